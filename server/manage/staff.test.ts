import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StaffRole } from '#contract/protocol/staff-roles.ts'
import type { BrandKey } from '#themes/brand.ts'
import { apiErrorOf } from '../../tests/buyer.ts'
import { backOffice, people, visitOf } from '../../tests/manage.ts'
import { type Shop, testShop } from '../../tests/test-app.ts'
import { findAccountByEmail, insertAccount } from '../accounts/accounts.ts'
import { grantRoles } from '../accounts/staff-roles.ts'
import { grantShops } from '../accounts/staff-shops.ts'
import { newId } from '../database/id.ts'
import { makeOwner } from './first-owner.ts'

type Office = Awaited<ReturnType<typeof backOffice>>

let shop: Shop
let owner: Office
let passwordHash: string | null
beforeAll(async () => {
  shop = await testShop()
  owner = await backOffice(shop, 'owner')
  passwordHash = (await findAccountByEmail(shop.db, people.owner))?.passwordHash ?? null
})
afterAll(() => shop.close())

type Person = { roles?: StaffRole[]; shops?: BrandKey[]; isConfirmed?: boolean }

/** An account of its own, with the password of the demo; staff when it has shops. */
async function aPerson({ roles = [], shops = [], isConfirmed = true }: Person = {}) {
  const now = shop.clock()
  const id = newId()
  const name = `Okafor${randomUUID().slice(0, 8)}`
  const email = `${name.toLowerCase()}@mail.example`
  const staff = shops.length > 0 ? { winningUserId: `w-${id}`, salespersonCode: null, storeUri: null } : null
  const person = {
    id,
    email,
    passwordHash,
    firstName: 'Ife',
    lastName: name,
    phone: '',
    abn: '',
    createdAt: now,
    staff,
  }
  const rest = { emailConfirmedAt: isConfirmed ? now : null, isLocked: false, hasCredit: false, preferences: {} }
  await insertAccount(shop.db, { ...person, ...rest })
  if (shops.length > 0)
    await grantShops(
      shop.db,
      shops.map((brand) => ({ accountId: id, brand, grantedAt: now, grantedBy: null })),
    )
  if (roles.length > 0)
    await grantRoles(
      shop.db,
      roles.map((role) => ({ accountId: id, role })),
    )
  return { id, email, name: `Ife ${name}` }
}

const find = async (q: string) => (await owner.api.manageStaff.list({ query: { q } })).rows
const auditOf = async (label: string) =>
  (await owner.api.manageAudit.list({ query: { q: label } })).rows.map(({ action, who }) => [action, who])

it('lists who works in the shop, with roles and shops', async () => {
  const { email, name } = await aPerson({ roles: ['store', 'merchandiser'], shops: ['wa', 'hc'] })
  const elsewhere = await aPerson({ roles: ['store'], shops: ['hc'] })
  expect(await find(email)).toMatchObject([
    {
      name,
      email,
      roles: ['merchandiser', 'store'],
      shops: ['Hearth Clearance', 'Wattle & Ash'],
      sessions: 0,
      isSelf: false,
    },
  ])
  expect(await find(elsewhere.email)).toEqual([])
  expect(await find(people.owner)).toMatchObject([{ isSelf: true, mayChange: true }])
  // Times are shown by the clocks of these countries.
  const { shops } = await owner.api.manageSession.view()
  expect(shops.find(({ key }) => key === 'wa')).toMatchObject({ country: 'AU' })
})

it('gives and takes roles, which count at once, and records both', async () => {
  const { id, email, name } = await aPerson({ roles: ['store'], shops: ['wa'] })
  const cookie = await visitOf(shop, email)
  const audit = () => shop.inject({ url: '/manage/api/audit?shop=wa', headers: { host: 'admin.localhost', cookie } })
  expect((await audit()).statusCode).toBe(403)
  const changed = await owner.api.manageStaff.setRoles({ params: { id }, body: { roles: ['service', 'owner'] } })
  expect(changed.roles).toEqual(['owner', 'service'])
  expect((await audit()).statusCode).toBe(200)
  await owner.api.manageStaff.setRoles({ params: { id }, body: { roles: [] } })
  expect((await audit()).statusCode).toBe(403)
  expect(await auditOf(name)).toEqual([
    ['changed roles', 'Noor Haddad'],
    ['changed roles', 'Noor Haddad'],
  ])
})

describe('the last owner', () => {
  it('stays owner, and stays a member of staff', async () => {
    const { id, email, name } = await aPerson({ roles: ['owner'], shops: ['fk'] })
    await shop.pool.query(`delete from staff_shops where brand = 'fk' and account_id <> $1`, [id])
    const cookie = await visitOf(shop, email)
    const post = (path: string, payload: object) =>
      shop.inject({
        method: 'POST',
        url: `/manage/api/staff/${id}/${path}`,
        headers: { host: 'admin.localhost', origin: 'http://admin.localhost', 'x-shop': 'fk', cookie },
        payload,
      })
    for (const [path, payload] of [
      ['roles', { roles: ['store'] }],
      ['remove', {}],
    ] as const) {
      const response = await post(path, payload)
      expect([response.statusCode, response.json<{ message: string }>().message]).toEqual([
        409,
        'This is the last owner of Fern Kitchen. Make another person owner first.',
      ])
    }
    await aPerson({ roles: ['owner'], shops: ['fk'] })
    expect((await post('remove', {})).statusCode).toBe(204)
    expect(await find(name)).toEqual([])
  })

  it('is one of two who remove each other at the same time', async () => {
    const [first, second] = [
      await aPerson({ roles: ['owner'], shops: ['andoo'] }),
      await aPerson({ roles: ['owner'], shops: ['andoo'] }),
    ]
    await shop.pool.query(`delete from staff_shops where brand = 'andoo' and not (account_id = any($1))`, [
      [first.id, second.id],
    ])
    const remove = async (by: { email: string }, whom: { id: string }) => {
      const cookie = await visitOf(shop, by.email)
      return () =>
        shop.inject({
          method: 'POST',
          url: `/manage/api/staff/${whom.id}/roles`,
          headers: { host: 'admin.localhost', origin: 'http://admin.localhost', 'x-shop': 'andoo', cookie },
          payload: { roles: ['store'] },
        })
    }
    const both = [await remove(first, second), await remove(second, first)]
    await Promise.all(both.map((send) => send()))
    const { rows } = await shop.pool.query(
      `select account_id from staff_roles where role = 'owner' and account_id = any($1)`,
      [[first.id, second.id]],
    )
    expect(rows).toHaveLength(1)
  })
})

