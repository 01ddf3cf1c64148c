import type { Locator } from '@playwright/test'
import { brands, originOf, samples, shops } from './brands.ts'
import { cartButtons } from './cart-buttons.ts'
import { expect, test } from './fixtures.ts'
import { untilAtRest } from './idle.ts'
import { watchShifts } from './visited-pages.ts'

test('shows title, image and price of the product [S1-2.1-09]', async ({ page, shop }) => {
  await shop('wa', samples.waEverything)
  const main = page.getByRole('main')
  await expect(
    main.getByRole('heading', { level: 1, name: '610 L French Door Fridge with Water Dispenser' }),
  ).toBeVisible()
  const picture = main.getByRole('img', { name: /^Norrvik 610 L French Door Fridge/ }).first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect(main.getByText('$2,890', { exact: true }).first()).toBeVisible()
})

const conditions = {
  cosmetic: 'Cosmetic Imperfection',
  new: 'New Condition',
  runout: 'Brand New Runout',
  unavailable: 'Unavailable',
} as const

test('shows each condition in its own style [S1-2.10-08]', async ({ page, shop, stub }) => {
  const styles = new Set<string>()
  const links = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link')
  for (const [conditionType, text] of Object.entries(conditions)) {
    await shop('wa', '/c/kitchen/dishwashers')
    await stub.changes<object>('/api/v2/product/slug/*', (product) => ({ ...product, conditionType }))
    await links.first().click()
    const tag = page.getByRole('main').getByText(text, { exact: true }).first()
    await expect(tag).toBeVisible()
    const style = await tag.evaluate((element) => {
      const { color, backgroundColor, borderStyle } = getComputedStyle(element)
      return [color, backgroundColor, borderStyle].join()
    })
    styles.add(style)
  }
  expect(styles.size).toBe(4)
})

test('shows missing parts only where there are any [S1-2.10-09]', async ({ page, shop }) => {
  await shop('wa', samples.waMissingPart)
  await expect(page.getByRole('main').getByText('Missing parts: side trim').first()).toBeVisible()
  await shop('wa', samples.waEverything)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/^Missing parts/)).toHaveCount(0)
})

const kinds = ['save', 'catalogue-item', 'cashback', 'win', 'new', 'bonus', 'special-offer', 'sale'] as const

test('shows every kind of ribbon, in two sizes [S1-2.10-10, S1-2.10-13]', async ({ page, shop, stub }) => {
  const suggestion = (type: string, index: number) => ({
    type: 'product',
    text: `Oven ${index}`,
    url: `/p/oven-${index}`,
    imageUrl: null,
    price: 100,
    ribbon: { type, text: `Ribbon ${type}` },
  })
  await stub.answers('/api/v3/search?*', {
    suggestions: kinds.slice(0, 6).map(suggestion),
    totalCount: 6,
    correctedTerm: null,
  })
  await shop('aol', shops.aol.category)
  const large = await page
    .getByRole('main')
    .locator('.ribbon')
    .first()
    .evaluate((element) => getComputedStyle(element).fontSize)
  const field = page.getByRole('combobox').first()
  const seen: string[] = []
  const read = async (some: readonly string[]) => {
    for (const kind of some) {
      const ribbon = page.getByRole('option').getByText(`Ribbon ${kind}`, { exact: true })
      await expect(ribbon).toBeVisible()
      const { fontSize, backgroundColor } = await ribbon.evaluate((element) => getComputedStyle(element))
      expect(fontSize).not.toBe(large)
      seen.push(backgroundColor)
    }
  }
  await field.fill('oven')
  await expect(page.getByRole('option').filter({ hasText: 'Oven 0' }).getByText('Oven', { exact: true })).toBeVisible()
  await read(kinds.slice(0, 6))
  await stub.answers('/api/v3/search?*', {
    suggestions: kinds.slice(6).map(suggestion),
    totalCount: 2,
    correctedTerm: null,
  })
  await field.fill('ovens')
  await read(kinds.slice(6))
  expect(seen).toHaveLength(8)
})

test('shows the same ribbon in exactly three of the eight shops [S1-2.10-11]', async ({ page, shop, stub }) => {
  const showing: string[] = []
  await stub.changes<object>('/api/v2/product/slug/*', (product) => ({
    ...product,
    ribbon: { type: 'sale', text: 'Marked down today' },
  }))
  for (const brand of brands) {
    // From a page without products: the browser then requests the product, instead of reading it from the document.
    await shop(brand, '/article/delivery')
    await page.evaluate((product) => {
      history.pushState(null, '', product)
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
    }, shops[brand].product)
    await expect(page.getByRole('region', { name: 'Features' })).toBeVisible()
    if ((await page.getByText('Marked down today').count()) > 0) showing.push(brand)
  }
  expect(showing).toEqual(['aol', 'aol-nz', 'hc'])
})

