import type { Page } from '@playwright/test'
import { originOf, shops } from './brands.ts'
import { cartButtons } from './cart-buttons.ts'
import { expect, test } from './fixtures.ts'
import type { Settings } from './shop-settings.ts'
import { heard, nameOutsiders, outsiders } from './third-parties.ts'

type Note = { analyticsEventType: string; query: string; productList: string[]; url: string; isRepeatUser: boolean }
type Item = { category: string; categoryLevels: string[] }

const notes = (made: readonly { body: unknown }[], type: string) =>
  made.map(({ body }) => body as Note).filter(({ analyticsEventType }) => analyticsEventType === type)
const inLayer = async (page: Page, event: string) =>
  (await heard(page)).dataLayer.filter((entry) => entry.event === event)

test('reports a visit once, and a page view to the service, the data layer, the tracker and the pixel [S1-1-22, S1-7-56]', async ({
  page,
  shop,
  calls,
}) => {
  await nameOutsiders(page, outsiders)
  await shop('wa')
  const reported = () => calls.of('POST', '/api/analytics/search')
  await expect.poll(async () => (await heard(page)).pixel.length).toBe(1)
  const view = { pageType: 'homepage', path: '/' }
  const { dataLayer, tags, tracker, pixel } = await heard(page)
  expect(dataLayer.filter(({ event }) => event === 'pageview')).toEqual([{ event: 'pageview', ...view }])
  expect(tags).toEqual(dataLayer)
  expect(tracker).toEqual([{ category: 'page', action: 'view', label: '/', property: 'homepage' }])
  expect(pixel).toEqual([{ name: 'pagevisit', data: { page_type: 'homepage', path: '/' } }])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Stores' }).click()
  await expect.poll(async () => (await heard(page)).pixel.length).toBe(2)
  expect(await inLayer(page, 'pageview')).toHaveLength(2)
  const visit = { analyticsEventType: 'visit', query: '', productList: [], url: '/', isRepeatUser: false }
  expect(reported().map(({ body }) => body)).toEqual([visit])
})

test('tracks a page view on every route except one that opts out [S1-2.1-37, S3-2-32]', async ({ page }) => {
  const views = () => inLayer(page, 'pageview')
  await page.goto(`${originOf('wa')}/brands?x=1`)
  await expect.poll(views).toEqual([{ event: 'pageview', pageType: 'brandPage', path: '/brands' }])
  // The page redirects on its own: a response without content keeps the browser on it.
  await page.route('**/account/internal/login**', (route) => route.fulfill({ status: 204 }))
  const started = page.waitForRequest('**/api/analytics/search')
  await page.goto(`${originOf('wa')}/blank/account/login-callback`)
  await expect(page.getByRole('heading', { level: 1, name: 'Signing you in' })).toBeVisible()
  await started
  expect(await views()).toEqual([])
})

test('reports a search, a click, an opened product and an addition to the service [S1-7-31, S1-7-32, S1-7-33, S1-3-27]', async ({
  page,
  shop,
  calls,
}) => {
  await shop('wa', '/search/toaster%20kettle')
  const reported = (type: string) => notes(calls.of('POST', '/api/analytics/search'), type)
  await expect.poll(() => reported('search')).toHaveLength(1)
  const { body } =
    calls.of('POST', '/api/analytics/search').find((call) => (call.body as Note).analyticsEventType === 'search') ?? {}
  const first = page.getByRole('main').getByRole('article').first()
  const sku = await first.getAttribute('data-sku')
  expect(Object.keys(body as Note).toSorted()).toEqual([
    'analyticsEventType',
    'isRepeatUser',
    'productList',
    'query',
    'url',
  ])
  const [search] = reported('search')
  expect([search?.query, search?.productList[0], search?.url]).toEqual([
    'toaster kettle',
    sku,
    '/search/toaster%20kettle',
  ])
  const [shown] = calls.of('GET', '/api/analytics/search')
  expect(shown?.search.get('searchTerm')).toBe('toaster kettle')
  await first.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/p\//)
  await expect.poll(() => reported('productClick')).toMatchObject([{ query: 'toaster kettle', productList: [sku] }])
  const { productId } = await page.evaluate(
    (slug) => fetch(`/api/v2/product/slug/${slug}`).then((response) => response.json()),
    new URL(page.url()).pathname.slice('/p/'.length),
  )
  await expect.poll(() => calls.of('GET', '/api/analytics/product-load-event')).toHaveLength(1)
  expect(calls.of('GET', '/api/analytics/product-load-event')[0]?.search.get('productId')).toBe(String(productId))
  await cartButtons(page).first().click()
  await expect.poll(() => reported('productAddToCart')).toMatchObject([{ productList: [sku] }])
})

