import { originOf, shops } from './brands.ts'
import { cartButtons } from './cart-buttons.ts'
import { expect, test } from './fixtures.ts'
import { withChat } from './shop-settings.ts'
import { changeEnvironment, fillSignIn, idTokenEndingAt, storedSignIn } from './signing-in.ts'

const loginRoute = '/account/internal/login'
const origin = originOf('wa')

test('sends a bearer token and shows the name when signed in; without one of three values no one is signed in [S1-4-24, S1-4-30, S1-7-17, S1-2.10-05, S1-7-07, S1-7-03]', async ({
  page,
  shop,
  shopper,
  stub,
  calls,
}) => {
  await stub.changes<object>('/api/account', (info) => ({ ...info, unheardOf: { of: 1 } }))
  const accountHeaders: Record<string, string>[] = []
  const profiles: Record<string, string>[] = []
  page.on('request', async (request) => {
    const { pathname } = new URL(request.url())
    // A request of a closed page has no headers any more.
    const headers = (await request.allHeaders().catch(() => null)) ?? {}
    if (pathname === '/api/account') accountHeaders.push(headers)
    if (pathname === '/api/account/getprofile') profiles.push(headers)
  })
  await shop('wa', '/stores')
  const tool = page.getByRole('banner').getByRole('link', { name: 'Sign in' })
  await expect(tool).toHaveAttribute('href', loginRoute)
  const before = await tool.boundingBox()
  const storeRequest = page.waitForRequest('**/api/store')
  await page.evaluate(() => void fetch('/api/store'))
  expect((await (await storeRequest).allHeaders()).authorization).toBeUndefined()
  expect(accountHeaders).toEqual([])
  await shopper.signsIn('wa')
  const token = await page.evaluate(() => localStorage.getItem('idToken'))
  await shop('wa', '/stores')
  const name = page.getByRole('banner').getByRole('link', { name: 'Account of Ada' })
  await expect(name).toHaveText(/Ada/)
  await expect(name).toHaveAttribute('href', '/account')
  expect((await name.boundingBox())?.x).toBeCloseTo(before?.x ?? 0, 0)
  await expect.poll(() => accountHeaders.length).toBeGreaterThan(0)
  expect(accountHeaders[0]?.authorization).toMatch(/^Bearer [\w-]{32}$/)
  expect(accountHeaders[0]?.['cache-control']).toBe('no-cache')
  // The bearer token was requested with the stored values.
  expect(calls.of('POST', '/api/account/relogin')[0]?.body).toEqual({
    token,
    origin,
    nonce: expect.stringMatching(/^[\w-]{20,}$/),
    returnUrl: expect.stringContaining(origin),
  })
  await name.click()
  await page.getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
  expect(profiles[0]?.cookie).toContain('session=')
  for (const key of ['loggedIn', 'accessToken', 'idToken']) {
    const value = await page.evaluate((item) => localStorage.getItem(item), key)
    await page.evaluate((item) => localStorage.removeItem(item), key)
    await shop('wa', '/stores')
    await expect(tool).toBeVisible()
    await page.evaluate(([item, text]) => localStorage.setItem(item ?? '', text ?? ''), [key, value])
  }
})

test('signs out at the start for an expired or unreadable token; signing out ends the session and reloads [S1-4-25, S1-4-26, S1-4-29, S1-7-04]', async ({
  page,
  shop,
  shopper,
  calls,
  context,
}) => {
  for (const token of [idTokenEndingAt(Date.now() - 60_000), 'no token', 'a.b', `${'x'.repeat(9)}.y.z`]) {
    await shopper.signsIn('wa')
    await page.evaluate((text) => localStorage.setItem('idToken', text), token)
    await shop('wa', '/stores')
    await expect.poll(() => storedSignIn(page)).toEqual([null, null, null])
  }
  await shopper.signsIn('wa')
  await shop('wa', '/stores')
  const second = await context.newPage()
  await second.goto(`${origin}/stores`)
  await expect(second.getByRole('link', { name: 'Account of Ada' })).toBeVisible()
  const token = (await storedSignIn(page))[2] ?? ''
  const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  calls.forget()
  await page.getByRole('link', { name: 'Account of Ada' }).click()
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Log out' }).click()
  await loaded
  await page.waitForURL(`**${loginRoute}`)
  expect(calls.of('POST', '/api/account/logout').map(({ body }) => body)).toEqual([{ userId: sub, clientId: 'wa' }])
  expect(await storedSignIn(page)).toEqual([null, null, null])
  expect((await context.cookies(`${origin}/api`)).map(({ name }) => name)).not.toContain('session')
  // The other tab leads back to its own page.
  await second.waitForURL(`**${loginRoute}?expired=true&returnUrl=%2Fstores`)
  await changeEnvironment(page, { routeAfterLogout: '/stores' })
  await shopper.signsIn('wa')
  await shop('wa', '/account/logout')
  await page.waitForURL(`${origin}/stores`)
})

