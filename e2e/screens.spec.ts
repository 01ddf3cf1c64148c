import { brands, shops } from './brands.ts'
import { expect, test } from './fixtures.ts'

// Kept to be looked at; nothing is compared.
const widths = [390, 1280]

for (const brand of brands)
  test(`pictures of the pages of ${brand}`, async ({ page, shop, shopper }) => {
    if (brand !== 'wac') await shopper.hasInCart(brand)
    const { category, product } = shops[brand]
    const pages = { home: '/', category, product, cart: '/cart', checkout: '/customer/checkout' }
    for (const [name, path] of Object.entries(pages)) {
      await shop(brand, path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        await page.waitForLoadState('networkidle')
        await page.screenshot({ path: `test-results/screens/${brand}-${name}-${width}.png` })
      }
    }
  })