test('tracks an addition in New Zealand in AUD with the levels of its category, and reports it to the pixel in NZD [S3-9-13, S3-3-05]', async ({
  page,
  shop,
}) => {
  await nameOutsiders(page, outsiders)
  await shop('aol-nz', shops['aol-nz'].product)
  await cartButtons(page).first().click()
  await expect.poll(() => inLayer(page, 'productAddToCart')).toHaveLength(1)
  const [added] = (await inLayer(page, 'productAddToCart')) as { currency?: string; items?: Item[] }[]
  expect(added?.currency).toBe('AUD')
  const [item] = added?.items ?? []
  expect(item?.categoryLevels.length).toBeGreaterThan(1)
  expect(item?.categoryLevels.at(-1)).toBe(item?.category)
  // The pixel receives queued events once its script has loaded.
  const ofPixel = async () => (await heard(page)).pixel.find(({ name }) => name === 'AddToCart')?.data
  await expect.poll(ofPixel).toMatchObject({ currency: 'NZD' })
})

test('reports an order once to each provider, to the partner by one image, with the stored click reference [S1-7-57, S1-7-58, S1-7-60, S2-A-01, S2-A-02, S2-A-08]', async ({
  page,
  shop,
  shopper,
  calls,
}) => {
  const { requests } = await nameOutsiders(page, outsiders)
  const ours: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') ours.push(request.url())
  })
  await shop('wa', `${shops.wa.product}?clickref=click-7`)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('clickref'))).toContain('click-7')
  await cartButtons(page).first().click()
  await expect.poll(async () => (await heard(page)).pixel.map(({ name }) => name)).toEqual(['pagevisit', 'AddToCart'])
  await page.getByRole('dialog').getByRole('link', { name: 'Checkout' }).click()
  await expect(page).toHaveURL(/\/customer\/checkout$/)
  requests.length = 0
  ours.length = 0
  await shopper.buysByCard('wa')
  await expect(page).toHaveURL(/\/customer\/confirmation/)
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Robin' })).toBeVisible()
  const token = await page.evaluate(() => localStorage.getItem('fraud-device'))
  expect(token).toMatch(/^[0-9a-f]{32}$/)
  expect(calls.of('POST', '/api/checkout')[0]?.body).toMatchObject({ fraudCheckToken: token })
  expect(ours).toContain(`${originOf('wa')}/anti-fraud.js`)
  await expect.poll(async () => (await heard(page)).pixel.map(({ name }) => name)).toEqual(['pagevisit', 'checkout'])
  const { dataLayer, tags, tracker, pixel } = await heard(page)
  const orders = dataLayer.filter(({ event }) => event === 'order')
  expect(orders).toHaveLength(1)
  expect(tags.filter(({ event }) => event === 'order')).toEqual(orders)
  const { orderId, revenue } = orders[0] as { orderId: string; revenue: string }
  expect(tracker.filter(({ category }) => category === 'order')).toMatchObject([{ action: 'placed', label: orderId }])
  expect(pixel[1]?.data).toMatchObject({ order_id: orderId, value: Number(revenue), currency: 'AUD' })
  await expect
    .poll(() => notes(calls.of('POST', '/api/analytics/search'), 'productOrder'))
    .toMatchObject([{ productList: [shops.wa.sku] }])
  const partner = requests.filter((request) => request.url().startsWith(outsiders.affiliate))
  expect(partner.map((request) => request.resourceType())).toEqual(['image'])
  expect(new URL(partner[0]?.url() ?? '').searchParams.get('clickref')).toBe('click-7')
  expect(new URL(partner[0]?.url() ?? '').searchParams.get('order')).toBe(orderId)
  await shopper.reloads()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Robin' })).toBeVisible()
  await expect.poll(async () => (await heard(page)).pixel.length).toBe(1)
  expect(await inLayer(page, 'order')).toEqual([])
  expect(requests.filter((request) => request.url().startsWith(outsiders.affiliate))).toHaveLength(1)
})

test('runs no third-party scripts in the checkout, and no pixel without an id [S2-A-03] @long', async ({
  page,
  shop,
  shopper,
}) => {
  const { socialPixel, ...others } = outsiders
  const { requests } = await nameOutsiders(page, others)
  await shopper.hasInCart('wa')
  await shop('wa', '/brands')
  await expect.poll(async () => (await heard(page)).tracker.length).toBe(1)
  expect((await heard(page)).pixel).toEqual([])
  const hosts = () => [...new Set(requests.map((request) => new URL(request.url()).hostname.split('.')[0]))].toSorted()
  expect(hosts()).toEqual(['events', 'push', 'tags'])
  expect(requests.map((request) => request.url())).not.toContain(socialPixel.script)
  requests.length = 0
  await shopper.goesTo('/customer/checkout')
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  await expect.poll(() => inLayer(page, 'pageview')).toMatchObject([{ pageType: 'checkout' }])
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual([])
})

test('adds the id of a push provider to the data layer [S1-1-21]', async ({ page, shop }) => {
  await nameOutsiders(page, { push: outsiders.push })
  await shop('wa', '/brands')
  await expect.poll(() => inLayer(page, 'push_user_id')).toEqual([{ event: 'push_user_id', id: 'U-77' }])
})

