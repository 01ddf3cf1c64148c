import { devices, type Page } from '@playwright/test'
import { originOf, shops } from './brands.ts'
import { expect, test } from './fixtures.ts'
import { untilControlled } from './idle.ts'
import { isStoredHere, stored } from './stored-page.ts'
import { watchShifts } from './visited-pages.ts'

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'] ?? {}
// As for a shopper who only looks: the app starts by itself.
test.use({ ...phone, isInUse: false })

/** Resources that the page has loaded so far, with their start times. */
const timeline = (page: Page) =>
  page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
    files: performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })),
  }))
const picture = (page: Page) => page.getByRole('main').locator('img[fetchpriority="high"]').first()
const isShown = (page: Page) =>
  picture(page).evaluate(
    (image: HTMLImageElement) => image.complete && image.naturalWidth > 0 && image.currentSrc.slice(0, 15),
  )
const loadedFonts = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')),
  )

test('inlines the main image of the page on a phone, and loads the fonts that it needs after the first paint', async ({
  page,
  shop,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  for (const path of ['/', shops.wa.product]) {
    await shop('wa', path)
    expect(await isShown(page)).toBe('data:image/avif')
    await expect.poll(() => loadedFonts(page)).toContain('Instrument Sans Variable')
    const { painted, files } = await timeline(page)
    const fonts = files.filter(({ name }) => name.includes('/fonts/'))
    expect(fonts.length).toBeGreaterThan(0)
    for (const { startTime } of fonts) expect(startTime).toBeGreaterThan(painted)
    expect(fonts.filter(({ name }) => !name.includes('-common'))).toEqual([])
    const [, own = 'none'] = (await picture(page).getAttribute('src'))?.match(/\/images\/[^/]+\/(.+)-\d+\.webp$/) ?? []
    expect(files.filter(({ name }) => name.includes(`/${own}-`) && name.endsWith('-800.avif'))).toEqual([])
  }
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.append(' Señor'))
  await expect.poll(() => loadedFonts(page)).toContain('Petrona Rest')
  expect(complaints).toEqual([])
})

test('keeps the line breaks of texts in the web fonts, so that nothing moves @long', async ({ page, shop }) => {
  const shifts = await watchShifts(page)
  for (const [brand, path] of [
    ['wa', shops.wa.store],
    ['wac', shops.wac.product],
  ] as const) {
    await shop(brand, path)
    await expect.poll(() => loadedFonts(page)).toContain('Instrument Sans Variable')
    await expect(page.locator('[style*="word-spacing"]').first()).toBeAttached()
    await page.waitForLoadState('networkidle')
    const moved = await shifts()
    const sum = moved.reduce((all, { value }) => all + value, 0)
    expect(sum, `${path}: ${JSON.stringify(moved, null, 1)}`).toBeLessThanOrEqual(0.003)
  }
})

test('adds manifest and icon after the first paint', async ({ page, shop }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.addInitScript(() => {
    new PerformanceObserver(() => {
      document.documentElement.dataset.named ??= String(document.head.querySelectorAll('link[rel="manifest"]').length)
    }).observe({ type: 'paint', buffered: true })
  })
  await shop('hc')
  const links = page.locator('head > link:is([rel="manifest"], [rel="icon"])')
  await expect(links).toHaveCount(2)
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/manifest.webmanifest',
    '/brands/hc/favicon.svg',
  ])
  await expect(page.locator('html')).toHaveAttribute('data-named', '0')
  expect(requests).not.toContain('/favicon.ico')
})

