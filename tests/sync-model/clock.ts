type Timer = { dueAt: number; order: number; run: () => void }

const real = { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout }
const mostTimers = 50_000
const epoch = Date.UTC(2026, 10, 23)

/** Resolves when all remaining promises wait for a timer. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

/** A fake clock that only `pass` advances. `ignoredMs`: timers with this delay never fire. */
export function createClock({ ignoredMs }: { ignoredMs?: number } = {}) {
  const timers = new Map<number, Timer>()
  let now = epoch
  let made = 0
  let fired = 0
  const setTimeout = (run: () => void, ms = 0) => {
    made++
    if (ms !== ignoredMs) timers.set(made, { dueAt: now + Math.max(0, ms), order: made, run })
    return made
  }
  const next = (until: number) => {
    let first: [number, Timer] | undefined
    for (const entry of timers)
      if (
        entry[1].dueAt <= until &&
        (!first || entry[1].dueAt < first[1].dueAt || (entry[1].dueAt === first[1].dueAt && entry[0] < first[0]))
      )
        first = entry
    return first
  }
  return {
    now: () => now,
    after: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
    settle,
    /** Advances the clock and runs the timers that are due. */
    async pass(ms: number) {
      const until = now + ms
      await settle()
      for (let due = next(until); due; due = next(until)) {
        timers.delete(due[0])
        now = due[1].dueAt
        due[1].run()
        if (++fired > mostTimers) throw new Error('Timers without end')
        await settle()
      }
      now = until
    },
    /** Replaces the global timers; the returned function restores them. */
    install() {
      const clearTimeout = (id: number) => void timers.delete(id)
      Object.assign(globalThis, { setTimeout, clearTimeout })
      return () => void Object.assign(globalThis, real)
    },
  }
}

export type Clock = ReturnType<typeof createClock>
