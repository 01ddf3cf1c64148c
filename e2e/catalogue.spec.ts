import type { Page } from '@playwright/test'
import { originOf, shops } from './brands.ts'
import { expect, test } from './fixtures.ts'

const groups = [
  ['aol', '/c/appliances', 'Appliances'],
  ['aol', '/c/kitchen', 'Kitchen'],
  ['aol', '/c/electronics', 'Electronics'],
  ['andoo', '/c/furniture', 'Furniture'],
] as const

test('sells home appliances, kitchen products, electronics and furniture [S1-0-03]', async ({ page, shop }) => {
  for (const [brand, path, name] of groups) {
    await shop(brand, path)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await page.getByRole('button', { name: shops[brand].menu, exact: true }).click()
    await expect(
      page.getByRole('navigation', { name: 'All categories' }).getByRole('link', { name, exact: true }),
    ).toBeVisible()
  }
})

test('shows heading and products of a category [S1-2.1-10]', async ({ page, shop }) => {
  await shop('wa', '/c/kitchen/dishwashers')
  await expect(page.getByRole('heading', { level: 1, name: 'Dishwashers' })).toBeVisible()
  const products = page.getByRole('list', { name: 'Dishwashers' }).getByRole('article')
  await expect(products.first()).toContainText('Dishwasher')
  expect(await products.count()).toBeGreaterThan(3)
})

test('lists the brands, and each has its page [S1-2.1-14]', async ({ page, shop }) => {
  await shop('wa', '/brands')
  await expect(page.getByRole('heading', { level: 1, name: 'Brands' })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Norrvik/ })
    .click()
  await expect(page).toHaveURL(/\/brands\/norrvik$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Norrvik' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Norrvik')
})

test('shows the sections of the catalogue, each with a page [S1-2.1-16]', async ({ page, shop }) => {
  await shop('aol', '/catalogue')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Kitchen/ })
    .click()
  await expect(page).toHaveURL(/\/catalogue-details\/kitchen$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Kitchen' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(12)
  await page.getByRole('navigation', { name: 'Chapters' }).getByRole('link', { name: 'Appliances' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Appliances' })).toBeVisible()
})

test('opens a category as a chapter in a shop with one department', async ({ page, shop }) => {
  await shop('fk', '/catalogue')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Dishwashers/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dishwashers' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Dishwashers' })).toBeVisible()
})

test('shows every department on the products page [S1-2.1-20]', async ({ page, shop }) => {
  await shop('aol', '/products')
  await expect(page.getByRole('heading', { level: 1, name: shops.aol.menu })).toBeVisible()
  for (const name of ['Kitchen', 'Appliances', 'Electronics'])
    await expect(page.getByRole('main').getByRole('link', { name: new RegExp(`^${name} \\d+ products`) })).toBeVisible()
})

test('shows the text of a static page [S1-2.1-17]', async ({ page, shop }) => {
  await shop('wa', '/s/delivery')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/deliver/i)
  await expect(page.getByRole('main').getByRole('paragraph').first()).toBeVisible()
})

test('shows the not-found page for unknown paths and /404 [S1-2.1-31]', async ({ page, shop }) => {
  for (const path of ['/404', '/no/such/page']) {
    await shop('wa', path)
    await expect(page.getByText('The page you looking for does not exist, please try again')).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(path)
  }
})

test('offers the categories of the only department on the not-found page', async ({ page, shop }) => {
  await shop('fk', '/no/such/page')
  await expect(page.getByRole('main').getByRole('link', { name: 'Dishwashers' })).toBeVisible()
})

