/// <reference lib="webworker" />
import { catalogueCache, picturesCache } from './cache-names.ts'

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError'

/** Writes; when the quota is exceeded, evicts images first, then the catalogue, never data of the shopper. */
export async function makingRoom(write: () => Promise<void>) {
  for (const cache of [picturesCache, catalogueCache])
    try {
      return await write()
    } catch (error) {
      if (!isFull(error)) throw error
      await caches.delete(cache)
    }
  return write()
}
