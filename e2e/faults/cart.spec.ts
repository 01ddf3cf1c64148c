import type { Page } from '@playwright/test'
import { shops } from '../brands.ts'
import { type CutPlace, cutPlaces, type Fault } from './fault.ts'
import { beInUse, closeCart, expect, hasInCart, heldByShop, main, test } from './fixtures.ts'

test.describe.configure({ timeout: 120_000 })

const add = { method: 'POST', path: '/api/cart/product/' } as const
// Also behind the opened cart, where assistive technology ignores it.
const count = (page: Page, items: string) =>
  page.getByRole('link', { name: `Cart, ${items}`, includeHidden: true }).first()
const addButton = (page: Page) =>
  main(page)
    .getByRole('button', { name: /^Add(?:ed, waiting to send| to cart)/ })
    .first()

type Cell = readonly [name: string, fault: Fault]
const cutPoints = Object.keys(cutPlaces) as CutPlace[] // its own keys
const struckOnce: readonly Cell[] = [
  ['it never leaves', { kind: 'refuse' }],
  ['it is cut while it is sent', { kind: 'cut while sending' }],
  ['it hangs and never arrives', { kind: 'hang', ms: 4_000 }],
  ['its answer is lost', { kind: 'lose' }],
  ['its answer is lost after four seconds', { kind: 'lose', ms: 4_000 }],
  ['its answer is late', { kind: 'delay', ms: 4_000 }],
  ['its answer crawls', { kind: 'slow', bytesPerSecond: 500 }],
  ...cutPoints.flatMap((place): Cell[] => [
    [`its answer is cut ${place}`, { kind: 'cut', place }],
    [`its answer ends ${place}`, { kind: 'half-close', place }],
  ]),
  ...[502, 503, 504].map((status): Cell => [`a proxy answers ${status}`, { kind: 'status', status }]),
  ['a sign-in page answers', { kind: 'html' }],
  ['its compressed answer lacks its end', { kind: 'truncated gzip' }],
  ['a proxy sends it twice at once', { kind: 'replay' }],
]
const core = 'its answer is lost'

for (const [name, fault] of struckOnce)
  test(`adds a product once when ${name}`, name === core ? { tag: '@core' } : {}, async ({ page, line, open }) => {
    await open('wa', shops.wa.product)
    const strike = line.on({ ...add, nth: 1 }, fault)
    await addButton(page).click()
    await strike.struck
    await expect(count(page, '1 item')).toBeVisible()
    await expect.poll(() => heldByShop(page), { timeout: 60_000 }).toEqual(['1 WX-TS2EBS'])
    await expect(page.getByText('Waiting to send')).toHaveCount(0, { timeout: 60_000 })
    await page.reload()
    await expect(count(page, '1 item')).toBeVisible()
  })

test('shows a failed change as failed, does not apply it, and allows another try', async ({ page, line, open }) => {
  await open('wa', shops.wa.product)
  line.on({ ...add, nth: 1 }, { kind: 'status', status: 500 })
  await addButton(page).click()
  await expect(page.getByRole('alert').filter({ visible: true }).first()).toBeVisible()
  expect(await heldByShop(page)).toEqual([])
  await expect(count(page, '1 item')).toHaveCount(0)
  await addButton(page).click()
  await expect(count(page, '1 item')).toBeVisible()
  await expect.poll(() => heldByShop(page)).toEqual(['1 WX-TS2EBS'])
})

/** Adds two lines, increases the first, removes the second: the page must show the cart of the shop. */
async function changeCart(page: Page, origin: string) {
  await page.goto(`${origin}/cart`)
  const row = main(page).getByRole('listitem').filter({ hasText: 'Wexcombe 2 Slice Everyday Toaster' }).first()
  const again = main(page).getByRole('button', { name: 'Try again' }).first()
  const more = row.getByRole('button', { name: 'One more' })
  await expect(more.or(again).first()).toBeVisible({ timeout: 30_000 })
  if (!(await more.isVisible())) await again.click()
  await more.click()
  const remove = page.getByRole('button', { name: /^Remove Wexcombe 1.5 L/ })
  await expect(async () => {
    if (await remove.isVisible()) await remove.click({ timeout: 2_000 })
    await expect(remove).toHaveCount(0, { timeout: 3_000 })
  }).toPass({ timeout: 45_000 })
}

