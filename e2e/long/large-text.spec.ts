import type { Locator } from '@playwright/test'
import { chromiumAt, quietFlags } from '../../scripts/lib/browser/chromium-launch.ts'
import { shops } from '../brands.ts'
import { expect, test } from '../fixtures.ts'

/** The font of the browser's settings: limits of media queries in `em` follow it, unlike a size set by the page. */
test.use({ launchOptions: { ...chromiumAt('shell'), args: [...quietFlags, '--blink-settings=defaultFontSize=32'] } })

/** The texts of the elements that show less than they contain. */
const cutTexts = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility() && getComputedStyle(element).overflow === 'hidden')
      .filter(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          scrollWidth > clientWidth + 2 || scrollHeight > clientHeight + 2,
      )
      .map((element) => element.textContent),
  )

test('cuts no place, category or product name when the browser’s font is twice as large', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await shop('wa', '/c/kitchen')
  const header = page.getByRole('banner')
  await expect(header.getByRole('button', { name: 'Change delivery location' })).toBeVisible()
  expect(await cutTexts(header.locator('button > span'))).toEqual([])
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(page.locator('article [data-part="title"]').first()).toBeVisible()
    expect(await cutTexts(page.locator('article [data-part="title"]')), `products, ${width}`).toEqual([])
    expect(await cutTexts(page.getByRole('navigation', { name: 'Within Kitchen' }).getByRole('link'))).toEqual([])
  }
})

test('leaves the words of a sale room for whole words when the browser’s font is twice as large', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await shop('wa', shops.wa.product)
  const words = page.getByRole('main').getByRole('link', { name: 'The quiet sale' }).locator('b')
  await expect(words).toBeVisible()
  // One letter a line was as high as six lines.
  expect(await words.evaluate((element) => element.getClientRects().length)).toBeLessThanOrEqual(2)
})