test('renders when features, specifications, extras, history and metadata are empty [S1-3-21, S1-2.10-39]', async ({
  page,
  shop,
  stub,
}) => {
  await shop('wa', '/c/kitchen/dishwashers?sort=price-asc')
  await stub.answers('/api/product/features/**', [])
  await stub.answers('/api/v2/product/specifications/**', [])
  await stub.answers('/api/v2/product/upselloptions/**', { warranties: [], installs: [], goesWith: [] })
  await stub.answers('/api/pricehistory/**', { sku: '', points: [] })
  await stub.answers('/api/meta/product/*', { title: '', description: '' })
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/p\//)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  const tabs = page.getByRole('navigation', { name: 'On this page' })
  await expect(tabs.getByRole('link', { name: 'Features' })).toBeVisible()
  await expect(tabs.getByRole('link', { name: /^(Specifications|Goes with it)$/ })).toHaveCount(0)
  await expect(page).toHaveTitle(/\w/)
  await page.getByRole('button', { name: 'Show price history' }).click()
  await expect(page.getByText('We have no earlier prices for this product.')).toBeVisible()
  await cartButtons(page).first().click()
  await expect(page.getByRole('dialog', { name: /^Your cart/ })).toBeVisible()
})

test('requests the product with the date of the visitor [S1-7-47]', async ({ page, shop, calls }) => {
  await page.clock.setFixedTime('2025-03-05T12:00:00')
  await shop('wa', '/c/kitchen/dishwashers')
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/p\//)
  await expect
    .poll(() => calls.of('GET', /^\/api\/v2\/product\/slug\//).map(({ search }) => search.get('date')))
    .toEqual(['2025-3-5'])
})

test('loads the price history when it is opened, not before [S1-7-49]', async ({ page, shop, calls }) => {
  await shop('wa', samples.waEverything)
  const history = () => calls.of('GET', '/api/pricehistory/get-price-history/NV-FD610S').length
  await expect.poll(() => calls.of('GET', '/api/cart/').length).toBeGreaterThan(0)
  expect(history()).toBe(0)
  await page.getByRole('button', { name: 'Show price history' }).click()
  const region = page.getByRole('region', { name: 'Price history' })
  await expect(region.getByRole('img')).toBeVisible()
  await expect(region.locator(':focus')).toHaveCount(1)
  expect(history()).toBe(1)
})

test('uses title and description of the product metadata [S1-7-52]', async ({ page, shop, stub }) => {
  await shop('wa', '/c/kitchen/dishwashers')
  await stub.answers('/api/meta/product/*', {
    title: 'Told by metadata | Wattle & Ash',
    description: 'Described by metadata.',
  })
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveTitle('Told by metadata | Wattle & Ash')
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', 'Described by metadata.')
})

test('shows a fixed cart bar on a phone, and none on a wide screen [S3-2-27]', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await shop('wa', samples.waEverything)
  const bar = page.getByRole('region', { name: 'Buy this product' })
  await page.mouse.wheel(0, 2500)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
  await expect(bar).toBeInViewport()
  const box = await bar.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(760)
  await bar.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByRole('dialog').getByText('Norrvik 610 L French Door Fridge')).toHaveCount(2)
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(bar).toBeHidden()
})

test('has the whole picture, the price and the button in the first view of a wide screen', async ({ page, shop }) => {
  await shop('wa', samples.waEverything)
  const inView = async (part: Locator) => {
    const { y = 0, height = 0 } = (await part.boundingBox()) ?? {}
    return y > 0 && y + height <= 900
  }
  const main = page.getByRole('main')
  expect(await inView(main.getByRole('list', { name: /^Pictures of/ }))).toBe(true)
  expect((await cartButtons(page).first().boundingBox())?.y).toBeLessThan(720)
  // Beside the longer column the picture stays.
  const before = await main.getByRole('list', { name: /^Pictures of/ }).boundingBox()
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
  const after = await main.getByRole('list', { name: /^Pictures of/ }).boundingBox()
  expect((before?.y ?? 0) - (after?.y ?? 0)).toBeLessThan(300)
})