const journeyFaults: readonly Cell[] = [
  ['refused', { kind: 'refuse' }],
  ['lost', { kind: 'lose' }],
  ['answered 503', { kind: 'status', status: 503 }],
  ['cut off', { kind: 'cut', place: 'in the middle of the body' }],
  ['answered by a sign-in page', { kind: 'html' }],
  ['sent twice', { kind: 'replay' }],
]
for (const [name, fault] of journeyFaults)
  test(`shows the cart of the shop when its n-th request is ${name}, for every n`, async ({ browser, line }) => {
    test.setTimeout(1_200_000)
    const origin = line.originOf('wa')
    let isStruck = true
    for (let nth = 1; isStruck; nth++)
      await test.step(`n = ${nth}`, async () => {
        const context = await browser.newContext({ serviceWorkers: 'block' })
        await beInUse(context)
        const page = await context.newPage()
        await hasInCart(page, origin, 'WX-TS2EBS')
        await hasInCart(page, origin, 'WX-K15ES')
        const strike = line.on({ path: /^\/api\/cart\//, nth }, fault)
        await changeCart(page, origin)
        await expect.poll(() => heldByShop(page).catch(String), { timeout: 60_000 }).toEqual(['2 WX-TS2EBS'])
        await expect(count(page, '2 items')).toBeVisible({ timeout: 60_000 })
        isStruck = strike.count() >= nth
        line.heal()
        await context.close()
      })
  })

test('sends each change once when the tab is closed during a hanging request', {
  tag: '@core',
}, async ({ page, line, open, context }) => {
  await open('wa', shops.wa.category)
  const buttons = main(page).getByRole('button', { name: /^Add to cart/ })
  const strike = line.on({ ...add, nth: 1 }, { kind: 'hang', ms: 60_000 })
  // The drawer opens before the response, and hides the page behind it.
  const addAndClose = async (position: number) => {
    await buttons.nth(position).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await addAndClose(0)
  await strike.struck
  await addAndClose(1)
  await expect(count(page, '2 items')).toBeVisible()
  const address = page.url()
  await page.close()
  const later = await context.newPage()
  await later.goto(address)
  await expect.poll(() => heldByShop(later), { timeout: 30_000 }).toHaveLength(2)
  await expect(later.getByText('Waiting to send')).toHaveCount(0)
})

test('gives up a hanging request after ten seconds, and retries the change automatically', async ({
  page,
  line,
  open,
}) => {
  await open('wa', shops.wa.product)
  const strike = line.on({ ...add, nth: 1 }, { kind: 'hang', ms: 60_000 })
  await addButton(page).click()
  await strike.struck
  await expect.poll(() => heldByShop(page), { timeout: 25_000 }).toEqual(['1 WX-TS2EBS'])
  await expect(count(page, '1 item')).toBeVisible()
})

test('keeps a later change when the response contains the cart before it', async ({ page, line }) => {
  const origin = line.originOf('wa')
  await hasInCart(page, origin)
  const load = line.on({ method: 'GET', path: '/api/cart/', nth: 1 }, { kind: 'overtaken' })
  await page.goto(origin + shops.wa.product)
  await load.struck
  await addButton(page).click()
  await expect.poll(() => heldByShop(page)).toEqual(['2 WX-TS2EBS'])
  await expect(count(page, '2 items')).toBeVisible()
})

test('stores changes while the shop is down; unsent ones can be undone, and the rest is sent', async ({
  page,
  line,
  open,
}) => {
  await open('wa', shops.wa.product)
  // The first addition is tried and may have arrived. Once the page knows that the shop is down, it tries none.
  const strike = line.on(add, { kind: 'refuse' })
  await addButton(page).click()
  await strike.struck
  line.on({ path: /^\/(?:api\/|healthz)/ }, { kind: 'refuse' })
  await expect(page.getByText('Waiting to send').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Cancel: Add/ })).toHaveCount(0)
  await closeCart(page)
  await addButton(page).click()
  await expect(count(page, '2 items')).toBeVisible()
  await page
    .getByRole('button', { name: /^Cancel: Add/ })
    .first()
    .click()
  await expect(count(page, '1 item')).toBeVisible()
  line.heal()
  await expect.poll(() => heldByShop(page).catch(String), { timeout: 60_000 }).toEqual(['1 WX-TS2EBS'])
  await expect(page.getByText('Waiting to send')).toHaveCount(0, { timeout: 60_000 })
})

const starts = [
  ['no part', /^\/assets\/.*\.js$/],
  ['only the first part', /^\/assets\/(?!index-|loading-|rolldown-).*\.js$/],
] as const
const failed = (page: Page) => page.getByRole('heading', { name: 'Something went wrong' })
for (const [name, path] of starts) {
  test(`shows one error with a retry in the frame of the shop for a cart whose app fails to load, of which ${name} does`, {
    ...(name === 'only the first part' && { tag: '@core' }),
  }, async ({ page, line }) => {
    const origin = line.originOf('wa')
    await hasInCart(page, origin)
    // As the app notes on a device with a cart.
    await page.addInitScript(() => localStorage.setItem('hearth:wa:cart-kept', '1'))
    line.on({ path }, { kind: 'status', status: 503 })
    await page.goto(`${origin}/cart`)
    await expect(
      main(page)
        .getByRole('alert')
        .filter({ has: failed(page) }),
    ).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    line.heal()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(count(page, '1 item')).toBeVisible()
    await expect(failed(page)).toHaveCount(0)
  })

  test(`shows one error with a retry for a client-rendered page, of which ${name} loads`, async ({ page, line }) => {
    line.on({ path }, { kind: 'status', status: 503 })
    await page.goto(`${line.originOf('wa')}/customer/confirmation`)
    await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(1)
    await page.waitForLoadState('networkidle')
    line.heal()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'We cannot find this order' })).toBeVisible()
  })
}