test('shows the not-found page for a missing product at its own address [S1-2.1-32]', async ({ page, shop }) => {
  await shop('wa', '/p/does-not-exist')
  await expect(page.getByText('The page you looking for does not exist, please try again')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/p/does-not-exist')
})

test.describe('a product request that returns 404', () => {
  const follow = async (
    { page, stub, shop }: Pick<Parameters<Parameters<typeof test>[2]>[0], 'page' | 'stub' | 'shop'>,
    redirect: object,
  ) => {
    await shop('wa', '/c/kitchen/dishwashers?sort=price-asc')
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await stub.answers('/api/v2/product/slug/*', { code: 'not_found', message: 'gone' }, 404)
    await stub.answers('/api/redirect?*', redirect)
    const link = page.getByRole('main').getByRole('article').first().getByRole('link').first()
    const address = await link.getAttribute('href')
    await link.click()
    return address ?? ''
  }

  test('looks up the whole address, and replaces it by the redirect in the history [S1-4-33, S1-4-35, S1-7-34]', async ({
    page,
    shop,
    stub,
    calls,
  }) => {
    const address = await follow({ page, shop, stub }, { doRedirect: true, destinationUri: '/brands' })
    await expect(page).toHaveURL(/\/brands$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Brands' })).toBeVisible()
    expect(calls.of('GET', '/api/redirect').map(({ search }) => search.get('fromUrl'))).toEqual([address])
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
    await page.goBack()
    await expect(page).toHaveURL(/\/c\/kitchen\/dishwashers/)
  })

  test('leaves for an address outside, and back does not return to the missing page [S1-4-34]', async ({
    page,
    shop,
    stub,
  }) => {
    await page.route('https://elsewhere.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }),
    )
    await follow({ page, shop, stub }, { doRedirect: true, destinationUri: 'https://elsewhere.example/there' })
    await expect(page).toHaveURL('https://elsewhere.example/there')
    await page.goBack()
    await expect(page).toHaveURL(/\/c\/kitchen\/dishwashers/)
  })

  test('shows the not-found page at the same address when there is no redirect [S1-4-36, S2-2-54]', async ({
    page,
    shop,
    stub,
  }) => {
    const address = await follow({ page, shop, stub }, { doRedirect: false, destinationUri: '' })
    await expect(page.getByText('The page you looking for does not exist, please try again')).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(address)
  })
})

/** Notes what moves on the page. */
const recordGlides = (page: Page) =>
  page.addInitScript(() => {
    const { animate } = Element.prototype
    Element.prototype.animate = function (...args) {
      document.documentElement.dataset.glided = this.tagName
      return animate.apply(this, args)
    }
  })

test('narrows the list on a phone in the refine panel, and closes it [S3-2-26]', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await shop('wa', '/c/kitchen/dishwashers')
  const count = page.getByRole('main').getByRole('status').first()
  await expect(count).toHaveText(/^\d+ products$/)
  const all = Number.parseInt(await count.innerText(), 10)
  await page.getByRole('button', { name: 'Refine' }).click()
  const panel = page.getByRole('dialog', { name: 'Refine' })
  await panel.getByRole('checkbox', { name: /^Norrvik/ }).click()
  // Title and button stay: only what is between them scrolls.
  expect(await panel.evaluate((drawer) => drawer.scrollHeight - drawer.clientHeight)).toBe(0)
  await panel.getByRole('button', { name: /^Show \d+ product/ }).click()
  await expect(panel).toHaveCount(0)
  await expect(count).toHaveText(new RegExp(`^\\d+ of ${all} products$`))
  expect(Number.parseInt(await count.innerText(), 10)).toBeLessThan(all)
  await expect(page).toHaveURL(/filter=/)
  await expect(page.getByRole('button', { name: 'List', exact: true })).toBeInViewport({ ratio: 1 })
})

test('shows the filters next to the list on a wide screen, restores them after a reload, and lets products glide', async ({
  page,
  shop,
  shopper,
}) => {
  await recordGlides(page)
  await shop('aol', '/c/kitchen/dishwashers')
  const norrvik = page.getByRole('complementary', { name: 'Refine' }).getByRole('checkbox', { name: /^Norrvik/ })
  await norrvik.click()
  const cards = page.getByRole('list', { name: 'Dishwashers' }).getByRole('article')
  await expect.poll(async () => (await cards.allInnerTexts()).every((text) => text.includes('Norrvik'))).toBe(true)
  await shopper.reloads()
  await expect.poll(async () => (await cards.allInnerTexts()).every((text) => text.includes('Norrvik'))).toBe(true)
  await page.getByRole('button', { name: 'List', exact: true }).click()
  await expect(page.getByRole('button', { name: 'List', exact: true })).toHaveAttribute('aria-pressed', 'true')
  // What moves the products loads when the page is idle.
  await expect(async () => {
    await norrvik.click()
    expect(await page.evaluate(() => document.documentElement.dataset.glided)).toBe('ARTICLE')
  }).toPass()
})

test('keeps a filter that is ticked before the list of another has come', async ({ page, shop }) => {
  await shop('aol', '/c/kitchen/dishwashers')
  const ticks = page.getByRole('complementary', { name: 'Refine' }).getByRole('checkbox')
  await ticks.first().evaluate((first) => {
    const [one, other] = first.closest('fieldset')?.querySelectorAll('input') ?? []
    one?.click()
    setTimeout(() => other?.click())
  })
  await expect(page).toHaveURL(/filter=\w+%3A[\w-]+%2C[\w-]+$/)
  for (const tick of [0, 1]) await expect(ticks.nth(tick)).toBeChecked()
})

test('stores have a list and a page with address, phone, directions and hours [S1-2.1-18, S1-2.10-03]', async ({
  page,
  shop,
}) => {
  await shop('wa', '/stores')
  await expect(page.getByRole('heading', { level: 1, name: 'Stores' })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: /Kiln Lane showroom/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/stores\/kiln-lane-showroom$/)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Kiln Lane showroom' })).toBeVisible()
  await expect(main.getByText(/, [A-Z][a-z]+.* [A-Z]{2,3} \d{4}$/).first()).toBeVisible()
  await expect(main.getByRole('link', { name: /^\d{2} \d{4} \d{4}$/ })).toHaveAttribute('href', /^tel:\d{10}$/)
  await expect(main.getByRole('link', { name: 'Get Directions' })).toHaveAttribute('href', /Kiln/)
  await expect(main.getByRole('heading', { name: 'Opening hours' })).toBeVisible()
  await expect(main.getByRole('row', { name: /^Monday/ })).toBeVisible()
})

for (const path of ['/c/kitchen', '/brands/norrvik', '/sale', '/clearance', '/search/oven'])
  test(`${path} has no page past its last one [S1-2.10-41]${path === '/c/kitchen' ? '' : ' @long'}`, async ({
    page,
    shop,
  }) => {
    const redirect = page.waitForResponse(`**${path}?sort=newest&page=999`)
    await shop('wa', `${path}?sort=newest&page=999`)
    expect((await redirect).status()).toBe(302)
    await expect(page).toHaveURL(`${originOf('wa')}${path}?sort=newest`)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`^https?://wa\\.[^/]+${path}$`),
    )
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  })