test('redirects an expired sign-in to the sign-in page and back; without such a page nothing changes [S1-4-31, S1-4-32, S1-8-06]', async ({
  page,
  shop,
  shopper,
}) => {
  const expire = () =>
    page.evaluate((token) => localStorage.setItem('idToken', token), idTokenEndingAt(Date.now() - 1000))
  const sections = page.getByRole('navigation', { name: 'Account' })
  await shopper.signsIn('wa')
  await shop('wa', '/account')
  await expect(page.getByText('You are signed in as')).toBeVisible()
  await expire()
  await sections.getByRole('link', { name: 'Profile' }).click()
  await page.waitForURL(`**${loginRoute}?expired=true`)
  await expect(page.getByText('You have been signed out.')).toBeVisible()
  await fillSignIn(page)
  await page.waitForURL(`${origin}/account/profile`)
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()

  // The token expires during a request, which the server rejects.
  for (const [brand, target] of [
    ['wa', `/account/logout?returnUrl=${encodeURIComponent(loginRoute)}`],
    ['aol', null],
  ] as const) {
    await shopper.signsIn(brand)
    await shop(brand, '/account')
    await expect(page.getByText('You are signed in as')).toBeVisible()
    const left: string[] = []
    page.on('framenavigated', (frame) => void left.push(frame.url()))
    await page.route('**/api/account/getprofile', async (route) => {
      await expire()
      await route.fulfill({ status: 401, json: { code: 'unauthorised', message: '' } })
    })
    await sections.getByRole('link', { name: 'Profile' }).click()
    if (target) {
      await expect.poll(() => left).toContain(originOf(brand) + target)
      // The page is idle only there.
      await page.waitForURL(`**${loginRoute}`)
    } else await expect(page.getByText('Your profile could not be loaded')).toBeVisible()
    if (!target) expect(left.filter((url) => /login|logout/.test(url))).toEqual([])
    await page.unroute('**/api/account/getprofile')
  }

  await changeEnvironment(page, { loginRoute: null })
  await shopper.signsIn('wa')
  await shop('wa', '/account')
  await expect(page.getByText('You are signed in as')).toBeVisible()
  await expire()
  await sections.getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
  await page.waitForTimeout(300)
  expect(new URL(page.url()).pathname).toBe('/account/profile')
})

test('says on the cart page that the sign-in has ended, and leads to the sign-in and back to the cart @long', async ({
  page,
  shop,
  shopper,
  context,
}) => {
  const note = page.getByRole('region', { name: 'Messages' }).getByText('You have been signed out.')
  await shopper.signsIn('wa')
  await shopper.hasInCart('wa')
  await shop('wa', '/cart')
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
  // The session ends while the page is open, after all that the page loads by itself: the next cart is that of a guest.
  await page.waitForLoadState('networkidle')
  await context.clearCookies({ name: 'session' })
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await expect(note).toBeVisible()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(`**${loginRoute}?returnUrl=%2Fcart`)
  await expect(page.getByText('You have been signed out.')).toBeVisible()
  await fillSignIn(page)
  await page.waitForURL(`${origin}/cart`)
  await expect(page.getByText(shops.wa.sku)).toBeVisible()
  await expect(note).toBeHidden()
  // The stored token has expired since the last visit, not during a renewal of the page.
  await page.waitForLoadState('networkidle')
  await page.evaluate((token) => localStorage.setItem('idToken', token), idTokenEndingAt(Date.now() - 60_000))
  await shop('wa', '/cart')
  await expect(note).toBeVisible()
})

