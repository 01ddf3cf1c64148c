import { run } from '../start/run.mjs'

/** Installs Debian packages as root, with options of apt-get before their names; what that prints goes to `say`. */
export async function installPackages(packages, say) {
  const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' }, onOutput: say }
  await run('apt-get', ['update'], quiet)
  await run('apt-get', ['install', '-y', ...packages], quiet)
}
