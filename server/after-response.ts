import { setImmediate } from 'node:timers/promises'

type Work = () => Promise<unknown>

/** Work that no response waits for, because how long it takes would show whether an account exists. */
export function createAfterResponse(onError: (error: unknown) => void) {
  const running = new Set<Promise<void>>()
  return {
    run: (work: Work) => {
      const done = setImmediate()
        .then(work)
        .then(() => undefined, onError)
        .finally(() => running.delete(done))
      running.add(done)
    },
    /** Resolves once all of it is done: a server that closes waits for it, and so do tests. */
    idle: async () => {
      while (running.size > 0) await Promise.all(running)
    },
  }
}

export type AfterResponse = ReturnType<typeof createAfterResponse>
