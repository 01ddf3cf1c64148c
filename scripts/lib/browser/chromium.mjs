import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { ScriptError } from '../start/startup-error.mjs'
import { installPackages } from './packages.mjs'

// Without windows: a page takes half the processor time in it.
const shell = 'chromium-headless-shell'
const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const names = [shell, ...whole]
const thisMachine = {
  env: process.env,
  applications: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
}
const managers = [
  ['apt-get', 'sudo apt-get update && sudo apt-get install -y chromium'],
  ['dnf', 'sudo dnf install -y chromium'],
  ['pacman', 'sudo pacman -S chromium'],
  ['apk', 'sudo apk add chromium'],
  ['brew', 'brew install --cask chromium'],
]

/** The path of a Chromium: the configured one, or one of this machine. `first` is the kind to look for first. */
export function chromiumPath(first = 'shell', { env, applications } = thisMachine) {
  if (env.CHROMIUM_PATH) {
    if (isProgram(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH
    throw new ScriptError(`CHROMIUM_PATH is "${env.CHROMIUM_PATH}", which is not a program: correct it, or unset it.`)
  }
  const onPaths = (list) => list.map((name) => onPath(name, env)).find(Boolean)
  const wholeOne = () => onPaths(whole) ?? applications.find(isProgram)
  return first === 'shell' ? (onPaths([shell]) ?? wholeOne()) : (wholeOne() ?? onPaths([shell]))
}

/** The same; as root from the package manager, if there is none yet. What that prints goes to `say`. */
export const findChromium = async (say) => chromiumPath() ?? (await fromPackages(say))

async function fromPackages(say) {
  const { env } = thisMachine
  if (process.getuid?.() === 0 && onPath('apt-get', env)) {
    // Not every system with apt-get has the first package.
    for (const name of [shell, 'chromium']) {
      say(`The browser tests need Chromium: apt-get install ${name}\n`)
      await installPackages([name], say)
      const found = chromiumPath()
      if (found) return found
    }
  }
  const command = managers.find(([name]) => onPath(name, env))?.[1]
  throw new ScriptError(
    command
      ? `No Chromium was found for the browser tests: type ${command}, or set CHROMIUM_PATH.`
      : 'No Chromium was found for the browser tests: install one and set CHROMIUM_PATH to it.',
  )
}

const onPath = (name, env) =>
  (env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find(isProgram)

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
  } catch {
    return false
  }
  // Some systems install a stub that only prints how to install the real browser.
  return !names.some((name) => path.endsWith(`/${name}`)) || spawnSync(path, ['--version']).status === 0
}
