import type { Browser } from '@playwright/test'
import { shops } from '../brands.ts'
import { arrive, browse, expectWayOnward } from './browsing.ts'
import type { Fault, Match } from './fault.ts'
import { expect, main, test } from './fixtures.ts'
import type { FaultProxy } from './proxy.ts'

const faults: readonly (readonly [string, Fault])[] = [
  ['the connection is refused', { kind: 'refuse' }],
  ['nothing comes for five seconds, then the connection is gone', { kind: 'hang', ms: 5_000 }],
  ['the first byte takes four seconds', { kind: 'delay', ms: 4_000 }],
  ['the answer crawls', { kind: 'slow', bytesPerSecond: 8_000 }],
  ['the answer is cut off by a reset', { kind: 'cut', place: 'in the middle of the body' }],
  ['the answer ends too early', { kind: 'half-close', place: 'in the middle of the body' }],
  ['500', { kind: 'status', status: 500 }],
  ['503', { kind: 'status', status: 503 }],
  ['a sign-in page comes in its place', { kind: 'html' }],
  ['the compressed answer lacks its end', { kind: 'truncated gzip' }],
]
const classes = [
  ['call of the shop', /^\/api\//],
  ['page', /^\/(?!api\/|assets\/|images\/|fonts\/|brands\/.*\.|signs\/|.*\.(?:js|png|svg|ico|webmanifest|json)$)/],
  ['script', /^\/assets\/.*\.js$/],
] as const

// What crawls or is late differs from nothing only where somebody waits for it.
const isWorthIt = (kind: string, fault: Fault) => kind !== 'script' || !['delay', 'slow', 'hang'].includes(fault.kind)

/** One journey with a fault at the n-th request of a kind; false when it has no n-th. */
async function journey(browser: Browser, line: FaultProxy, { path, nth, fault }: Match & { fault: Fault }) {
  line.heal()
  const strike = line.on({ path, ...(nth ? { nth } : {}) }, fault)
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const errors: string[] = []
  context.on('weberror', (error) => errors.push(String(error.error())))
  await browse(await context.newPage(), line.originOf('aol'))
  await context.close()
  expect(errors).toEqual([])
  return strike.count() >= (nth ?? 1)
}

for (const [kind, path] of classes)
  for (const [name, fault] of faults.filter(([, one]) => isWorthIt(kind, one)))
    test(`browsing goes on when at the n-th ${kind} ${name}, for every n`, async ({ browser, line }) => {
      test.setTimeout(1_800_000)
      let isStruck = true
      for (let nth = 1; isStruck; nth++)
        await test.step(`n = ${nth}`, async () => {
          isStruck = await journey(browser, line, { path, nth, fault })
        })
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
  await expect(
    main(page)
      .getByRole('button', { name: /^Add to cart/ })
      .first(),
  ).toBeEnabled()
})

// The page loads itself again as soon as one of its parts does not come, also when it is the shop that is away: what could
// be read is then gone (src/app/missing-chunk.ts asks navigator.onLine alone).
test.fixme('a page that stands is not given up while the shop is away', async ({ page, line, open }) => {
  await open('aol')
  await page.waitForLoadState('networkidle')
  line.on({ path: /./ }, { kind: 'refuse' })
  await main(page).locator('a[href^="/c/"]').first().click()
  await expect(main(page).getByRole('button', { name: 'Try again' }).first()).toBeVisible({ timeout: 30_000 })
  await expectWayOnward(page)
})
