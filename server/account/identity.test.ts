import { decodeJwt } from 'jose'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { demoPassword, lastMail, plainBrowser } from '../../tests/identity.ts'
import { type Shop, testShop } from '../../tests/test-app.ts'
import { lifetimes } from '../identity/sign-in/sign-in.ts'

let shop: Shop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())
afterEach(() => shop.clock.set('2026-11-20T02:00:00Z'))

let callers = 0
/** Each test uses its own IP address, because attempts are counted per address. */
const aBrowser = (brand?: string) =>
  plainBrowser(shop, { ip: `10.7.${callers >> 8}.${callers++ & 255}`, ...(brand ? { brand } : {}) })

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

it('redirects a sign-in with a one-time code in the fragment, and exchanges it for a token', async () => {
  const browser = aBrowser()
  const response = await browser.postForm({})
  expect(response.statusCode).toBe(303)
  const location = String(response.headers.location)
  expect(location.split('#')[0]).toBe(`${browser.origin}/blank/account/login-callback`)
  expect(browser.fragmentOf(location).get('state')).toBe(browser.nonce)
  expect(response.headers['cache-control']).toBe('no-store')
  const set = String(response.headers['set-cookie'])
  expect(set).toMatch(/session=[\w-]{32};[^,]*Path=\/api;[^,]*HttpOnly;[^,]*SameSite=Lax/)
  const code = browser.fragmentOf(location).get('code') ?? ''
  const granted = (await browser.post('/api/account/exchange', { code, nonce: browser.nonce })).json()
  expect(Object.keys(granted).sort()).toEqual(['accessToken', 'expiresAt', 'idToken'])
  // The token contains no personal data and gives no access.
  expect(Object.keys(decodeJwt(granted.idToken)).sort()).toEqual(['exp', 'iat', 'nonce', 'sub'])
  const info = await browser.send({ url: '/api/account', headers: bearer(granted.accessToken) })
  expect(info.json()).toMatchObject({ firstName: 'Ada', email: 'ada@hearth.example' })
  expect((await browser.send({ url: '/api/account', headers: bearer(granted.idToken) })).statusCode).toBe(401)
})

it('accepts a code once, from the same browser, with the same nonce, for thirty seconds', async () => {
  const browser = aBrowser()
  const codeOf = async () => browser.fragmentOf((await browser.postForm({})).headers.location).get('code') ?? ''
  const exchange = async (from: typeof browser, code: string, nonce = browser.nonce) =>
    (await from.post('/api/account/exchange', { code, nonce })).statusCode
  const code = await codeOf()
  expect(await exchange(aBrowser(), code)).toBe(401)
  expect(await exchange(browser, code, 'another-nonce-than-asked')).toBe(401)
  expect(await exchange(browser, code)).toBe(200)
  expect(await exchange(browser, code)).toBe(401)
  const late = await codeOf()
  shop.clock.advance(30_000)
  expect(await exchange(browser, late)).toBe(401)
})

it('redirects a wrong password, an unknown address and an unconfirmed one to the same page', async () => {
  const browser = aBrowser()
  await shop.api.identity.register({
    body: {
      email: 'waits@mail.example',
      password: 'a fine long password',
      firstName: 'Way',
      lastName: 'Ting',
      phone: '',
      clientId: 'wa',
      ABN: '',
    },
  })
  const tries = [
    { password: 'not the password' },
    { email: 'nobody@mail.example' },
    { email: 'waits@mail.example', password: 'a fine long password' },
  ]
  for (const form of tries) {
    const { statusCode, headers } = await browser.postForm(form)
    expect([statusCode, headers.location]).toEqual([
      303,
      `${browser.origin}/account/internal/login?error=invalid_login`,
    ])
    expect(headers['set-cookie']).toBeUndefined()
  }
})

it.each([
  ['https://elsewhere.example/blank/account/login-callback', undefined],
  ['//elsewhere.example/', undefined],
  ['http://wa.localhost:4000@elsewhere.example/', undefined],
  ['http://wa.localhost:4000.elsewhere.example/', undefined],
  ['/%2f%2felsewhere.example', undefined],
  ['https://elsewhere.example/', 'https://elsewhere.example'],
  ['http://wa.localhost:4001/', 'http://wa.localhost:4001'],
])('never redirects to %s', async (returnUrl, origin) => {
  const { headers } = await aBrowser().postForm({ returnUrl, ...(origin ? { origin } : {}) })
  expect(headers.location).toBe('/account/internal/login?error=address')
})

