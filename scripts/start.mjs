// npm start: installs and builds what is missing, then starts the shop. Plain JavaScript without packages, for any Node
// from 18.
import { build, isStale } from './lib/start/build.mjs'
import { install } from './lib/start/install.mjs'
import { inRoot, node } from './lib/start/root.mjs'
import { run } from './lib/start/run.mjs'
import { serverEnv, serverFlags } from './lib/start/server-flags.mjs'
import { main } from './lib/start/startup-error.mjs'
import { supervise } from './lib/start/supervise.mjs'

await main(async () => {
  await install({ withDev: isStale() })
  await build()
  const server = [...serverFlags, inRoot('server', 'main.ts')]
  const env = { ...serverEnv, NODE_ENV: 'production' }
  return supervise((listeners) => run(node, server, { env, channel: true, ...listeners }))
})
