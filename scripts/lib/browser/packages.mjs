import { run } from '../start/run.mjs'

let updating

/** Installs Debian packages as root, with options of apt-get before their names; what that prints goes to `say`. */
export async function installPackages(packages, say) {
  const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' }, onOutput: say }
  updating ??= run('apt-get', ['update'], quiet)
  await updating
  await run('apt-get', ['install', '-y', ...packages], quiet)
}
