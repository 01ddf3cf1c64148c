/// <reference lib="webworker" />
import { matchPrecache } from 'workbox-precaching'
import { phoneHeader } from '../src/contract/worker.ts'
import { shell } from './cache-names.ts'
import { notify } from './events.ts'
import { isSameBuild, isSamePage, stateOf } from './page-text.ts'
import { isPhone } from './phone.ts'
import { changedPrices } from './price-changes.ts'
import { pageKey, type StoredPages } from './stored-pages.ts'

declare const self: ServiceWorkerGlobalScope

const patienceMs = 3000
const sleep = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms))

// The proxy cannot reach the server: a stored page is better than the error page of the proxy.
const isAway = ({ status }: Response) => status >= 502 && status <= 504

const headers = { accept: 'text/html', ...(isPhone(self.navigator) && { [phoneHeader]: '?1' }) }

/** Every page of this worker comes from here: what is shown and what is fetched later are the same page. */
const askServer = (address: string) => fetch(address, { redirect: 'manual', credentials: 'same-origin', headers })

async function isOfThisBuild(html: string) {
  const own = await matchPrecache(shell)
  return own !== undefined && isSameBuild(await own.text(), html)
}

/** Stores a page from the server, except of a newer build, whose files this worker does not have. */
export async function storeResponse(pages: StoredPages, address: string, response: Response): Promise<string | null> {
  if (!pages.isKeepable(response)) return null
  const html = await response.clone().text()
  if (await isOfThisBuild(html)) await pages.keep(address, response, html)
  // The new worker precaches the new build; until then this one serves its own.
  else await self.registration.update().catch(() => undefined)
  return html
}

/** Fetches and stores a page for the next visit. */
export async function storePage(pages: StoredPages, address: string) {
  const response = await askServer(address)
  const isGone = response.type === 'opaqueredirect' || response.status === 404 || response.status === 410
  if (isGone) await pages.forget(address)
  return isGone ? null : storeResponse(pages, address, response)
}

/** How long the stored page has line and processor for its own files and first view, before it is fetched again. */
const firstViewMs = 1000

const refreshing = new Set<string>()

/** Whether a stored page is shown and about to be fetched again. */
export const isRefreshing = (address: string) => refreshing.has(pageKey(address))

/** Fetches a shown page again; offline the error is ignored. */
async function refreshLater(pages: StoredPages, event: FetchEvent, shown: Promise<Response | undefined>) {
  const key = pageKey(event.request.url)
  refreshing.add(key)
  await sleep(firstViewMs)
  await shown.then((response) => refresh(pages, event, response)).catch(() => undefined)
  refreshing.delete(key)
}

async function refresh(pages: StoredPages, event: FetchEvent, shown: Response | undefined) {
  const before = await shown?.text()
  const after = await storePage(pages, event.request.url)
  if (after === null || before === undefined || isSamePage(before, after)) return
  const count = changedPrices(stateOf(before), stateOf(after))
  await notify(event.resultingClientId, { type: 'page-refreshed', url: event.request.url, changedPrices: count })
}

async function fromServer(pages: StoredPages, event: FetchEvent): Promise<Response | null> {
  const response = await askServer(event.request.url)
  if (isAway(response)) return null
  event.waitUntil(storeResponse(pages, event.request.url, response.clone()))
  return response
}

/** Responds with the stored copy, else the server's page within three seconds, else the shell (docs/decisions/0008). */
export async function respondWithPage(pages: StoredPages, event: FetchEvent): Promise<Response> {
  const stored = await pages.find(event.request.url)
  if (stored) {
    // A second copy, not a clone: the bytes of a cloned response reach the page through this thread.
    event.waitUntil(refreshLater(pages, event, pages.find(event.request.url)))
    return stored
  }
  const networkResponse = fromServer(pages, event)
  // A late response is still stored; a failed one is no error of the worker.
  event.waitUntil(networkResponse.catch(() => undefined))
  const first = await Promise.race([networkResponse, sleep(patienceMs)]).catch(() => null)
  return first ?? (await matchPrecache(shell)) ?? (await networkResponse) ?? Response.error()
}
