import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword, lastMail, plainBrowser } from '../../../tests/identity.ts'
import { type Shop, testShop } from '../../../tests/test-app.ts'

const unlimited = { perSecond: 10_000, burst: 100_000 }

let shop: Shop
beforeAll(async () => {
  shop = await testShop({ limits: { reads: unlimited, writes: unlimited } })
})
afterAll(() => shop.close())

let networks = 0
const anywhere = () => plainBrowser(shop, { ip: `10.6.${networks >> 8}.${networks++ & 255}` })
type Browser = ReturnType<typeof anywhere>

/** Null after a successful sign-in. */
async function outcome(browser: Browser, email: string, password = demoPassword) {
  const { headers } = await browser.postForm({ email, password })
  return new URL(String(headers.location)).searchParams.get('error')
}

/** An attack that could lock owners out: five guesses from each of many addresses. */
async function guess(email: string, from: number) {
  for (const stranger of Array.from({ length: from }, anywhere))
    for (let attempt = 0; attempt < 5; attempt++) await outcome(stranger, email, 'a wrong password')
}

describe('guesses of others', () => {
  it('do not lock the owner out, on a known or a new device', async () => {
    const email = 'ada@hearth.example'
    const known = anywhere()
    expect(await outcome(known, email)).toBeNull()
    await known.post('/api/account/logout', { userId: '', clientId: 'wa' })
    for (let round = 0; round < 3; round++) {
      await guess(email, 9)
      expect(await outcome(known, email)).toBeNull()
      expect(await outcome(anywhere(), email)).toBeNull()
    }
  }, 60_000)

  it('do not lock the owner out on a known device with the same address', async () => {
    const email = 'lou@hearth.example'
    const owner = anywhere()
    expect(await outcome(owner, email)).toBeNull()
    const stranger = owner.copy()
    stranger.jar.clear()
    for (let attempt = 0; attempt < 40; attempt++) await outcome(stranger, email, 'a wrong password')
    expect(await outcome(stranger, email)).toBe('too_many_tries')
    expect(await outcome(owner, email)).toBeNull()
  }, 60_000)

  it('are limited more per address while many addresses guess at one account', async () => {
    const email = 'bridge@hearth.example'
    await guess(email, 6)
    const stranger = anywhere()
    const outcomes = []
    for (let attempt = 0; attempt < 5; attempt++) outcomes.push(await outcome(stranger, email, 'a wrong password'))
    expect(outcomes).toEqual(['invalid_login', 'invalid_login', ...Array(3).fill('too_many_tries')])
  }, 60_000)

  it('are delayed on a known device by a minute at most', async () => {
    const email = 'ines@hearth.example'
    const device = anywhere()
    expect(await outcome(device, email)).toBeNull()
    const outcomes = []
    for (let attempt = 0; attempt < 20; attempt++) outcomes.push(await outcome(device, email, 'a wrong password'))
    expect(outcomes.filter((code) => code === 'invalid_login')).toHaveLength(10)
    shop.clock.advance(61_000)
    expect(await outcome(device, email)).toBeNull()
  }, 60_000)

  it('are counted by IPv6 network as by address', async () => {
    const browserAt = (end: number) => plainBrowser(shop, { ip: `2001:db8:5:5::${end.toString(16)}` })
    for (let end = 1; end <= 5; end++)
      expect(await outcome(browserAt(end), 'jo@hearth.example', 'a wrong password')).toBe('invalid_login')
    expect(await outcome(browserAt(6), 'jo@hearth.example')).toBe('too_many_tries')
  })
})

