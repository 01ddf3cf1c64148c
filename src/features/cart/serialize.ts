const running = new WeakMap<object, Promise<unknown>>()

/** Runs loads one after another: each starts when the one before it has settled. */
export async function serialize<T>(owner: object, load: () => Promise<T>): Promise<T> {
  const before = running.get(owner)
  const turn = (async () => {
    await before?.catch(() => undefined)
    return load()
  })()
  running.set(owner, turn)
  return turn
}
