import { accessSync, constants, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { serverEnv, serverFlags } from '../scripts/lib/start/server-flags.mjs'
import { configOf, settingNames } from '../server/config.ts'

const dockerfile = readFileSync('Dockerfile', 'utf8')
const guide = readFileSync('docs/deployment.md', 'utf8')
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

it('has commands that end with a sentence when they fail, without a stack', () => {
  const files = [...commands.filter((file) => file !== 'server/main.ts'), 'scripts/refresh.ts']
  for (const file of files) expect(readFileSync(file, 'utf8'), file).toMatch(/\.catch\(failCommand\)\n$/)
})

it('starts the server as npm start does', () => {
  for (const [name, value] of Object.entries(serverEnv)) expect(image).toContain(`${name}=${value}`)
  expect(image).toContain(JSON.stringify(['node', ...serverFlags, 'server/main.ts']).replaceAll(',', ', '))
})

it('listens and is probed where the proxy, the metrics and the guide expect it', () => {
  const pairs = [...image.matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) => line.split(' '))
  const set = Object.fromEntries(pairs.map((pair) => pair.split('=') as [string, string]))
  const own = Object.keys(set).filter((name) => name !== 'NODE_ENV' && !(name in serverEnv))
  expect(own).toEqual(['HOST', 'PORT', 'DATA_DIR', 'OPS_HOST', 'OPS_PORT'])
  expect(settingNames).toEqual(expect.arrayContaining(own))
  expect(image).toContain(`EXPOSE ${set.PORT} ${set.OPS_PORT}`)
  expect(image).toContain(`VOLUME ${set.DATA_DIR}`)
  const proxy = readFileSync('deploy/Caddyfile', 'utf8')
  expect(proxy).toContain(`web-1:${set.PORT} web-2:${set.PORT}`)
  expect(guide).toContain(`'web-1:${set.OPS_PORT}', 'web-2:${set.OPS_PORT}', 'jobs:${set.OPS_PORT}'`)
  const probes = readFileSync('server/observability/probes.ts', 'utf8')
  for (const text of [proxy, image, probes]) expect(text).toContain('/readyz')
})

it('has the commands that the guide runs in containers', () => {
  const run = [...guide.matchAll(/docker compose .* node (\S+\.ts)/g)].map(([, file = '']) => file)
  expect(new Set(run)).toEqual(new Set(['server/staff-owner.ts', 'server/import.ts', 'server/migrate.ts']))
  expect(commands).toEqual(expect.arrayContaining(run))
})

it('has no setting and no secret of the folder it is built in', () => {
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n')
  expect(ignored).toEqual(expect.arrayContaining(['.env', 'deploy/.env', 'deploy/shop.env', '.data']))
  expect(copied.filter((path) => path === '.' || path.startsWith('deploy'))).toEqual([])
})

describe('the files for docker compose', () => {
  const files = ['compose.yaml', 'compose.scale.yaml'].map((name) => readFileSync(`deploy/${name}`, 'utf8'))
  const all = files.join('\n')
  const serviceNames = files.flatMap((text) => {
    const [, services = ''] = /^services:\n([\s\S]*?)\n(?=\S)/m.exec(text) ?? []
    return [...services.matchAll(/^ {2}([a-z0-9-]+):/gm)].map(([, name]) => name)
  })
  /** What deploy/.env says, and the text with it. */
  const secrets = new Set([...all.matchAll(/\$\{(\w+):\?/g)].map(([, name = '']) => name))
  const samples: Record<string, string> = {
    HOSTS: 'www.shop.example=wa,admin.shop.example',
    CMS_URL: 'https://admin.shop.example',
    KEY_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
  }
  const filled = (text: string) =>
    text.replaceAll(/\$\{(\w+)(?::(?:\?[^}]*|-([^}]*)))?\}/g, (_, name, usual) => samples[name] ?? usual ?? 'secret')
  /** The variables of the first server in a file. */
  const variablesOf = (text: string) => {
    const [, block = ''] = /web-1: &[\s\S]*?environment:.*\n((?: {6}.*\n)+)/.exec(text) ?? []
    const pairs = [...filled(block).matchAll(/^ {6}([A-Z_]+): (.+)$/gm)]
    return Object.fromEntries(pairs.map(([, name, value = '']) => [name, value.replaceAll("'", '')]))
  }

  it('give servers settings that they accept, alone and together', () => {
    const [plain, scaled] = files.map(variablesOf)
    const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, ...ofScale } = scaled ?? {}
    expect([AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY]).toEqual(['secret', 'secret'])
    expect(settingNames).toEqual(expect.arrayContaining(Object.keys({ ...plain, ...ofScale })))
    expect(configOf({ ...plain })).toMatchObject({ isPooled: false, replicaUrl: undefined, fileBucket: null })
    expect(configOf({ ...plain, ...ofScale })).toMatchObject({
      roles: { web: true, jobs: false },
      isPooled: true,
      replicaUrl: 'postgres://hearth:secret@pooler:6432/hearth_replica',
      fileBucket: { bucket: 'hearth-files', endpoint: 'http://files:7070' },
    })
  })

  it('name services and databases that are there', () => {
    const pooler = readFileSync('deploy/pgbouncer.ini', 'utf8')
    const replica = readFileSync('deploy/start-replica.sh', 'utf8')
    const named = [
      ...[...all.matchAll(/@([a-z-]+):\d+\//g), ...all.matchAll(/http:\/\/([a-z-]+):\d/g)],
      ...[...pooler.matchAll(/host=(\S+)/g), ...replica.matchAll(/host=(\S+)/g)],
    ].map(([, host]) => host)
    expect(new Set(named)).toEqual(new Set(['database', 'pooler', 'files', 'replica']))
    expect(serviceNames).toEqual(expect.arrayContaining(named))
    const databases = [...all.matchAll(/@pooler:6432\/(\w+)/g)].map(([, name]) => name)
    expect(databases).toEqual(['hearth', 'hearth_replica'])
    for (const name of databases) expect(pooler).toMatch(new RegExp(`^${name} = host=`, 'm'))
  })

  it('mount files of their folder, of which scripts can be run', () => {
    const mounted = [...all.matchAll(/\.\/([\w.-]+):\//g)].map(([, name = '']) => `deploy/${name}`)
    expect(mounted).toContain('deploy/allow-replica.sh')
    for (const path of mounted) accessSync(path, path.endsWith('.sh') ? constants.X_OK : constants.R_OK)
  })

  it('need secrets that docs/deployment.md says', () => {
    expect(secrets.size).toBeGreaterThanOrEqual(7)
    expect([...secrets].filter((name) => !guide.includes(`${name}=`))).toEqual([])
  })
})
