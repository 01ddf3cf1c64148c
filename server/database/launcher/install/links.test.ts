import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readlinkSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { scratch } from '../scratch.ts'
import { findBinaries } from './binaries.ts'
import { restoreLinks } from './links.ts'

it('creates missing library links, so that the server runs', async () => {
  const installed = dirname(dirname((await findBinaries()).postgres))
  const native = join(scratch(), 'native')
  cpSync(installed, native, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith('/share') })
  const links = readdirSync(join(native, 'lib'), { withFileTypes: true }).filter((entry) => entry.isSymbolicLink())
  for (const { name } of links) rmSync(join(native, 'lib', name))
  const version = () => spawnSync(join(native, 'bin', 'postgres'), ['--version']).stdout.toString()
  expect(version()).toBe('')
  expect(restoreLinks(native)).toBe(links.length)
  expect(version()).toMatch(/^postgres \(PostgreSQL\) 18\./)
  expect(readlinkSync(join(native, 'lib', 'libpq.so.5'))).toMatch(/^libpq\.so\.5\./)
  expect(restoreLinks(native)).toBe(0)
})
