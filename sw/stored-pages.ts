/// <reference lib="webworker" />
import { CacheExpiration } from 'workbox-expiration'
import { pagesCachePrefix, savedAtHeader, savedTitleHeader } from '../src/contract/worker.ts'
import { isCacheableFile } from './keeping.ts'
import { fontsOf, titleOf, toKeep } from './page-text.ts'
import { makingRoom } from './room.ts'

const anyVersion = { ignoreVary: true }
const most = { maxEntries: 60, maxAgeSeconds: 30 * 24 * 60 * 60, matchOptions: anyVersion }
const noise = /^(?:source|utm_\w+|gclid|fbclid|msclkid|clickref)$/

/** The cache key of a page: its address without parameters that only name the referrer. */
export function pageKey(address: string) {
  const url = new URL(address)
  url.hash = ''
  for (const name of [...url.searchParams.keys()]) if (noise.test(name)) url.searchParams.delete(name)
  return url.href
}

const isPage = (response: Response) =>
  isCacheableFile(response) && (response.headers.get('content-type') ?? '').startsWith('text/html')

const preload = (href: string) => `<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin`

/** HTML of the last visited pages, all of one build. */
export function storedPages(build: string) {
  const cacheName = pagesCachePrefix + build
  const limits = new CacheExpiration(cacheName, most)
  const open = () => caches.open(cacheName)
  const find = async (address: string) => (await open()).match(pageKey(address), anyVersion)
  return {
    find,
    forget: async (address: string) => void (await (await open()).delete(pageKey(address), anyVersion)),
    isKeepable: isPage,
    /** Stores a page with its headers: its content security policy contains the hashes of this HTML's styles. */
    async keep(address: string, response: Response, html: string) {
      const savedAt = Date.now()
      const headers = new Headers(response.headers)
      // The stored text is uncompressed and has another length.
      for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name)
      headers.set(savedAtHeader, String(savedAt))
      headers.set(savedTitleHeader, encodeURIComponent(titleOf(html)))
      // Preloads the fonts by a header, so that the first view is laid out once, in its final fonts.
      headers.set('link', fontsOf(html).map(preload).join(', '))
      await makingRoom(async () =>
        (await open()).put(pageKey(address), new Response(toKeep(html, savedAt), { headers })),
      )
      await limits.updateTimestamp(pageKey(address))
      await limits.expireEntries()
    },
  }
}
export type StoredPages = ReturnType<typeof storedPages>
