import type { Page } from '@playwright/test'
import { expectNoFindings } from './axe.ts'
import { originOf, shops } from './brands.ts'
import { expect, test } from './fixtures.ts'

const trayOf = (page: Page) => page.getByRole('region', { name: 'Products to compare' })
const ticksOf = (page: Page) => page.getByRole('main').getByRole('checkbox', { name: /^Compare / })
const boxesOf = (page: Page) => trayOf(page).getByRole('listitem')

/** The compare list stored on this device, under the key of the specification. */
const storedList = (page: Page, brand: string) =>
  page.evaluate(
    (key) =>
      new Promise<{ comparisonProducts?: { productSKU: string }[] } | undefined>((resolve, reject) => {
        const opening = indexedDB.open('hearth')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const row = opening.result.transaction('kept').objectStore('kept').get(key)
          row.onerror = () => reject(row.error)
          row.onsuccess = () => {
            opening.result.close()
            resolve(row.result?.value)
          }
        }
      }),
    [brand, 'CompareProducts'],
  )

type Card = { sku: string; title: string; price: number | null; rrp: number | null }
type Listing = { products: Card[] }

test('shows ticked products in a tray and stores them on the device; it disappears with the last one [S1-2.3-01, S1-2.3-08, S1-2.3-09, S1-4-01, S1-4-04, S1-9-02]', async ({
  page,
  shop,
}) => {
  await shop('aol', shops.aol.category)
  const tray = trayOf(page)
  await expect(tray).toHaveCount(0)
  const counts: number[] = []
  const skus = async () =>
    ((await storedList(page, 'aol'))?.comparisonProducts ?? []).map(({ productSKU }) => productSKU)
  for (const index of [0, 1, 2]) {
    await ticksOf(page).nth(index).check()
    await expect(boxesOf(page).filter({ hasText: 'No product selected' })).toHaveCount(2 - index)
    const compare = tray.getByRole('button', { name: 'Compare', exact: true })
    await (index === 0 ? expect(compare).toBeDisabled() : expect(compare).toBeEnabled())
    counts.push((await skus()).length)
  }
  await expectNoFindings(page, 'the open tray')
  const foot = async () => tray.evaluate((element) => innerHeight - element.getBoundingClientRect().bottom)
  expect(await tray.evaluate((element) => getComputedStyle(element).position)).toBe('fixed')
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
  expect(await foot()).toBe(0)
  for (const left of [2, 1, 0]) {
    await tray
      .getByRole('button', { name: /^Remove / })
      .first()
      .click()
    await expect(tray.getByRole('button', { name: /^Remove / })).toHaveCount(left)
    await expect.poll(async () => (await skus()).length).toBe(left)
    counts.push(left)
  }
  expect(counts).toEqual([1, 2, 3, 2, 1, 0])
  await expect(tray).toHaveCount(0)
})

