import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, request } from '@playwright/test'
import { type BrandKey, originOf, port } from './brands.ts'

/** The password of every demo account. */
export const demoPassword = 'kettle-on-the-hob'

/** Signs in by API requests with these cookies; returns the tokens and the new cookies. */
async function grant(brand: BrandKey, email: string, cookies: ReadonlyMap<string, string>) {
  const origin = originOf(brand)
  const nonce = randomBytes(18).toString('base64url')
  // Node cannot resolve the shops' names: the host is sent as a header instead.
  const api = await request.newContext({
    baseURL: `http://127.0.0.1:${port}`,
    extraHTTPHeaders: { host: `${brand}.localhost:${port}` },
  })
  const jar = new Map(cookies)
  const given: { name: string; value: string; path: string }[] = []
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const form = { email, password: demoPassword, returnUrl: `${origin}/blank/account/login-callback`, origin, nonce }
  const posted = await api.post('/api/account/login-redir', { form, maxRedirects: 0, headers: { cookie: cookie() } })
  const code = new URLSearchParams(posted.headers().location?.split('#')[1]).get('code')
  expect(code, `signed in: ${posted.status()} ${posted.headers().location} ${await posted.text()}`).toBeTruthy()
  for (const { name, value } of posted.headersArray()) {
    if (name.toLowerCase() !== 'set-cookie') continue
    const [, key = '', content = ''] = /^([^=]+)=([^;]*)/.exec(value) ?? []
    jar.set(key, content)
    given.push({ name: key, value: content, path: /path=([^;]+)/i.exec(value)?.[1] ?? '/' })
  }
  const exchanged = await api.post('/api/account/exchange', { data: { code, nonce }, headers: { cookie: cookie() } })
  expect(exchanged.ok(), await exchanged.text()).toBe(true)
  const granted = (await exchanged.json()) as { accessToken: string; idToken: string }
  return { api, granted, cookies: given }
}

/** Signs a browser in: sets the cookies and the three stored values as the pages would. */
export async function signIn(page: Page, brand: BrandKey, email: string) {
  const origin = originOf(brand)
  const context = page.context()
  // A page of the app would keep running during the sign-in: it writes to storage, and may navigate.
  await page.goto(`${origin}/robots.txt`)
  const own = await context.cookies(`${origin}/api`)
  const { api, granted, cookies } = await grant(brand, email, new Map(own.map(({ name, value }) => [name, value])))
  await api.dispose()
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, domain: `${brand}.localhost`, httpOnly: true })))
  await page.evaluate((token) => {
    localStorage.setItem('loggedIn', 'true')
    localStorage.setItem('accessToken', 'marker.0')
    localStorage.setItem('idToken', token)
  }, granted.idToken)
}

/** Sends requests as a member of staff without a browser: POST with a body, GET without. */
export async function signedInPost(brand: BrandKey, email: string) {
  const { api, granted } = await grant(brand, email, new Map())
  const headers = { authorization: `Bearer ${granted.accessToken}` }
  return async <Answer>(path: string, data?: object) => {
    const response = data ? await api.post(path, { data, headers }) : await api.get(path, { headers })
    expect(response.ok(), `${path}: ${response.status()}`).toBe(true)
    return (await response.json()) as Answer // the test knows the endpoint
  }
}

/** Sends requests to the back office of a shop without a browser: POST with a body, GET without. */
export async function backOfficePost(brand: BrandKey, email: string) {
  const host = `admin.localhost:${port}`
  const api = await request.newContext({
    baseURL: `http://127.0.0.1:${port}`,
    extraHTTPHeaders: { host, origin: `http://${host}`, 'x-shop': brand },
  })
  const signedIn = await api.post('/manage/api/sign-in', { data: { email, password: demoPassword } })
  expect(signedIn.ok(), await signedIn.text()).toBe(true)
  const cookie = signedIn.headers()['set-cookie']?.split(';')[0] ?? ''
  return async <Answer>(path: string, data?: object) => {
    const address = `/manage/api${path}`
    const headers = { cookie }
    const response = data ? await api.post(address, { data, headers }) : await api.get(address, { headers })
    expect(response.ok(), `${path}: ${response.status()}`).toBe(true)
    // Some calls answer with nothing; the test knows the call.
    return JSON.parse((await response.text()) || 'null') as Answer
  }
}

