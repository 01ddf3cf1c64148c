/** Runs one after the other whatever has the same name, over all tabs where the browser can. */
export type Lock = <T>(name: string, work: () => Promise<T>) => Promise<T>

/** For what only this page knows of. */
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
  // The type of what the callback gives back is lost in the browser's own signature.
  return locks ? <T>(name: string, work: () => Promise<T>) => locks.request(name, work) as Promise<T> : createPageLock()
}
