import { originOf, shops } from './brands.ts'
import { cartButtons } from './cart-buttons.ts'
import { expect, test } from './fixtures.ts'
import { changeEnvironment, fillSignIn, idTokenEndingAt, mailedLink, storedSignIn } from './signing-in.ts'

const loginRoute = '/account/internal/login'
const origin = originOf('wa')

test('a form of five fields is posted as a page, and the way back leaves three values and no shell [S1-7-02, S1-2.1-30, S1-7-14, S1-2.1-40, S3-2-34]', async ({
  page,
  shop,
}) => {
  const nonces: (string | null)[] = []
  for (const round of [1, 2]) {
    await shop('wa', loginRoute)
    const posted = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/login-redir'),
    )
    const exchange = page.waitForRequest('**/api/account/exchange')
    await fillSignIn(page)
    const form = await posted
    expect(form.isNavigationRequest()).toBe(true)
    expect(form.headers()['content-type']).toBe('application/x-www-form-urlencoded')
    const fields = new URLSearchParams(form.postData() ?? '')
    expect([...fields.keys()].sort()).toEqual(['email', 'nonce', 'origin', 'password', 'returnUrl'])
    expect(fields.get('origin')).toBe(origin)
    nonces.push(fields.get('nonce'))
    await exchange
    if (round === 1) {
      expect(new URL(page.url()).pathname).toBe('/blank/account/login-callback')
      // The code went out of the address before anything else was done with it.
      expect(new URL(page.url()).hash).toBe('')
      await expect(page.getByRole('banner')).toHaveCount(0)
    }
    await page.waitForURL(`${origin}/account`)
    const [flag, marker, token] = await storedSignIn(page)
    expect(flag).toBe('true')
    expect(marker).toBeTruthy()
    expect(token?.split('.')).toHaveLength(3)
  }
  expect(nonces[0]).not.toBe(nonces[1])
  // Somebody else's way back signs nobody in here.
  await page.evaluate(() => localStorage.clear())
  await page.goto(`${origin}/blank/account/login-callback#code=${'c'.repeat(32)}&state=${nonces[1]}`)
  await page.waitForURL(`**${loginRoute}?error=not_finished`)
  expect(await storedSignIn(page)).toEqual([null, null, null])
})

