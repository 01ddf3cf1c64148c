import { setTimeout as sleep } from 'node:timers/promises'
import type { SentRequest } from './ledger.ts'

type Options = {
  url: string
  paths: readonly [string, ...string[]]
  perSecond: number
  report: (sent: SentRequest) => void
}

/** Sends requests at a steady rate, whether or not earlier ones have a response. Returns what ends it. */
export function startBrowsing({ url, paths, perSecond, report }: Options) {
  const inFlight = new Set<Promise<void>>()
  let isOver = false

  async function request(path: string) {
    const status = await fetch(url + path, { signal: AbortSignal.timeout(8_000) }).then(
      async (response) => {
        await response.arrayBuffer()
        return response.status
      },
      () => null,
    )
    report({ at: Date.now(), what: `GET ${path}`, status })
  }

  async function run() {
    for (let index = 0; !isOver; index++) {
      const sending = request(paths[index % paths.length] ?? paths[0])
      inFlight.add(sending)
      void sending.finally(() => inFlight.delete(sending))
      await sleep(1_000 / perSecond)
    }
    await Promise.all(inFlight)
  }

  const running = run()
  return async () => {
    isOver = true
    await running
  }
}