it('changes no one who also works in a shop of another owner', async () => {
  const local = await aPerson({ roles: ['owner'], shops: ['wa'] })
  const both = await aPerson({ roles: ['store'], shops: ['wa', 'hc'] })
  const cookie = await visitOf(shop, local.email)
  const headers = { host: 'admin.localhost', origin: 'http://admin.localhost', 'x-shop': 'wa', cookie }
  const response = await shop.inject({
    method: 'POST',
    url: `/manage/api/staff/${both.id}/roles`,
    headers,
    payload: { roles: ['owner'] },
  })
  expect([response.statusCode, response.json<{ message: string }>().message]).toEqual([
    409,
    `${both.name} also works in Hearth Clearance, which is not your shop.`,
  ])
})

it('signs a member of staff out everywhere', async () => {
  const { id, email } = await aPerson({ roles: ['owner'], shops: ['wa'] })
  const cookie = await visitOf(shop, email)
  const api = await shop.signedIn(email)
  expect(await find(email)).toMatchObject([{ sessions: 2 }])
  expect(await owner.api.manageStaff.endSessions({ params: { id } })).toMatchObject({ sessions: 0 })
  expect(await apiErrorOf(api.account.info())).toMatchObject({ status: 401 })
  const visit = await shop.inject({ url: '/manage/api/audit?shop=wa', headers: { host: 'admin.localhost', cookie } })
  expect(visit.statusCode).toBe(401)
})

describe('a new member of staff', () => {
  it('has an account already, gets roles in this shop, and signs in again', async () => {
    const { email, name } = await aPerson()
    const api = await shop.signedIn(email)
    const added = await owner.api.manageStaff.add({ body: { email, roles: ['service'] } })
    expect(added).toMatchObject({ name, roles: ['service'], shops: ['Wattle & Ash'] })
    expect(await apiErrorOf(api.account.info())).toMatchObject({ status: 401 })
    await expect(visitOf(shop, email)).resolves.toMatch(/^admin-visit=/)
    expect(await auditOf(name)).toEqual([['added a member of staff', 'Noor Haddad']])
  })

  it('is not someone without a confirmed account, nor one who works here or elsewhere', async () => {
    const unconfirmed = await aPerson({ isConfirmed: false })
    const here = await aPerson({ shops: ['wa'] })
    const elsewhere = await aPerson({ shops: ['hc'] })
    const texts = []
    for (const email of ['no.one@mail.example', unconfirmed.email, here.email, elsewhere.email])
      texts.push((await apiErrorOf(owner.api.manageStaff.add({ body: { email, roles: [] } }))).fields?.email?.[0])
    expect(texts).toEqual([
      expect.stringMatching(/^No confirmed account/),
      expect.stringMatching(/^No confirmed account/),
      expect.stringMatching(/works here already/),
      expect.stringMatching(/works in another shop/),
    ])
  })
})

it('ends the work of a person, who stays a customer', async () => {
  const { id, email } = await aPerson({ roles: ['store'], shops: ['wa'] })
  await owner.api.manageStaff.remove({ params: { id } })
  expect(await find(email)).toEqual([])
  await expect(visitOf(shop, email)).rejects.toThrow('No member of staff')
  const api = await shop.signedIn(email)
  expect(Object.keys(await api.account.info())).not.toContain('winningUserId')
  expect(await api.privacy.deletion()).toMatchObject({ obstacle: null })
})

describe('the first owner', () => {
  it('is made of a confirmed account by the command, in the audit log of each shop', async () => {
    const { id, email, name } = await aPerson()
    expect(await makeOwner(shop.db, { email, brands: ['wa', 'hc'], now: shop.clock() })).toEqual({
      ok: true,
      value: name,
    })
    expect(await find(email)).toMatchObject([{ id, roles: ['owner'], shops: ['Hearth Clearance', 'Wattle & Ash'] }])
    expect(await auditOf(name)).toEqual([['made owner', 'Command line']])
    await expect(visitOf(shop, email)).resolves.toMatch(/^admin-visit=/)
    await makeOwner(shop.db, { email, brands: ['wa'], now: shop.clock() })
    expect(await find(email)).toHaveLength(1)
  })

  it('is made of nothing else', async () => {
    const { email } = await aPerson({ isConfirmed: false })
    for (const address of [email, 'no.one@mail.example'])
      expect(await makeOwner(shop.db, { email: address, brands: ['wa'], now: shop.clock() })).toEqual({
        ok: false,
        code: 'no_account',
      })
  })
})
