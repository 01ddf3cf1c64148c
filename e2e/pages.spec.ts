import type { Page } from '@playwright/test'
import { expectNoFindings } from './axe.ts'
import { type BrandKey, brands, shops } from './brands.ts'
import { expect, test } from './fixtures.ts'
import { publicPages, rarerPages, waitingPages, watchShifts, watchTrouble } from './visited-pages.ts'

// Loading a page is slow, so all checks of one page run together. As for a shopper who only looks: no input.
test.use({ isInUse: false })

const started = (brand: BrandKey) => ({ ...pictured(brand), ...publicPages[brand], ...waitingPages[brand] })
const ownKinds = (brand: BrandKey) => ({ ...publicPages[brand], ...waitingPages[brand], ...rarerPages[brand] })
/** Shops whose kinds of page also exist in another shop: the long suite opens them. */
const isForLater = (brand: BrandKey) => ['andoo', 'aol', 'aol-nz', 'aoc', 'wac', 'fk'].includes(brand)
const openedNow = brands.filter((brand) => !isForLater(brand))
/** The home of every shop, and each other kind of page in the first shop that has it; the long suite checks all. */
const isLookedInto = (brand: BrandKey, kind: string) =>
  kind === 'home' || (openedNow.find((owner) => kind in ownKinds(owner)) ?? brand) === brand

const pictured = (brand: BrandKey) => ({ home: '/', category: shops[brand].category, product: shops[brand].product })

// Saved for manual review; not compared.
async function takePictures(page: Page, name: string) {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({ path: `test-results/screens/${name}-${width}.png` })
  }
}

/** Records errors and layout shifts of the page from its start until all of it is laid out and it is idle. */
async function startWatch(page: Page) {
  const trouble = await watchTrouble(page)
  const shifts = await watchShifts(page)
  return async (where: string) => {
    await page.waitForLoadState('networkidle')
    await expect(page.locator('html[data-settled]')).toBeAttached()
    expect.soft(trouble, where).toEqual([])
    const moved = await shifts()
    const sum = moved.reduce((all, { value }) => all + value, 0)
    expect.soft(sum, `${where}: ${JSON.stringify(moved, null, 1)}`).toBeLessThanOrEqual(0.003)
  }
}

for (const brand of brands)
  test(`pages of ${brand} start without an error, a policy violation or a jump, and axe finds nothing on them${isForLater(brand) ? ' @long' : ''}`, async ({
    page,
    shop,
  }) => {
    test.slow()
    const expectQuietStart = await startWatch(page)
    for (const [kind, path] of Object.entries(started(brand))) {
      if (!isForLater(brand) && !isLookedInto(brand, kind)) continue
      await shop(brand, path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectQuietStart(kind)
      if (isLookedInto(brand, kind)) await expectNoFindings(page, kind)
    }
  })

for (const [brand, pages] of Object.entries(rarerPages) as [BrandKey, Record<string, string>][]) // the table's own keys
  test(`has no axe violations on the rarer pages of ${brand}${brand === 'hc' ? '' : ' @long'}`, async ({
    page,
    shop,
  }) => {
    test.slow()
    for (const [kind, path] of Object.entries(pages)) {
      await shop(brand, path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoFindings(page, kind)
    }
  })

for (const brand of brands)
  test(`saves screenshots of the pages of ${brand} @long`, async ({ page, shop, shopper }) => {
    if (brand !== 'wac') await shopper.hasInCart(brand)
    for (const [kind, path] of Object.entries({ ...pictured(brand), cart: '/cart', checkout: '/customer/checkout' })) {
      await shop(brand, path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await takePictures(page, `${brand}-${kind}`)
    }
  })

test('loads pages on a phone and a tablet without a layout shift', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const expectQuietStart = await startWatch(page)
  for (const brand of ['wa', 'andoo', 'hc'] as const) {
    await shop(brand)
    await expectQuietStart(brand)
  }
  // Its rows far below are smaller than the space that is reserved for them.
  await shop('aoc', `/search/${shops.aoc.searchTerm}`)
  await expectQuietStart('aoc, search')
  // It ends in products that are in view here.
  await page.setViewportSize({ width: 768, height: 1024 })
  await shop('aoc')
  await expectQuietStart('aoc, tablet')
})
