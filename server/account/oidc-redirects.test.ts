import { generateKeyPair } from 'jose'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { plainBrowser } from '../../tests/identity.ts'
import { startOidcProvider } from '../../tests/oidc-provider.ts'
import { type Shop, testShop } from '../../tests/test-app.ts'
import { configOf } from '../config.ts'

const credentials = { clientId: 'shop', clientSecret: 'a secret of the shop' }
const person = {
  sub: 'person-1',
  email: 'Wren@mail.example',
  email_verified: true,
  given_name: 'Wren',
  family_name: 'Tamihana',
}

let provider: Awaited<ReturnType<typeof startOidcProvider>>
let shop: Shop
beforeAll(async () => {
  provider = await startOidcProvider(credentials)
  shop = await testShop({ oidc: { issuer: provider.issuer, ...credentials, name: 'Hearth ID' } })
})
beforeEach(() => {
  provider.works()
  provider.problems.length = 0
})
// A rejection that the shop did not decide would prove nothing.
afterEach(() => expect(provider.problems).toEqual([]))
afterAll(async () => {
  await shop.close()
  await provider.close()
})

type Browser = ReturnType<typeof plainBrowser>
const pathOf = (address: unknown) => {
  const { pathname, search } = new URL(String(address))
  return pathname + search
}

async function start(browser: Browser) {
  const query = new URLSearchParams({ nonce: browser.nonce, origin: browser.origin })
  const { headers, statusCode } = await browser.send({ url: `/api/account/externallogin/oidc?${query}` })
  expect(statusCode).toBe(303)
  return String(headers.location)
}

/** Where a sign-in ends: `/account/internal/login?error=…`, or the callback page. */
async function end(browser: Browser, said: Parameters<typeof provider.approve>[1], token = {}) {
  const back = provider.approve(await start(browser), said, token)
  const { headers, statusCode } = await browser.send({ url: pathOf(back) })
  expect(statusCode).toBe(303)
  return String(headers.location)
}

async function accountAfter(browser: Browser, location: string) {
  const code = browser.fragmentOf(location).get('code') ?? ''
  const { accessToken } = (await browser.post('/api/account/exchange', { code, nonce: browser.nonce })).json()
  return (await browser.send({ url: '/api/account', headers: { authorization: `Bearer ${accessToken}` } })).json()
}

const countOf = async (email: string) =>
  (await shop.pool.query('select 1 from accounts where email = $1', [email])).rowCount

