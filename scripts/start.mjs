// npm start: everything a fresh clone needs, then the shop. Plain JavaScript without packages, for any Node from 18.
import { build, isStale } from './lib/build.mjs'
import { install } from './lib/install.mjs'
import { main } from './lib/refusal.mjs'
import { inRoot, node } from './lib/root.mjs'
import { run } from './lib/run.mjs'
import { serverFlags } from './lib/server-flags.mjs'
import { supervise } from './lib/supervise.mjs'

await main(async () => {
  await install({ withDev: isStale() })
  await build()
  const server = [...serverFlags, inRoot('server', 'main.ts')]
  return supervise((listeners) => run(node, server, { env: { NODE_ENV: 'production' }, channel: true, ...listeners }))
})
