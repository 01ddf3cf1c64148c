import { pagesCachePrefix, savedAtHeader, savedTitleHeader } from '#contract/worker.ts'

export type SavedPage = { url: string; title: string; savedAt: number }

async function pagesIn(cache: Cache): Promise<SavedPage[]> {
  const requests = await cache.keys()
  const pages = requests.map(async ({ url }) => {
    const headers = (await cache.match(url))?.headers
    const title = decodeURIComponent(headers?.get(savedTitleHeader) ?? '')
    return { url, title: title || new URL(url).pathname, savedAt: Number(headers?.get(savedAtHeader) ?? 0) }
  })
  return Promise.all(pages)
}

/** Pages that this device can show offline, last seen first; empty where the browser has no Cache Storage. */
export async function savedPages(storage: CacheStorage | undefined = globalThis.caches): Promise<SavedPage[]> {
  if (!storage) return []
  const names = (await storage.keys()).filter((name) => name.startsWith(pagesCachePrefix))
  const found = await Promise.all(names.map(async (name) => pagesIn(await storage.open(name))))
  return found.flat().sort((a, b) => b.savedAt - a.savedAt)
}
