import { originOf, shops } from './brands.ts'
import { expect, test } from './fixtures.ts'
import { untilAtRest } from './idle.ts'
import { phone } from './phone.ts'
import { countRenders, rendersOf } from './renders.ts'

// A list has 2,000 components. What renders without a change keeps a slow phone from the next touch.
test.use(phone)
test.beforeEach(({ page }) => countRenders(page))

for (const [name, path] of Object.entries({ home: '/', list: shops.wa.category, product: shops.wa.product }))
  test(`renders little of a ${name} page again when the app has started`, async ({ page }) => {
    const count = await rendersOf(page, async () => {
      await page.goto(originOf('wa') + path)
      await untilAtRest(page)
    })
    expect(count).toBeGreaterThan(20) // the count works
    expect(count).toBeLessThan(250)
  })

test('renders neither the frame nor the page that is left when a page loads', async ({ page }) => {
  await page.goto(originOf('wa') + shops.wa.category)
  await untilAtRest(page)
  const product = page.getByRole('article').first().getByRole('link').first()
  const there = await rendersOf(page, async () => {
    await product.click()
    await expect(page).toHaveURL(/\/p\//)
  })
  expect(there).toBeLessThan(400)
  const back = await rendersOf(page, async () => {
    await page.goBack()
    await expect(product).toBeVisible()
  })
  expect(back).toBeLessThan(400)
  // The panel beside the list, which a phone does not show: only the server makes it, for a press before the app has started.
  await expect(page.getByRole('complementary', { name: 'Refine', includeHidden: true }).locator('input')).toHaveCount(0)
})

test('renders no product again when the filters open and close', async ({ page }) => {
  await page.goto(originOf('wa') + shops.wa.category)
  await untilAtRest(page)
  const filters = page.getByRole('dialog', { name: 'Refine' })
  const opened = await rendersOf(page, async () => {
    await page.getByRole('button', { name: 'Refine' }).click()
    await expect(filters).toBeVisible()
  })
  const closed = await rendersOf(page, async () => {
    await page.keyboard.press('Escape')
    await expect(filters).toBeHidden()
  })
  expect(Math.max(opened, closed)).toBeLessThan(60)
})

test('renders the tick of one product again when it is compared', async ({ page }) => {
  await page.goto(originOf('wa') + shops.wa.category)
  await untilAtRest(page)
  const ticks = page.getByRole('checkbox', { name: /compare/i })
  expect(await rendersOf(page, () => ticks.first().click())).toBeLessThan(200)
})
