import type { Page } from '@playwright/test'
import { shops } from '../brands.ts'
import { untilAtRest } from '../idle.ts'
import { expectWayOnward } from './browsing.ts'
import { closeCart, expect, heldByShop, main, openThrough, test } from './fixtures.ts'

test.describe.configure({ timeout: 120_000 })

const addButton = (page: Page) =>
  main(page)
    .getByRole('button', { name: /^Add(?:ed, waiting to send| to cart)/ })
    .first()
// Also behind the opened cart, where assistive technology ignores it.
const count = (page: Page, items: string) =>
  page.getByRole('link', { name: `Cart, ${items}`, includeHidden: true }).first()
const noRoom = (page: Page) => page.getByText('This device is full, so we could not save this.')

/** Sets the storage quota of this shop. */
async function allow(page: Page, bytes: number) {
  const session = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: bytes })
}

async function clear(page: Page, storageTypes: string) {
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes })
}

/** The storage is full from the n-th write on, or only at it; deleted images free space. */
type Room = { isFull: () => boolean; writes: number }
async function watchWrites(page: Page) {
  await page.addInitScript(() => {
    const room: Room = { isFull: () => false, writes: 0 }
    Object.assign(window, { room })
    for (const name of ['add', 'put'] as const) {
      const write = IDBObjectStore.prototype[name]
      IDBObjectStore.prototype[name] = function (...args) {
        room.writes++
        if (room.isFull()) throw new DOMException('There is no room', 'QuotaExceededError')
        return write.apply(this, args)
      }
    }
  })
}

test('sends a change that has no storage space; offline it does not apply it, and shows why', async ({
  page,
  line,
  open,
}) => {
  await watchWrites(page)
  await open('wa', shops.wa.product)
  await untilAtRest(page)
  await page.evaluate(() => Object.assign(Reflect.get(window, 'room'), { isFull: () => true }))
  await addButton(page).click()
  await expect(count(page, '1 item')).toBeVisible()
  await expect.poll(() => heldByShop(page)).toEqual(['1 WX-TS2EBS'])
  await expect(noRoom(page)).toHaveCount(0)
  await closeCart(page)

  line.on({ path: /^\/(?:api\/|healthz)/ }, { kind: 'refuse' })
  await page.evaluate(() => window.dispatchEvent(new Event('offline')))
  await expect(page.getByText('You are offline').first()).toBeVisible({ timeout: 30_000 })
  await addButton(page).click()
  await expect(noRoom(page)).toBeVisible()
  await expect(count(page, '1 item')).toBeVisible()

  line.heal()
  await page.evaluate(() => Object.assign(Reflect.get(window, 'room'), { isFull: () => false }))
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await page.reload()
  await addButton(page).click()
  await expect(count(page, '2 items')).toBeVisible()
  await expect.poll(() => heldByShop(page)).toEqual(['2 WX-TS2EBS'])
})

test('shows the cart of the shop when the n-th write exceeds the quota, for every n', async ({ page, open }) => {
  await watchWrites(page)
  let shown = 0
  let isStruck = true
  for (let nth = 1; isStruck; nth++) {
    await open('wa', shops.wa.product)
    await untilAtRest(page)
    await page.evaluate((fullWrite) => {
      const room = Reflect.get(window, 'room') as Room
      Object.assign(room, { writes: 0, isFull: () => room.writes === fullWrite })
    }, nth)
    await addButton(page).click()
    const next = count(page, shown === 0 ? '1 item' : `${shown + 1} items`)
    await expect(next.or(noRoom(page)).first()).toBeVisible()
    if (await next.isVisible()) shown++
    await expect.poll(() => heldByShop(page)).toEqual(shown === 0 ? [] : [`${shown} WX-TS2EBS`])
    isStruck = (await page.evaluate(() => (Reflect.get(window, 'room') as Room).writes)) >= nth
  }
  expect(shown).toBeGreaterThan(0)
})

test('evicts images to save a change', async ({ page, open }) => {
  await watchWrites(page)
  await open('wa', shops.wa.product)
  await untilAtRest(page)
  await page.evaluate(async () => {
    const cache = await caches.open('hearth-pictures')
    await cache.put('/images/large', new Response(new Uint8Array(1_000)))
    let isFull = true
    Object.assign(Reflect.get(window, 'room'), { isFull: () => isFull })
    const clear = caches.delete.bind(caches)
    caches.delete = async (name) => {
      if (name === 'hearth-pictures') isFull = false
      return clear(name)
    }
  })
  await addButton(page).click()
  await expect(count(page, '1 item')).toBeVisible()
  await expect(noRoom(page)).toHaveCount(0)
  expect(await page.evaluate(() => caches.keys())).not.toContain('hearth-pictures')
  await expect.poll(() => heldByShop(page)).toEqual(['1 WX-TS2EBS'])
})

/** Caches images of this size, as the worker does. */
const cachePictures = (page: Page, bytes: number) =>
  page.evaluate(async (size) => {
    const cache = await caches.open('hearth-pictures')
    // Random data, because a browser could compress anything else.
    const noise = new Uint8Array(size)
    for (let offset = 0; offset < size; offset += 65_536)
      crypto.getRandomValues(noise.subarray(offset, offset + 65_536))
    await cache.put('/images/large', new Response(noise))
  }, bytes)
/** Chromium caches its estimate of free space for half a minute. */
const untilFull = (page: Page) =>
  expect.poll(() => page.evaluate(writesSomething), { timeout: 60_000, intervals: [2_000] }).toBe(false)