/** Signs in to the back office of the shop "wa". */
export async function opensBackOffice(page: Page) {
  await page.goto(`http://admin.localhost:${port}/manage`)
  await page.getByLabel('Email').fill('noor@hearth.example')
  await page.getByLabel('Password').fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('combobox', { name: 'Shop' })).toBeVisible()
}

/** Fills in the open sign-in form and submits it. */
export async function fillSignIn(page: Page, email = 'ada@hearth.example', password = demoPassword) {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

export const storedSignIn = (page: Page) =>
  page.evaluate(() => ['loggedIn', 'accessToken', 'idToken'].map((key) => localStorage.getItem(key)))

const folder = join('.data/e2e', 'mail')

/**
 * The path of the link in the nth mail to this address with this subject prefix. The shop writes mails into a folder,
 * some of them after its response.
 */
export async function mailedLink(recipient: string, subject: string, nth = 1): Promise<string> {
  let link = ''
  const isExpected = (text: string) => text.includes(`To: ${recipient}`) && text.includes(`Subject: ${subject}`)
  await expect
    .poll(
      () => {
        // Named by ids that increase with time.
        const mails = (existsSync(folder) ? readdirSync(folder) : []).filter((name) => name.endsWith('.eml')).sort()
        const text = mails.map((name) => readFileSync(join(folder, name), 'utf8')).filter(isExpected)[nth - 1] ?? ''
        link = /https?:\/\/[^/\s]+(\/\S+)/.exec(text)?.[1] ?? ''
        return link
      },
      { timeout: 15_000 },
    )
    .not.toBe('')
  return link
}

/** Opens an account of this test alone, with a confirmed address; returns its email. */
export async function newCustomer(brand: BrandKey) {
  const email = `robin-${randomBytes(6).toString('hex')}@mail.example`
  const api = await request.newContext({
    baseURL: `http://127.0.0.1:${port}`,
    extraHTTPHeaders: { host: `${brand}.localhost:${port}` },
  })
  const person = { email, firstName: 'Robin', lastName: 'Tester', phone: '', ABN: '', clientId: brand }
  const opened = await api.post('/api/account/register', { data: { ...person, password: demoPassword } })
  expect(opened.ok(), await opened.text()).toBe(true)
  const confirmed = await api.get(`/api${await mailedLink(email, 'Confirm your email address')}`)
  expect(confirmed.ok(), await confirmed.text()).toBe(true)
  await api.dispose()
  return email
}

/** A token with an expiry date and a fake signature, which grants nothing. */
export function idTokenEndingAt(ms: number) {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const exp = Math.floor(ms / 1000)
  return `${part({ alg: 'HS256' })}.${part({ sub: 's', nonce: 'n', iat: exp - 600, exp })}.c2lnbmF0dXJl`
}

/** Replaces the environment settings in all pages, also in those that a form leads to. */
export const changeEnvironment = (page: Page, settings: object, connect = '') =>
  page.route('**/*', async (route) => {
    const request = route.request()
    if (request.resourceType() !== 'document') return route.fallback()
    const url = new URL(request.url())
    const headers = { ...(await request.allHeaders()), host: url.host, 'accept-encoding': 'identity' }
    const address = `http://127.0.0.1:${url.port}${url.pathname}${url.search}`
    const response = await route.fetch({ url: address, headers, maxRedirects: 0 })
    const { location, ...otherHeaders } = response.headers()
    // A redirect would bypass this route; a meta refresh does not.
    if (location)
      return route.fulfill({
        status: 200,
        headers: { ...otherHeaders, 'content-type': 'text/html', 'content-security-policy': '' },
        body: `<meta http-equiv="refresh" content="0;url=${location.replaceAll('&', '&amp;')}">`,
      })
    if (response.status() !== 200) return route.fulfill({ response })
    const content = JSON.stringify(settings).replaceAll('"', '&quot;')
    const body = (await response.text()).replace('</head>', `<meta name="environment" content="${content}"></head>`)
    const policy = (otherHeaders['content-security-policy'] ?? '').replace(
      "connect-src 'self'",
      `connect-src 'self' ${connect}`,
    )
    return route.fulfill({ response, body, headers: { ...otherHeaders, 'content-security-policy': policy } })
  })
