// npm run dev: the server with Vite; the page reloads changed modules, and the server restarts when its files change.
import { install } from './lib/start/install.mjs'
import { inRoot, node } from './lib/start/root.mjs'
import { run } from './lib/start/run.mjs'
import { main } from './lib/start/startup-error.mjs'

await main(async () => {
  await install()
  return run(node, ['--watch', '--watch-preserve-output', inRoot('server', 'main.ts')], {
    env: { NODE_ENV: 'development' },
  })
})
