import { setImmediate } from 'node:timers/promises'

type Work = () => Promise<unknown>

/** Runs work after the response, because its duration would reveal whether an account exists. */
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
    /** Resolves once all work is done; a closing server and tests wait for it. */
    idle: async () => {
      while (running.size > 0) await Promise.all(running)
    },
  }
}

export type AfterResponse = ReturnType<typeof createAfterResponse>
