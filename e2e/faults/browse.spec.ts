import type { Browser } from '@playwright/test'
import { brands, shops } from '../brands.ts'
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

// What crawls or is late differs from nothing only where somebody waits for it.
// A script that came whole by its length and broken by its content is the browser's for as long as it keeps it: only a reload
// past its store, which is the shopper's alone, brings another.
const notForScripts = ['delay', 'slow', 'hang', 'truncated gzip']
const isWorthIt = (kind: string, fault: Fault) => kind !== 'script' || !notForScripts.includes(fault.kind)

/**
 * One journey with a fault at the n-th request of a kind in each of its steps; answers which steps had one. Of the steps that have
 * no n-th any more only the next is gone: it shows that the journey goes on.
 */
async function journey(browser: Browser, line: FaultProxy, { path, by, fault }: Sweep, nth: number, last: number) {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  await beInUse(context)
  const errors: string[] = []
  context.on('weberror', (error) => errors.push(String(error.error())))
  const page = await context.newPage()
  const struck: number[] = []
  for (const [at, step] of stepsOf(page, line.originOf('aol'), by)
    .slice(0, last + 2)
    .entries()) {
    line.heal()
    // A link followed before the app stands is the browser's, and calls nothing.
    if (by === 'links' && at > 0) await appStands(page)
    const strike = line.on({ path, nth }, fault)
    await test.step(`step ${at + 1}`, () => arrive(page, step))
    if (strike.count() >= nth) struck.push(at)
  }
  line.heal()
  await context.close()
  expect(errors).toEqual([])
  return struck
}

for (const [kind, path, by] of kinds)
  for (const [name, fault] of faults.filter(([, one]) => isWorthIt(kind, one)))
    test(`browsing goes on when at the n-th ${kind} of each step ${name}, for every n`, async ({ browser, line }) => {
      test.setTimeout(1_800_000)
      const all: number[] = []
      for (let nth = 1, last = 4; last >= 0; nth++)
        await test.step(`n = ${nth}`, async () => {
          const struck = await journey(browser, line, { path, by, fault }, nth, last)
          all.push(...struck)
          last = Math.max(-1, ...struck)
        })
      // A sweep that struck nothing would prove nothing: every step asks for a page, all but the cart for something more, and the two
      // that open a document for scripts; those of the others may have come ahead.
      expect(new Set(all).size).toBeGreaterThanOrEqual({ page: 5, 'call of the shop': 4, script: 2 }[kind])
    })

test('a category whose call fails says so in the page, once, and comes with another try', { tag: '@core' }, async ({
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

test('without its calls the shop is read page by page, and none of them is blank', { tag: '@core' }, async ({
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

test('without its scripts the shop is read, and links lead on', async ({ page, line }) => {
  line.on({ path: /^\/assets\/.*\.js$/ }, { kind: 'html' })
  await page.goto(line.originOf('aol'))
  await main(page).locator('a[href^="/c/"]').first().click()
  await expect(page).toHaveURL(/\/c\//)
  await expectWayOnward(page)
})

test('pictures that do not come leave their words, and nothing else is lost', async ({ page, line, open }) => {
  line.on({ path: /^\/images\// }, { kind: 'cut', place: 'in the middle of the body' })
  await open('aol', shops.aol.product)
  await expectWayOnward(page)
  await expect(cartButtons(page).first()).toBeEnabled()
})

test('a page that stands is not given up while the shop is away, and goes on when it is back', async ({
  page,
  line,
  open,
}) => {
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

test('a part that is missing while the shop answers is fetched with the page afresh, once', async ({
  page,
  line,
  open,
}) => {
  await open('aol')
  await page.waitForLoadState('networkidle')
  const loads: string[] = []
  page.on('load', () => loads.push(page.url()))
  const missing = line.on({ path: /^\/assets\/.*\.js$/ }, { kind: 'status', status: 404 })
  await main(page).locator('a[href^="/c/"]').first().click()
  await expect.poll(() => loads.length, { timeout: 20_000 }).toBe(1)
  expect(missing.count()).toBeGreaterThan(0)
  await expect(main(page).locator('a[href^="/p/"]').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(loads).toHaveLength(1)
})

test('a part that is missing on the way to a page leads there, and not back to the page that is left', {
  tag: '@core',
}, async ({ page, line, open }) => {
  await open('aol')
  await page.waitForLoadState('networkidle')
  const missing = line.on({ path: /^\/assets\/category-[\w-]+\.js$/ }, { kind: 'status', status: 500 })
  // The way there takes long.
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

test('a page that is missed when it is only looked for ahead leaves the one that is read as it is', {
  tag: '@core',
}, async ({ page, line, open }) => {
  // The page's own file alone: what keeps products on the device begins with this word, too, and is not loaded ahead.
  const missing = line.on({ path: /^\/assets\/product-[\w-]{8}\.js$/ }, { kind: 'status', status: 500 })
  await open('aol', shops.aol.category)
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  const looksAround = async () => {
    for (const x of [600, 640]) await page.mouse.move(x, 500)
    return missing.count()
  }
  await expect.poll(looksAround).toBeGreaterThan(0)
  // Something else that is loaded, for the time it takes.
  await page.getByRole('button', { name: 'Shop all' }).click()
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible()
  expect(line.seen.filter(({ path }) => path.startsWith('/healthz'))).toEqual([])
  expect(await page.evaluate(() => ['isSame' in window, sessionStorage.getItem('missing-chunk')])).toEqual([true, null])
  await expect(page.getByRole('alert').filter({ visible: true })).toHaveCount(0)
})

test.describe('as it arrives', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('the heading of a page stands where it will stand, whatever of the page is still on its way', {
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
      // Under another address, or the browser would take the whole one for what it has.
      const early = await topOf(`${address}?early`)
      line.heal()
      expect.soft(early, address).toBe(await topOf(address))
    }
  })
})