test('leaves the image of a product with two images the width of the thumbs', async ({ page, shop }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await shop('aol-nz', '/p/orvane-5-1-2-channel-soundbar-ov-sb512k')
  const pictures = page.getByRole('list', { name: /^Pictures of/ })
  const thumbs = page.getByRole('group', { name: 'Pictures' })
  await expect(thumbs.getByRole('button')).toHaveCount(2)
  const [image, row] = [await pictures.boundingBox(), await thumbs.boundingBox()]
  expect(row?.x).toBe(image?.x)
  expect(row?.y).toBeGreaterThan((image?.y ?? 0) + (image?.height ?? 0))
  // Both fit into the window, where they stay beside the longer column.
  expect((image?.height ?? 0) + (row?.height ?? 0)).toBeLessThan(760)
})

test('slides to the picture of a thumb, enlarges one where it is pressed, and turns pictures by key', async ({
  page,
  shop,
}) => {
  await shop('wa', samples.waEverything)
  const pictures = page.getByRole('list', { name: /^Pictures of/ })
  const thumbs = page.getByRole('group', { name: 'Pictures' }).getByRole('button')
  await thumbs.nth(1).click()
  await expect.poll(() => pictures.evaluate((list) => list.scrollLeft / list.clientWidth)).toBeCloseTo(1, 1)
  await expect(thumbs.nth(1)).toHaveAttribute('aria-current', 'true')
  await thumbs.nth(0).click()
  await page.getByRole('button', { name: 'See it large' }).click()
  const dialog = page.getByRole('dialog')
  // The other pictures are inert.
  const enlarge = dialog.locator('li:not([inert])').getByRole('button', { name: /^Enlarge/ })
  // What has just opened ignores pointers for a moment.
  await enlarge.click({ trial: true })
  const { width = 0, x = 0, y = 0, height = 0 } = (await enlarge.boundingBox()) ?? {}
  await page.mouse.click(x + width * 0.9, y + height * 0.9)
  await expect(enlarge).toHaveAttribute('aria-pressed', 'true')
  const large = await enlarge.boundingBox()
  expect(large?.width).toBeCloseTo(width * 2.5, -1)
  // Its lower right part is shown.
  expect(large?.x).toBeLessThan(x - width)
  expect(large?.y).toBeLessThan(y - height)
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('status')).toHaveText(/^2 of /)
  await expect(enlarge).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('ArrowLeft')
  await expect(dialog.getByRole('status')).toHaveText(/^1 of /)
  await expect(enlarge).toBeFocused()

  // By its buttons it goes round: the last picture comes before the first.
  const shownAt = () => dialog.getByRole('list').evaluate((list) => Math.round(list.scrollLeft / list.clientWidth) + 1)
  await dialog.getByRole('button', { name: 'Previous picture' }).click()
  await expect(dialog.getByRole('status')).toHaveText(/^(\d+) of \1$/)
  const last = Number.parseInt(await dialog.getByRole('status').innerText(), 10)
  expect(last).toBeGreaterThan(2)
  await expect.poll(shownAt).toBe(last)
  await dialog.getByRole('button', { name: 'Next picture' }).click()
  await expect(dialog.getByRole('status')).toHaveText(`1 of ${last}`)
  await expect.poll(shownAt).toBe(1)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(pictures).toBeVisible()
})