test('hides and opens the tray, minimises it after a reload, and rejects a fourth product [S1-2.3-03, S1-2.3-04, S1-2.3-05, S1-4-02, S1-4-05, S1-2.5-01]', async ({
  page,
  shop,
  shopper,
}) => {
  await shop('aol', shops.aol.category)
  const tray = trayOf(page)
  await ticksOf(page).nth(0).check()
  await expect(boxesOf(page)).toHaveCount(3)
  await shopper.reloads()
  await expect(tray.getByRole('button', { name: 'COMPARE 1 ITEMS', expanded: false })).toBeVisible()
  await expect(boxesOf(page)).toHaveCount(0)
  await expect(ticksOf(page).nth(0)).toBeChecked()
  await ticksOf(page).nth(1).check()
  await expect(tray.getByRole('heading', { name: 'COMPARE 2 ITEMS' })).toBeVisible()
  await tray.getByRole('button', { name: 'Hide' }).click()
  await expect(boxesOf(page)).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  const label = tray.getByRole('button', { name: 'COMPARE 2', exact: true })
  await expect(label).toBeVisible()
  await label.click()
  await expect(boxesOf(page)).toHaveCount(3)
  await ticksOf(page).nth(2).check()
  await tray.getByRole('button', { name: 'Hide' }).click()
  await ticksOf(page).nth(3).click()
  const dialog = page.getByRole('dialog', { name: 'Too many products' })
  await expect(dialog.getByRole('paragraph')).toHaveText(
    "You've already selected 3 products to compare. That's the maximum. To compare this product, please remove another first.",
  )
  await dialog.getByRole('button', { name: 'Got it' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(ticksOf(page).nth(3)).not.toBeChecked()
  expect((await storedList(page, 'aol'))?.comparisonProducts).toHaveLength(3)
})

test('leaves a tick of a page that is left before its list has loaded to the next page', async ({
  page,
  shop,
  shopper,
}) => {
  let isLeft = false
  await page.route('**/assets/compare-store-*', (route) => (isLeft ? route.continue() : new Promise<void>(() => {})))
  await shop('aol', shops.aol.category)
  const kept = ticksOf(page).nth(0)
  await kept.check()
  await ticksOf(page).nth(1).check()
  await ticksOf(page).nth(1).uncheck()
  isLeft = true
  await shopper.reloads()
  await expect(kept).toBeChecked()
  await expect(boxesOf(page).filter({ hasText: 'No product selected' })).toHaveCount(2)
  await expect(ticksOf(page).nth(1)).not.toBeChecked()
  await kept.uncheck()
  await expect(trayOf(page)).toHaveCount(0)
  await shopper.reloads()
  await expect(kept).not.toBeChecked()
})

test('treats a click on an empty box as a tick while the stored list loads [S1-9-02] @long', async ({
  page,
  shop,
  shopper,
}) => {
  await shop('aol', shops.aol.category)
  const box = ticksOf(page).first()
  await box.check()
  await expect(boxesOf(page)).toHaveCount(3)
  // The click was aimed at an empty box, and arrives at the moment of the stored tick: awaited in the page from its
  // start.
  await page.addInitScript(() => {
    const interval = setInterval(() => {
      const tick = document.querySelector<HTMLInputElement>('main input[aria-label^="Compare "]:checked')
      if (!tick) return
      clearInterval(interval)
      tick.click()
    }, 5)
  })
  await shopper.reloads()
  await expect(boxesOf(page)).toHaveCount(3)
  await expect(box).toBeChecked()
  expect((await storedList(page, 'aol'))?.comparisonProducts).toHaveLength(1)
  await page.waitForTimeout(500)
  await box.uncheck()
  await expect.poll(async () => (await storedList(page, 'aol'))?.comparisonProducts).toEqual([])
})

test('shows image, 50 characters and price in a box; Compare opens the page; the tray is hidden on some pages [S1-2.3-02, S1-2.3-06, S1-2.3-07, S1-2.3-10, S1-2.3-11, S1-1-12]', async ({
  page,
  shop,
  shopper,
  stub,
}) => {
  const long = 'A very long name of a fridge that goes on for seventy characters, really'
  const prices = [1299, 1299.95, 0]
  await stub.changes<Listing>('/api/catalogue/listing?*', (listing) => ({
    ...listing,
    products: listing.products.map((card, index) => ({
      ...card,
      title: `${index} ${long}`,
      price: prices[index] ?? null,
      rrp: null,
    })),
  }))
  await shop('aol', '/brands')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Fridges and freezers' }).click()
  for (const index of [0, 1, 2]) await ticksOf(page).nth(index).check()
  const tray = trayOf(page)
  const text = (index: number) => `${index} ${long}`.slice(0, 50)
  await expect(boxesOf(page)).toHaveText([`${text(0)}…$1,299`, `${text(1)}…$1,299.95`, `${text(2)}…Request Price`])
  await expect(boxesOf(page).locator('img')).toHaveCount(3)
  await tray.getByRole('button', { name: `Remove 2 ${long}` }).click()
  const skus = (await storedList(page, 'aol'))?.comparisonProducts?.map(({ productSKU }) => productSKU)
  await tray.getByRole('button', { name: 'Compare', exact: true }).click()
  await expect(page).toHaveURL(`${originOf('aol')}/compare?sku=${skus?.slice(0, 2).join('~')}`)
  await expect(page.getByRole('heading', { level: 1, name: /^Compare 2 / })).toBeVisible()
  await expect(tray).toHaveCount(0)
  const noted = await page.evaluate(() => (window as { dataLayer?: { event: string }[] }).dataLayer)
  expect(noted?.filter(({ event }) => event !== 'pageview')).toEqual([{ event: 'compare', skus: skus?.slice(0, 2) }])
  await page.setViewportSize({ width: 375, height: 800 })
  const minimised = tray.getByRole('button', { expanded: false })
  await shopper.goesTo('/stores')
  await expect(minimised).toBeVisible()
  await shopper.goesTo('/cart')
  await expect(page.getByRole('region', { name: 'Products to compare', includeHidden: true })).toBeAttached()
  await expect(minimised).toBeHidden()
  for (const path of ['/', '/customer/checkout']) {
    await shopper.goesTo(path)
    await page.waitForLoadState('networkidle')
    await expect(tray).toHaveCount(0)
  }
  await shop('hc', shops.hc.category)
  await ticksOf(page).first().check()
  await expect(tray).toBeVisible()
  await shopper.goesTo('/')
  await expect(minimised).toBeVisible()
})

test('stores the list of the trade shop on the server and compares at a separate address [S1-2.4-01, S1-2.4-02, S1-2.4-03, S1-2.4-04]', async ({
  page,
  shop,
  calls,
}) => {
  await shop('aoc', shops.aoc.category)
  const tray = trayOf(page)
  const compare = tray.getByRole('button', { name: 'Compare Selected' })
  await ticksOf(page).nth(0).check()
  await expect(compare).toBeDisabled()
  const hint = "Add another product by ticking 'Add to Compare' above"
  await expect(boxesOf(page)).toContainText([/ex GST$/, hint, hint])
  await ticksOf(page).nth(1).check()
  await expect(tray.getByText('2 of 3')).toBeVisible()
  await expect(boxesOf(page).locator('img')).toHaveCount(2)
  await expectNoFindings(page, 'the other tray')
  const skus = calls.of('POST', /^\/api\/compare\/product/)
  const [first, second] = skus.map(({ body }) => (body as { sku: string }).sku)
  await tray.getByRole('button', { name: 'Hide' }).click()
  await expect(boxesOf(page)).toHaveCount(0)
  await tray.getByRole('button', { name: 'Compare 2 of 3' }).click()
  await compare.click()
  await expect(page).toHaveURL(`${originOf('aoc')}/comparison/${first}/${second}/`)
  await expect(page.getByRole('heading', { level: 1, name: /^Compare 2 / })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('columnheader').getByRole('link')).toHaveCount(2)
})

test('shows the first three products of a shared address; one can be removed, another added [S1-2.1-23, S1-2.1-24, S1-7-39, S3-7-06]', async ({
  page,
  shop,
  calls,
}) => {
  const [first, second, third, fourth] = ['NV-FD610S', 'OW-FD614S', 'BR-FD580S', 'BR-FD640K']
  await shop('wa', `/compare?sku=${first}~${second}~${third}~${fourth}`)
  const names = page.getByRole('columnheader').getByRole('link')
  await expect(names).toHaveText([/^Norrvik 610 L/, /^Ostwick 614 L/, /^Brindle 580 L/])
  // Search engines may index a comparison, but not an empty page.
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
  await page.getByRole('button', { name: /^Remove Norrvik 610 L/ }).click()
  await expect(page).toHaveURL(new RegExp(`/compare\\?sku=${second}~${third}$`))
  await expect(names).toHaveText([/^Ostwick 614 L/, /^Brindle 580 L/])
  const requestedSkus = () => calls.of('GET', '/api/compare/products').map(({ search }) => search.get('SkuList'))
  // A server under load sends the page without products; the app requests them first.
  expect(requestedSkus().at(-1)).toBe(`${second},${third}`)
  await page.getByRole('combobox', { name: 'Add a product' }).fill('norrvik 610')
  await page
    .getByRole('option', { name: /^Norrvik 610 L/ })
    .first()
    .click()
  await expect(names).toHaveText([/^Ostwick 614 L/, /^Brindle 580 L/, /^Norrvik 610 L/])
  expect(calls.of('GET', '/api/search/products').at(-1)?.search.get('searchTerms')).toBe('norrvik 610')
  const rows = page.getByRole('rowheader')
  await page.getByRole('switch', { name: 'Differences only' }).click()
  await expect(rows.filter({ hasNotText: '(differs)' })).toHaveCount(0)
  expect(await rows.count()).toBeGreaterThan(3)
})
