import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { createVictim, type Victim } from '../../tests/crash/victim.ts'
import { moneyProblems } from '../../tests/money-problems.ts'
import { shops } from '../brands.ts'
import { cartButtons } from '../cart-buttons.ts'
import { fillCard, placeOrder } from '../checkout-form.ts'
import { untilControlled } from '../idle.ts'
import { arrive, expectWayOnward } from './browsing.ts'
import { beInUse, closeCart, expect, heldByShop, main, openThrough, test } from './fixtures.ts'
import { expectBooks } from './ledger-check.ts'
import { doNotPayAgain, post, readyToOrder, thanks } from './ordering.ts'

// Serial, because the tests share a server. After a failed test a new server starts.
test.describe.configure({ mode: 'default', timeout: 300_000 })

const dataDir = resolve('.data', 'faults')
let victim: Victim

test.beforeAll(async () => {
  test.setTimeout(300_000)
  rmSync(dataDir, { recursive: true, force: true })
  mkdirSync(dataDir, { recursive: true })
  victim = await createVictim(dataDir)
  await victim.start()
})
test.afterAll(async () => {
  await victim.stop()
  rmSync(dataDir, { recursive: true, force: true })
})
test.beforeEach(({ line }) => line.leadTo(Number(new URL(victim.url).port)))

const endDatabase = async () => {
  const [pid] = readFileSync(join(dataDir, 'pg18', 'postmaster.pid'), 'utf8').split('\n')
  process.kill(Number(pid), 'SIGKILL')
}

const ends: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['is asked to stop', () => victim.stop()],
  ['is killed', () => victim.kill(false)],
  ['is killed after its database', () => victim.kill(true)],
]
const noProblems = () =>
  expect.poll(() => moneyProblems({ query: (text) => victim.ask(text) }), { timeout: 60_000 }).toEqual([])

/** Behaves like a shopper with an unclear outcome: reloads the page, and enters a card where the form is shown. */
async function orderAtLast(page: Page, origin: string) {
  const card = page.getByLabel('Card number')
  await expect(async () => {
    if (await thanks(page).isVisible()) return
    if (page.url().includes('/customer/confirmation')) await page.reload()
    else await page.goto(`${origin}/customer/checkout`)
    await expect(thanks(page).or(card).first()).toBeVisible({ timeout: 10_000 })
    if (await card.isVisible()) {
      await expect(page.getByRole('group', { name: 'Popular days' }).getByRole('button').first()).toBeVisible()
      await fillCard(page)
      await placeOrder(page).click()
    }
    await expect(thanks(page)).toBeVisible({ timeout: 20_000 })
  }).toPass({ timeout: 150_000 })
}

for (const [name, end] of ends) {
  test(`continues to browse on the same page when the server ${name}`, async ({ browser, line }) => {
    const context = await browser.newContext({ serviceWorkers: 'allow' })
    await beInUse(context)
    const page = await context.newPage()
    await openThrough(page, `${line.originOf('aol')}/`)
    await untilControlled(page, 45_000)
    await end()
    await main(page).locator('a[href^="/c/"]').first().click()
    await expect(main(page).getByRole('button', { name: 'Try again' }).first()).toBeVisible({ timeout: 30_000 })
    await expectWayOnward(page)
    await victim.start()
    const products = main(page).locator('a[href^="/p/"]')
    await arrive(page, { go: async () => undefined, isThere: products, path: /^\/c\// })
    await context.close()
  })

  test(`applies a cart change once when the server ${name} during the request`, async ({ page, open, line }) => {
    await open('wa', shops.wa.product)
    const sent = line.on({ method: 'POST', path: '/api/cart/product/' }, { kind: 'none' })
    await cartButtons(page).first().click()
    await sent.struck
    await end()
    await victim.start()
    await expect.poll(() => heldByShop(page).catch(String), { timeout: 60_000 }).toEqual(['1 WX-TS2EBS'])
    await closeCart(page)
    await expect(page.getByRole('link', { name: 'Cart, 1 item' }).first()).toBeVisible({ timeout: 60_000 })
    await expect(page.getByText('Waiting to send')).toHaveCount(0, { timeout: 60_000 })
  })

  for (const card of ['approved', 'slow'] as const)
    test(`places an order once with a card that is ${card} when the server ${name} meanwhile`, async ({
      page,
      line,
    }) => {
      const origin = line.originOf('wa')
      const cartId = await readyToOrder(page, origin, card)
      const sent = line.on(post, { kind: 'none' })
      await placeOrder(page).click()
      await sent.struck
      await end()
      await victim.start()
      await orderAtLast(page, origin)
      await expectBooks(cartId, 'sold', dataDir)
      await noProblems()
    })
}

test('places an order once when its database is killed, also after a restart', async ({ page, line }) => {
  const origin = line.originOf('wa')
  const cartId = await readyToOrder(page, origin)
  await endDatabase()
  await placeOrder(page).click()
  await expect(thanks(page).or(doNotPayAgain(page)).first()).toBeVisible({ timeout: 60_000 })
  await victim.stop()
  await victim.start()
  await orderAtLast(page, origin)
  await expectBooks(cartId, 'sold', dataDir)
  await noProblems()
})
