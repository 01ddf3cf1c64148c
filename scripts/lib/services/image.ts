import { once } from 'node:events'
import { chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../shop-server.ts'
import { buildah, buildImage, hasBuildah, hasImage, imageWith, runIn, spawnIn } from './builder.ts'

const base = 'docker.io/library/node:24-bookworm-slim'
const tag = 'localhost/hearth-services'
const previous = 'localhost/hearth-services-previous'
// The user `node` of the base image.
const owner = 1000
const startPatienceMs = 120_000

type Outcome = { skipped: string } | { checks: readonly string[] }

const expect = (isTrue: boolean, sentence: string) => {
  if (!isTrue) throw new Error(`The image does not do this: ${sentence}`)
  return sentence
}

type Config = { User: string; Cmd: string[]; Healthcheck?: { Test: string[] } }

const configOf = (image: string) =>
  (JSON.parse(buildah('inspect', '--type', 'image', image)) as { Docker: { config: Config } }).Docker.config

const bodyOf = (port: number, path: string) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers: { host: `wa.localhost:${port}` } }, (response) => {
      let text = ''
      response.on('data', (piece) => (text += piece))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
      response.on('error', reject)
    }).on('error', reject)
  })

const isReady = (port: number) =>
  bodyOf(port, '/readyz').then(
    ({ status }) => status === 200,
    () => false,
  )

/** The process of the server that has this port; buildah passes no signals on. */
const serverPid = (port: number) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .find((pid) => {
      try {
        const isServer = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes('server/main.ts')
        return isServer && readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(`PORT=${port}`)
      } catch {
        return false // ended meanwhile
      }
    })

/** Starts the image as its configuration says. */
async function startServer(container: string, { command, data }: { command: string[]; data: string }) {
  const port = await freePort()
  const settings = { PORT: String(port), OPS_PORT: String(await freePort()) }
  const child = spawnIn(container, { settings, data, command }, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text))
  const gone = once(child, 'exit')
  const began = performance.now()
  while (!(await isReady(port))) {
    if (child.exitCode !== null || performance.now() - began > startPatienceMs)
      throw new Error(`The container did not start:\n${output}`)
    await sleep(250)
  }
  return {
    port,
    settings,
    output: () => output,
    stop: async () => {
      process.kill(Number(serverPid(port)), 'SIGTERM')
      const [code] = (await gone) as [number | null]
      return code
    },
  }
}

/** Builds the image and runs it, where buildah is installed and the base image is to be had. */
export async function testImage(say: (text: string) => void): Promise<Outcome> {
  if (!hasBuildah()) return { skipped: 'buildah is not installed (on Debian: apt-get install buildah)' }
  if (!hasImage(base)) return { skipped: `${base} is neither here nor to be fetched` }
  const folder = mkdtempSync(join(tmpdir(), 'hearth-image-'))
  const data = join(folder, 'data')
  const closing: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
  try {
    return { checks: await checkImage({ folder, data, say, closing }) }
  } finally {
    for (const close of closing.reverse()) close()
  }
}

type Place = { folder: string; data: string; say: (text: string) => void; closing: (() => unknown)[] }

async function checkImage({ folder, data, say, closing }: Place) {
  const build = 'app/dist/build-00000000'
  imageWith(base, {
    tag: previous,
    folder,
    files: {
      [`${build}/client/assets/early-00000000.js`]: '// of the version before',
      [`${build}/releases.json`]: JSON.stringify([['early-00000000.js']]),
    },
    links: { 'app/dist/current': 'build-00000000' },
  })
  say('building, which takes minutes')
  buildImage({ tag, folder, args: { PREVIOUS: previous } })
  const { User: user, Cmd: command, Healthcheck: health } = configOf(tag)
  const container = buildah('from', '--pull-never', tag)
  closing.push(() => buildah('rm', container))
  mkdirSync(data)
  chownSync(data, owner, owner)
  const found = runIn(container, {
    settings: {},
    data,
    command: [
      'sh',
      '-c',
      'id -u; find /app -not -path "/app/node_modules/*" -name "*.test.ts*"; ls -d /app/tests /app/deploy /app/.env || true',
    ],
  })
  const checks = [
    expect(user === 'node' && found === String(owner), 'runs as node, without tests, settings and deploy/'),
  ]

  const first = await startServer(container, { command, data })
  checks.push(expect((await bodyOf(first.port, '/')).text.includes('<h1'), 'opens the shop at its first start'))
  const earlier = await bodyOf(first.port, '/assets/early-00000000.js')
  checks.push(expect(earlier.status === 200, 'serves the files of the version before'))
  const [, ...test] = health?.Test ?? []
  runIn(container, { settings: first.settings, data, command: test })
  checks.push('is healthy at the port that PORT says')
  const last = bodyOf(first.port, '/search?q=kettle')
  await sleep(20)
  const code = await first.stop()
  checks.push(
    expect((await last).status < 400 && code === 0, 'ends the running request after a stop signal, then itself'),
  )

  const second = await startServer(container, { command, data })
  checks.push(expect(!second.output().includes('Made a new database'), 'finds its data at the second start'))
  const migrated = runIn(container, { settings: {}, data, command: ['node', 'server/migrate.ts'] })
  checks.push(expect(migrated.includes('is at this version'), 'applies migrations by a command beside the server'))
  await second.stop()
  return checks
}
