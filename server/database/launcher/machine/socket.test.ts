import { chmodSync, chownSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isRoot, launched, nobody, query, scratch, scratchDatabase } from '../scratch.ts'
import { makeSocketFolder, socketFolder } from './socket.ts'

it('uses the temp folder when the path would be too long', async () => {
  const dataDir = await scratchDatabase({ below: 'x'.repeat(120) })
  const database = await launched({ dataDir })
  expect(database.connection.host).not.toContain('x'.repeat(120))
  expect(await query(database, 'select 1 as answer')).toEqual([{ answer: 1 }])
})

it('limits the whole path to 100 bytes, counted as bytes', () => {
  const last = '/'.concat('d'.repeat(81))
  expect(socketFolder(last)).toBe(`${last}/run`)
  expect(socketFolder(`${last}d`, '/tmp')).toMatch(/^\/tmp\/hearth-[0-9a-f]{16}$/)
  expect(socketFolder(`/${'ü'.repeat(41)}`, '/tmp')).toMatch(/^\/tmp\/hearth-/)
  expect(socketFolder(`${last}d`, `/${'t'.repeat(90)}`)).toMatch(/^\/tmp\/hearth-/)
})

it('differs for every data folder', () => {
  const [a, b] = ['a', 'b'].map((name) => socketFolder(`/${name.repeat(120)}`, '/tmp'))
  expect(a).not.toBe(b)
})

it('rejects a folder that other users can enter, and a link', () => {
  const open = join(scratch(), 'run')
  mkdirSync(open)
  chmodSync(open, 0o755)
  expect(() => makeSocketFolder(open, { prefix: [] })).toThrow('must be a folder that only this user can enter')
  const link = join(scratch(), 'run')
  symlinkSync('/tmp', link)
  expect(() => makeSocketFolder(link, { prefix: [] })).toThrow('must be a folder that only this user can enter')
})

it.runIf(isRoot)('rejects a folder that another user created first (needs root)', () => {
  const foreign = join(scratch(), 'run')
  mkdirSync(foreign, { mode: 0o700 })
  chownSync(foreign, nobody, nobody)
  expect(() => makeSocketFolder(foreign, { prefix: [] })).toThrow('must be a folder that only this user can enter')
})
