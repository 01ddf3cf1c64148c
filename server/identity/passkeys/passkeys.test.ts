import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiErrorOf } from '../../../tests/buyer.ts'
import { lastMail } from '../../../tests/identity.ts'
import { passkeyDevice } from '../../../tests/passkey-device.ts'
import { aBrowser, aPerson, withPasskey } from '../../../tests/passkeys.ts'
import { type Shop, testShop } from '../../../tests/test-app.ts'
import { dropEndedSessions } from '../../accounts/sessions.ts'
import { shopSite } from './passkey-site.ts'

const unlimited = { perSecond: 10_000, burst: 100_000 }

let shop: Shop
beforeAll(async () => {
  shop = await testShop({ limits: { reads: unlimited, writes: unlimited } })
})
afterAll(() => shop.close())

const minute = 60_000
const secondStep = '/account/internal/second-step'

type Browser = Awaited<ReturnType<typeof aBrowser>>

/** Follows the way of a sign-in to its end; returns an API that is signed in. */
async function arrived(browser: Browser, location: string) {
  const code = browser.fragmentOf(location).get('code') ?? ''
  const response = await browser.post('/api/account/exchange', { code, nonce: browser.nonce })
  return browser.api(response.json<{ accessToken: string }>().accessToken)
}

/** Posts the right password, which leads to the second step. */
async function halfDone(browser: Browser, email: string) {
  const { headers } = await browser.postForm({ email })
  expect(headers.location).toBe(secondStep)
  expect(browser.jar.has('session')).toBe(false)
  return browser.api()
}

const nameOf = async (api: ReturnType<Browser['api']>) => (await api.account.info()).firstName

