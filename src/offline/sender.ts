import type { Lock } from './sync/locks.ts'

type Waiting = { readonly id: string; readonly state: string }

/** What the rows of a queue do: which goes next, when, and what becomes of one that failed. */
export type SendingRules<Row, Failure> = {
  readonly next: (rows: readonly Row[], now: number, isForced: boolean) => Row | null
  readonly nextTry: (rows: readonly Row[]) => number | null
  /** Null: there is nothing left to do. */
  readonly afterFailure: (row: Row, failure: Failure, at: { now: number; random: number }) => Row | null
}

type Parts<Row, Answer, Failure> = {
  readonly outbox: {
    readonly list: () => Promise<readonly Row[]>
    readonly begin: (id: string) => Promise<Row | null>
    readonly settle: (id: string, answer: Answer | null) => Promise<void>
    readonly replace: (row: Row) => Promise<void>
  }
  readonly rules: SendingRules<Row, Failure>
  readonly lock: Lock
  readonly lockName: string
  /** One attempt; a failure is thrown. */
  readonly send: (row: Row) => Promise<Answer>
  readonly readFailure: (error: unknown) => Failure
  /** Whether there is any use in trying. */
  readonly canSend: () => Promise<boolean>
  /** Before the row goes: what showed it as waiting now shows it as sent. */
  readonly onAnswered: (row: Row, answer: Answer) => void
  readonly onSent: (row: Row, answer: Answer) => void
  /** May take the row away, when it tells of the failure itself. */
  readonly onFailed: (row: Row, error: unknown) => Promise<void>
  readonly now?: () => number
  readonly random?: () => number
}

const unnotedMs = 3_000

/** Sends what waits, one after the other, by one tab of the browser at a time. */
export function createSender<Row extends Waiting, Answer, Failure>(parts: Parts<Row, Answer, Failure>) {
  const { outbox, rules, lock, lockName, send, readFailure, canSend, onAnswered, onSent, onFailed } = parts
  const { now = Date.now, random = Math.random } = parts
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  /** False when nothing more can go out for now. */
  async function attempt(row: Row): Promise<boolean> {
    // Noted before it goes out: from here on nobody can say that it did not arrive.
    const tried = await outbox.begin(row.id)
    if (!tried) return true
    try {
      const answer = await send(tried)
      onAnswered(tried, answer)
      await outbox.settle(tried.id, answer)
      onSent(tried, answer)
      return true
    } catch (error) {
      const after = rules.afterFailure(tried, readFailure(error), { now: now(), random: random() })
      if (after) await outbox.replace(after)
      else await outbox.settle(tried.id, null)
      await onFailed(tried, error)
      return !(await outbox.list()).some(({ id, state }) => id === tried.id && state === 'waiting')
    }
  }

  /** False when there is no connection: then its return begins the next run, and no clock does. */
  async function sendAll(isForced: boolean): Promise<boolean> {
    for (let goesOn = true; goesOn && !isStopped; ) {
      const row = rules.next(await outbox.list(), now(), isForced)
      if (row && !(await canSend())) return false
      goesOn = row !== null && (await attempt(row))
    }
    return true
  }

  async function planNext(soonestMs = 1_000) {
    clearTimeout(timer)
    const at = rules.nextTry(await outbox.list())
    if (at === null || isStopped) return
    timer = setTimeout(() => void run().catch(() => undefined), Math.max(soonestMs, at - now()))
  }

  /** `isForced`: a person or a returned connection does not wait for a delay. */
  async function run({ isForced = false } = {}) {
    try {
      const isConnected = await lock(lockName, () => sendAll(isForced))
      if (isConnected) await planNext()
    } catch (error) {
      // The device could not note an attempt down: what waits is not left lying until somebody comes by.
      await planNext(unnotedMs).catch(() => undefined)
      throw error
    }
  }

  return {
    run,
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