test('scrolls to the section of a tab and activates the tab [S1-2.10-40]', async ({ page, shop }) => {
  await shop('wa', samples.waEverything)
  const tabs = page.getByRole('navigation', { name: 'On this page' })
  await tabs.getByRole('link', { name: 'Specifications' }).click()
  const section = page.getByRole('region', { name: 'Specifications' })
  await expect
    .poll(() => section.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
    .toBeLessThan(200)
  await expect
    .poll(() => section.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
    .toBeGreaterThan(-5)
  await expect(tabs.locator('[aria-current]')).toHaveText(['Specifications'])
})

test('replaces an image that fails to load [S1-2.2-25]', async ({ page, shop }) => {
  await page.route('**/images/**', (route) => route.fulfill({ status: 404, body: '' }))
  await shop('wa', samples.waPlain)
  await expect(
    page
      .getByRole('main')
      .getByRole('img', { name: /^Arbourne 90 cm Induction Cooktop/ })
      .first(),
  ).toBeVisible()
  await expect(
    page
      .getByRole('list', { name: /^Pictures of/ })
      .locator('svg')
      .first(),
  ).toBeVisible()
})

test('shows image, label, title and end of an offer [S1-2.10-01]', async ({ page, shop, stub }) => {
  await shop('wa', '/c/kitchen/fridges-and-freezers/french-door-fridges')
  await stub.changes<{ image: unknown }>('/api/v2/product/slug/*', (product) => ({
    ...product,
    promotion: {
      title: 'A kettle with every fridge',
      rewardLabel: 'Bonus gift',
      startDate: '2025-01-01',
      endDate: '2025-03-31',
      thumbImg: product.image,
    },
  }))
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await expect(page.getByText('A kettle with every fridge')).toBeVisible()
  await expect(page.getByText('Bonus gift')).toBeVisible()
  await expect(page.getByText('Offer Ends 31/03/2025')).toBeVisible()
})

test('shows no data of the first product on the page of the next', async ({ page, shop }) => {
  await shop('aol', samples.aolEverything)
  const main = page.getByRole('main')
  const next = main.getByRole('region', { name: 'Goes with it' }).getByRole('article').first().getByRole('link').first()
  const title = await next.innerText()
  await next.click()
  await expect(main.getByRole('list', { name: `Pictures of ${title}` })).toBeVisible()
  await expect(main.getByRole('list', { name: /^Pictures of/ })).toHaveCount(1)
  await expect(main.getByRole('img', { name: /^Brindle 640 L/ })).toHaveCount(0)
})

test('marks stock as last known when the device is offline', async ({ page, shop, shopper, network }) => {
  await shopper.livesIn('wa')
  await shop('wa', shops.wa.product)
  const stock = page.getByText(/^(In stock: \d+ in|Not in stock near you)/)
  await expect(stock).toBeVisible()
  await expect(stock.getByText('when last seen')).toBeHidden()
  await untilAtRest(page)
  await network.offline()
  await expect(stock.getByText('when last seen')).toBeVisible()
})

/** Scrolls in steps from this time after the navigation on, like a visitor who does not wait. */
const scrollsEarly = (delay: number) => {
  const start = () => {
    let top = 600
    const step = setInterval(() => {
      scrollTo(0, top)
      top += 350
      if (top > 6_000) clearInterval(step)
    }, 80)
  }
  document.addEventListener('DOMContentLoaded', () => setTimeout(start, delay))
}

for (const width of [390, 1280])
  test(`shifts no layout while a product page is scrolled before hydration, at ${width} px${width === 390 ? '' : ' @long'}`, async ({
    browser,
  }) => {
    for (const [index, path] of [
      shops.wa.product,
      '/p/brindle-580-l-french-door-fridge-br-fd580s',
      shops.wa.product,
    ].entries()) {
      const context = await browser.newContext({ viewport: { width, height: 844 }, serviceWorkers: 'block' })
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      const shifts = await watchShifts(page)
      await page.addInitScript(scrollsEarly, index * 150)
      await page.goto(originOf('wa') + path)
      await expect(page.locator('html')).toHaveAttribute('data-settled')
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2_000)
      const large = (await shifts()).filter(({ value }) => value > 0.02)
      expect(large, `${path} ${JSON.stringify(large)}`).toEqual([])
      await context.close()
    }
  })

test('shows what a year costs at the tariff of the state, and against the least efficient', async ({
  page,
  shop,
  shopper,
}) => {
  await shopper.livesIn('wa')
  await shop('wa', samples.waEverything)
  const section = page.getByRole('region', { name: 'Specifications' })
  await section.scrollIntoViewIfNeeded()
  await expect(section.getByText('$137 a year')).toBeVisible()
  await expect(section.getByText('At 34 c a kWh, typical for NSW.')).toBeVisible()
  await expect(section.getByText(/^Saves \$\d+ a year, \$\d+ over ten/)).toBeVisible()
})

test('links the data sheet, with its size where it is known', async ({ page, shop }) => {
  await shop('wa', samples.waEverything)
  const link = page.getByRole('link', { name: /^Data sheet \(PDF\)(?: \d+ KB)?$/ })
  await page.getByRole('region', { name: 'Specifications' }).scrollIntoViewIfNeeded()
  await expect(link).toHaveAttribute('href', '/api/product/data-sheet/sku/NV-FD610S')
})

test('lists the stores that have the product, the nearest first', async ({ page, shop, shopper, stub }) => {
  const openTimes = Array.from({ length: 7 }, () => ({ isOpen: true, openTime: '09:00', closeTime: '17:00' }))
  const store = { storeId: '1', storeUri: 'near', suburb: 'Sydney', state: 'NSW', isAppointmentOnly: false, openTimes }
  await stub.answers('/api/v2/product/store-stock/sku/*', [
    { ...store, name: 'Near store', quantity: 2, distanceKm: 3 },
    { ...store, storeId: '2', storeUri: 'far', name: 'Far store', quantity: 1, distanceKm: 250 },
  ])
  await shopper.livesIn('wa')
  await shop('wa', samples.waEverything)
  await expect(page.getByText('In stock at 1 store near Sydney')).toBeVisible()
  await page.getByRole('button', { name: 'See stores' }).click()
  const rows = page.getByRole('dialog', { name: 'In stock in store' }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('Near store')
  await expect(rows.first()).toContainText('2 in stock')
  await expect(rows.first()).toContainText('3 km')
  await expect(rows.first()).toContainText('9 am – 5 pm')
})

test('offers to load the stock of stores again when it fails', async ({ page, shop, shopper, stub }) => {
  await stub.fails('/api/v2/product/store-stock/sku/*')
  await shopper.livesIn('wa')
  await shop('wa', samples.waEverything)
  await expect(page.getByText('Store stock could not be loaded')).toBeVisible()
  await page.unroute('**/api/v2/product/store-stock/sku/*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(/^(In stock at|Not in stock in a store)/)).toBeVisible()
})

test('splits the price into payments with a link to how they work', async ({ page, shop }) => {
  await shop('wa', samples.waEverything)
  await expect(
    page.getByText('Or 4 fortnightly payments of $722.50 with Afterpay, or over time with Zip'),
  ).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Afterpay' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pay with Afterpay' })).toBeVisible()
})