describe('adding a passkey', () => {
  it('lists it by its name, and shows ten recovery codes once', async () => {
    const { email } = await aPerson(shop)
    const { signedIn, codes, device } = await withPasskey(shop, { email })
    expect(codes).toHaveLength(10)
    expect(new Set(codes).size).toBe(10)
    expect(codes[0]).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
    const { passkeys, ...rest } = await signedIn.passkey.list()
    expect(passkeys).toMatchObject([{ name: 'Work laptop', host: 'wa.localhost', isHere: true, lastUsedAt: null }])
    expect(rest).toEqual({ host: 'wa.localhost', codesLeft: 10, isConfirmed: true, hasPassword: true, isNeeded: false })
    const { rows } = await shop.pool.query('select code_hash from recovery_codes')
    expect(JSON.stringify(rows)).not.toContain(codes[0]?.replaceAll('-', ''))
    expect(await lastMail(shop, email)).toMatchObject({
      subject: 'A passkey was added to your account | Wattle & Ash',
      body: expect.stringContaining('“Work laptop” for wa.localhost'),
    })
    const second = passkeyDevice('http://wa.localhost:4000')
    const options = await signedIn.passkey.addOptions()
    expect(options.excludeCredentials).toMatchObject([{ id: device.id }])
    const added = await signedIn.passkey.add({ body: { name: 'Phone', credential: second.create(options) } })
    expect(added.codes).toBeNull()
  })

  it('takes a fresh proof: an old session needs the password, or a passkey of this host', async () => {
    const { id, email } = await aPerson(shop)
    const { signedIn: api, device } = await withPasskey(shop, { email })
    await shop.pool.query(`update sessions set created_at = created_at - interval '11 minutes' where account_id = $1`, [
      id,
    ])
    expect((await api.passkey.list()).isConfirmed).toBe(false)
    const own = (await api.passkey.list()).passkeys[0]?.id ?? ''
    for (const change of [
      () => api.passkey.addOptions(),
      () => api.passkey.renewCodes(),
      () => api.passkey.remove({ params: { id: own } }),
    ])
      expect(await apiErrorOf(change())).toMatchObject({
        status: 403,
        message: expect.stringMatching(/^Confirm first/),
      })
    expect(await apiErrorOf(api.passkey.confirm({ body: { password: 'a wrong password' } }))).toMatchObject({
      status: 400,
      fields: { password: ['This is not the password of your account'] },
    })
    expect(await apiErrorOf(api.passkey.confirm({ body: {} }))).toMatchObject({
      fields: { password: ['Enter your password'] },
    })
    const credential = device.get(await api.passkey.confirmOptions())
    await api.passkey.confirm({ body: { credential } })
    await api.passkey.addOptions()
    expect(await apiErrorOf(api.passkey.confirm({ body: { credential } }))).toMatchObject({ status: 400 })
  })

  it.each<[string, { origin?: string; verifiesUser?: boolean }]>([
    ['another host', { origin: 'http://hc.localhost:4000' }],
    ['a device that does not verify its user', { verifiesUser: false }],
  ])('rejects the passkey of %s', async (_what, { origin = 'http://wa.localhost:4000', ...options }) => {
    const { email } = await aPerson(shop)
    const browser = await aBrowser(shop)
    const api = browser.api((await browser.signIn(email)).accessToken)
    const credential = passkeyDevice(origin, options).create(await api.passkey.addOptions())
    expect(await apiErrorOf(api.passkey.add({ body: { name: 'Laptop', credential } }))).toMatchObject({
      status: 400,
      message: 'This passkey could not be verified. Try again, or use another way.',
    })
  })

  it('uses a challenge once, for its purpose, in its session, within five minutes', async () => {
    const stale = { status: 400, message: 'This took too long, or was done in another window. Try again.' }
    const { email } = await aPerson(shop)
    const first = await withPasskey(shop, { email })
    const second = await withPasskey(shop, { email: (await aPerson(shop)).email })
    const forOther = first.device.create(await second.signedIn.passkey.addOptions())
    const add = (credential: typeof forOther) => first.signedIn.passkey.add({ body: { name: 'Laptop', credential } })
    expect(await apiErrorOf(add(forOther))).toMatchObject(stale)
    const forConfirmation = first.device.create({
      ...(await first.signedIn.passkey.addOptions()),
      challenge: (await first.signedIn.passkey.confirmOptions()).challenge,
    })
    expect(await apiErrorOf(add(forConfirmation))).toMatchObject(stale)
    const late = passkeyDevice(first.origin).create(await first.signedIn.passkey.addOptions())
    shop.clock.advance(5 * minute)
    expect(await apiErrorOf(add(late))).toMatchObject(stale)
    const good = passkeyDevice(first.origin).create(await first.signedIn.passkey.addOptions())
    await add(good)
    expect(await apiErrorOf(add(good))).toMatchObject(stale)
  })

  it('responds to everything that is malformed with an error that names the fix', async () => {
    const { email } = await aPerson(shop)
    const { signedIn: api, device } = await withPasskey(shop, { email })
    const credential = device.create(await api.passkey.addOptions())
    const { response } = credential
    const add = (changed: object, name = 'Laptop') =>
      apiErrorOf(api.passkey.add({ body: { name, credential: { ...credential, ...changed } } }))
    expect(await add({}, ' ')).toMatchObject({ fields: { name: ['Give the passkey a name'] } })
    expect(await add({ id: '' })).toMatchObject({
      status: 400,
      fields: { 'credential.id': ['The browser sent no complete passkey. Try again'] },
    })
    for (const changed of [
      { response: { ...response, clientDataJSON: 'bm90LWpzb24' } },
      { response: { ...response, clientDataJSON: 'bnVsbA' } },
      { response: null },
      { type: 'password' },
    ])
      expect(await add(changed)).toMatchObject({ status: 400, message: expect.stringContaining('Try again') })
    for (const attestationObject of ['AAAA', 'oA', response.attestationObject.slice(0, 90)]) {
      const fresh = device.create(await api.passkey.addOptions())
      expect(await add({ ...fresh, response: { ...fresh.response, attestationObject } })).toMatchObject({ status: 400 })
    }
  })

  it('is not possible at an address without a name', async () => {
    const { email } = await aPerson(shop)
    const { signedIn } = await withPasskey(shop, { email })
    const { bearer, send } = await withPasskey(shop, { email: (await aPerson(shop)).email })
    const headers = { host: '127.0.0.1:4000', authorization: `Bearer ${bearer}` }
    const list = await send({ url: '/api/account/passkeys', headers })
    expect(list.json()).toMatchObject({ host: null, passkeys: [{ isHere: false }] })
    const options = await send({ method: 'POST', url: '/api/account/passkeys/options', headers })
    expect([options.statusCode, options.json<{ message: string }>().message]).toEqual([
      409,
      'Passkeys need an address with a name. Open the shop by its name, not by a number.',
    ])
    expect((await signedIn.passkey.list()).host).toBe('wa.localhost')
  })
})