it('rejects a form that another site posted', async () => {
  const response = await aBrowser().send({
    method: 'POST',
    url: '/api/account/login-redir',
    headers: { origin: 'https://elsewhere.example', 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'email=ada@hearth.example',
  })
  expect(response.statusCode).toBe(403)
})

it('ends the previous session at a sign-in, and all sessions at a new password', async () => {
  const browser = aBrowser()
  const first = await browser.signIn()
  const sessionBefore = browser.jar.get('session')
  const second = await browser.signIn()
  expect(browser.jar.get('session')).not.toBe(sessionBefore)
  const statusOf = async (token: string) =>
    (await browser.send({ url: '/api/account', headers: bearer(token) })).statusCode
  expect(await statusOf(first.accessToken)).toBe(401)
  expect(await statusOf(second.accessToken)).toBe(200)
  await browser.post('/api/account/forgotpassword', { clientId: 'wa', email: 'Ada@Hearth.example' })
  const mail = await lastMail(shop, 'ada@hearth.example')
  const reset = { token: mail?.token, password: 'an entirely new password' }
  expect((await browser.post('/api/account/resetpassword', reset)).statusCode).toBe(200)
  expect(await statusOf(second.accessToken)).toBe(401)
  expect((await browser.post('/api/account/resetpassword', reset)).statusCode).toBe(400)
  expect((await browser.postForm({})).headers.location).toContain('error=invalid_login')
  expect(await browser.signIn('ada@hearth.example', 'an entirely new password')).toHaveProperty('idToken')
  await browser.post('/api/account/forgotpassword', { clientId: 'wa', email: 'ada@hearth.example' })
  const back = (await lastMail(shop, 'ada@hearth.example'))?.token
  await browser.post('/api/account/resetpassword', { token: back, password: demoPassword })
})

it('renews a sign-in with its token until the session ends', async () => {
  const browser = aBrowser()
  const { idToken } = await browser.signIn()
  const ask = { token: idToken, origin: browser.origin, nonce: 'another-nonce-of-the-page', returnUrl: '/' }
  const renewed = (await browser.post('/api/account/relogin', ask)).json()
  expect(decodeJwt(renewed.idToken).nonce).toBe('another-nonce-of-the-page')
  const second = await aBrowser().signIn('noor@hearth.example')
  const statusOf = async (from: typeof browser, body: object) =>
    (await from.post('/api/account/relogin', body)).statusCode
  expect(await statusOf(browser, { ...ask, token: second.idToken })).toBe(401)
  expect(await statusOf(browser, { ...ask, token: `${idToken.slice(0, -4)}AAAA` })).toBe(401)
  expect(await statusOf(browser, { ...ask, origin: 'https://elsewhere.example' })).toBe(401)
  expect(await statusOf(aBrowser(), ask)).toBe(401)
  shop.clock.advance(lifetimes.customerSession + 1)
  expect(await statusOf(browser, ask)).toBe(401)
})

it('ends the session, forgets the browser and clears its cache at a sign-out', async () => {
  const browser = aBrowser()
  const { accessToken } = await browser.signIn()
  const response = await browser.post('/api/account/logout', { userId: 'whoever', clientId: 'wa' })
  expect(response.statusCode).toBe(204)
  expect(response.headers['clear-site-data']).toBe('"cache"')
  // The previous use by this account gives no access.
  expect([...browser.jar.keys()]).toEqual(['device'])
  expect((await browser.send({ url: '/api/account', headers: bearer(accessToken) })).statusCode).toBe(401)
})

it('responds and writes the same for a known and an unknown address', async () => {
  const browser = aBrowser()
  const register = (email: string) =>
    browser.post('/api/account/register', {
      email,
      password: 'a fine long password',
      firstName: 'Ida',
      lastName: 'Known',
      phone: '',
      clientId: 'wa',
      ABN: '',
    })
  const known = await register('Lou@hearth.example')
  const unknown = await register('Fresh@mail.example')
  expect([known.statusCode, unknown.statusCode]).toEqual([200, 200])
  expect(known.body.replace('lou@hearth', 'x')).toBe(unknown.body.replace('fresh@mail', 'x'))
  expect((await lastMail(shop, 'lou@hearth.example'))?.subject).toContain('You have an account already')
  expect((await lastMail(shop, 'fresh@mail.example'))?.subject).toContain('Confirm your email address')
  const ask = (email: string) => browser.post('/api/account/forgotpassword', { clientId: 'wa', email })
  expect((await ask('nobody@mail.example')).statusCode).toBe((await ask('lou@hearth.example')).statusCode)
  expect((await lastMail(shop, 'nobody@mail.example'))?.subject).toContain('There is no account')
  // The password that another person chose does not work.
  expect(
    (await browser.postForm({ email: 'lou@hearth.example', password: 'a fine long password' })).headers.location,
  ).toContain('invalid_login')
})

it('activates an account when its address is confirmed, and responds the same to a repeated link', async () => {
  const browser = aBrowser()
  const email = 'new.person@mail.example'
  const body = {
    email: 'New.Person@mail.example',
    password: 'correct horse battery',
    firstName: 'New',
    lastName: 'Person',
  }
  await browser.post('/api/account/register', { ...body, phone: '0412 345 678', clientId: 'wa', ABN: '51 824 753 556' })
  const first = await lastMail(shop, email)
  await browser.post('/api/account/resendconfirmemail', { clientId: 'wa', email })
  const mail = await lastMail(shop, email)
  const follow = async (token = '') => (await browser.send({ url: `/api/account/confirmemail/${token}` })).statusCode
  expect(await follow(first?.token)).toBe(400)
  expect(await follow(mail?.token)).toBe(200)
  expect(await follow(mail?.token)).toBe(200)
  expect(await browser.signIn(email, body.password)).toHaveProperty('accessToken')
  expect(await follow('x'.repeat(32))).toBe(400)
})

it.each([
  [{ email: 'no address' }, 'email'],
  [{ password: 'short' }, 'password'],
  [{ password: 'Password2026!' }, 'password'],
  [{ password: 'my.name likes tea', email: 'my.name@mail.example' }, 'password'],
  [{ firstName: ' ' }, 'firstName'],
  [{ phone: '12' }, 'phone'],
  [{ ABN: '51824753557' }, 'ABN'],
])('names the wrong field of a registration: %o', async (wrong, field) => {
  const body = {
    email: 'x@mail.example',
    password: 'a fine long password',
    firstName: 'A',
    lastName: 'B',
    phone: '',
    clientId: 'wa',
    ABN: '',
    ...wrong,
  }
  const response = await aBrowser().post('/api/account/register', body)
  expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, [field]])
})

