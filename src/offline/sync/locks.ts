/** Runs work with the same name one at a time, across all tabs where the browser supports it. */
export type Lock = <T>(name: string, work: () => Promise<T>) => Promise<T>

/** For work of this page only. */
export function createPageLock(): Lock {
  const last = new Map<string, Promise<unknown>>()
  return (name, work) => {
    const turn = (last.get(name) ?? Promise.resolve()).then(work, work)
    last.set(
      name,
      turn.catch(() => undefined),
    )
    return turn
  }
}

/** One holder in the whole browser. */
export const browserLock = (): Lock => {
  const { locks } = navigator
  // The browser's type of `request` loses the type of the callback's result.
  return locks ? <T>(name: string, work: () => Promise<T>) => locks.request(name, work) as Promise<T> : createPageLock()
}
