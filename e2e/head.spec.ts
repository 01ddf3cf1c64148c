import type { Page } from '@playwright/test'
import { brands, originOf, port, samples, shops } from './brands.ts'
import { expect, test } from './fixtures.ts'

test.use({ javaScriptEnabled: false })

const meta = (page: Page, name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`)
const canonical = (page: Page) => page.locator('link[rel="canonical"]')

test('describes price, stock and manufacturer of a product as structured data', async ({ page }) => {
  await page.goto(originOf('wa') + samples.waEverything)
  const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) =>
    JSON.parse(text),
  )
  const product = data.find((entry) => entry['@type'] === 'Product')
  expect(product).toMatchObject({
    sku: 'NV-FD610S',
    offers: { priceCurrency: 'AUD', priceSpecification: { valueAddedTaxIncluded: true } },
  })
  expect(Number(product.offers.price)).toBe(2890)
})

test('has canonical links with https, in lower case, with a trailing slash only for the home page [S3-2-37, S3-2-38]', async ({
  page,
}) => {
  const hrefAt = async (path: string) => {
    await page.goto(originOf('wa') + path, { waitUntil: 'domcontentloaded' })
    return (await canonical(page).getAttribute('href')) ?? ''
  }
  for (const path of ['/Search/OVEN', '/Brands/Norrvik', '/stores']) {
    const href = await hrefAt(path)
    expect(href).toMatch(/^https:\/\//)
    expect(href).toBe(href.toLowerCase())
  }
  expect(await hrefAt('/')).toMatch(/\/$/)
  expect(await hrefAt('/stores/')).toMatch(/\/stores$/)
})

test('excludes private pages from search indexes', async ({ page }) => {
  for (const path of ['/search/zzqqxx', '/search/oven?sort=price-asc', '/no/such/page', '/c/kitchen?sort=price-asc']) {
    await page.goto(originOf('wa') + path, { waitUntil: 'domcontentloaded' })
    await expect(meta(page, 'robots'), path).toHaveAttribute('content', /noindex/)
  }
})

test('allows indexing of a search with results, at its own address', async ({ page }) => {
  await page.goto(`${originOf('wa')}/search/Oven`)
  await expect(meta(page, 'robots')).toHaveCount(0)
  await expect(meta(page, 'description')).toHaveAttribute('content', /^\d+ products for “oven” at Wattle & Ash/i)
  await expect(canonical(page)).toHaveAttribute('href', /\/search\/oven$/)
})

for (const brand of brands)
  test(`${brand} has robots.txt, a sitemap whose pages respond, and llms.txt`, async ({ request }) => {
    // Only browsers resolve the shops' names.
    const read = async (path: string) => {
      const headers = { host: new URL(originOf(brand)).host }
      const response = await request.get(`http://127.0.0.1:${port}${path}`, { headers })
      return { status: response.status(), type: response.headers()['content-type'] ?? '', text: await response.text() }
    }
    const robots = await read('/robots.txt')
    expect(robots.status).toBe(200)
    expect(robots.text).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m)
    const llms = await read('/llms.txt')
    expect(llms.status).toBe(200)
    expect(llms.text).toContain(shops[brand].name)
    const map = await read('/sitemap.xml')
    expect(map.type).toContain('xml')
    const paths = [...map.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname)
    expect(paths.length).toBeGreaterThan(40)
    expect(new Set(paths).size).toBe(paths.length)
    const step = Math.ceil(paths.length / 12)
    for (const path of paths.filter((_, index) => index % step === 0)) expect((await read(path)).status, path).toBe(200)
  })

test('loads the fonts of common characters, not the whole fonts', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/fonts/')) requests.push(new URL(request.url()).pathname)
  })
  for (const path of ['/', shops.wa.product]) {
    await page.goto(originOf('wa') + path)
    await page.evaluate(() => document.fonts.ready)
  }
  expect(requests.length).toBeGreaterThan(0)
  expect(requests.filter((path) => !path.includes('-common.'))).toEqual([])
})
