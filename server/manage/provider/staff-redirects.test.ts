import { randomUUID } from 'node:crypto'
import { generateKeyPair } from 'jose'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ManageSession } from '#contract/manage/manage-session.ts'
import { plainBrowser } from '../../../tests/identity.ts'
import { atAdminHost, people, visitOf } from '../../../tests/manage.ts'
import { startOidcProvider } from '../../../tests/oidc-provider.ts'
import { type Shop, testShop } from '../../../tests/test-app.ts'
import { findAccountByEmail } from '../../accounts/accounts.ts'
import { putPass } from '../../accounts/admin-passes.ts'
import { configOf } from '../../config.ts'
import { hashOfToken, newToken } from '../../lib/secret-token.ts'

const credentials = { clientId: 'office', clientSecret: 'a secret of the back office' }
const customers = { clientId: 'shop', clientSecret: 'a secret of the shop' }

let provider: Awaited<ReturnType<typeof startOidcProvider>>
let customerProvider: Awaited<ReturnType<typeof startOidcProvider>>
let shop: Shop
beforeAll(async () => {
  provider = await startOidcProvider(credentials)
  customerProvider = await startOidcProvider(customers)
  shop = await testShop({
    oidc: { issuer: customerProvider.issuer, ...customers, name: 'Hearth ID' },
    staffProvider: {
      ...{ issuer: provider.issuer, ...credentials, name: 'Work ID', claim: 'realm.groups', shops: ['wa', 'hc'] },
      roles: [
        { value: 'shop-owners', role: 'owner' },
        { value: 'shop-desk', role: 'service' },
      ],
    },
  })
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
  await customerProvider.close()
})

const someone = (groups: unknown = ['shop-desk']) => {
  const id = randomUUID().slice(0, 8)
  return {
    ...{ sub: id, email: `${id}@work.example`, email_verified: true, given_name: 'Moana', family_name: 'Reid' },
    realm: { groups },
  }
}
type Person = Parameters<typeof provider.approve>[1]

/** A browser at the admin host, which stores cookies. */
function browser() {
  const inject = atAdminHost(shop)
  const cookies = new Map<string, string>()
  async function send(url: string, method: 'GET' | 'POST' = 'GET') {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await inject({ url, method, headers: { cookie }, ...(method === 'POST' ? { payload: {} } : {}) })
    for (const { name, value } of response.cookies) value ? cookies.set(name, value) : cookies.delete(name)
    return response
  }
  const pathOf = (address: string) => address.replace('http://admin.localhost', '')
  const start = async () => String((await send('/manage/oidc/start')).headers.location)
  const returnTo = async (address: string) => String((await send(pathOf(address))).headers.location)
  return {
    send,
    start,
    returnTo,
    signIn: async (person: Person, token = {}) => returnTo(provider.approve(await start(), person, token)),
    session: async () => {
      const response = await send('/manage/api/session')
      return response.statusCode === 200 ? response.json<ManageSession>() : null
    },
  }
}

const minuteMs = 60_000