describe('a sign-in by password', () => {
  it('is complete without a passkey as before', async () => {
    const { email } = await aPerson(shop)
    const browser = await aBrowser(shop)
    expect((await browser.postForm({ email })).headers.location).toContain('/blank/account/login-callback#code=')
  })

  it('requires the passkey, and gives no session before', async () => {
    const { email } = await aPerson(shop)
    const { device } = await withPasskey(shop, { email })
    const browser = await aBrowser(shop)
    const api = await halfDone(browser, email)
    const step = await api.passkey.step()
    expect(step).toMatchObject({ kind: 'prove', creation: null, mailTo: 'r…@mail.example' })
    if (!step.request) throw new Error('There is no passkey of this host')
    expect(step.request.allowCredentials).toMatchObject([{ id: device.id }])
    const { location } = await api.passkey.stepPasskey({ body: { credential: device.get(step.request) } })
    expect(location).toMatch(/^http:\/\/wa\.localhost:4000\/blank\/account\/login-callback#/)
    const signedIn = await arrived(browser, location)
    expect(await nameOf(signedIn)).toBe('Rua')
    expect((await signedIn.passkey.list()).passkeys[0]?.lastUsedAt).not.toBeNull()
    expect(await apiErrorOf(api.passkey.step())).toMatchObject({ status: 409 })
  })

  it('says nothing about passkeys to a wrong password', async () => {
    const { email } = await aPerson(shop)
    await withPasskey(shop, { email })
    const browser = await aBrowser(shop)
    const { headers } = await browser.postForm({ email, password: 'a wrong password' })
    expect(headers.location).toContain('/account/internal/login?error=invalid_login')
    expect(browser.jar.has('sign-in-step')).toBe(false)
    expect(await apiErrorOf(browser.api().passkey.step())).toMatchObject({
      status: 409,
      message: 'This sign-in took too long. Sign in again.',
    })
  })

  it('is over after five minutes', async () => {
    const { email } = await aPerson(shop)
    const { codes } = await withPasskey(shop, { email })
    const api = await halfDone(await aBrowser(shop), email)
    shop.clock.advance(5 * minute)
    expect(await apiErrorOf(api.passkey.stepCode({ body: { code: codes[0] ?? '' } }))).toMatchObject({ status: 409 })
  })

  it('belongs to its browser', async () => {
    const { email } = await aPerson(shop)
    const { codes } = await withPasskey(shop, { email })
    await halfDone(await aBrowser(shop), email)
    const other = (await aBrowser(shop)).api()
    expect(await apiErrorOf(other.passkey.stepCode({ body: { code: codes[0] ?? '' } }))).toMatchObject({ status: 409 })
  })

  it('takes a recovery code once, in any writing, and says so by mail', async () => {
    const { email } = await aPerson(shop)
    const { codes } = await withPasskey(shop, { email })
    const typed = ` ${codes[3]?.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')} `
    const browser = await aBrowser(shop)
    const { location } = await (await halfDone(browser, email)).passkey.stepCode({ body: { code: typed } })
    expect((await (await arrived(browser, location)).passkey.list()).codesLeft).toBe(9)
    expect(await lastMail(shop, email)).toMatchObject({
      subject: 'A recovery code of yours was used | Wattle & Ash',
      body: expect.stringContaining('Codes left: 9.'),
    })
    const again = await halfDone(await aBrowser(shop), email)
    expect(await apiErrorOf(again.passkey.stepCode({ body: { code: typed } }))).toMatchObject({
      status: 400,
      fields: { code: ['This code is not right, or was used before. Check it, or use another one'] },
    })
  })

  it('gives a code to one of two that use it at the same time', async () => {
    const { email } = await aPerson(shop)
    const { codes } = await withPasskey(shop, { email })
    const [one, two] = [await aBrowser(shop), await aBrowser(shop)]
    const apis = [await halfDone(one, email), await halfDone(two, email)]
    const code = codes[0] ?? ''
    const outcomes = await Promise.allSettled(apis.map((api) => api.passkey.stepCode({ body: { code } })))
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('limits guesses at the second step, which the right password does not forgive', async () => {
    const { email } = await aPerson(shop)
    const { codes } = await withPasskey(shop, { email })
    const browser = await aBrowser(shop)
    for (let tries = 0; tries < 5; tries++) {
      const api = await halfDone(browser, email)
      expect(await apiErrorOf(api.passkey.stepCode({ body: { code: 'AAAA-BBBB' } }))).toMatchObject({ status: 400 })
    }
    const api = await halfDone(browser, email)
    expect(await apiErrorOf(api.passkey.stepCode({ body: { code: codes[0] ?? '' } }))).toMatchObject({ status: 429 })
    const owner = await aBrowser(shop)
    await (await halfDone(owner, email)).passkey.stepCode({ body: { code: codes[0] ?? '' } })
  })

  it('asks at every host, where a code of a mail is the way of a customer without a passkey there', async () => {
    const { email } = await aPerson(shop)
    await withPasskey(shop, { email })
    const browser = await aBrowser(shop, { brand: 'hc' })
    const api = await halfDone(browser, email)
    expect(await api.passkey.step()).toMatchObject({ kind: 'prove', request: null, mailTo: 'r…@mail.example' })
    await api.passkey.stepMail()
    const mail = await lastMail(shop, email)
    expect(mail?.subject).toBe('The code for your sign-in | Hearth Clearance')
    const code = /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(mail?.body ?? '')?.[0] ?? ''
    const thief = await halfDone(await aBrowser(shop, { brand: 'hc' }), email)
    expect(await apiErrorOf(thief.passkey.stepCode({ body: { code } }))).toMatchObject({ status: 400 })
    const { location } = await api.passkey.stepCode({ body: { code } })
    expect(await nameOf(await arrived(browser, location))).toBe('Rua')
  })

  it('sends no code to staff', async () => {
    const { email } = await aPerson(shop, { shops: ['wa'], roles: ['store'] })
    await withPasskey(shop, { email })
    const api = await halfDone(await aBrowser(shop), email)
    expect((await api.passkey.step()).mailTo).toBeNull()
    expect(await apiErrorOf(api.passkey.stepMail())).toMatchObject({ status: 409 })
  })

  it('still needs the second step after a reset of the password', async () => {
    const { email } = await aPerson(shop)
    await withPasskey(shop, { email })
    const browser = await aBrowser(shop)
    const open = await halfDone(browser, email)
    await browser.post('/api/account/forgotpassword', { clientId: 'wa', email })
    const password = 'an entirely new password'
    await browser.post('/api/account/resetpassword', { token: (await lastMail(shop, email))?.token, password })
    expect(await apiErrorOf(open.passkey.step())).toMatchObject({ status: 409 })
    expect((await browser.postForm({ email, password })).headers.location).toBe(secondStep)
  })
})

describe('a sign-in by a passkey alone', () => {
  const signIn = async (browser: Browser, device = browser.device) => {
    const api = browser.api()
    const options = await api.passkey.signInOptions()
    const credential = device.get(options)
    return { options, send: () => api.passkey.signIn({ body: { credential, nonce: browser.nonce } }) }
  }

  it('is complete, as the device verifies its user', async () => {
    const { email } = await aPerson(shop)
    const { device } = await withPasskey(shop, { email })
    const browser = await aBrowser(shop)
    const { options, send } = await signIn(browser, device)
    expect(options).toMatchObject({ rpId: 'wa.localhost', userVerification: 'required' })
    expect(options.allowCredentials).toBeUndefined()
    const { location } = await send()
    expect(await nameOf(await arrived(browser, location))).toBe('Rua')
    expect(await apiErrorOf(send())).toMatchObject({ status: 409 })
  })

  it('is rejected for a passkey that is not known, and in another browser', async () => {
    const stranger = await signIn(await aBrowser(shop))
    expect(await apiErrorOf(stranger.send())).toMatchObject({
      status: 400,
      message: expect.stringMatching(/^This passkey is not known here/),
    })
    const { email } = await aPerson(shop)
    const { device } = await withPasskey(shop, { email })
    const browser = await aBrowser(shop)
    const options = await browser.api().passkey.signInOptions()
    const other = await aBrowser(shop)
    await other.api().passkey.signInOptions()
    const body = { credential: device.get(options), nonce: other.nonce }
    expect(await apiErrorOf(other.api().passkey.signIn({ body }))).toMatchObject({ status: 400 })
  })

  it('is rejected for a signature of another key', async () => {
    const { email } = await aPerson(shop)
    const { device } = await withPasskey(shop, { email })
    const browser = await aBrowser(shop)
    const options = await browser.api().passkey.signInOptions()
    const { id } = device
    const credential = { ...browser.device.get(options), id, rawId: id }
    expect(
      await apiErrorOf(browser.api().passkey.signIn({ body: { credential, nonce: browser.nonce } })),
    ).toMatchObject({
      status: 400,
      message: 'This passkey could not be verified. Try again, or use another way.',
    })
  })

  it('is rejected when the counter of the device goes back', async () => {
    const { email } = await aPerson(shop)
    const { device } = await withPasskey(shop, { email, device: { step: 1 } })
    const browser = await aBrowser(shop)
    await (await signIn(browser, device)).send()
    await (await signIn(browser, device)).send()
    device.countFrom(0)
    expect(await apiErrorOf((await signIn(browser, device)).send())).toMatchObject({ status: 400 })
    device.countFrom(5)
    await (await signIn(browser, device)).send()
  })
})

describe('removing passkeys', () => {
  it('ends the second step with the last one, and its recovery codes', async () => {
    const { id, email } = await aPerson(shop)
    const { signedIn } = await withPasskey(shop, { email })
    const [row] = (await signedIn.passkey.list()).passkeys
    await signedIn.passkey.remove({ params: { id: row?.id ?? '' } })
    expect(await lastMail(shop, email)).toMatchObject({
      subject: 'A passkey was removed from your account | Wattle & Ash',
    })
    expect(await signedIn.passkey.list()).toMatchObject({ passkeys: [], codesLeft: 0 })
    expect((await (await aBrowser(shop)).postForm({ email })).headers.location).toContain('#code=')
    expect((await shop.pool.query('select 1 from recovery_codes where account_id = $1', [id])).rowCount).toBe(0)
    expect(await apiErrorOf(signedIn.passkey.remove({ params: { id: row?.id ?? '' } }))).toMatchObject({ status: 404 })
  })

  it('leaves the passkeys of others alone', async () => {
    const first = await withPasskey(shop, { email: (await aPerson(shop)).email })
    const second = await withPasskey(shop, { email: (await aPerson(shop)).email })
    const [row] = (await first.signedIn.passkey.list()).passkeys
    expect(await apiErrorOf(second.signedIn.passkey.remove({ params: { id: row?.id ?? '' } }))).toMatchObject({
      status: 404,
    })
    expect((await first.signedIn.passkey.list()).passkeys).toHaveLength(1)
  })
})

it('replaces recovery codes by new ones', async () => {
  const { email } = await aPerson(shop)
  const { signedIn, codes } = await withPasskey(shop, { email })
  const renewed = (await signedIn.passkey.renewCodes()).codes ?? []
  expect(renewed).toHaveLength(10)
  const api = await halfDone(await aBrowser(shop), email)
  expect(await apiErrorOf(api.passkey.stepCode({ body: { code: codes[0] ?? '' } }))).toMatchObject({ status: 400 })
  await api.passkey.stepCode({ body: { code: renewed[0] ?? '' } })
})

it('deletes challenges and half-done sign-ins after their time', async () => {
  const { email } = await aPerson(shop)
  const { signedIn } = await withPasskey(shop, { email })
  await signedIn.passkey.addOptions()
  await halfDone(await aBrowser(shop), email)
  const left = async () =>
    (await shop.pool.query('select challenge_hash from passkey_challenges union select token_hash from sign_in_steps'))
      .rowCount
  expect(await left()).toBeGreaterThan(1)
  shop.clock.advance(5 * minute + 1)
  await dropEndedSessions(shop.db, shop.clock())
  expect(await left()).toBe(0)
})

describe('the configured host', () => {
  it('is the one of passkeys, with its origin', async () => {
    const hosts = [
      { name: 'www.wattle.example', brand: 'wa', origin: 'https://www.wattle.example' },
      { name: 'wattle.example', brand: 'wa', origin: 'https://wattle.example' },
    ] as const
    const site = { defaultBrand: 'wa', hosts, localNames: false } as const
    expect(shopSite({ requestOrigin: 'http://wattle.example' }, site)).toEqual({
      rpId: 'wattle.example',
      origin: 'https://wattle.example',
    })
  })
})