test('the address asks for the login display in any case, over the page that is open [S1-2.1-38, S3-2-33]', async ({
  page,
  shop,
  shopper,
}) => {
  const display = page.getByRole('dialog', { name: 'Sign in' })
  for (const query of ['?showlogin', '?ShowLogin=1', '?SHOWLOGIN=true']) {
    await shop('wa', `/stores${query}`)
    await expect(display.getByLabel('Email', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Stores', includeHidden: true })).toHaveCount(1)
  }
  await page.keyboard.press('Escape')
  await expect(display).toHaveCount(0)
  await shop('wa', '/stores')
  await page.waitForLoadState('networkidle')
  await expect(display).toHaveCount(0)
  await shopper.signsIn('wa')
  await shop('wa', '/stores?showlogin')
  await expect(page.getByRole('link', { name: 'Account of Ada' })).toBeVisible()
  await expect(display).toHaveCount(0)
})

test('who is signed in shows a bearer and meets their name; without one of three values nobody is [S1-4-24, S1-4-30, S1-7-17, S1-2.10-05, S1-7-07]', async ({
  page,
  shop,
  shopper,
  stub,
}) => {
  await stub.changes<object>('/api/account', (info) => ({ ...info, unheardOf: { of: 1 } }))
  const asked: Record<string, string>[] = []
  const profiles: Record<string, string>[] = []
  page.on('request', async (request) => {
    const { pathname } = new URL(request.url())
    if (pathname === '/api/account') asked.push(await request.allHeaders())
    if (pathname === '/api/account/getprofile') profiles.push(await request.allHeaders())
  })
  await shop('wa', '/stores')
  const tool = page.getByRole('banner').getByRole('link', { name: 'Sign in' })
  await expect(tool).toHaveAttribute('href', loginRoute)
  const before = await tool.boundingBox()
  const told = page.waitForRequest('**/api/store')
  await page.evaluate(() => void fetch('/api/store'))
  expect((await (await told).allHeaders()).authorization).toBeUndefined()
  expect(asked).toEqual([])
  await shopper.signsIn('wa')
  await shop('wa', '/stores')
  const name = page.getByRole('banner').getByRole('link', { name: 'Account of Ada' })
  await expect(name).toHaveText(/Ada/)
  await expect(name).toHaveAttribute('href', '/account')
  expect((await name.boundingBox())?.x).toBeCloseTo(before?.x ?? 0, 0)
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  expect(asked[0]?.authorization).toMatch(/^Bearer [\w-]{32}$/)
  expect(asked[0]?.['cache-control']).toBe('no-cache')
  await name.click()
  await page.getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
  expect(profiles[0]?.cookie).toContain('session=')
  for (const key of ['loggedIn', 'accessToken', 'idToken']) {
    const value = await page.evaluate((one) => localStorage.getItem(one), key)
    await page.evaluate((one) => localStorage.removeItem(one), key)
    await shop('wa', '/stores')
    await expect(tool).toBeVisible()
    await page.evaluate(([one, text]) => localStorage.setItem(one ?? '', text ?? ''), [key, value])
  }
})

test('a token that has ended or cannot be read signs out at the start; signing out ends the session and reloads [S1-4-25, S1-4-26, S1-4-29, S1-7-04]', async ({
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
  const other = await context.newPage()
  await other.goto(`${origin}/stores`)
  await expect(other.getByRole('link', { name: 'Account of Ada' })).toBeVisible()
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
  await other.waitForURL(`**${loginRoute}`)
  await changeEnvironment(page, { routeAfterLogout: '/stores' })
  await shopper.signsIn('wa')
  await shop('wa', '/account/logout')
  await page.waitForURL(`${origin}/stores`)
})

test('a sign-in that has ended leads to the sign-in page and back; without such a page nothing moves [S1-4-31, S1-4-32, S1-8-06]', async ({
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
  await expect(page.getByText('Your sign-in has ended.')).toBeVisible()
  await fillSignIn(page)
  await page.waitForURL(`${origin}/account/profile`)

  // A call is refused while the token ends under way.
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
    if (target) await expect.poll(() => left).toContain(originOf(brand) + target)
    else await expect(page.getByText('Your profile could not be loaded')).toBeVisible()
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

test('an account that cannot be loaded leads to the sign-in page [S1-4-28, S1-2.1-39]', async ({
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

test('an account is opened by e-mail, and a new password set by another one [S1-7-01, S1-7-05, S1-7-06, S1-7-09, S1-7-10]', async ({
  page,
  shop,
  calls,
}) => {
  const name = `ada.${Date.now()}`
  const email = `${name}@example.com`
  await shop('wa', '/account/register')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Byron')
  await page.getByLabel('Email', { exact: true }).fill(`Ada.${name.slice(4)}@Example.COM`)
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('alert').first()).toContainText('at least 10 characters')
  await page.getByLabel('Password', { exact: true }).fill('difference engine no 2')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Look into your e-mail' })).toBeVisible()
  expect(calls.of('POST', '/api/account/register').map(({ body }) => body)).toEqual([
    {
      email,
      password: 'difference engine no 2',
      firstName: 'Ada',
      lastName: 'Byron',
      phone: '',
      clientId: 'wa',
      ABN: '',
    },
  ])
  await page.getByRole('button', { name: 'Send the link again' }).click()
  await expect(page.getByText('We have sent another link')).toBeVisible()
  expect(calls.of('POST', '/api/account/resendconfirmemail').map(({ body }) => body)).toEqual([
    { clientId: 'wa', email },
  ])
  const link = await mailedLink(email, 'Confirm your e-mail address')
  await shop('wa', link)
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()
  expect(calls.of('GET', `/api${link}`)).toHaveLength(1)
  await shop('wa', `/account/confirmemail/${'x'.repeat(32)}`)
  await expect(page.getByText('This link does not hold any more')).toBeVisible()

  await shop('wa', '/account/forgotpassword')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'Look into your e-mail' })).toBeVisible()
  expect(calls.of('POST', '/api/account/forgotpassword').map(({ body }) => body)).toEqual([{ clientId: 'wa', email }])
  const reset = await mailedLink(email, 'Set a new password')
  await shop('wa', reset)
  await expect(page).not.toHaveURL(/token=/)
  await page.getByLabel('New password').fill('analytical engine too')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByRole('heading', { name: 'Your password is set' })).toBeVisible()
  const token = new URLSearchParams(reset.split('?')[1]).get('token')
  expect(calls.of('POST', '/api/account/resetpassword').map(({ body }) => body)).toEqual([
    { token, password: 'analytical engine too' },
  ])
  await page.getByRole('link', { name: 'Sign in', exact: true }).last().click()
  await fillSignIn(page, email, 'analytical engine too')
  await page.waitForURL(`${origin}/account`)
})

test('another provider is asked with nonce and origin, and leads back to the page before [S1-7-11, S1-7-12]', async ({
  page,
  shop,
}) => {
  const path = shops.wa.product
  await shop('wa', `${path}?showlogin`)
  const asked = page.waitForRequest((request) => request.url().includes('/api/account/externallogin/'))
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  const request = await asked
  const { pathname, searchParams } = new URL(request.url())
  expect(request.isNavigationRequest()).toBe(true)
  expect(pathname).toBe('/api/account/externallogin/google')
  expect([...searchParams.keys()].sort()).toEqual(['nonce', 'origin'])
  expect(searchParams.get('nonce')).toMatch(/^[\w-]{24}$/)
  expect(searchParams.get('origin')).toBe(origin)
  await page.getByRole('button', { name: /Marlo/ }).click()
  await page.waitForURL(origin + path)
  await expect(page.getByRole('link', { name: 'Account of Marlo' })).toBeVisible()
})

test('environments say where sign-in is and where it leads; what goes wrong there has its words [S1-7-13, S1-2.1-40, S3-2-34, S1-8-12, S1-8-14]', async ({
  page,
  shop,
  stub,
}) => {
  const ask = async () => {
    await shop('wa', '/account/forgotpassword')
    await page.getByLabel('Email', { exact: true }).fill('ada@hearth.example')
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/forgotpassword'),
    )
    await page.getByRole('button', { name: 'Send the link' }).click()
    return new URL((await sent).url()).origin
  }
  const refused = { code: 'unexpected', message: '' }
  await stub.answers('/api/account/forgotpassword', refused, 500)
  expect(await ask()).toBe(origin)
  await expect(page.getByText('Something has gone wrong, Please try again.')).toBeVisible()
  await stub.fails('/api/account/forgotpassword')
  await ask()
  await expect(page.getByText('Service currently unavailable. Please try again later')).toBeVisible()
  await page.unrouteAll()
  const elsewhere = 'http://identity.example:4999'
  await changeEnvironment(page, { idHost: elsewhere, routeAfterLogin: '/project' }, elsewhere)
  await page.route(`${elsewhere}/**`, (route) =>
    route.fulfill({
      json: { email: 'ada@hearth.example' },
      headers: {
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
        'access-control-allow-headers': 'content-type',
      },
    }),
  )
  expect(await ask()).toBe(elsewhere)
  await expect(page.getByRole('heading', { name: 'Look into your e-mail' })).toBeVisible()
  await page.unrouteAll()
  await changeEnvironment(page, { routeAfterLogin: '/project' })
  await shop('wa', loginRoute)
  await fillSignIn(page, 'noor@hearth.example')
  await page.waitForURL(`${origin}/project`)
})

test('a shopper has the same five things signed in as before, and no control of staff; their searches say so [S3-6-01, S3-6-02, S3-6-03]', async ({
  page,
  shop,
  shopper,
  calls,
}) => {
  test.slow()
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

test('in the shop that keeps its prices back, signing in shows them, brings back and lets order', async ({
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

  test('a shopper looks around, searches, compares, signs up for the newsletter and orders by e-mail [S1-6-01]', async ({
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
