import type { Browser } from '@playwright/test'
import { brands, shops } from '../brands.ts'
import { scriptOf } from '../built-script.ts'
import { cartButtons } from '../cart-buttons.ts'
import { appStands, arrive, expectWayOnward, stepsOf } from './browsing.ts'
import type { Fault } from './fault.ts'
import { beInUse, expect, main, test } from './fixtures.ts'
import type { FaultProxy } from './proxy.ts'

test.describe.configure({ timeout: 120_000 })

const faults: readonly (readonly [string, Fault])[] = [
  ['the connection is refused', { kind: 'refuse' }],
  ['nothing comes for four seconds, then the connection is gone', { kind: 'hang', ms: 4_000 }],
  ['the first byte takes three seconds', { kind: 'delay', ms: 3_000 }],
  ['the answer crawls', { kind: 'slow', bytesPerSecond: 20_000 }],
  ['the answer is cut off by a reset', { kind: 'cut', place: 'in the middle of the body' }],
  ['the answer ends too early', { kind: 'half-close', place: 'in the middle of the body' }],
  ['500', { kind: 'status', status: 500 }],
  ['503', { kind: 'status', status: 503 }],
  ['a sign-in page comes in its place', { kind: 'html' }],
  ['the compressed answer lacks its end', { kind: 'truncated gzip' }],
]
const kinds = [
  ['call of the shop', /^\/api\//, 'links'],
  [
    'page',
    /^\/(?!api\/|assets\/|images\/|fonts\/|brands\/.*\.|signs\/|.*\.(?:js|png|svg|ico|webmanifest|json)$)/,
    'addresses',
  ],
  ['script', /^\/assets\/.*\.js$/, 'links'],
] as const
type Sweep = { path: RegExp; by: (typeof kinds)[number][2]; fault: Fault }

// Slow and late responses matter only while someone waits for them. The browser caches a script of the right length
// with broken content: only a hard reload by the shopper would replace it.
const notForScripts = ['delay', 'slow', 'hang', 'truncated gzip']
const isWorthIt = (kind: string, fault: Fault) => kind !== 'script' || !notForScripts.includes(fault.kind)

/**
 * One journey with a fault at the n-th request of a kind in each step; returns the steps that had one. Of steps without
 * an n-th request only the next one runs, to show that the journey continues.
 */
async function journey(browser: Browser, line: FaultProxy, { path, by, fault }: Sweep, nth: number, last: number) {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  await beInUse(context)
  const errors: string[] = []
  context.on('weberror', (error) => errors.push(String(error.error())))
  const page = await context.newPage()
  const struck: number[] = []
  for (const [index, step] of stepsOf(page, line.originOf('aol'), by)
    .slice(0, last + 2)
    .entries()) {
    line.heal()
    // Before hydration the browser follows a link itself, without API requests.
    if (by === 'links' && index > 0) await appStands(page)
    const strike = line.on({ path, nth }, fault)
    await test.step(`step ${index + 1}`, () => arrive(page, step))
    if (strike.count() >= nth) struck.push(index)
  }
  line.heal()
  await context.close()
  expect(errors).toEqual([])
  return struck
}

for (const [kind, path, by] of kinds)
  for (const [name, fault] of faults.filter(([, candidate]) => isWorthIt(kind, candidate)))
    test(`continues to browse when at the n-th ${kind} of each step ${name}, for every n`, async ({
      browser,
      line,
    }) => {
      test.setTimeout(1_800_000)
      const all: number[] = []
      for (let nth = 1, last = 4; last >= 0; nth++)
        await test.step(`n = ${nth}`, async () => {
          const struck = await journey(browser, line, { path, by, fault }, nth, last)
          all.push(...struck)
          last = Math.max(-1, ...struck)
        })
      // A sweep without any fault would prove nothing: every step loads a page, all but the cart call the API, and the
      // two that load a document load scripts; those of other steps may be preloaded.
      expect(new Set(all).size).toBeGreaterThanOrEqual({ page: 5, 'call of the shop': 4, script: 2 }[kind])
    })

test('shows one error in a category whose request fails, and loads it on retry', { tag: '@core' }, async ({
  page,
  open,
  line,
}) => {
  await open('aol')
  for (const status of [500, 502, 503, 504]) line.on({ path: /^\/api\/catalogue\// }, { kind: 'status', status })
  await main(page).locator('a[href^="/c/"]').first().click()
  await expect(main(page).getByRole('button', { name: 'Try again' })).toHaveCount(1, { timeout: 30_000 })
  await expectWayOnward(page)
  await expect(page.getByRole('alert')).toHaveCount(1)
  line.heal()
  const products = main(page).locator('a[href^="/p/"]')
  const again = main(page).getByRole('button', { name: 'Try again' })
  await arrive(page, { go: () => again.click(), isThere: products, path: /^\/c\// })
})

test('renders the shop page by page without its API requests, and none is blank', { tag: '@core' }, async ({
  page,
  line,
}) => {
  line.on({ path: /^\/api\// }, { kind: 'html' })
  for (const path of ['/', shops.aol.category, shops.aol.product, '/stores']) {
    await page.goto(line.originOf('aol') + path)
    await expectWayOnward(page)
  }
  await expect(page.getByRole('alert').filter({ visible: true })).toHaveCount(0)
})

test('renders the shop without its scripts, with working links', async ({ page, line }) => {
  line.on({ path: /^\/assets\/.*\.js$/ }, { kind: 'html' })
  await page.goto(line.originOf('aol'))
  await main(page).locator('a[href^="/c/"]').first().click()
  await expect(page).toHaveURL(/\/c\//)
  await expectWayOnward(page)
})

test('shows the alternative texts of images that fail to load, and loses nothing else', async ({
  page,
  line,
  open,
}) => {
  line.on({ path: /^\/images\// }, { kind: 'cut', place: 'in the middle of the body' })
  await open('aol', shops.aol.product)
  await expectWayOnward(page)
  await expect(cartButtons(page).first()).toBeEnabled()
})

test('keeps a rendered page while the shop is down, and continues when it is back', async ({ page, line, open }) => {
  await open('aol')
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  line.on({ path: /./ }, { kind: 'refuse' })
  await main(page).locator('a[href^="/c/"]').first().click()
  const again = main(page).getByRole('button', { name: 'Try again' }).first()
  await expect(again).toBeVisible({ timeout: 30_000 })
  await expect.poll(() => line.seen.filter(({ path }) => path.startsWith('/healthz')).length).toBeGreaterThan(0)
  await expectWayOnward(page)
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
  line.heal()
  const products = main(page).locator('a[href^="/p/"]')
  await arrive(page, { go: () => again.click(), isThere: products, path: /^\/c\// })
})

test('reloads the page once when a chunk is missing and the shop responds', async ({ page, line, open }) => {
  await open('aol')
  await page.waitForLoadState('networkidle')
  const loads: string[] = []
  page.on('load', () => loads.push(page.url()))
  // Of all scripts, one that the page left behind still loads would reload that page first.
  const missing = line.on({ path: /^\/assets\/category-[\w-]+\.js$/ }, { kind: 'status', status: 404 })
  await main(page).locator('a[href^="/c/"]').first().click()
  await expect.poll(() => loads.length, { timeout: 20_000 }).toBe(1)
  expect(missing.count()).toBeGreaterThan(0)
  await expect(main(page).locator('a[href^="/p/"]').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(loads).toHaveLength(1)
})

test('loads the target page when its chunk is missing, and not the page that is left', {
  tag: '@core',
}, async ({ page, line, open }) => {
  await open('aol')
  await page.waitForLoadState('networkidle')
  const missing = line.on({ path: /^\/assets\/category-[\w-]+\.js$/ }, { kind: 'status', status: 500 })
  // The navigation takes long.
  line.on({ path: /^\/api\// }, { kind: 'delay', ms: 600_000 })
  const link = main(page).locator('a[href^="/c/"]').first()
  const address = (await link.getAttribute('href')) ?? ''
  await link.click()
  await missing.struck
  await page.waitForURL(`**${address}`)
  await expect(main(page).locator('a[href^="/p/"]').first()).toBeVisible()
  await expectWayOnward(page)
  line.heal()
})

test('keeps the current page when a preloaded page fails to load', async ({ page, line, open }) => {
  // Only the chunk of the page: others of this name are shared with parts that are not preloaded.
  const script = scriptOf('src/pages/shop/product.tsx')
  const missing = line.on({ path: new RegExp(`^${script}$`) }, { kind: 'status', status: 500 })
  await open('aol', shops.aol.category)
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  const movePointer = async () => {
    for (const x of [600, 640]) await page.mouse.move(x, 500)
    return missing.count()
  }
  await expect.poll(movePointer).toBeGreaterThan(0)
  // Loads another chunk, so that time passes.
  await page.getByRole('button', { name: 'Shop all' }).click()
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible()
  expect(line.seen.filter(({ path }) => path.startsWith('/healthz'))).toEqual([])
  expect(await page.evaluate(() => ['isSame' in window, sessionStorage.getItem('missing-chunk')])).toEqual([true, null])
  await expect(page.getByRole('alert').filter({ visible: true })).toHaveCount(0)
})

test.describe('while the page streams in', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('renders the heading at its final position before the rest of the page has arrived', {
    tag: '@core',
  }, async ({ page, line }) => {
    const fronts = brands.map((brand) => [brand, '/'] as const)
    const others = [shops.wa.category, shops.wa.product, '/article/legendary-service'].map(
      (path) => ['wa', path] as const,
    )
    const topOf = async (address: string) => {
      await page.goto(address)
      return (await main(page).getByRole('heading', { level: 1 }).boundingBox())?.y
    }
    for (const [brand, path] of [...fronts, ...others]) {
      const address = line.originOf(brand) + path
      line.on({ path: /^[^.]*$/ }, { kind: 'rewrite', text: (text) => text.replace(/(id="main".*?<\/h1>).*/s, '$1') })
      // Another address, because the browser would use the complete page from its cache.
      const early = await topOf(`${address}?early`)
      line.heal()
      expect.soft(early, address).toBe(await topOf(address))
    }
  })
})
