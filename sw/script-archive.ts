/// <reference lib="webworker" />
import { precachePrefix } from './cache-names.ts'

type Find = (path: string) => Blob | undefined

/** More than enough for the first line, a number. */
const firstLineBytes = 16

/** Reads an archive that scripts/lib/build/script-archive.ts made. Of the scripts only those that are asked for are read. */
export async function openArchive(archive: Blob): Promise<Find> {
  const firstLine = await archive.slice(0, firstLineBytes).text()
  const listStart = firstLine.indexOf('\n') + 1
  let start = listStart + Number.parseInt(firstLine, 10)
  const list = JSON.parse(await archive.slice(listStart, start).text()) as [path: string, bytes: number][] // from our build
  const places = new Map<string, [start: number, end: number]>()
  for (const [path, bytes] of list) {
    places.set(path, [start, start + bytes])
    start += bytes
  }
  return (path) => {
    const place = places.get(path)
    return place && archive.slice(...place)
  }
}

async function openArchiveIn(cacheName: string): Promise<Find | undefined> {
  const cache = await caches.open(cacheName)
  const request = (await cache.keys()).find(({ url }) => /\/assets\/archive-[\w-]+\.txt$/.test(url))
  const archive = request && (await cache.match(request))
  return archive && openArchive(await archive.blob())
}

const opened = new Map<string, Promise<Find | undefined>>()

async function findIn(cacheName: string): Promise<Find | undefined> {
  const opening = opened.get(cacheName) ?? openArchiveIn(cacheName).catch(() => undefined)
  opened.set(cacheName, opening)
  const find = await opening
  // A build that is still being installed.
  if (!find) opened.delete(cacheName)
  return find
}

/** A script from the archive of any build: an old tab requests those of its own. Then stored as a file of its own. */
export async function respondFromArchive(request: Request, event: ExtendableEvent): Promise<Response | undefined> {
  const { pathname } = new URL(request.url)
  for (const cacheName of await caches.keys()) {
    const find = cacheName.startsWith(precachePrefix) ? await findIn(cacheName) : undefined
    const script = find?.(pathname)
    if (!script) continue
    const respond = () => new Response(script, { headers: { 'content-type': 'text/javascript; charset=utf-8' } })
    const store = async () => (await caches.open(cacheName)).put(request.url, respond())
    event.waitUntil(store().catch(() => undefined))
    return respond()
  }
  return undefined
}