const writesSomething = () =>
  new Promise<boolean>((resolve) => {
    const opening = indexedDB.open('probe', 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore('all', { autoIncrement: true })
    opening.onerror = () => resolve(false)
    opening.onsuccess = () => {
      const writing = opening.result.transaction('all', 'readwrite')
      writing.objectStore('all').add(1)
      const end = (isWritten: boolean) => {
        opening.result.close()
        resolve(isWritten)
      }
      writing.oncomplete = () => end(true)
      writing.onabort = () => end(false)
    }
  })
const storageOf = (page: Page) =>
  page.evaluate(async () => ({ caches: await caches.keys(), usage: (await navigator.storage.estimate()).usage ?? 0 }))

test('evicts images on a device that is full, keeps pending changes, and shows only saved data', async ({
  page,
  line,
  open,
}) => {
  test.setTimeout(240_000)
  await open('wa', shops.wa.product)
  await untilAtRest(page)
  line.on({ path: /^\/(?:api\/|healthz)/ }, { kind: 'refuse' })
  await addButton(page).click()
  await expect(page.getByText('Waiting to send').first()).toBeVisible({ timeout: 30_000 })
  await closeCart(page)

  await cachePictures(page, 8_000_000)
  await allow(page, (await storageOf(page)).usage - 4_000_000)
  await untilFull(page)
  await addButton(page).click()
  await expect(count(page, '2 items')).toBeVisible()
  expect((await storageOf(page)).caches).not.toContain('hearth-pictures')
  await closeCart(page)

  await allow(page, 1)
  await untilFull(page)
  await addButton(page).click()
  await expect(noRoom(page)).toBeVisible()
  await expect(count(page, '2 items')).toBeVisible()

  await allow(page, 500_000_000)
  line.heal()
  await page.reload()
  await expect.poll(() => heldByShop(page).catch(String), { timeout: 60_000 }).toEqual(['2 WX-TS2EBS'])
  await expect(page.getByText('Waiting to send')).toHaveCount(0, { timeout: 60_000 })
  await expect(count(page, '2 items')).toBeVisible()
})

test('reopens a database connection that was closed', async ({ page, open }) => {
  await open('wa', shops.wa.product)
  await untilAtRest(page)
  for (const items of ['1 item', '2 items', '3 items']) {
    await clear(page, 'indexeddb')
    await addButton(page).click()
    await expect(count(page, items)).toBeVisible()
    await closeCart(page)
  }
  await expect.poll(() => heldByShop(page)).toEqual(['3 WX-TS2EBS'])
})

test('shows the cart of the shop on a device that lost everything except cookies', async ({ page, open }) => {
  await open('wa', shops.wa.product)
  await untilAtRest(page)
  await addButton(page).click()
  await expect(count(page, '1 item')).toBeVisible()
  await expect.poll(() => heldByShop(page)).toEqual(['1 WX-TS2EBS'])
  await clear(page, 'indexeddb,cache_storage,local_storage,service_workers')
  await page.reload()
  await expect(count(page, '1 item')).toBeVisible()
  await expectWayOnward(page)
})

test('lets a newer app in another tab upgrade the database, and continues with its loaded data', async ({
  page,
  open,
  context,
}) => {
  await open('wa', shops.wa.product)
  await untilAtRest(page)
  const newer = await context.newPage()
  await newer.goto(`${new URL(page.url()).origin}/robots.txt`)
  const events = await newer.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const seen: string[] = []
        const opening = indexedDB.open('hearth', 10_000)
        opening.onblocked = () => seen.push('blocked')
        opening.onupgradeneeded = () => seen.push('upgrade')
        opening.onsuccess = () => {
          seen.push('open')
          resolve(seen)
        }
      }),
  )
  expect(events).toEqual(['upgrade', 'open'])
  await page.bringToFront()
  await addButton(page).click()
  await expect(count(page, '1 item')).toBeVisible()
  await expect.poll(() => heldByShop(page)).toEqual(['1 WX-TS2EBS'])
})

test('works in a browser without storage, and shows what is lost with the window', async ({ page, line }) => {
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('Not here', 'SecurityError')
    }
    Object.defineProperty(window, 'indexedDB', { get: () => undefined })
    Object.defineProperty(window, 'localStorage', { get: deny })
    Object.defineProperty(window, 'sessionStorage', { get: deny })
  })
  await openThrough(page, line.originOf('wa') + shops.wa.product)
  await addButton(page).click()
  await expect(count(page, '1 item')).toBeVisible()
  await expect.poll(() => heldByShop(page)).toEqual(['1 WX-TS2EBS'])
  line.on({ path: /^\/(?:api\/|healthz)/ }, { kind: 'refuse' })
  await closeCart(page)
  await addButton(page).click()
  await expect(page.getByText('This window cannot save changes').first()).toBeVisible()
})

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('works without a worker when the quota is too small to install it', async ({ page, line }) => {
    const origin = line.originOf('wa')
    await page.goto(`${origin}/robots.txt`)
    await allow(page, 1)
    await openThrough(page, origin + shops.wa.category)
    await expect.poll(() => line.seen.filter(({ path }) => path === '/sw.js').length).toBeGreaterThan(0)
    // Returns a pending registration, or starts a new one.
    const outcome = await page.evaluate(async () => {
      const { installing } = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
      if (!installing) return 'none'
      return new Promise((resolve) => installing.addEventListener('statechange', () => resolve(installing.state)))
    })
    expect(outcome).toBe('redundant')
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
    await main(page).locator('a[href^="/p/"]').first().click()
    await expect(page).toHaveURL(/\/p\//)
    await expectWayOnward(page)
  })
})
