/// <reference lib="webworker" />
import { pagesCachePrefix } from '../src/contract/worker.ts'
import { precachePrefix } from './cache-names.ts'

declare const self: ServiceWorkerGlobalScope

const isOfBuild = (name: string) => name.startsWith(precachePrefix) || name.startsWith(pagesCachePrefix)

/**
 * Deletes the caches of earlier builds, unless a window is open: it may belong to one of them and load its chunks from
 * there.
 */
export async function dropEarlierBuilds(build: string) {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (open.length > 0) return
  const names = (await caches.keys()).filter((name) => isOfBuild(name) && !name.endsWith(build))
  await Promise.all(names.map((name) => caches.delete(name)))
}