describe('a known device', () => {
  it('is known to its account only, by a cookie that scripts and other paths cannot read', async () => {
    const browser = anywhere()
    const response = await browser.postForm({ email: 'wiremu@hearth.example' })
    expect(String(response.headers['set-cookie'])).toMatch(
      /device=[\w-]{32}; Max-Age=31536000; Path=\/api\/account; HttpOnly; SameSite=Lax/,
    )
    for (let attempt = 0; attempt < 5; attempt++) await outcome(browser, 'noor@hearth.example', 'a wrong password')
    expect(await outcome(browser, 'noor@hearth.example')).toBe('too_many_tries')
  })

  it('gets a new token at each sign-in, and stays known to each account', async () => {
    const browser = anywhere()
    await outcome(browser, 'wiremu@hearth.example')
    const thief = browser.copy()
    await outcome(browser, 'jo@hearth.example')
    expect(browser.jar.get('device')).not.toBe(thief.jar.get('device'))
    const { rows } = await shop.pool.query('select account_id from known_devices group by token_hash, account_id')
    expect(rows.length).toBeGreaterThanOrEqual(2)
    for (let attempt = 0; attempt < 8; attempt++)
      expect(await outcome(browser, 'wiremu@hearth.example', 'a wrong password')).toBe('invalid_login')
    for (let attempt = 0; attempt < 6; attempt++) await outcome(thief, 'jo@hearth.example', 'a wrong password')
    expect(await outcome(thief, 'jo@hearth.example')).toBe('too_many_tries')
  })
})

describe('mails', () => {
  const ask = (browser: Browser, email: string) =>
    browser.post('/api/account/forgotpassword', { clientId: 'wa', email })
  const sentTo = async (email: string) => {
    await shop.idle()
    const { rowCount } = await shop.pool.query('select 1 from mails where recipient = $1', [email])
    return rowCount ?? 0
  }

  it('requested by others do not use up the limit of the owner', async () => {
    const email = 'lou@hearth.example'
    const stranger = anywhere()
    for (let attempt = 0; attempt < 15; attempt++) expect((await ask(stranger, email)).statusCode).toBe(200)
    expect(await sentTo(email)).toBe(5)
    await ask(anywhere(), email)
    expect(await sentTo(email)).toBe(6)
  })

  it('are sent to an address twenty times an hour at most, except for a known device', async () => {
    const email = 'noor@hearth.example'
    const owner = anywhere()
    expect(await outcome(owner, email)).toBeNull()
    for (const stranger of Array.from({ length: 6 }, anywhere))
      for (let attempt = 0; attempt < 5; attempt++) await ask(stranger, email)
    expect(await sentTo(email)).toBe(20)
    await ask(owner, email)
    expect(await sentTo(email)).toBe(21)
  })

  it('have links that stay valid when another one is requested', async () => {
    const email = 'wiremu@hearth.example'
    const owner = anywhere()
    await ask(owner, email)
    const token = (await lastMail(shop, email))?.token
    await ask(anywhere(), email)
    const second = (await lastMail(shop, email))?.token
    const reset = (text?: string) =>
      owner.post('/api/account/resetpassword', { token: text, password: 'an entirely new password' })
    expect((await reset(token)).statusCode).toBe(200)
    // Using one link invalidates the others.
    expect((await reset(second)).statusCode).toBe(400)
    expect(owner.jar.has('device')).toBe(true)
  })
})

it('cancels a pending change of address when the password is reset', async () => {
  const email = 'jo@hearth.example'
  const thief = anywhere()
  const { accessToken } = await thief.signIn(email)
  const headers = { authorization: `Bearer ${accessToken}` }
  const profile = (await thief.send({ url: '/api/account/getprofile', headers })).json()
  const update = { ...profile, clientId: 'wa', email: 'thief@mail.example', emailChanged: true }
  const request = { ...update, firstNameChanged: false, lastNameChanged: false }
  expect((await thief.post('/api/account/updateprofile', request, headers)).statusCode).toBe(200)
  const own = (await lastMail(shop, 'thief@mail.example'))?.token
  const owner = anywhere()
  await owner.post('/api/account/forgotpassword', { clientId: 'wa', email })
  const token = (await lastMail(shop, email))?.token
  await owner.post('/api/account/resetpassword', { token, password: 'an entirely new password' })
  expect((await thief.send({ url: `/api/account/confirmemail/${own}` })).statusCode).toBe(400)
})
