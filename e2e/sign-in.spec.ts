import { originOf, shops } from './brands.ts'
import { expect, test } from './fixtures.ts'
import { changeEnvironment, fillSignIn, mailedLink, storedSignIn } from './signing-in.ts'
import { holds } from './stalled-responses.ts'

const loginRoute = '/account/internal/login'
const origin = originOf('wa')

test('posts a form of five fields as a page, and returns with three stored values and without a shell [S1-7-02, S1-2.1-30, S1-7-14, S1-2.1-40, S3-2-34]', async ({
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
    const held = round === 1 ? await holds(page, '**/api/account/exchange') : null
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
      // The app removes the code from the address before anything else.
      expect(new URL(page.url()).hash).toBe('')
      await expect(page.getByRole('banner')).toHaveCount(0)
      held?.release()
    }
    await page.waitForURL(`${origin}/account`)
    const [flag, marker, token] = await storedSignIn(page)
    expect(flag).toBe('true')
    expect(marker).toBeTruthy()
    expect(token?.split('.')).toHaveLength(3)
  }
  expect(nonces[0]).not.toBe(nonces[1])
  // The return address of another sign-in attempt signs no one in.
  await page.goto(`${origin}/robots.txt`)
  await page.evaluate(() => localStorage.clear())
  await page.goto(`${origin}/blank/account/login-callback#code=${'c'.repeat(32)}&state=${nonces[1]}`)
  await page.waitForURL(`**${loginRoute}?error=not_finished`)
  expect(await storedSignIn(page)).toEqual([null, null, null])
})

test('opens the sign-in dialog for the parameter in any case, over the open page [S1-2.1-38, S3-2-33]', async ({
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

test('creates an account by email, and resets a password by another email [S1-7-01, S1-7-05, S1-7-06, S1-7-09, S1-7-10]', async ({
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
  // The form before it was longer than the screen.
  const sent = page.getByRole('heading', { name: 'Check your email' })
  await expect(sent).toBeInViewport()
  await expect(sent).toBeFocused()
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
  const link = await mailedLink(email, 'Confirm your email address', 2)
  await shop('wa', link)
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()
  expect(calls.of('GET', `/api${link}`)).toHaveLength(1)
  await shop('wa', `/account/confirmemail/${'x'.repeat(32)}`)
  await expect(page.getByText('This link no longer works')).toBeVisible()

  await shop('wa', '/account/forgotpassword')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  expect(calls.of('POST', '/api/account/forgotpassword').map(({ body }) => body)).toEqual([{ clientId: 'wa', email }])
  await shop('wa', '/account/resetpassword')
  await expect(page.getByRole('heading', { name: 'This link is not complete' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'New password' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Send a new link' })).toHaveAttribute('href', '/account/forgotpassword')
  const reset = await mailedLink(email, 'Set a new password')
  await shop('wa', reset)
  await expect(page).not.toHaveURL(/token=/)
  await page.getByRole('textbox', { name: 'New password' }).fill('analytical engine too')
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

test('redirects to another provider with nonce and origin, and returns to the page before [S1-7-11, S1-7-12]', async ({
  page,
  shop,
}) => {
  const path = shops.wa.product
  await shop('wa', `${path}?showlogin`)
  const loginRequest = page.waitForRequest((request) => request.url().includes('/api/account/externallogin/'))
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  const request = await loginRequest
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

test('reads sign-in addresses from the environment, and shows messages for its errors [S1-7-13, S1-2.1-40, S3-2-34, S1-8-12, S1-8-14]', async ({
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
  const failure = { code: 'unexpected', message: '' }
  await stub.answers('/api/account/forgotpassword', failure, 500)
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
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await page.unrouteAll()
  await changeEnvironment(page, { routeAfterLogin: '/project' })
  await shop('wa', loginRoute)
  await fillSignIn(page, 'noor@hearth.example')
  await page.waitForURL(`${origin}/project`)
})