test('says whether it goes through the doorway', async ({ page, shop }) => {
  await shop('wa', samples.waEverything)
  const section = page.getByRole('region', { name: 'Will it fit?' })
  await section.scrollIntoViewIfNeeded()
  await section.getByLabel('Width of the doorway, mm').fill('820')
  await section.getByLabel('Height of the doorway, mm').fill('2040')
  await expect(section.getByText('Yes, it goes through')).toBeVisible()
  await section.getByLabel('Width of the doorway, mm').fill('760')
  await expect(section.getByText('Yes, with the door off')).toBeVisible()
  await section.getByLabel('Width of the doorway, mm').fill('620')
  await expect(section.getByText('No, it does not go through')).toBeVisible()
})

test('shows products viewed before, and not the one that is open @long', async ({ page, shop }) => {
  await shop('wa', samples.waPlain)
  const opened = () =>
    page.evaluate(async () => {
      // Opening a database that the page has not made yet would make an empty one.
      if (!(await indexedDB.databases()).some(({ name }) => name === 'hearth')) return null
      return new Promise<unknown>((resolve) => {
        const opening = indexedDB.open('hearth')
        opening.onsuccess = () => {
          const stored = opening.result.transaction(['kept', 'seenProducts'])
          const skus = stored.objectStore('kept').get(['wa', 'opened-products'])
          const card = stored.objectStore('seenProducts').get(['wa', 'AB-I905K'])
          stored.oncomplete = () => {
            resolve(card.result ? skus.result?.value : null)
            opening.result.close()
          }
        }
      })
    })
  // The first scroll starts what is stored on the device; the cards follow the list of opened products.
  await page.mouse.wheel(0, 300)
  await expect.poll(opened).toEqual(['AB-I905K'])
  await shop('wa', samples.waEverything)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const row = page.getByRole('region', { name: 'Recently viewed' })
  await expect(row.getByRole('article')).toHaveCount(1)
  await expect(row.getByRole('link', { name: /90 cm Induction Cooktop/ }).first()).toBeVisible()
})

test('marks the tab of the section that is read', async ({ page, shop }) => {
  await shop('wa', samples.waEverything)
  const current = page.getByRole('navigation', { name: 'On this page' }).locator('[aria-current]')
  await expect(current).toHaveText(['Features'])
  await expect(page.locator('html')).toHaveAttribute('data-settled')
  const scrollTo = (name: string) =>
    page.getByRole('region', { name }).evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
  await scrollTo('Questions and answers')
  await expect(current).toHaveText(['Questions'])
  await scrollTo('Specifications')
  await expect(current).toHaveText(['Specifications'])
  // Below the last section nothing changes, and neither does a jump from there to the top.
  const jumpTo = (top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
  await jumpTo(1e6)
  await scrollTo('Questions and answers')
  await expect(current).toHaveText(['Questions'])
  await jumpTo(1e6)
  await jumpTo(0)
  await expect(current).toHaveText(['Features'])
})
