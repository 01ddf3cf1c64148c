import { chmodSync, chownSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { nobody, nobodyCanEnter, project } from './fixture.ts'
import { supervise } from './lib/start/supervise.mjs'

const installing = 'ci --include=dev --include=optional --no-audit --no-fund --loglevel=error'
const building = 'run --silent build'

/** Starts the shop, waits until it is open, and ends it. */
async function startOnce(shop: ReturnType<typeof project>, env = {}) {
  shop.forget()
  const starter = shop.run('start.mjs', env)
  await starter.saying('open, pid')
  starter.child.kill('SIGTERM')
  await starter.ended
  return shop.calls()
}

it('installs and builds a fresh clone, opens the shop, and does neither the next time', async () => {
  const shop = project()
  expect(await startOnce(shop)).toEqual([installing, building])
  expect(await startOnce(shop)).toEqual([])
})

it('builds again when a file of the app has changed, not when it was only touched or is a test', async () => {
  const shop = project()
  await startOnce(shop)
  shop.write('src/app.test.ts', 'a test')
  utimesSync(join(shop.root, 'src/app.ts'), new Date(), new Date())
  expect(await startOnce(shop)).toEqual([])
  shop.write('src/app.ts', 'export const a = 2')
  expect(await startOnce(shop)).toEqual([building])
  shop.write('themes/new/brand.ts', '')
  expect(await startOnce(shop)).toEqual([building])
  rmSync(join(shop.root, 'themes'), { recursive: true })
  expect(await startOnce(shop)).toEqual([building])
  rmSync(join(shop.root, 'dist/current/client/app.js'))
  expect(await startOnce(shop)).toEqual([building])
})

it('installs again when the lockfile has another version', async () => {
  const shop = project()
  await startOnce(shop)
  shop.lock('24.22.0')
  expect(await startOnce(shop)).toEqual([installing, building])
})

it('accepts a manual install, and installs again when that was interrupted', async () => {
  const shop = project()
  await startOnce(shop)
  rmSync(join(shop.root, 'node_modules/.installed'))
  expect(await startOnce(shop)).toEqual([])
  rmSync(join(shop.root, 'node_modules/.package-lock.json'))
  expect(await startOnce(shop)).toEqual([installing])
})

it("fetches the project's own Node when install scripts were off, and fails with a message when it cannot", async () => {
  const shop = project()
  await startOnce(shop)
  const node = join(shop.root, 'node_modules/node/bin/node')
  rmSync(node)
  expect(await startOnce(shop)).toEqual(['rebuild node'])
  rmSync(node)
  writeFileSync(node, '#!/bin/sh\necho v20.1.0\n', { mode: 0o755 })
  const starter = shop.run('start.mjs', { SCRIPTS_OFF: '1' })
  expect(await starter.ended).toBe(1)
  expect(starter.output()).toContain('Node 24 could not be put into node_modules/node: allow install scripts')
})

it('passes a signal on and ends with the code of the server', async () => {
  const shop = project()
  const starter = shop.run('start.mjs')
  await starter.saying('open, pid')
  expect(starter.output()).toContain('production, arenas 2')
  starter.child.kill('SIGINT')
  starter.child.kill('SIGINT')
  expect(await starter.ended).toBe(7)
  expect(starter.output().match(/stopping/g)).toEqual(['stopping'])
})

it('restarts a crashed server with growing delays, and not one that was stopped', async () => {
  const shop = project()
  const server = `
import { existsSync, writeFileSync } from 'node:fs'
import { onStopRequest } from './process/stop-request.ts'
onStopRequest(() => process.exit(0))
process.send('open')
const marks = ['first', 'second']
const next = marks.find((mark) => !existsSync(mark))
if (next === 'first') { writeFileSync(next, ''); process.kill(process.pid, 'SIGKILL') }
else if (next === 'second') { writeFileSync(next, ''); throw new Error('broken') }
else setTimeout(() => console.log('open for the third time'), 50)
setInterval(() => {}, 1000)`
  shop.write('server/main.ts', server)
  const starter = shop.run('start.mjs')
  await starter.saying('open for the third time')
  expect(starter.output()).toContain('The server died (137): starting it again in 1 s.')
  expect(starter.output()).toContain('The server died (1): starting it again in 2 s.')
  starter.child.kill('SIGTERM')
  expect(await starter.ended).toBe(0)
})

it('does not restart a server that never was open, and gives up after ten crashes in a row', async () => {
  const shop = project()
  shop.write('server/main.ts', 'console.error("Port 3000 is taken"); process.exit(1)')
  const starter = shop.run('start.mjs')
  expect(await starter.ended).toBe(1)
  expect(starter.output().match(/Port 3000 is taken/g)).toHaveLength(1)
  const said: string[] = []
  const start = async ({ onMessage }: { onMessage: (message: unknown) => void }) => {
    onMessage('open')
    return 1
  }
  expect(await supervise(start, { pauseMs: 0, say: (line: string) => said.push(line) })).toBe(1)
  expect(said).toHaveLength(11)
  expect(said.at(-1)).toBe('The server died 11 times in a row: not started again.')
})

it('stops the server when npm ends the shell between them', async () => {
  const shop = project()
  const starter = shop.run('start.mjs', { npm_lifecycle_event: 'start' }, { shell: true })
  await starter.saying('open, pid')
  starter.child.kill('SIGTERM')
  await starter.ended
  expect(starter.output()).toContain('stopping: SIGTERM')
})

it('stops the server when the starter is killed', async () => {
  const shop = project()
  const starter = shop.run('start.mjs')
  await starter.saying('open, pid')
  const pid = Number(/pid (\d+)/.exec(starter.output())?.[1])
  starter.child.kill('SIGKILL')
  const isGone = () => expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  // In a container without an init its zombie is never reaped; then its last output shows that it stopped in order.
  await vi.waitFor(() => starter.output().includes('stopping: the starter ended') || isGone(), { timeout: 5_000 })
})

it('fails with one sentence when install or build fail, and retries the next time', async () => {
  const shop = project()
  const first = shop.run('start.mjs', { NPM_FAILS: '1' })
  expect(await first.ended).toBe(1)
  expect(first.output()).toContain(
    'npm ci ended with 3: see its messages above, and check the connection to the registry.',
  )
  const second = shop.run('start.mjs', { BUILD_FAILS: '1' })
  expect(await second.ended).toBe(1)
  expect(second.output()).toContain('The build ended with 4: see its messages above.')
  expect(await startOnce(shop)).toEqual([building])
})

it.runIf(nobodyCanEnter)('reports in one sentence that the folder is not writable (tried by root)', async () => {
  const shop = project()
  chmodSync(dirname(shop.root), 0o755)
  chownSync(shop.root, 0, 0)
  const starter = shop.run('start.mjs', {}, { uid: nobody })
  expect(await starter.ended).toBe(1)
  expect(starter.output()).toBe(
    `The folder ${shop.root} cannot be written by this user: give it to this user, or clone into a folder of your own.\n`,
  )
})

it('restarts the development server when a file of the server changes', async () => {
  const shop = project()
  const watcher = shop.run('dev.mjs')
  await watcher.saying('development')
  await sleep(200)
  shop.write('server/process/stop-request.ts', 'export const onStopRequest = () => console.log("changed")')
  await watcher.saying('changed')
  watcher.child.kill('SIGTERM')
  await watcher.ended
  expect(shop.calls()).toEqual([installing])
})
