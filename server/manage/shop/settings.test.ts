import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settingTable } from '#domain/settings/setting-table.ts'
import { apiErrorOf } from '../../../tests/buyer.ts'
import { backOffice } from '../../../tests/manage.ts'
import { type Shop, testShop } from '../../../tests/test-app.ts'

let shop: Shop
let owner: Awaited<ReturnType<typeof backOffice>>
beforeAll(async () => {
  shop = await testShop()
  owner = await backOffice(shop, 'owner')
})
afterAll(() => shop.close())

const path = () => `/old-${randomUUID().slice(0, 8)}`
const add = (from: string, to: string) => owner.api.manageRedirects.create({ body: { from, to } })
const destination = async (fromUrl: string) => shop.api.content.redirect({ query: { fromUrl } })

describe('a redirect', () => {
  it('leads an old address in any case to the new one, until it is changed and removed', async () => {
    const from = path()
    const { id } = await add(`${from.toUpperCase()}/`, '/p/kettle?colour=red')
    expect(id).toBe(from)
    expect(await destination(`${from}?x=1`)).toEqual({ doRedirect: true, destinationUri: '/p/kettle?colour=red' })
    await owner.api.manageRedirects.update({ params: { id }, body: { to: '/stores' } })
    expect(await destination(from)).toMatchObject({ destinationUri: '/stores' })
    await owner.api.manageRedirects.remove({ params: { id } })
    expect(await destination(from)).toMatchObject({ doRedirect: false })
    const { rows } = await owner.api.manageAudit.list({ query: { q: from } })
    expect(rows.map(({ action }) => action).toSorted()).toEqual([
      'added a redirect',
      'changed a redirect',
      'removed a redirect',
    ])
  })

  it('never leads back to itself, out of the shop, or from an address twice', async () => {
    const [first, second, third] = [path(), path(), path()]
    await add(first, second)
    await add(second, `${third}?a=1`)
    expect((await apiErrorOf(add(third, first))).fields).toEqual({ to: ['This leads back to the old address'] })
    expect((await apiErrorOf(add(first, '/stores'))).fields).toEqual({
      from: ['This address leads elsewhere already'],
    })
    for (const to of ['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example', 'javascript:1'])
      expect([to, (await apiErrorOf(add(path(), to))).fields?.to]).toEqual([
        to,
        ['Enter an address of this shop, such as /p/copper-kettle'],
      ])
    expect((await apiErrorOf(add('/', '/stores'))).fields).toEqual({ from: ['The home page cannot move'] })
  })
})

describe('a setting', () => {
  const set = (id: string, value: string | null) => owner.api.manageSettings.set({ params: { id }, body: { value } })
  const seen = async (name: string) =>
    (await shop.api.settings.list()).items.find((setting) => setting.name === name)?.value

  it('is set, seen by the shop, and reset to its default', async () => {
    await set('CallUsNowEnabled', null)
    expect(await set('CallUsNowEnabled', 'true')).toMatchObject({ kind: 'flag', usual: 'false', value: 'true' })
    expect(await seen('CallUsNowEnabled')).toBe('true')
    expect(await set('CallUsNowEnabled', null)).toMatchObject({ value: null })
    expect(await seen('CallUsNowEnabled')).toBeUndefined()
    const { rows } = await owner.api.manageAudit.list({ query: { q: 'Call us now' } })
    expect(rows.map(({ action }) => action)).toEqual(expect.arrayContaining(['changed a setting', 'reset a setting']))
  })

  it('is rejected when its value is of another kind', async () => {
    const problem = async (id: string, value: string) => (await apiErrorOf(set(id, value))).fields?.value
    expect(await problem('TipEnabled', 'perhaps')).toEqual(['Choose on or off'])
    expect(await problem('QuickLinks', '[{]')).toEqual(['This is no JSON: check its brackets and quotes'])
    expect(await problem('PaypalDisclaimer', ' ')).toEqual(['Enter a value, or reset the setting'])
    expect(await problem('businessNumber', '12')).toEqual(['This is no ABN: check its digits'])
    expect((await apiErrorOf(set('Unknown', 'x'))).status).toBe(404)
  })

  it('is listed with its words for every feature setting, those that pages read first', async () => {
    const { rows } = await owner.api.manageSettings.list({ query: {} })
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(settingTable)))
    for (const { about } of rows) expect(about).toMatch(/^[A-Z].+\.$/)
    // Words, not names of the code, and each of one setting only.
    for (const { title } of rows) expect(title.replace('PayPal', '')).not.toMatch(/[a-z][A-Z]/)
    expect(new Set(rows.map(({ title }) => title)).size).toBe(rows.length)
    expect(rows.at(-1)).toMatchObject({ isRead: false })
    expect(rows[0]).toMatchObject({ isRead: true })
  })
})