test('keeps a product that was added without a connection when the sign-in expires before the next visit @long', async ({
  page,
  shop,
  shopper,
}) => {
  await shopper.signsIn('wa')
  await shop('wa', shops.wa.product)
  await page.waitForLoadState('networkidle')
  await page.route('**/api/cart/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByRole('dialog').getByText('Added, waiting to send.')).toBeVisible()
  await page.evaluate((token) => localStorage.setItem('idToken', token), idTokenEndingAt(Date.now() - 60_000))
  await page.unroute('**/api/cart/**')
  await shop('wa', '/cart')
  await expect(page.getByText('You have been signed out.')).toBeVisible()
  await expect(page.getByRole('main').getByText(shops.wa.sku)).toBeVisible()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await fillSignIn(page)
  await page.waitForURL(`${origin}/cart`)
  await expect(page.getByRole('main').getByText(shops.wa.sku)).toBeVisible()
})

test('redirects to the sign-in page when the account fails to load [S1-4-28, S1-2.1-39]', async ({
  page,
  shop,
  shopper,
  stub,
}) => {
  await stub.answers('/api/account', { code: 'unexpected', message: '' }, 500)
  await shopper.signsIn('wa')
  await shop('wa', '/stores')
  await page.waitForURL(`**${loginRoute}`)
  await expect(page.getByRole('form', { name: 'Sign in' }).getByLabel('Password', { exact: true })).toBeVisible()
})

test('offers a shopper the same five features signed in, and no staff controls; marks their searches [S3-6-01, S3-6-02, S3-6-03]', async ({
  page,
  shop,
  shopper,
  stub,
  calls,
}) => {
  test.slow()
  await stub.changes('/api/settings', withChat)
  for (const isIn of [false, true]) {
    if (isIn) await shopper.signsIn('wa')
    await shop('wa', '/stores')
    await expect(page.getByRole('heading', { level: 1, name: 'Stores' })).toBeVisible()
    await expect(page.getByRole('link', { name: isIn ? 'Account of Ada' : 'Sign in' }).first()).toBeVisible()
    calls.forget()
    const search = page.getByRole('banner').getByRole('combobox')
    await search.fill('toaster')
    await search.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('toaster')
    const [results] = calls.of('GET', /^\/api\/v2\/sitesearch\/products\//i)
    expect(results?.search.get('wid')).toBe(isIn ? 'true' : null)
    await cartButtons(page).first().click()
    await expect(page.getByRole('dialog').getByText('toaster', { exact: false }).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await shop('wa', '/sale')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('button', { name: /chat/i })).toBeVisible()
    await expect(page.getByLabel('Staff toolbar')).toHaveCount(0)
  }
})

test('shows prices after sign-in in the shop that hides them, returns to the page and allows an order', async ({
  page,
  shop,
}) => {
  const main = page.getByRole('main')
  await shop('wac', shops.wac.product)
  await main.getByRole('link', { name: 'Login for Price' }).first().click()
  await fillSignIn(page, 'bridge@hearth.example')
  await page.waitForURL(originOf('wac') + shops.wac.product)
  await expect(main.getByText(/^\$[\d,]+/).first()).toBeVisible()
  await expect(main.getByText('Login for Price')).toHaveCount(0)
  await expect(main.getByRole('button', { name: shops.wac.addToCart }).first()).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  await shop('wac', shops.wac.product)
  await expect(main.getByRole('link', { name: 'Login for Price' }).first()).toBeVisible()
})

test.describe('without an account', () => {
  test.use({ meetsNewsletter: true })

  test('allows browsing, search, compare, the newsletter and orders by email [S1-6-01]', async ({
    page,
    shop,
    shopper,
    calls,
  }) => {
    test.slow()
    await shop('aol', shops.aol.category)
    const buttons = cartButtons(page)
    await expect(buttons.first()).toBeVisible()
    const search = page.getByRole('banner').getByRole('combobox')
    await search.fill('fridge')
    await search.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('fridge')
    await shop('aol', '/compare?sku=BR-FD640K~BR-FD580S')
    await expect(page.getByRole('main').getByRole('table').first()).toBeVisible()
    const newsletter = page.getByRole('region', { name: 'Newsletter' })
    await shop('aol', '/stores')
    await expect(async () => {
      await page.keyboard.press('Shift')
      await expect(newsletter).toBeVisible({ timeout: 400 })
    }).toPass()
    const open = newsletter.getByRole('button', { name: /^Newsletter: / })
    if ((await open.getAttribute('aria-expanded')) === 'false') await open.click()
    await newsletter.getByLabel('Name', { exact: true }).fill('Robin')
    await newsletter.getByLabel('Email address', { exact: true }).fill('robin@example.com')
    await newsletter.getByLabel('Postcode', { exact: true }).fill('2000')
    await newsletter.getByRole('button', { name: 'Keep me updated' }).click()
    await expect(page.getByText(/^Thank you! Welcome to the/)).toBeVisible()
    await shopper.hasInCart('aol')
    await shop('aol', '/customer/checkout')
    await shopper.buysByCard('aol')
    await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible()
    expect(calls.all.filter(({ path }) => /\/api\/account/.test(path))).toEqual([])
    expect(page.url()).not.toContain('/account/')
  })
})
