import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installPackages } from './packages.mjs'

const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb']
const libraries = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib64', '/usr/libexec']

const onPath = (name, env) =>
  (env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))

/** WebKitGTK's small browser is in a folder of the library's version. */
const miniBrowser = () =>
  libraries
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name, 'MiniBrowser')))
    .find((path) => /\/webkit2gtk-/.test(path) && existsSync(path))

/** Where the other engines are on this machine, as environment variables; none of an engine that is not complete. */
export function enginePaths(env = process.env) {
  const firefox = env.FIREFOX_PATH ?? onPath('firefox-esr', env) ?? onPath('firefox', env)
  const driver = onPath('WebKitWebDriver', env)
  const browser = miniBrowser()
  return {
    ...(firefox && { FIREFOX_PATH: firefox }),
    ...(driver && browser && onPath('Xvfb', env) && { WEBKIT_DRIVER_PATH: driver, WEBKIT_BROWSER_PATH: browser }),
  }
}

/** Installs the engines on Debian as root; what that prints goes to `say`. Elsewhere their tests are skipped and say so. */
export async function installEngines(say, env = process.env) {
  const { FIREFOX_PATH, WEBKIT_DRIVER_PATH } = enginePaths(env)
  if ((FIREFOX_PATH && WEBKIT_DRIVER_PATH) || process.getuid?.() !== 0 || !onPath('apt-get', env)) return
  say(`The tests of other engines need: apt-get install ${packages.join(' ')}\n`)
  await installPackages(['--no-install-recommends', ...packages], say)
}
