import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { apiErrorOf } from '../../tests/buyer.ts'
import { demoPassword, lastMail } from '../../tests/identity.ts'
import { backOffice } from '../../tests/manage.ts'
import { passkeyDevice } from '../../tests/passkey-device.ts'
import { aBrowser, aPerson, deskBrowser, withPasskey } from '../../tests/passkeys.ts'
import { type Shop, testShop } from '../../tests/test-app.ts'
import { makeOwner } from './first-owner.ts'

const unlimited = { perSecond: 10_000, burst: 100_000 }

let shop: Shop
let owner: Awaited<ReturnType<typeof backOffice>>
beforeAll(async () => {
  shop = await testShop({ limits: { reads: unlimited, writes: unlimited } })
  owner = await backOffice(shop, 'owner')
  const rejected = await apiErrorOf(setNeed('true'))
  expect(rejected.fields?.value).toEqual(['Add a passkey of your own first: “Passkeys”, in the menu of your name'])
  const credential = passkeyDevice('http://admin.localhost').create(await owner.api.managePasskeys.addOptions())
  await owner.api.managePasskeys.add({ body: { name: 'Own', credential } })
})
afterEach(() => setNeed(null))
afterAll(() => shop.close())

const setNeed = (value: 'true' | null) =>
  owner.api.manageSettings.set({ params: { id: 'staffNeedPasskey' }, body: { value } })
const member = () => aPerson(shop, { shops: ['wa'], roles: ['service'] })

type Desk = ReturnType<typeof deskBrowser>
const signIn = ({ api }: Desk, email: string) => api.manageSession.signIn({ body: { email, password: demoPassword } })

/** Signs in, adds a passkey and signs out. */
async function deskWithPasskey(email: string) {
  const desk = deskBrowser(shop)
  const device = passkeyDevice(desk.origin)
  await signIn(desk, email)
  const credential = device.create(await desk.api.managePasskeys.addOptions())
  const { codes } = await desk.api.managePasskeys.add({ body: { name: 'Desk', credential } })
  await desk.api.manageSession.signOut()
  return { device, codes: codes ?? [] }
}

describe('a member of staff with a passkey', () => {
  it('completes the sign-in to the back office by it, and has no visit before', async () => {
    const { email } = await member()
    const { device } = await deskWithPasskey(email)
    const desk = deskBrowser(shop)
    expect(await signIn(desk, email)).toEqual({ isDone: false })
    expect(desk.jar.has('admin-visit')).toBe(false)
    expect(await apiErrorOf(desk.api.manageSession.view())).toMatchObject({ status: 401 })
    const { request } = await desk.api.managePasskeys.step()
    if (!request) throw new Error('There is no passkey of this host')
    expect(request.rpId).toBe('admin.localhost')
    const done = await desk.api.managePasskeys.stepPasskey({ body: { credential: device.get(request) } })
    expect(done).toEqual({ location: '/manage' })
    expect(await desk.api.manageSession.view()).toMatchObject({ email })
  })

  it('signs in by the passkey alone', async () => {
    const { email } = await member()
    const { device } = await deskWithPasskey(email)
    const desk = deskBrowser(shop)
    const credential = device.get(await desk.api.managePasskeys.signInOptions())
    await desk.api.managePasskeys.signIn({ body: { credential, nonce: 'a-nonce-of-a-test' } })
    expect(await desk.api.manageSession.view()).toMatchObject({ email })
  })

  it('has a recovery code as the way on at a host without one of its passkeys', async () => {
    const { email } = await member()
    const { codes } = await deskWithPasskey(email)
    const browser = await aBrowser(shop)
    expect((await browser.postForm({ email })).headers.location).toBe('/account/internal/second-step')
    expect(await browser.api().passkey.step()).toMatchObject({ request: null, mailTo: null })
    await browser.api().passkey.stepCode({ body: { code: codes[0] ?? '' } })
    expect(browser.jar.has('session')).toBe(true)
  })

  it('does not sign in once the work here has ended', async () => {
    const { id, email } = await member()
    const { device } = await deskWithPasskey(email)
    await owner.api.manageStaff.remove({ params: { id } })
    const { api } = deskBrowser(shop)
    const credential = device.get(await api.managePasskeys.signInOptions())
    const body = { credential, nonce: 'a-nonce-of-a-test' }
    expect(await apiErrorOf(api.managePasskeys.signIn({ body }))).toMatchObject({ status: 400 })
  })
})

it('confirms by the password that the owner of an old visit is there', async () => {
  const { id, email } = await member()
  const desk = deskBrowser(shop)
  await signIn(desk, email)
  await shop.pool.query(`update admin_passes set proven_at = proven_at - interval '11 minutes' where account_id = $1`, [
    id,
  ])
  expect(await apiErrorOf(desk.api.managePasskeys.addOptions())).toMatchObject({ status: 403 })
  await desk.api.managePasskeys.confirm({ body: { password: demoPassword } })
  await desk.api.managePasskeys.addOptions()
})

