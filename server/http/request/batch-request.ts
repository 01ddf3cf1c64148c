import { AsyncLocalStorage } from 'node:async_hooks'
import type { Caller } from './call-context.ts'

/** What the requests of one batch share: all of them have one sender. */
type BatchSender = { caller?: Caller }

const parts = new AsyncLocalStorage<BatchSender>()

/** Runs the work that answers one request of a batch. */
export const asBatchPart = <Result>(sender: BatchSender, work: () => PromiseLike<Result>): Promise<Result> =>
  // Awaited inside: a request that is injected begins only then.
  parts.run(sender, async () => await work())

/** Whether the request that is being answered came in a batch. */
export const isBatchPart = (): boolean => parts.getStore() !== undefined

/** The caller of all requests of the batch, looked up with the first; by itself a request has its own. */
export function sharedCaller(make: () => Caller): Caller {
  const sender = parts.getStore()
  if (!sender) return make()
  sender.caller ??= make()
  return sender.caller
}
