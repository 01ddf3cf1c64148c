import { pagesCachePrefix } from '../src/contract/worker.ts'

type PageKey = { address: string; prefix: string }

/** The argument of `isStoredHere`. */
export const stored = (address: string): PageKey => ({ address, prefix: pagesCachePrefix })

/** Runs in the page: whether the worker has cached the page of an address. */
export async function isStoredHere({ address, prefix }: PageKey) {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix))
  const found = await Promise.all(names.map(async (name) => (await caches.open(name)).match(address)))
  return found.some((match) => match !== undefined)
}
