import { setTimeout as sleep } from 'node:timers/promises'

/** How many times in a row a server is restarted, and after how long it counts as stable. */
const limit = 10
const steadyMs = 10 * 60_000
const longestPauseMs = 30_000

/**
 * Restarts a crashed server with growing delays. Not when it was stopped, exited with 0, or never opened: then it has
 * printed the reason, and a restart would fail again.
 */
export async function supervise(start, { pauseMs = 1_000, say = console.error } = {}) {
  let wasOpen = false
  for (let failures = 0; ; ) {
    let openSince = Number.POSITIVE_INFINITY
    let isStopped = false
    const code = await start({
      onMessage: (message) => {
        if (message === 'open') openSince = Date.now()
      },
      onStop: () => {
        isStopped = true
      },
    })
    wasOpen ||= openSince <= Date.now()
    if (isStopped || code === 0 || !wasOpen) return code
    failures = Date.now() - openSince > steadyMs ? 1 : failures + 1
    if (failures > limit) {
      say(`The server died ${failures} times in a row: not started again.`)
      return code
    }
    const pause = Math.min(pauseMs * 2 ** (failures - 1), longestPauseMs)
    say(`The server died (${code}): starting it again in ${pause / 1000} s.`)
    await sleep(pause)
  }
}
