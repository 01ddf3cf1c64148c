import type { Cart } from '#contract/cart.ts'
import { type Attempt, afterFailure, nextRow, nextTry, type OutboxRow } from '#domain/outbox.ts'
import type { Lock } from './locks.ts'
import type { Outbox } from './outbox.ts'

export type Sent = { readonly row: OutboxRow; readonly cart: Cart | null }

type Parts = {
  readonly outbox: Outbox
  readonly lock: Lock
  readonly lockName: string
  /** One attempt; a failure is thrown. */
  readonly send: (row: OutboxRow) => Promise<Cart | null>
  readonly readFailure: (error: unknown) => Attempt
  /** Whether there is any use in trying. */
  readonly canSend: () => Promise<boolean>
  /** Before the row goes: what showed it as waiting now shows it as sent. */
  readonly onAnswered: (row: OutboxRow) => void
  readonly onSent: (sent: Sent) => void
  /** May take the row away, when it tells of the failure itself. */
  readonly onFailed: (row: OutboxRow, error: unknown) => Promise<void>
  readonly now?: () => number
  readonly random?: () => number
}

const unnotedMs = 3_000

/** Sends what waits, one after the other, by one tab of the browser at a time. */
export function createSender(parts: Parts) {
  const { outbox, lock, lockName, send, readFailure, canSend, onAnswered, onSent, onFailed } = parts
  const { now = Date.now, random = Math.random } = parts
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  /** False when nothing more can go out for now. */
  async function attempt(row: OutboxRow): Promise<boolean> {
    // Noted before it goes out: from here on nobody can say that it did not arrive.
    const tried = await outbox.begin(row.id)
    if (!tried) return true
    try {
      const cart = await send(tried)
      onAnswered(tried)
      await outbox.settle(tried.id, cart)
      onSent({ row: tried, cart })
      return true
    } catch (error) {
      const after = afterFailure(tried, readFailure(error), { now: now(), random: random() })
      if (after) await outbox.replace(after)
      else await outbox.settle(tried.id, null)
      await onFailed(tried, error)
      return !(await outbox.list()).some(({ id, state }) => id === tried.id && state === 'waiting')
    }
  }

  /** False when there is no connection: then its return begins the next run, and no clock does. */
  async function sendAll(isForced: boolean): Promise<boolean> {
    for (let goesOn = true; goesOn && !isStopped; ) {
      const row = nextRow(await outbox.list(), now(), isForced)
      if (row && !(await canSend())) return false
      goesOn = row !== null && (await attempt(row))
    }
    return true
  }

  async function planNext(soonestMs = 1_000) {
    clearTimeout(timer)
    const at = nextTry(await outbox.list())
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
