/// <reference lib="webworker" />
import { catalogueCache, picturesCache } from './cache-names.ts'

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError'

/** Writes; when the device is full, pictures go first, then the catalogue, never anything the shopper made. */
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