describe('staff that sign in by OpenID Connect', () => {
  it('have the roles of their groups in the shops of the settings, and no password', async () => {
    const [desk, person] = [browser(), someone(['shop-desk', 'elsewhere'])]
    expect((await desk.send('/manage/api/sign-in/ways')).json()).toEqual({ provider: 'Work ID' })
    const location = new URL(await desk.start())
    expect(location.searchParams.get('redirect_uri')).toBe('http://admin.localhost/manage/oidc/return')
    expect(await desk.signIn(person)).toBe('/manage')
    const session = await desk.session()
    expect(session).toMatchObject({ name: 'Moana Reid', email: person.email, roles: ['service'] })
    expect(session?.shops.map(({ key }) => key).toSorted()).toEqual(['hc', 'wa'])
    expect((await findAccountByEmail(shop.db, person.email))?.passwordHash).toBeNull()
    expect((await desk.send('/manage/api/orders')).statusCode).toBe(200)
    expect((await desk.send('/manage/api/staff')).statusCode).toBe(403)
  })

  it('have other roles after the next sign-in, in the audit log of each shop', async () => {
    const [desk, person] = [browser(), someone()]
    await desk.signIn(person)
    await desk.signIn({ ...person, realm: { groups: 'shop-owners' } })
    expect((await desk.session())?.roles).toEqual(['owner'])
    const { rows } = (await desk.send('/manage/api/audit?q=Identity')).json<{ rows: { subjectId: string }[] }>()
    const account = await findAccountByEmail(shop.db, person.email)
    expect(rows.filter(({ subjectId }) => subjectId === account?.id).length).toBe(2)
  })

  it('lose their work, their visits and their rights when the provider gives them no role any more', async () => {
    const [desk, other, person] = [browser(), browser(), someone()]
    await desk.signIn(person)
    expect(await other.signIn({ ...person, realm: { groups: [] } })).toBe('/manage?problem=no_role')
    expect(await desk.session()).toBeNull()
    expect((await findAccountByEmail(shop.db, person.email))?.staff).toBeNull()
  })

  it('are signed out after an hour, however much they work', async () => {
    const desk = browser()
    await desk.signIn(someone())
    for (let minute = 0; minute < 50; minute += 25) {
      shop.clock.advance(25 * minuteMs)
      expect(await desk.session()).not.toBeNull()
    }
    shop.clock.advance(10 * minuteMs)
    expect(await desk.session()).toBeNull()
  })

  it('sign out at the provider, too; a password does not lead there', async () => {
    const desk = browser()
    await desk.signIn(someone())
    const { leave } = (await desk.send('/manage/api/sign-out', 'POST')).json<{ leave: string }>()
    const address = new URL(leave)
    expect(address.origin + address.pathname).toBe(`${provider.issuer}/end`)
    const { client_id, post_logout_redirect_uri } = Object.fromEntries(address.searchParams)
    expect([client_id, post_logout_redirect_uri]).toEqual(['office', 'http://admin.localhost/manage'])
    expect(await desk.session()).toBeNull()
    const cookie = await visitOf(shop, people.service)
    const out = { method: 'POST' as const, url: '/manage/api/sign-out', headers: { cookie }, payload: {} }
    expect((await atAdminHost(shop)(out)).json()).toEqual({ leave: null })
  })

  it('sign out here, and see that the provider does not respond', async () => {
    const desk = browser()
    await desk.signIn(someone())
    provider.breaks()
    const response = await desk.send('/manage/api/sign-out', 'POST')
    provider.works()
    expect(response.json()).toEqual({ leave: null, isProviderDown: true })
    expect(await desk.session()).toBeNull()
  })

  it('cannot open the back office with a password that they set later', async () => {
    const [desk, person] = [browser(), someone()]
    await desk.signIn(person)
    const known = await findAccountByEmail(shop.db, people.service)
    await shop.pool.query('update accounts set password_hash = $1 where email = $2', [
      known?.passwordHash,
      person.email,
    ])
    await expect(visitOf(shop, person.email)).rejects.toThrow('No member of staff has this email and password')
    expect(await visitOf(shop, people.service)).toContain('admin-visit=')
  })

  it('cannot open it with a ticket of the shop, which opens it for others', async () => {
    const [desk, person] = [browser(), someone()]
    await desk.signIn(person)
    async function opens(email: string) {
      const account = await findAccountByEmail(shop.db, email)
      const ticket = newToken()
      const expiresAt = new Date(shop.clock().getTime() + minuteMs)
      const pass = { tokenHash: hashOfToken(ticket), kind: 'ticket' as const, accountId: account?.id ?? '', expiresAt }
      await putPass(shop.db, pass)
      const visitor = browser()
      await visitor.send(`/manage?ticket=${ticket}`)
      return (await visitor.session()) !== null
    }
    expect([await opens(person.email), await opens(people.service)]).toEqual([false, true])
  })

  it('keep one account when the provider knows them by another subject', async () => {
    const [desk, person] = [browser(), someone()]
    await desk.signIn(person)
    const first = await findAccountByEmail(shop.db, person.email)
    expect(await browser().signIn({ ...person, sub: randomUUID() })).toBe('/manage')
    const { rows } = await shop.pool.query('select 1 from external_identities where account_id = $1', [first?.id])
    expect(rows.length).toBe(2)
  })

  it('hear that the provider is down, while others sign in by password', async () => {
    provider.breaks()
    const desk = browser()
    const location = await desk.start()
    // The description of the provider may be known from before: then its tokens are missing.
    const end = location.startsWith(provider.issuer)
      ? await desk.returnTo(provider.approve(location, someone()))
      : location
    expect(end).toBe('/manage?problem=provider_down')
    expect(await visitOf(shop, people.service)).toContain('admin-visit=')
  })
})

