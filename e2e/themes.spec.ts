import type { Locator } from '@playwright/test'
import type { Tokens } from '../themes/brand.ts'
import { tokens as clearanceTokens } from '../themes/hc/tokens.ts'
import { tokens as ownTokens } from '../themes/wa/tokens.ts'
import { type BrandKey, brands, originOf, shops } from './brands.ts'
import { cartButtons } from './cart-buttons.ts'
import { expect, test } from './fixtures.ts'
import { watchTrouble } from './visited-pages.ts'

const headings = { andoo: 'What is Security code?', wa: 'Where can I find the Card Verification Code?' } as const
for (const brand of ['andoo', 'wa'] as const)
  test(`shows the help for the card code in ${brand} with its heading and both kinds of card [S1-2.10-06, S1-2.10-07, S2-2-34, S2-2-35]`, async ({
    page,
    shop,
    shopper,
  }) => {
    await shopper.hasInCart(brand)
    await shop(brand, '/customer/checkout')
    await page.getByRole('button', { name: 'Where is the security code?' }).click()
    const dialog = page.getByRole('dialog', { name: headings[brand] })
    await expect(dialog).toContainText('Visa and Mastercard')
    await expect(dialog).toContainText('3 digits on the back')
    await expect(dialog).toContainText('American Express')
    await expect(dialog).toContainText('4 digits on the front')
  })

const counts = { andoo: [4, 8], 'aol-nz': [4, 8], wa: [3, 6] } as const
const keywords = { andoo: 'dining', 'aol-nz': 'fridge', wa: 'fridge' } as const
for (const brand of ['andoo', 'aol-nz', 'wa'] as const)
  test(`${brand} suggests ${counts[brand].join(' or ')} products, pictures 90 or 100 px wide [S1-1-09, S1-9-11, S1-9-12]${brand === 'wa' ? '' : ' @long'}`, async ({
    page,
    shop,
  }) => {
    for (const [index, width] of [375, 1280].entries()) {
      await page.setViewportSize({ width, height: 900 })
      await shop(brand)
      const field = page.getByRole('combobox', { name: 'What are you looking for?' })
      await field.fill(keywords[brand])
      const products = page.getByRole('option').filter({ has: page.locator('img') })
      await expect(products).toHaveCount(counts[brand][index] ?? 0)
      const sizes = await products.evaluateAll((all) =>
        all.map((option) => option.firstElementChild?.getBoundingClientRect().width),
      )
      expect(new Set(sizes)).toEqual(new Set([width === 375 ? 90 : 100]))
    }
  })

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(', ')})`

test('shows a themed page in its logo, colours, texts and fonts; the next page in the shop’s own again [S1-1-11]', async ({
  page,
  shop,
}) => {
  const trouble = await watchTrouble(page)
  const mark = page.locator('body [data-brand]')
  const search = page.getByRole('banner').getByRole('combobox')
  const footLink = (name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true })

  /** Expects the main button and the heading in the styles of these tokens, with loaded fonts. */
  async function expectStyles({ primary, font }: Tokens, button: Locator) {
    await expect(button).toHaveCSS('background-color', rgb(primary))
    const [family = ''] = font.heading.split(',')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveCSS('font-family', new RegExp(`^["']?${family.replaceAll("'", '')}`))
    const faces = (name: string) => document.fonts.load(`40px ${name}`, 'Clearance').then((found) => found.length)
    expect(await page.evaluate(faces, family)).toBeGreaterThan(0)
  }
  async function expectClearance() {
    await expect(mark).toHaveAttribute('data-brand', 'hc')
    await expect(search).toHaveAttribute('placeholder', 'Find the best brands at lowest prices')
    await expectStyles(clearanceTokens, page.getByRole('button', { name: 'Narrow it down' }))
  }
  async function leave() {
    await footLink('Our service').click()
    await expect(page).toHaveURL(/\/legendary-service$/)
    await expect(mark).toHaveCount(0)
    await expect(search).toHaveAttribute('placeholder', 'What are you looking for?')
    await expectStyles(ownTokens, page.getByRole('main').getByRole('link', { name: 'Talk to us' }))
  }

  await shop('wa', '/clearance')
  await expectClearance()
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await leave()
  await footLink('Clearance').click()
  await expect(page).toHaveURL(/\/clearance$/)
  await expectClearance()
  await leave()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  expect(trouble).toEqual([])
})

test.describe('rendered by the server', () => {
  test.use({ javaScriptEnabled: false })

  test('serves an Australian and a New Zealand shop of other name, colours and texts from one build [S1-0-02]', async ({
    page,
  }) => {
    const shopStyles = async (brand: BrandKey) => {
      await page.goto(originOf(brand))
      const script = await page.locator('script[data-entry]').getAttribute('data-entry')
      const ground = await page
        .getByRole('contentinfo')
        .evaluate((element) => getComputedStyle(element).backgroundColor)
      return { script, ground, title: await page.title(), foot: await page.getByRole('contentinfo').innerText() }
    }
    const [au, nz] = [await shopStyles('wa'), await shopStyles('aol-nz')]
    expect(nz.script).toBe(au.script)
    expect(nz.ground).not.toBe(au.ground)
    expect(au.title).toContain('Wattle & Ash')
    expect(nz.title).toContain('Always On Living NZ')
    expect(au.foot).toContain('Prices in AUD')
    expect(nz.foot).toContain('Prices in NZD')
  })

  test('uses colours and texts of each shop [S1-1-08]', async ({ page }) => {
    const buttonColor = async (brand: BrandKey) => {
      await page.goto(originOf(brand) + shops[brand].product)
      await expect(page.getByRole('link', { name: shops[brand].menu, exact: true }).first()).toBeVisible()
      const button = cartButtons(page).first()
      return button.evaluate((element) => getComputedStyle(element).backgroundColor)
    }
    const colours = [
      await buttonColor('wa'),
      await buttonColor('andoo'),
      await buttonColor('aol'),
      await buttonColor('hc'),
    ]
    expect(new Set(colours).size).toBe(4)
    expect(new Set([shops.wa, shops.andoo, shops.aol, shops.hc].map(({ menu }) => menu)).size).toBe(4)
  })

  test('uses the search placeholder of each shop [S1-2.10-12]', async ({ page }) => {
    for (const brand of brands) {
      await page.goto(`${originOf(brand)}/no/such/page`, { waitUntil: 'domcontentloaded' })
      const own = 'Find the best brands at lowest prices'
      const fields = page.getByRole('combobox')
      await expect(fields.first()).toHaveAttribute('placeholder', brand === 'hc' ? own : 'What are you looking for?')
      await expect(page.getByRole('main').getByRole('combobox')).toHaveAttribute(
        'placeholder',
        brand === 'hc' ? own : 'Search for a product',
      )
    }
  })
})
