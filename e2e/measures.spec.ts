import type { Locator } from '@playwright/test'
import { shops } from './brands.ts'
import { expect, test } from './fixtures.ts'

async function boxOf(locator: Locator) {
  await expect(locator).toBeVisible()
  const box = await locator.boundingBox()
  if (!box) throw new Error('It has no box')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

test('makes phone and directions of a store full touch targets on phones', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await shop('hc', shops.hc.store)
  for (const name of [/^\d\d \d{4}/, 'Get Directions']) {
    const { height } = await boxOf(page.getByRole('main').getByRole('link', { name }))
    expect(height).toBeGreaterThanOrEqual(44)
  }
})

test('keeps the tax note of trade lists left of the quantity', async ({ page, shop }) => {
  await shop('aoc', shops.aoc.category)
  const line = page.getByRole('main').getByRole('article').first()
  const note = await boxOf(line.getByText('ex GST', { exact: true }))
  const quantity = await boxOf(line.getByRole('group', { name: /^Quantity/ }))
  expect(note.right).toBeLessThanOrEqual(quantity.x)
})

test('leaves no blank strip below the suburb of the delivery box', async ({ page, shop, shopper }) => {
  await shopper.livesIn('wa')
  await shop('wa', shops.wa.product)
  const panel = page.getByRole('main').locator('div', { has: page.locator(':scope > hr') })
  const suburb = await boxOf(panel.getByRole('button', { name: /^Sydney/ }))
  const line = await panel.locator('hr').boundingBox()
  expect((line?.y ?? 0) - suburb.bottom).toBeLessThanOrEqual(16)
})

test('writes a delivery date in one line beside the filters of a tablet', async ({ page, shop, shopper }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await shopper.livesIn('wa')
  await shop('wa', shops.wa.category)
  const date = page
    .getByRole('main')
    .getByText(/\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)\s\d/)
    .filter({ visible: true })
    .first()
  const { height } = await boxOf(date)
  expect(height).toBeLessThan(30)
})
