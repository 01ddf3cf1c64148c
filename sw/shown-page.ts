/// <reference lib="webworker" />
import { savedAtHeader } from '../src/contract/worker.ts'
import { policyFor } from './policies.ts'
import { type Policy, type Seen, seenOf } from './policy.ts'
import { isRefreshing, storePage } from './respond-with-page.ts'
import type { StoredPages } from './stored-pages.ts'

const youngMs = 10 * 60_000

async function isYoung(pages: StoredPages, url: string) {
  const stored = await pages.find(url)
  return Date.now() - Number(stored?.headers.get(savedAtHeader) ?? 0) < youngMs
}

/** Marks of the ways to pay at the foot of every page: loaded when a shopper gets there, perhaps without a connection. */
const footerMarks = '/signs/payments.svg'

type Shown = {
  url: string
  resources: readonly string[]
  event: ExtendableEvent
}

/** Stores a page that the shopper reached without this worker: by client-side navigation, or on the first visit. */
export async function storeShownPage(
  policies: readonly Policy[],
  pages: StoredPages,
  { url, resources, event }: Shown,
) {
  const load = async (address: string) => {
    const request = new Request(address)
    const { handler } = policyFor(policies, seenOf(request))
    await handler?.handle({ event, request }).catch(() => undefined)
  }
  const navigation: Seen = { ...seenOf(new Request(url)), mode: 'navigate' }
  if (policyFor(policies, navigation).name !== 'public pages') return
  if (!isRefreshing(url) && !(await isYoung(pages, url))) await storePage(pages, url)
  // Files that the page loaded before the worker are in the browser's HTTP cache: no request leaves the device.
  const isFirstVisit = resources.length > 0
  for (const resource of isFirstVisit ? [...resources, footerMarks] : resources) await load(resource)
}
