// npm start: everything a fresh clone needs, then the shop. Plain JavaScript without packages, for any Node from 18.
import { build, isStale } from './lib/build.mjs'
import { install } from './lib/install.mjs'
import { main } from './lib/refusal.mjs'
import { inRoot, node } from './lib/root.mjs'
import { run } from './lib/run.mjs'

await main(async () => {
  await install({ withDev: isStale() })
  await build()
  return run(node, [inRoot('server', 'main.ts')], { env: { NODE_ENV: 'production' }, channel: true })
})
