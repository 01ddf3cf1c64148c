import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, it } from 'vitest'
import { serverEnv, serverFlags } from '../scripts/lib/start/server-flags.mjs'

const dockerfile = readFileSync('Dockerfile', 'utf8')
const image = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))

/** What the image has of the sources, as files and folders. */
const copied = [...image.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = '']) => paths.split(' '))

const isCopied = (file: string) => copied.some((path) => file === path || file.startsWith(`${path}/`))

const commands = ['main', 'import', 'migrate', 'rotate-keys', 'staff-owner'].map((name) => `server/${name}.ts`)

const statement = /^\s*(?:import|export)\s(?!type\b)(?:[^'"]*?\sfrom\s)?'([^']+)'|\bimport\(\s*'([^']+)'/gm

function resolve(file: string, from: string): string | null {
  if (/^#(?:themes|manifest)\//.test(from)) return from.slice(1)
  if (from.startsWith('#')) return from.replace('#', 'src/')
  return from.startsWith('.') ? posix.join(posix.dirname(file), from) : null
}

const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(statement)].flatMap(([, named, dynamic]) => {
    const path = resolve(file, named ?? dynamic ?? '')
    return path === null || !path.endsWith('.ts') ? [] : [path]
  })

it('has every file that the server and its commands import', () => {
  const seen = new Set([...commands, 'scripts/refresh.ts'])
  for (const file of seen) for (const path of importsOf(file)) seen.add(path)
  expect(seen.size).toBeGreaterThan(500)
  expect([...seen].filter((file) => !isCopied(file))).toEqual([])
})

it('starts the server as npm start does', () => {
  for (const [name, value] of Object.entries(serverEnv)) expect(image).toContain(`${name}=${value}`)
  expect(image).toContain(JSON.stringify(['node', ...serverFlags, 'server/main.ts']).replaceAll(',', ', '))
})

it('has no setting and no secret of the folder it is built in', () => {
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n')
  expect(ignored).toEqual(expect.arrayContaining(['.env', 'deploy/.env', 'deploy/shop.env', '.data']))
  expect(copied.filter((path) => path === '.' || path.startsWith('deploy'))).toEqual([])
})
