import { execFileSync, type SpawnOptions, spawn } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

// Isolation by chroot needs neither control groups nor a network of its own.
const isolation = ['--isolation', 'chroot']

/** Runs buildah; returns what it printed, without the line end. */
export const buildah = (...args: string[]): string =>
  execFileSync('buildah', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 64_000_000 }).trim()

const succeeds = (action: () => unknown) => {
  try {
    action()
    return true
  } catch {
    return false
  }
}

export const hasBuildah = () => succeeds(() => buildah('--version'))

/** Whether the image is on this machine, or can be fetched. */
export const hasImage = (image: string) =>
  succeeds(() => buildah('inspect', '--type', 'image', image)) || succeeds(() => buildah('pull', '--quiet', image))

/** Certificates that this machine adds to those of Node: npm needs them in the build, too. */
function certificates(folder: string): string[] {
  const file = process.env.NODE_EXTRA_CA_CERTS
  if (!file) return []
  const inside = '/etc/hearth-ca.crt'
  const settings = join(folder, 'npmrc')
  writeFileSync(settings, `cafile=${inside}\n`)
  return ['--volume', `${file}:${inside}:ro`, '--volume', `${settings}:/root/.npmrc:ro`]
}

type Build = { tag: string; folder: string; args: Readonly<Record<string, string>> }

export function buildImage({ tag, folder, args }: Build) {
  const given = Object.entries(args).flatMap(([name, value]) => ['--build-arg', `${name}=${value}`])
  buildah(
    'bud',
    ...isolation,
    '--pull-never',
    '--format',
    'docker',
    '--tag',
    tag,
    ...given,
    ...certificates(folder),
    '.',
  )
}

type Layer = {
  tag: string
  folder: string
  files: Readonly<Record<string, string>>
  links: Readonly<Record<string, string>>
}

/** An image that has these files and links over those of another one. */
export function imageWith(base: string, { tag, folder, files, links }: Layer) {
  const source = join(folder, 'files')
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(source, path)), { recursive: true })
    writeFileSync(join(source, path), text)
  }
  for (const [path, target] of Object.entries(links)) symlinkSync(target, join(source, path))
  const container = buildah('from', '--pull-never', base)
  buildah('add', '--quiet', container, source, '/')
  buildah('commit', '--quiet', '--rm', container, tag)
}

type Run = { settings: Readonly<Record<string, string>>; data: string; command: readonly string[] }

const runArgs = (container: string, { settings, data, command }: Run) => [
  'run',
  ...isolation,
  '--volume',
  `${data}:/data`,
  ...Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
  container,
  '--',
  ...command,
]

/** Runs a command in a container; returns what it printed. */
export const runIn = (container: string, run: Run) => buildah(...runArgs(container, run))

export const spawnIn = (container: string, run: Run, options: SpawnOptions) =>
  spawn('buildah', runArgs(container, run), options)