describe('a sign-in by OpenID Connect', () => {
  it('goes to the provider with a challenge and a nonce, and makes an account for a verified address', async () => {
    const browser = plainBrowser(shop)
    const location = new URL(await start(browser))
    expect(location.origin + location.pathname).toBe(`${provider.issuer}/authorize`)
    expect(Object.fromEntries(location.searchParams)).toMatchObject({
      client_id: 'shop',
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      redirect_uri: `${browser.origin}/api/account/externalreturn/oidc`,
      nonce: expect.stringMatching(/^.{20,}$/),
      state: expect.stringMatching(/^.{20,}$/),
    })
    const arrived = await end(browser, person)
    expect(arrived).toMatch(/\/blank\/account\/login-callback#/)
    expect(await accountAfter(browser, arrived)).toMatchObject({ firstName: 'Wren', email: 'wren@mail.example' })
  })

  it('finds the same account again, also after the address at the provider has changed', async () => {
    const said = { ...person, sub: 'person-2', email: 'first@mail.example' }
    await end(plainBrowser(shop), said)
    const browser = plainBrowser(shop)
    const arrived = await end(browser, { ...said, email: 'second@mail.example', email_verified: false })
    expect(await accountAfter(browser, arrived)).toMatchObject({ email: 'first@mail.example' })
    expect(await countOf('second@mail.example')).toBe(0)
  })

  it('reads the address where the provider has it when the token is without', async () => {
    const browser = plainBrowser(shop)
    const said = { sub: 'person-3', email: 'info@mail.example', email_verified: true, name: 'Mere Pohatu' }
    const bare = { email: undefined, email_verified: undefined, name: undefined }
    const arrived = await end(browser, said, { claims: bare })
    expect(await accountAfter(browser, arrived)).toMatchObject({ firstName: 'Mere', lastName: 'Pohatu' })
  })

  it.each([
    ['without a verified address', { email_verified: false }],
    ['with a verification that is only a text', { email_verified: 'true' }],
  ])('makes and links no account %s', async (_, claims) => {
    const email = 'ada@hearth.example'
    const arrived = await end(plainBrowser(shop), { ...person, sub: 'stranger', email, ...claims })
    expect(arrived).toContain('error=unverified_email')
    const { rowCount } = await shop.pool.query(`select 1 from external_identities where subject = 'stranger'`)
    expect(rowCount).toBe(0)
  })

  it('signs in no member of staff, whose rights are not the provider’s to give', async () => {
    const { rows } = await shop.pool.query('select email from accounts where staff is not null limit 1')
    const arrived = await end(plainBrowser(shop), { ...person, sub: 'staff', email: rows[0].email })
    expect(arrived).toContain('error=other_sign_in')
  })

  it.each([
    ['another nonce', { claims: { nonce: 'of another sign-in' } }],
    ['another audience', { claims: { aud: 'another shop' } }],
    ['another issuer', { claims: { iss: 'https://elsewhere.example' } }],
    ['an end that has passed', { expiresIn: -120 }],
  ])('rejects a token with %s', async (_, token) => {
    const said = { ...person, sub: 'wrong', email: 'wrong@mail.example' }
    expect(await end(plainBrowser(shop), said, token)).toContain('error=cancelled')
    expect(await countOf('wrong@mail.example')).toBe(0)
  })

  it('rejects a token that another key has signed', async () => {
    const { privateKey: key } = await generateKeyPair('RS256')
    const said = { ...person, sub: 'forged', email: 'forged@mail.example' }
    expect(await end(plainBrowser(shop), said, { key })).toContain('error=')
    expect(await countOf('forged@mail.example')).toBe(0)
  })

  it('ends at the provider, too, when the customer signs out; one by password does not', async () => {
    const browser = plainBrowser(shop)
    await accountAfter(browser, await end(browser, { ...person, sub: 'leaver', email: 'leaver@mail.example' }))
    const out = { userId: '', clientId: 'wa' }
    const { leave } = (await browser.post('/api/account/logout', out)).json<{ leave: string }>()
    const address = new URL(leave)
    expect(address.origin + address.pathname).toBe(`${provider.issuer}/end`)
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: 'shop',
      post_logout_redirect_uri: `${browser.origin}/`,
    })
    expect((await browser.post('/api/account/logout', out)).statusCode).toBe(204)
    const other = plainBrowser(shop)
    await other.postForm({})
    expect((await other.post('/api/account/logout', out)).statusCode).toBe(204)
  })

  it.each(['breaks', 'hangs'] as const)('ends here, and says so, when the provider %s', async (fault) => {
    const browser = plainBrowser(shop)
    const email = `${fault}@mail.example`
    await accountAfter(browser, await end(browser, { ...person, sub: fault, email }))
    provider[fault]()
    const response = await browser.post('/api/account/logout', { userId: '', clientId: 'wa' })
    provider.works()
    expect([response.statusCode, response.json()]).toEqual([200, { leave: null }])
    expect((await browser.post('/api/account/logout', { userId: '', clientId: 'wa' })).statusCode).toBe(204)
  })

  it('ends only in the browser that started it, and once', async () => {
    const browser = plainBrowser(shop)
    const back = pathOf(provider.approve(await start(browser), { ...person, sub: 'once', email: 'once@mail.example' }))
    const stolen = await plainBrowser(shop).send({ url: back })
    expect(stolen.headers.location).toContain('error=cancelled')
    const foreign = await browser.send({ url: back.replace(/state=[^&]+/, 'state=another') })
    expect(foreign.headers.location).toContain('error=cancelled')
    const again = await browser.send({ url: back })
    expect(again.headers.location).toContain('error=cancelled')
    expect(await countOf('once@mail.example')).toBe(0)
  })

  it('says that it was cancelled when the shopper cancels at the provider', async () => {
    const browser = plainBrowser(shop)
    const { searchParams } = new URL(await start(browser))
    const query = new URLSearchParams({ error: 'access_denied', state: searchParams.get('state') ?? '' })
    const { headers } = await browser.send({ url: `/api/account/externalreturn/oidc?${query}` })
    expect(headers.location).toBe('/account/internal/login?error=cancelled')
  })

  it('says that the provider does not respond, before and after the way there, and works again afterwards', async () => {
    const browser = plainBrowser(shop)
    const back = provider.approve(await start(browser), person)
    provider.breaks()
    const late = await browser.send({ url: pathOf(back) })
    expect([late.statusCode, late.headers.location]).toEqual([303, '/account/internal/login?error=provider_down'])
    shop.clock.advance(3_600_001)
    expect(await start(browser)).toBe('/account/internal/login?error=provider_down')
    provider.works()
    expect(await start(browser)).toContain(`${provider.issuer}/authorize`)
  })

  it('starts for no page of another site', async () => {
    const browser = plainBrowser(shop)
    const query = new URLSearchParams({ nonce: browser.nonce, origin: 'https://elsewhere.example' })
    const { headers } = await browser.send({ url: `/api/account/externallogin/oidc?${query}` })
    expect(headers.location).toContain('error=address')
  })
})

describe('the settings', () => {
  const all = {
    OIDC_ISSUER: 'https://id.example/realms/shop',
    OIDC_CLIENT_ID: 'shop',
    OIDC_CLIENT_SECRET: 'secret',
    OIDC_NAME: 'Hearth ID',
  }
  it('add a button with the name of the provider, beside those of the sandbox or alone', () => {
    const buttons = (settings: NodeJS.ProcessEnv) => {
      const { signInNames, signInProviders } = configOf(settings).environment
      return { signInNames, signInProviders }
    }
    const signInNames = { oidc: 'Hearth ID' }
    expect(buttons(all)).toEqual({ signInNames, signInProviders: ['google', 'facebook', 'oidc'] })
    expect(buttons({ ...all, SANDBOX: 'off' })).toEqual({ signInNames, signInProviders: ['oidc'] })
    expect(buttons({ SANDBOX: 'off' })).toEqual({ signInNames: undefined, signInProviders: [] })
  })
  it('are complete, by https, and keep the secret out of errors', () => {
    for (const name of ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME'])
      expect(() => configOf({ ...all, [name]: '' })).toThrow(`${name} must be set when OIDC_ISSUER is`)
    expect(() => configOf({ ...all, OIDC_ISSUER: 'http://id.example' })).toThrow(
      'OIDC_ISSUER must be the https address',
    )
    expect(() => configOf({ ...all, OIDC_CLIENT_SECRET: 'x'.repeat(501) })).not.toThrow('xxx')
  })
})
