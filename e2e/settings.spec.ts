import { couponResetMs } from '../src/domain/deposit.ts'
import { chooseDay, fillAddress, fillContact } from './checkout-form.ts'
import { expect, test } from './fixtures.ts'

const settings = (items: Record<string, string>) => ({
  items: Object.entries(items).map(([name, value]) => ({ name, value })),
  totalCount: Object.keys(items).length,
})

test('the number to call is the configured one, in one shop 1300 000 500 without any [S1-3-22, S1-9-20]', async ({
  page,
  shop,
  stub,
}) => {
  const foot = page.getByRole('contentinfo')
  await stub.answers('/api/settings', settings({ customerSupportNumber: '1300 999 888' }))
  await shop('wa')
  await expect(foot.getByRole('link', { name: '1300 999 888' })).toHaveAttribute('href', 'tel:1300999888')
  await stub.answers('/api/settings', settings({}))
  await shop('aol')
  await expect(foot.getByRole('link', { name: '1300 000 500' })).toBeVisible()
  await expect(foot).toContainText('Prices in AUD')
})

test('goes on without settings, and says so in the log [S1-8-15]', async ({ page, shop, stub }) => {
  const log: string[] = []
  page.on('console', (message) => log.push(message.text()))
  await stub.answers('/api/settings', { code: 'internal', message: 'broken' }, 500)
  await shop('wa')
  await expect.poll(() => log.filter((text) => /^settings/.test(text)).length).toBeGreaterThan(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Stores' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Stores' })).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: '1300 000 190' })).toBeVisible()
})

test('a coupon takes the deposit back [S1-9-10]', async ({ page, shop, shopper }) => {
  await shopper.hasInCart('wa')
  await shop('wa', '/customer/checkout')
  await fillContact(page)
  await fillAddress(page, 'wa')
  await chooseDay(page)
  await page.getByRole('switch', { name: /^Pay a deposit today/ }).click()
  const deposit = page.getByRole('textbox', { name: 'Deposit' })
  await deposit.fill('50')
  await page.getByLabel('Coupon code').fill('HEARTH10')
  await page.getByLabel('Coupon code').press('Enter')
  await expect(page.getByText('HEARTH10 applied')).toBeVisible()
  await expect(deposit).toHaveValue('')
  expect(couponResetMs).toBe(200)
})