describe('a sign-in of staff is rejected', () => {
  it.each([
    ['without any group', null],
    ['with a group that has no role here', ['elsewhere']],
    ['with a role in place of a group', ['owner']],
    ['with a group within a text', 'shop-owners,shop-desk'],
    ['with an object for a group', { 'shop-owners': true }],
  ])('%s, and makes no account', async (_, groups) => {
    const [desk, person] = [browser(), someone(groups)]
    expect(await desk.signIn(person)).toBe('/manage?problem=no_role')
    expect(await desk.session()).toBeNull()
    expect(await findAccountByEmail(shop.db, person.email)).toBeNull()
  })

  it('without a verified address, also of existing staff', async () => {
    const desk = browser()
    const stranger = { ...someone(['shop-owners']), email: people.owner, email_verified: false }
    expect(await desk.signIn(stranger)).toBe('/manage?problem=unverified_email')
    expect(await desk.session()).toBeNull()
    expect((await findAccountByEmail(shop.db, people.owner))?.passwordHash).not.toBeNull()
  })

  it.each([
    ['for another audience', { claims: { aud: 'shop' } }],
    ['of another issuer', { claims: { iss: 'https://elsewhere.example' } }],
    ['with another nonce', { claims: { nonce: 'other' } }],
    ['that has expired', { expiresIn: -60 }],
  ])('with a token %s', async (_, token) => {
    const desk = browser()
    expect(await desk.signIn(someone(['shop-owners']), token)).toBe('/manage?problem=cancelled')
    expect(await desk.session()).toBeNull()
  })

  it('with a token that another key has signed', async () => {
    const { privateKey: key } = await generateKeyPair('RS256')
    const desk = browser()
    expect(await desk.signIn(someone(['shop-owners']), { key })).toBe('/manage?problem=cancelled')
  })

  it('with a role that the browser adds to the return address', async () => {
    const [desk, person] = [browser(), someone()]
    const back = provider.approve(await desk.start(), person)
    await desk.returnTo(`${back}&realm.groups=shop-owners&roles=owner&role=owner`)
    expect((await desk.session())?.roles ?? []).not.toContain('owner')
  })

  it('with a group that is only at the address for further claims', async () => {
    const desk = browser()
    const bare = { claims: { email: undefined, realm: undefined } }
    expect(await desk.signIn(someone(['shop-owners']), bare)).toBe('/manage?problem=no_role')
  })

  it('with the code and the state of a sign-in of a customer', async () => {
    const customer = plainBrowser(shop)
    const query = new URLSearchParams({ nonce: customer.nonce, origin: customer.origin })
    const { headers } = await customer.send({ url: `/api/account/externallogin/oidc?${query}` })
    const back = new URL(customerProvider.approve(String(headers.location), someone(['shop-owners'])))
    const desk = browser()
    expect(await desk.returnTo(`/manage/oidc/return${back.search}`)).toBe('/manage?problem=cancelled')
    await desk.start()
    expect(await desk.returnTo(`/manage/oidc/return${back.search}`)).toBe('/manage?problem=cancelled')
    expect(await desk.session()).toBeNull()
  })

  it('in another browser than the one that began, and when it is repeated', async () => {
    const [desk, other, person] = [browser(), browser(), someone()]
    const back = provider.approve(await desk.start(), person)
    expect(await other.returnTo(back)).toBe('/manage?problem=cancelled')
    expect(await desk.returnTo(back)).toBe('/manage')
    expect(await desk.returnTo(back)).toBe('/manage?problem=cancelled')
  })
})

describe('the settings', () => {
  const given = {
    OIDC_STAFF_ISSUER: 'https://id.example',
    OIDC_STAFF_CLIENT_ID: 'office',
    OIDC_STAFF_CLIENT_SECRET: 'a secret',
    OIDC_STAFF_NAME: 'Work ID',
    OIDC_STAFF_ROLES: 'shop=owners=owner, desk=service',
  }

  it('map values of a claim to roles, in every shop unless some are named', () => {
    const { staffOidc } = configOf({ ...given, OIDC_STAFF_SHOPS: 'wa, hc' })
    expect(staffOidc).toMatchObject({ claim: 'roles', shops: ['wa', 'hc'] })
    expect(staffOidc?.roles).toEqual([
      { value: 'shop=owners', role: 'owner' },
      { value: 'desk', role: 'service' },
    ])
    expect(configOf(given).staffOidc?.shops.length).toBe(8)
    expect(configOf({}).staffOidc).toBeNull()
  })

  it.each([
    ['OIDC_STAFF_ROLES must be pairs', { OIDC_STAFF_ROLES: 'desk=boss' }],
    ['OIDC_STAFF_ROLES must be set', { OIDC_STAFF_ROLES: undefined }],
    ['OIDC_STAFF_SHOPS must be keys', { OIDC_STAFF_SHOPS: 'nowhere' }],
    ['OIDC_STAFF_ISSUER must be the https address', { OIDC_STAFF_ISSUER: 'http://id.example' }],
    [
      'OIDC_STAFF_CLIENT_ID must be another one',
      {
        ...{ OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'office' },
        ...{ OIDC_CLIENT_SECRET: 'a secret', OIDC_NAME: 'Hearth ID' },
      },
    ],
  ])('say that %s', (message, changes) => {
    expect(() => configOf({ ...given, ...changes })).toThrow(message)
  })
})