it('allows five wrong passwords, then waits longer and longer, and locks out no one else', async () => {
  const browser = aBrowser()
  const outcome = async (from = browser, password = 'wrong password') =>
    new URL(
      String((await from.postForm({ email: 'wiremu@hearth.example', password })).headers.location),
    ).searchParams.get('error')
  for (let attempt = 0; attempt < 5; attempt++) expect(await outcome()).toBe('invalid_login')
  expect(await outcome()).toBe('too_many_tries')
  expect(await outcome(browser, demoPassword)).toBe('too_many_tries')
  // The owner can still sign in from another browser.
  expect(await outcome(aBrowser(), demoPassword)).toBeNull()
  shop.clock.advance(16 * 60_000)
  expect(await outcome(browser, demoPassword)).toBeNull()
  expect(await outcome()).toBe('invalid_login')
})

it('does not delay a sign-in because a concurrent attempt has a slightly later date', async () => {
  const [first, second] = [aBrowser(), aBrowser()]
  const problemOf = (response: { headers: { location?: string | undefined } }) =>
    new URL(String(response.headers.location)).searchParams.get('error')
  expect(problemOf(await first.postForm({ email: 'ines@hearth.example', password: 'wrong password' }))).toBe(
    'invalid_login',
  )
  shop.clock.advance(-5)
  // From the same address: both attempts count.
  expect(problemOf(await second.postForm({ email: 'ines@hearth.example', password: demoPassword }))).toBeNull()
})

