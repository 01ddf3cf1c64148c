/// <reference lib="webworker" />
import { clientsClaim, setCacheNameDetails } from 'workbox-core'
import { type PrecacheEntry, precache } from 'workbox-precaching'
import type { PageMessage, WorkerMessage } from '../src/contract/worker.ts'
import { shell } from './cache-names.ts'
import { dropEarlierBuilds } from './earlier-builds.ts'
import { startNotifying } from './events.ts'
import { policiesFor, policyFor } from './policies.ts'
import { seenOf } from './policy.ts'
import { openNotice, showNotice } from './push.ts'
import { storeShownPage } from './shown-page.ts'
import { storedPages } from './stored-pages.ts'

declare const self: ServiceWorkerGlobalScope
type Connected = { connection?: { saveData?: boolean } }

const files = self.__WB_MANIFEST as PrecacheEntry[] // injected by the build, always as entries with a revision field
// The shell contains the hashed name of the entry, so its revision identifies the whole build.
const build = files.find(({ url }) => url === shell)?.revision ?? 'none'
const savesData = (self.navigator as Connected).connection?.saveData === true // Chromium only

setCacheNameDetails({ prefix: 'hearth', precache: 'precache', suffix: build })
precache(savesData ? files.filter(({ revision }) => revision) : files)
clientsClaim()

const pages = storedPages(build)
const policies = policiesFor(pages)

self.addEventListener('fetch', (event) => {
  const { handler } = policyFor(policies, seenOf(event.request))
  if (handler) event.respondWith(handler.handle({ event, request: event.request }))
  if (event.request.mode === 'navigate') event.waitUntil(dropEarlierBuilds(build))
})

self.addEventListener('activate', (event) => event.waitUntil(dropEarlierBuilds(build)))

async function windows() {
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true })
}

async function take(message: PageMessage, event: ExtendableMessageEvent) {
  if (message.type === 'SKIP_WAITING') return self.skipWaiting()
  if (message.type === 'count-windows') return event.ports[0]?.postMessage((await windows()).length)
  if (message.type !== 'page-shown') return
  // A page that was on its way while this worker was activated has no worker, and offline no part that is not loaded yet.
  await self.clients.claim()
  const client = event.source
  if (client && 'id' in client) await startNotifying(client.id)
  await storeShownPage(policies, pages, { ...message, event })
}
self.addEventListener('message', (event) => event.waitUntil(take(event.data, event)))

async function triggerSync() {
  const message: WorkerMessage = { type: 'send-waiting' }
  for (const client of await windows()) client.postMessage(message)
}
// TypeScript has no type for background sync yet.
self.addEventListener('sync' as 'push', (event) => event.waitUntil(triggerSync()))

self.addEventListener('push', (event) => event.waitUntil(showNotice(event.data)))
self.addEventListener('notificationclick', (event) => event.waitUntil(openNotice(event.notification)))