const test1 = 'mini-cart-first-way'
const running = ({ items }: Settings) => ({
  items: [...items, { name: 'VariantTests', value: `${test1}, ${test1}` }],
  totalCount: items.length + 1,
})
const stored = (page: Page) =>
  page.evaluate(() => [JSON.parse(localStorage.getItem('currentTests') ?? 'null'), localStorage.getItem('xvu')])

test('requests a variant test once, trusts its header, stores the bucket, and shows its variant [S1-3-05, S1-4-21, S1-7-27, S1-7-28, S1-9-06]', async ({
  page,
  context,
  shop,
  shopper,
  stub,
  calls,
}) => {
  const user = 'a-number-of-this-browser'
  await context.addCookies([{ name: 'wau', value: user, url: originOf('wa') }])
  await stub.changes('/api/settings', running)
  await page.route('**/api/varianttest', (route) =>
    route.fulfill({ json: { bucket: 'cart-first' }, headers: { 'x-vu': user } }),
  )
  const sent = page.waitForRequest('**/api/varianttest')
  // The page of a product contains its settings.
  await shop('wa', '/brands')
  const request = await sent
  expect([request.postData(), request.headers()['content-type']]).toEqual([`"${test1}"`, 'application/json'])
  await expect.poll(() => stored(page)).toEqual([{ [test1]: 'cart-first' }, user])
  await shopper.goesTo(shops.wa.product)
  await cartButtons(page).first().click()
  const ways = page.getByRole('dialog').getByRole('link', { name: /^(?:Checkout|View cart)$/ })
  await expect(ways).toHaveText(['View cart', 'Checkout'])
  expect(calls.of('POST', '/api/varianttest')).toHaveLength(1)
  await page.unroute('**/api/varianttest')
  await page.route('**/api/varianttest', (route) =>
    route.fulfill({ json: { bucket: 'cart-first' }, headers: { 'x-vu': 'somebody-else' } }),
  )
  await page.evaluate(() => localStorage.removeItem('currentTests'))
  await shopper.goesTo('/brands')
  await expect.poll(() => stored(page)).toEqual([{ [test1]: 'original' }, user])
})

test('changes nothing after a failed variant test, and logs it [S1-8-02]', async ({
  page,
  context,
  shop,
  shopper,
  stub,
}) => {
  await context.addCookies([{ name: 'wau', value: 'a-number-of-this-browser', url: originOf('wa') }])
  await stub.changes('/api/settings', running)
  await stub.answers('/api/varianttest', { code: 'unexpected', message: 'broken' }, 500)
  await shop('wa', '/brands')
  await expect.poll(() => inLayer(page, 'variantTestFailed')).toMatchObject([{ testId: test1 }])
  expect(await stored(page)).toEqual([{ [test1]: 'original' }, null])
  await shopper.goesTo(shops.wa.product)
  await cartButtons(page).first().click()
  await expect(page.getByRole('dialog').getByRole('link', { name: /^(?:Checkout|View cart)$/ })).toHaveText([
    'Checkout',
    'View cart',
  ])
})

test('polls ten times for the cookie, 300 ms apart, and continues when it is set [S1-7-29]', async ({
  page,
  context,
  shop,
  shopper,
  stub,
  calls,
}) => {
  const cookieReads = () => page.evaluate(() => (window as { cookieReads?: number[] }).cookieReads ?? [])
  await page.addInitScript(() => {
    const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
    const seen: number[] = []
    Object.assign(window, { cookieReads: seen })
    Object.defineProperty(document, 'cookie', {
      get: () => {
        seen.push(performance.now())
        return own?.get?.call(document)
      },
    })
  })
  await stub.changes('/api/settings', running)
  await page.route('**/api/varianttest', (route) =>
    route.fulfill({ json: { bucket: 'cart-first' }, headers: { 'x-vu': 'a-number-of-this-browser' } }),
  )
  await shop('wa', '/brands')
  await expect.poll(() => inLayer(page, 'variantTestFailed')).toHaveLength(1)
  const times = await cookieReads()
  expect(times).toHaveLength(11)
  for (const [index, time] of times.slice(1).entries()) expect(time - (times[index] ?? 0)).toBeGreaterThanOrEqual(299)
  expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeLessThan(6_000)
  expect(calls.of('POST', '/api/varianttest')).toEqual([])
  await page.evaluate(() => localStorage.removeItem('currentTests'))
  await shopper.reloads()
  await expect.poll(async () => (await cookieReads()).length).toBeGreaterThan(1)
  await context.addCookies([{ name: 'wau', value: 'a-number-of-this-browser', url: originOf('wa') }])
  await expect.poll(() => stored(page)).toEqual([{ [test1]: 'cart-first' }, 'a-number-of-this-browser'])
})