it('counts attempts for unknown addresses too', async () => {
  const browser = aBrowser()
  const outcome = async () => String((await browser.postForm({ email: 'ghost@mail.example' })).headers.location)
  for (let attempt = 0; attempt < 5; attempt++) expect(await outcome()).toContain('invalid_login')
  expect(await outcome()).toContain('too_many_tries')
})

it('counts concurrent attempts', async () => {
  const browser = aBrowser()
  const responses = await Promise.all(
    Array.from({ length: 40 }, () => browser.postForm({ email: 'noor@hearth.example', password: 'wrong password' })),
  )
  const judged = responses.filter(({ headers }) => String(headers.location).includes('invalid_login'))
  expect(judged.length).toBeLessThanOrEqual(5)
})

it('changes a name at once, and an email address after its link is opened', async () => {
  const browser = aBrowser()
  const { accessToken } = await browser.signIn('bridge@hearth.example')
  const headers = bearer(accessToken)
  const profile = (await browser.send({ url: '/api/account/getprofile', headers })).json()
  const update = {
    userId: profile.userId,
    clientId: 'wa',
    email: 'tess@builders.example',
    emailChanged: true,
    firstName: 'Tessa',
    firstNameChanged: true,
    lastName: 'Not taken',
    lastNameChanged: false,
  }
  const changed = (await browser.post('/api/account/updateprofile', update, headers)).json()
  expect(changed).toMatchObject({
    email: 'bridge@hearth.example',
    pendingEmail: 'tess@builders.example',
    firstName: 'Tessa',
    lastName: 'Bridgewater',
  })
  const warning = await lastMail(shop, 'bridge@hearth.example')
  expect(warning?.subject).toContain('about to change')
  expect(warning?.body).toMatch(/Set a new password:\nhttp\S+\/account\/forgotpassword/)
  const token = (await lastMail(shop, 'tess@builders.example'))?.token
  await browser.send({ url: `/api/account/confirmemail/${token}` })
  const after = (await browser.send({ url: '/api/account/getprofile', headers })).json()
  expect(after).toMatchObject({ email: 'tess@builders.example', pendingEmail: null })
  const foreign = await browser.post('/api/account/updateprofile', { ...update, userId: 'somebody else' }, headers)
  expect(foreign.statusCode).toBe(403)
})

it('gives a person another subject id in each shop', async () => {
  const [here, there] = [
    await aBrowser().signIn('ada@hearth.example'),
    await aBrowser('aol').signIn('ada@hearth.example'),
  ]
  expect(decodeJwt(here.idToken).sub).not.toBe(decodeJwt(there.idToken).sub)
})

it('signs in with another provider, and only in the browser that started it', async () => {
  const browser = aBrowser()
  const query = new URLSearchParams({ nonce: browser.nonce, origin: browser.origin })
  const start = await browser.send({ url: `/api/account/externallogin/google?${query}` })
  expect(start.statusCode).toBe(303)
  const page = await browser.send({ url: String(start.headers.location) })
  expect(page.body).toContain('Continue with Google')
  const chosen = await browser.send({
    method: 'POST',
    url: '/sandbox/identity/google',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ person: 'sandbox-marlo', nonce: browser.nonce, origin: browser.origin }).toString(),
  })
  const back = String(chosen.headers.location)
  const stolen = await aBrowser().send({ url: back })
  expect(stolen.headers.location).toContain('error=cancelled')
  const response = await browser.send({ url: back })
  const code = browser.fragmentOf(response.headers.location).get('code') ?? ''
  const { accessToken } = (await browser.post('/api/account/exchange', { code, nonce: browser.nonce })).json()
  const info = await browser.send({ url: '/api/account', headers: bearer(accessToken) })
  expect(info.json()).toMatchObject({ firstName: 'Marlo', email: 'marlo@mail.example' })
  const unknown = await browser.send({ url: `/api/account/externallogin/elsewhere?${query}` })
  expect(unknown.headers.location).toContain('error=address')
})
