import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
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

const open = { isOpen: true, openTime: '09:00', closeTime: '17:00' }
const closed = { isOpen: false, openTime: '', closeTime: '' }
const days = [open, open, open, open, open, closed, closed]

function form(changes: object = {}) {
  const id = randomUUID().slice(0, 8)
  return {
    id,
    name: `Store ${id}`,
    address: '1 Test Street',
    suburb: 'Sydney',
    state: 'NSW',
    postcode: '2000',
    phone: '02 5550 0100',
    blurb: '',
    latitude: -33.87,
    longitude: 151.2,
    isAppointmentOnly: false,
    openTimes: days,
    otherHours: [],
    services: ['Click and collect'],
    isShown: true,
    picture: null,
    ...changes,
  }
}
const create = (changes: object = {}) => owner.api.manageStores.create({ body: form(changes) })
const listed = async () => (await shop.api.store.list({ query: {} })).map(({ storeId }) => storeId)

it('adds a store that shoppers see with its services and the other hours from today on', async () => {
  const { id, uri } = await create({
    otherHours: [
      { ...closed, day: '2099-12-25', note: 'Christmas' },
      { ...open, day: '2020-01-01', note: '' },
      { ...open, day: '2098-01-01', note: 'Sale' },
    ],
  })
  const seen = await shop.api.store.view({ params: { id: uri } })
  expect(seen).toMatchObject({ storeId: id, services: ['Click and collect'] })
  expect(seen.otherHours?.map(({ day, note }) => `${day} ${note}`)).toEqual(['2098-01-01 Sale', '2099-12-25 Christmas'])
  expect(await listed()).toContain(id)
})

it('hides a store from shoppers, with who did it in the audit log', async () => {
  const { id, uri } = await create()
  const { id: _, ...fields } = form({ isShown: false, name: 'Closed' })
  expect(await owner.api.manageStores.update({ params: { id }, body: fields })).toMatchObject({ isShown: false, uri })
  expect(await listed()).not.toContain(id)
  expect((await apiErrorOf(shop.api.store.view({ params: { id: uri } }))).status).toBe(404)
  expect((await apiErrorOf(shop.api.store.choose({ body: { storeId: id } }))).fields).toEqual({
    storeId: ['Choose a store'],
  })
  const { rows } = await owner.api.manageAudit.list({ query: { q: 'Closed' } })
  expect(rows[0]).toMatchObject({ who: 'Noor Haddad', action: 'changed a store', subjectId: id })
  expect(rows[0]?.changes).toContainEqual({ field: 'isShown', before: 'true', after: 'false' })
})

it('names the fields of a wrong form', async () => {
  const { id, name } = await create()
  const errors = async (changes: object) => (await apiErrorOf(create(changes))).fields
  expect(await errors({ id })).toEqual({ id: ['Another store has this code'] })
  expect(await errors({ name })).toEqual({ name: ['Another store has this name'] })
  expect(await errors({ openTimes: [{ ...open, closeTime: '08:00' }, ...days.slice(1)] })).toEqual({
    'openTimes.0.closeTime': ['Close after the opening time'],
  })
  const twice = { ...closed, day: '2099-01-01', note: '' }
  expect(await errors({ otherHours: [twice, twice] })).toEqual({ 'otherHours.1.day': ['This day is there already'] })
  expect(await errors({ picture: `photo-${randomUUID()}-1x1-ffffff` })).toEqual({
    picture: ['This picture is gone: choose it again'],
  })
})

it('belongs to its shop only', async () => {
  const { id } = await create()
  const elsewhere = await backOffice(shop, 'owner', 'andoo')
  expect((await apiErrorOf(elsewhere.api.manageStores.view({ params: { id } }))).status).toBe(404)
})
