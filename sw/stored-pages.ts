/// <reference lib="webworker" />
import { CacheExpiration } from 'workbox-expiration'
import { pagesCachePrefix, savedAtHeader, savedTitleHeader } from '../src/contract/worker.ts'
import { dataUrlOf, picturesIn, withPictures } from './first-pictures.ts'
import { isCacheableFile } from './keeping.ts'
import { dated, fontsOf, titleOf } from './page-text.ts'
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
  const picturesOf = async (address: string) => picturesIn((await (await find(address))?.text()) ?? '')
  const put = (address: string, html: string, headers: Headers) =>
    makingRoom(async () => (await open()).put(pageKey(address), new Response(html, { headers })))
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
      // The server puts pictures into what it sends to a phone's page, not into what it sends to a worker.
      await put(address, withPictures(dated(html, savedAt), await picturesOf(address)), headers)
      await limits.updateTimestamp(pageKey(address))
      await limits.expireEntries()
    },
    /** Puts the first pictures of a page, as this device chose them, into its stored HTML. */
    async fill(address: string, pictures: readonly string[], load: (picture: string) => Promise<Response | undefined>) {
      const held = await picturesOf(address)
      const found = new Map<string, string>()
      for (const picture of pictures) {
        const response = held.has(picture) ? undefined : await load(picture)
        const data = response?.ok ? await dataUrlOf(response) : null
        if (data) found.set(picture, data)
      }
      // Read again: a newer version may have been stored meanwhile.
      const stored = found.size > 0 ? await find(address) : undefined
      if (stored) await put(address, withPictures(await stored.text(), found), stored.headers)
    },
  }
}
export type StoredPages = ReturnType<typeof storedPages>
