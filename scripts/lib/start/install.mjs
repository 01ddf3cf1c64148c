import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { inRoot, node, root } from './root.mjs'
import { run } from './run.mjs'
import { ScriptError } from './startup-error.mjs'

const nodeMajor = 24
const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
// Inside node_modules, so that both are deleted together.
const stamp = inRoot('node_modules', '.installed')
const lockFile = inRoot('package-lock.json')
const lockDigest = () => createHash('sha256').update(readFileSync(lockFile)).digest('hex')

/** Installs missing packages of the lockfile, and makes sure that the project's own Node has the right version. */
export async function install({ withDev = true } = {}) {
  if (!isInstalled({ withDev })) {
    checkWritable()
    await npmInstall()
  }
  if (ownNodeMajor() === nodeMajor) return
  checkWritable()
  console.log(`The project's own Node ${nodeMajor} is not there: npm rebuild node`)
  await run('npm', ['rebuild', 'node'])
  if (ownNodeMajor() !== nodeMajor)
    throw new ScriptError(
      `Node ${nodeMajor} could not be put into node_modules/node: allow install scripts for the package "node" (npm config get ignore-scripts), then run npm rebuild node.`,
    )
}

/**
 * Whether npm under this Node installs the native packages: below 20.19 it skips those with a newer `engines` field.
 */
function installsNative(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > 20 || (major === 20 && minor >= 19)
}

/** Installs a newer Node for npm, outside node_modules, which npm ci empties. */
async function newerNode() {
  const folder = inRoot('.data', 'bootstrap')
  const bin = join(folder, 'node_modules', 'node', 'bin')
  const { version } = packagesOf('package-lock.json')?.['node_modules/node'] ?? { version: String(nodeMajor) }
  if (majorOf(join(bin, 'node')) === nodeMajor) return bin
  console.log(`This is Node ${process.versions.node}: npm gets Node ${version} to install with`)
  mkdirSync(folder, { recursive: true })
  await run('npm', ['install', '--prefix', folder, '--no-save', '--no-package-lock', ...quiet, `node@${version}`])
  if (majorOf(join(bin, 'node')) !== nodeMajor)
    throw new ScriptError(
      `Node ${nodeMajor} could not be put into ${folder}: see npm's messages above, or install Node 20.19 or newer.`,
    )
  return bin
}

async function npmInstall() {
  // npm ci needs a lockfile.
  const command = existsSync(lockFile) ? 'ci' : 'install'
  console.log(`Installing what is missing: npm ${command}`)
  const path = installsNative(process.versions.node)
    ? {}
    : { PATH: `${await newerNode()}${delimiter}${process.env.PATH}` }
  const code = await run('npm', [command, '--include=dev', '--include=optional', ...quiet], { env: path })
  if (code !== 0)
    throw new ScriptError(
      `npm ${command} ended with ${code}: see its messages above, and check the connection to the registry.`,
    )
  if (command === 'ci') writeFileSync(stamp, lockDigest())
}

/** Whether this lockfile was installed by us, or else all its packages are in npm's own record of the installation. */
function isInstalled({ withDev }) {
  const installed = packagesOf('node_modules', '.package-lock.json')
  if (!installed) return false
  const locked = packagesOf('package-lock.json')
  if (!locked) return true
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockDigest()) return true
  return Object.entries(locked).every(([path, { version, optional, devOptional, dev, link, extraneous }]) => {
    const found = installed[path]
    if (found) return found.version === version
    // Optional packages are installed only on matching platforms.
    return path === '' || link || extraneous || optional || devOptional || (dev && !withDev)
  })
}

function packagesOf(...path) {
  if (!existsSync(inRoot(...path))) return undefined
  return JSON.parse(readFileSync(inRoot(...path), 'utf8')).packages
}

const ownNodeMajor = () => majorOf(node)

function majorOf(program) {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' })
  return Number.parseInt(/^v(\d+)/.exec(stdout ?? '')?.[1] ?? '', 10)
}

export function checkWritable() {
  for (const folder of [root, inRoot('node_modules'), inRoot('dist')].filter(existsSync)) {
    try {
      accessSync(folder, constants.W_OK)
    } catch {
      throw new ScriptError(
        `The folder ${folder} cannot be written by this user: give it to this user, or clone into a folder of your own.`,
      )
    }
  }
}
