const running = new WeakMap<object, Promise<unknown>>()

/** Lets one load after the other go out: a load that begins while another runs waits for its end, whatever that is. */
export async function serialize<T>(owner: object, load: () => Promise<T>): Promise<T> {
  const before = running.get(owner)
  const turn = (async () => {
    await before?.catch(() => undefined)
    return load()
  })()
  running.set(owner, turn)
  return turn
}