describe('a shop whose staff need a passkey', () => {
  it('lets a member of staff in once a passkey is added, with recovery codes', async () => {
    const { email } = await member()
    await setNeed('true')
    const desk = deskBrowser(shop)
    expect(await signIn(desk, email)).toEqual({ isDone: false })
    expect(await apiErrorOf(desk.api.manageSession.view())).toMatchObject({ status: 401 })
    const { kind, creation } = await desk.api.managePasskeys.step()
    if (!creation) throw new Error('No passkey can be made')
    expect(kind).toBe('add')
    expect(await apiErrorOf(desk.api.managePasskeys.stepCode({ body: { code: 'AAAA' } }))).toMatchObject({
      status: 409,
    })
    const credential = passkeyDevice(desk.origin).create(creation)
    const { codes } = await desk.api.managePasskeys.stepAdd({ body: { name: 'Desk', credential } })
    expect(codes).toHaveLength(10)
    expect(await desk.api.manageSession.view()).toMatchObject({ email })
  })

  it('asks in the shop, too, and not its customers', async () => {
    const { email } = await member()
    const customer = await aPerson(shop)
    await setNeed('true')
    const browser = await aBrowser(shop)
    await browser.postForm({ email })
    const { creation } = await browser.api().passkey.step()
    if (!creation) throw new Error('No passkey can be made')
    const body = { name: 'Tablet', credential: browser.device.create(creation) }
    const { location } = await browser.api().passkey.stepAdd({ body })
    // As long as it may take to save the recovery codes.
    shop.clock.advance(9 * 60_000)
    const code = browser.fragmentOf(location).get('code')
    const exchanged = await browser.post('/api/account/exchange', { code, nonce: browser.nonce })
    expect(exchanged.statusCode).toBe(200)
    expect((await (await aBrowser(shop)).postForm(customer)).headers.location).toContain('#code=')
  })

  it('closes an open visit without a passkey, and does not ask staff of other shops', async () => {
    const { email } = await member()
    const elsewhere = await aPerson(shop, { shops: ['hc'], roles: ['service'] })
    const [desk, other] = [deskBrowser(shop), deskBrowser(shop)]
    await signIn(desk, email)
    await desk.api.manageSession.view()
    await setNeed('true')
    expect(await apiErrorOf(desk.api.manageSession.view())).toMatchObject({ status: 401 })
    expect(await signIn(other, elsewhere.email)).toEqual({ isDone: true })
    await setNeed(null)
    await desk.api.manageSession.view()
  })

  it('keeps the last passkey of a member of staff', async () => {
    const { email } = await member()
    const { signedIn } = await withPasskey(shop, { email })
    await setNeed('true')
    const { passkeys, isNeeded } = await signedIn.passkey.list()
    expect(isNeeded).toBe(true)
    expect(await apiErrorOf(signedIn.passkey.remove({ params: { id: passkeys[0]?.id ?? '' } }))).toMatchObject({
      status: 409,
      message: 'Your shop asks its staff for a passkey. Add another one first.',
    })
    expect((await signedIn.passkey.list()).passkeys).toHaveLength(1)
  })

  it('is hidden from shoppers', async () => {
    await setNeed('true')
    expect(JSON.stringify(await shop.api.settings.list())).not.toContain('staffNeedPasskey')
  })
})

describe('an owner', () => {
  it('removes the passkeys of a member of staff, with a mail and an entry in the audit log', async () => {
    const { id, email } = await member()
    await deskWithPasskey(email)
    const desk = deskBrowser(shop)
    await signIn(desk, email)
    const listed = async () => (await owner.api.manageStaff.list({ query: { q: email } })).rows[0]
    expect(await listed()).toMatchObject({ passkeys: 1 })
    expect(await owner.api.manageStaff.removePasskeys({ params: { id } })).toMatchObject({ passkeys: 0, sessions: 0 })
    expect(await lastMail(shop, email)).toMatchObject({
      subject: 'Your passkeys were removed | Wattle & Ash',
      body: expect.stringContaining('removed by Noor Haddad'),
    })
    const [entry] = (await owner.api.manageAudit.list({ query: {} })).rows
    expect(entry).toMatchObject({ action: 'removed passkeys', who: 'Noor Haddad', label: 'Rua Tane' })
    expect(await signIn(deskBrowser(shop), email)).toEqual({ isDone: true })
  })

  it('does not remove the own ones without a proof', async () => {
    const [self] = (await owner.api.manageStaff.list({ query: { q: 'noor@' } })).rows
    expect(await apiErrorOf(owner.api.manageStaff.removePasskeys({ params: { id: self?.id ?? '' } }))).toMatchObject({
      status: 409,
    })
  })

  it('who has lost every device gets in by the command', async () => {
    const { email } = await member()
    await deskWithPasskey(email)
    await makeOwner(shop.db, { email, brands: ['wa'], now: shop.clock() })
    expect(await signIn(deskBrowser(shop), email)).toEqual({ isDone: false })
    shop.clock.advance(1)
    await makeOwner(shop.db, { email, brands: ['wa'], now: shop.clock(), withoutPasskeys: true })
    expect(await signIn(deskBrowser(shop), email)).toEqual({ isDone: true })
    const [entry] = (await owner.api.manageAudit.list({ query: {} })).rows
    expect(entry).toMatchObject({ who: 'Command line', action: 'made owner' })
    expect(entry?.changes).toContainEqual({ field: 'passkeys', before: '1', after: '0' })
  })
})
