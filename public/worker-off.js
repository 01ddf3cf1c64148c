// In place of the service worker when it is switched off (SERVICE_WORKER=off): removes itself and everything it stored,
// then loads each open page afresh, but never a checkout. The cart and what waits to be sent lie elsewhere and stay.
self.addEventListener('install', () => self.skipWaiting())

async function remove() {
  for (const name of await caches.keys()) await caches.delete(name)
  const pages = await self.clients.matchAll({ type: 'window' })
  await self.registration.unregister()
  for (const page of pages) if (!new URL(page.url).pathname.startsWith('/customer/')) await page.navigate(page.url)
}

self.addEventListener('activate', (event) => event.waitUntil(remove()))