test('lays out deferred content after the first view on a phone, and immediately without scripts @long', async ({
  page,
  shop,
  browser,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver(() => {
      const parts = [...document.querySelectorAll('[data-later="true"]')] // the footer is seldom near
      const isPassedOver = (part: Element) => getComputedStyle(part).contentVisibility !== 'visible'
      document.documentElement.dataset.passedOver ??= String(parts.length > 0 && parts.every(isPassedOver))
    }).observe({ type: 'paint', buffered: true })
  })
  await shop('wa', shops.wa.category)
  await expect(page.locator('html')).toHaveAttribute('data-passed-over', 'true')
  const last = (here: Page) => here.getByRole('main').getByRole('article').last()
  await expect(last(page)).toBeVisible()
  await expect(page.locator('[data-later]').first()).toHaveCSS('content-visibility', 'visible')
  const context = await browser.newContext({ ...phone, javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(`${originOf('wa')}${shops.wa.category}`)
  await expect(last(plain)).toBeVisible()
  await context.close()
})

test('defers the sections of a product, and shows it where it was scrolled to when it is loaded again @long', async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver(() => {
      const section = document.getElementById('specifications')
      document.documentElement.dataset.skipped ??= String(section && getComputedStyle(section).contentVisibility)
    }).observe({ type: 'paint', buffered: true })
  })
  await shop('wa', shops.wa.product)
  await expect(page.locator('html')).toHaveAttribute('data-skipped', /hidden|auto/)
  const section = page.locator('#fit')
  await expect(section).toHaveCSS('content-visibility', 'visible')
  await expect(page.locator('html')).toHaveAttribute('data-settled')
  const top = () => section.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  await page.evaluate(() => scrollTo({ top: 3300, behavior: 'instant' }))
  await expect.poll(top).toBeLessThan(800)
  const before = await top()
  // Hydrated before its fonts are loaded, and with them the deferred content laid out.
  await page.route('**/fonts/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000))
    await route.continue()
  })
  const fonts = page.waitForResponse('**/fonts/**')
  await page.reload()
  await fonts
  await expect.poll(top).toBe(before)
})

test('hydrates the page with its inlined image, and loads the next image by its address @long', async ({
  page,
  shop,
}) => {
  await shop('wa', shops.wa.category)
  expect(await isShown(page)).toBe('data:image/avif')
  await page.getByRole('main').getByRole('article').nth(2).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/p\//)
  await expect.poll(() => isShown(page)).toMatch(/^http:/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fridges and freezers')
  await expect.poll(() => isShown(page)).toBeTruthy()
})

test('loads the image by its address on a wide screen, and when the shopper saves data @long', async ({ browser }) => {
  for (const options of [devices['Desktop Chrome'], { ...phone, extraHTTPHeaders: { 'save-data': 'on' } }]) {
    const context = await browser.newContext(options)
    const page = await context.newPage()
    await page.goto(`${originOf('wa')}${shops.wa.product}`)
    await expect.poll(() => isShown(page)).toMatch(/^http:/)
    await context.close()
  }
})

test.describe('from the second page on', () => {
  test.use({ serviceWorkers: 'allow' })
  test('renders the first view in the shop’s fonts @long', async ({ page, shop }) => {
    await shop('wa')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await untilControlled(page)
    await expect
      .poll(() => page.evaluate(async () => (await caches.open('hearth-fonts')).keys().then((keys) => keys.length)))
      .toBeGreaterThan(0)
    await shop('wa', shops.wa.product)
    await expect.poll(() => loadedFonts(page)).toContain('Instrument Sans Variable')
    const { painted, files } = await timeline(page)
    const fonts = files.filter(({ name }) => name.includes('/fonts/'))
    expect(fonts.length).toBeGreaterThan(0)
    for (const { startTime } of fonts) expect(startTime).toBeLessThan(painted)
  })

  test('preloads the fonts of a stored page by its headers @long', async ({ page, shop }) => {
    await shop('wa')
    const address = `${originOf('wa')}${shops.wa.product}`
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.goto(address)
    await expect.poll(() => page.evaluate(isStoredHere, stored(address)), { timeout: 30_000 }).toBe(true)
    const response = await page.goto(address)
    expect(response?.fromServiceWorker()).toBe(true)
    const files = (await page.locator('style[data-letters]').getAttribute('data-letters'))?.split(' ') ?? []
    expect(files.length).toBeGreaterThan(0)
    for (const file of files) expect(response?.headers().link).toContain(`<${file}>; rel=preload; as=font`)
    await expect.poll(() => loadedFonts(page)).toContain('Instrument Sans Variable')
    const requests = (await timeline(page)).files.map(({ name }) => new URL(name).pathname)
    for (const file of files) expect(requests.filter((path) => path === file)).toHaveLength(1)
  })
})