test('shows the first products high on the page of a category @long', async ({ page, shop }) => {
  for (const [width, height, top] of [
    [1280, 900, 480],
    [390, 844, 420],
  ] as const)
    for (const brand of ['wa', 'hc'] as const) {
      await page.setViewportSize({ width, height })
      await shop(brand, '/c/kitchen/fridges-and-freezers')
      const first = page.getByRole('main').getByRole('article').first()
      await expect(first).toBeVisible()
      expect((await first.boundingBox())?.y, `${brand} ${width}`).toBeLessThanOrEqual(top)
    }
})

test('shows more products on a screen as a list than as a grid @long', async ({ page, shop }) => {
  for (const brand of ['wa', 'hc'] as const) {
    const endOf = async (view: 'grid' | 'list') => {
      await shop(brand, `/c/kitchen/fridges-and-freezers?view=${view}`)
      const sixth = page.getByRole('main').getByRole('article').nth(5)
      await expect(sixth).toBeVisible()
      return sixth.evaluate((card) => card.getBoundingClientRect().bottom + window.scrollY)
    }
    expect(await endOf('list'), brand).toBeLessThan(await endOf('grid'))
  }
})

test('fades the last filter out beside the sort order, and shows all of it at the end of the row @long', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1024, height: 900 })
  await shop('hc', '/c/kitchen/fridges-and-freezers')
  const row = page.getByRole('group', { name: 'Popular filters' })
  const room = () =>
    row.evaluate((filters) => {
      const last = [...filters.children].at(-1)?.getBoundingClientRect().right ?? 0
      return filters.getBoundingClientRect().right - last
    })
  expect(await room(), 'the filters need more than the row').toBeLessThan(0)
  await expect(row).toHaveCSS('mask-image', /linear-gradient/)
  await row.evaluate((filters) => filters.scrollTo({ left: filters.scrollWidth }))
  const { width = 0 } = (await row.boundingBox()) ?? {}
  expect(await room(), 'the width of the fade').toBeGreaterThanOrEqual(Math.floor(width * 0.12))
})

test('ends price and button of a line of trade at one edge @long', async ({ page, shop }) => {
  for (const width of [768, 1024]) {
    await page.setViewportSize({ width, height: 900 })
    await shop('aoc', '/c/kitchen/fridges-and-freezers')
    const lines = page.getByRole('main').getByRole('article')
    await expect(lines.first()).toBeVisible()
    const edges = await lines.evaluateAll((articles) =>
      articles.slice(0, 6).map((article) => {
        const rightOf = (selector: string) => article.querySelector(selector)?.getBoundingClientRect().right ?? 0
        return Math.round(rightOf('.price') - rightOf(':scope > div:last-child'))
      }),
    )
    expect(edges, `${width}`).toEqual(edges.map(() => 0))
  }
})
