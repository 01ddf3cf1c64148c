import { shops } from './brands.ts'
import { expect, test } from './fixtures.ts'

const month = 30 * 86_400_000

test('stores the click reference of a partner for 30 days, on all pages [S1-1-20]', async ({ page, shop, shopper }) => {
  const inStorage = (key: string) => page.evaluate((name) => localStorage.getItem(name), key)
  const before = Date.now()
  await shop('wa', '/brands?clickref=1011lQ-7%2Fb')
  // Navigates, perhaps before the deferred features of the page have loaded.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Stores' }).click()
  await expect(page).toHaveURL(/\/stores$/)
  await expect.poll(() => inStorage('clickref')).not.toBeNull()
  const after = Date.now()
  const entry: unknown = JSON.parse((await inStorage('clickref')) ?? '')
  expect(entry).toEqual({ value: '1011lQ-7/b', expiry: expect.any(Number), life: month })
  const { expiry } = entry as { expiry: number } // parsed above
  expect(expiry).toBeGreaterThanOrEqual(before + month)
  expect(expiry).toBeLessThanOrEqual(after + month)

  const visitAt = async (time: number) => {
    await page.clock.setFixedTime(time)
    // The deferred cleanup deletes expired entries, which shows that it has run.
    await page.evaluate(() => localStorage.setItem('past', JSON.stringify({ value: 1, expiry: 1 })))
    await shopper.goesTo('/stores')
    await expect.poll(() => inStorage('past')).toBeNull()
  }
  await visitAt(expiry - 60_000)
  expect(await inStorage('clickref')).toContain('1011lQ-7/b')
  await visitAt(expiry)
  expect(await inStorage('clickref')).toBeNull()
})

type CachedProduct = { card: { sku: string }; cachedAt: number }

/** The entries of the product cache in IndexedDB. */
const cachedProducts = async () => {
  // Opening it before the app would create an empty database.
  if (!(await indexedDB.databases()).some(({ name }) => name === 'hearth')) return []
  return new Promise<CachedProduct[]>((resolve, reject) => {
    const opening = indexedDB.open('hearth')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const reading = opening.result.transaction('kept').objectStore('kept').get(['wa', 'CachedProductsList'])
      reading.onerror = () => reject(reading.error)
      reading.onsuccess = () => {
        opening.result.close()
        resolve(reading.result?.value ?? [])
      }
    }
  })
}

test('caches the products of a page in one write, and uses them for 30 minutes [S1-9-03] @long', async ({
  page,
  shop,
  calls,
}) => {
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype
    Object.assign(window, { cacheWrites: 0 })
    IDBObjectStore.prototype.put = function (value: { key?: string }, key?: IDBValidKey) {
      if (value.key === 'CachedProductsList')
        Object.assign(window, { cacheWrites: Number(Reflect.get(window, 'cacheWrites')) + 1 })
      return put.call(this, value, key)
    }
  })
  const goTo = (path: string) =>
    page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
    }, path)
  const start = Date.now()
  await shop('wa', shops.wa.category)
  const shown = await page.getByRole('main').locator('article [data-part="title"]').count()
  expect(shown).toBeGreaterThan(10)
  await expect.poll(async () => (await page.evaluate(cachedProducts)).length).toBeGreaterThanOrEqual(shown)
  expect(await page.evaluate(() => Reflect.get(window, 'cacheWrites'))).toBe(1)
  const [first, second] = await page.evaluate(cachedProducts)
  expect(first?.cachedAt).toBeGreaterThanOrEqual(start)

  const about = page.getByText('Your question is about')
  await goTo(`/ask-an-expert?sku=${first?.card.sku}`)
  await expect(about).toBeVisible()
  expect(calls.of('GET', '/api/catalogue/cards')).toEqual([])
  await page.clock.setFixedTime(start + 31 * 60_000)
  await goTo(`/ask-an-expert?sku=${second?.card.sku}`)
  await expect.poll(() => calls.of('GET', '/api/catalogue/cards').length).toBe(1)
  await expect(about).toBeVisible()
})
