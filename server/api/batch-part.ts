import { AsyncLocalStorage } from 'node:async_hooks'

const parts = new AsyncLocalStorage<true>()

/** Runs the work that answers one request of a batch. */
export const asBatchPart = <Result>(work: () => PromiseLike<Result>): Promise<Result> =>
  // Awaited inside: a request that is injected begins only then.
  parts.run(true, async () => await work())

/** Whether the request that is being answered came in a batch. */
export const isBatchPart = (): boolean => parts.getStore() === true
