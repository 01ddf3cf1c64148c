import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { regionLocations } from '#domain/location/region.ts'
import { aLocality, aStore } from '../../tests/builders.ts'
import { type Shop, testShop } from '../../tests/test-app.ts'
import { stores, warehouses } from '../database/schema/catalogue.ts'

let shop: Shop
beforeAll(async () => {
  shop = await testShop({ brand: 'wa' })
  const { db } = shop
  await db.delete(stores)
  await aStore(db, { id: 'north', uri: 'north', name: 'North', latitude: -16.9, longitude: 145.7, state: 'QLD' })
  await aStore(db, {
    id: 'south',
    uri: 'south',
    name: 'South',
    latitude: -42.9,
    longitude: 147.3,
    state: 'TAS',
    virtualTourId: 'tour-1',
  })
  await aStore(db, { id: 'other', uri: 'other', name: 'Other shop', brand: 'aol' })
  await aLocality(db, { suburb: 'Zithering', postcode: '4999', latitude: -17, longitude: 145 })
  await aLocality(db, { suburb: 'Zithering East', postcode: '4999', latitude: -17, longitude: 145 })
  await aLocality(db, {
    suburb: 'Zölden',
    postcode: '7999',
    suburbKey: 'zolden',
    state: 'TAS',
    latitude: -43,
    longitude: 147,
  })
  const [auckland] = await db.select().from(warehouses)
  await aLocality(db, {
    suburb: 'Zithering',
    postcode: '0999',
    country: 'NZ',
    state: 'NZ',
    warehouse: auckland?.code ?? '',
    id: '0999_ZITHERING',
  })
})
afterAll(() => shop.close())

describe('the location of a shopper', () => {
  it('has no suburb, store or warehouse before the visitor chooses', async () => {
    const geo = await shop.visitor().geo.view()
    expect(geo).toMatchObject({
      _id: '',
      city: '',
      state: '',
      postcode: '',
      newUser: true,
      country: 'AU',
      ipCountry: 'AU',
    })
    expect(geo).toMatchObject({ nearestWarehouseLocationCode: '', store: null })
  })
  it('is the suburb chosen by its id, stored by a cookie, with the nearest store of this shop [S1-3-09]', async () => {
    const browser = shop.visitor()
    const chosen = await browser.geo.setLocation({ body: { localityId: '7999_Z_LDEN' } })
    expect(chosen).toEqual({
      _id: '7999_Z_LDEN',
      locationId: '7999_Z_LDEN',
      city: 'ZÖLDEN',
      state: 'TAS',
      postcode: '7999',
      country: 'AU',
      ipCountry: 'AU',
      fullAddress: '7999 ZÖLDEN, TAS',
      newUser: false,
      nearestWarehouseLocationCode: expect.stringMatching(/^\d{4}_/),
      store: { storeId: 'south', storeUri: 'south', name: 'South', subdivision: 'TEST' },
    })
    expect(await browser.geo.view()).toEqual(chosen)
    expect((await shop.visitor().geo.view()).postcode).toBe('')
  })
  it.each([...regionLocations])('resolves region %s to %s [S1-3-06, S1-1-17]', async (region, localityId) => {
    const geo = await shop.visitor().geo.setLocation({ body: { localityId } })
    expect(geo).toMatchObject({ locationId: localityId, postcode: localityId.slice(0, 4) })
    expect(geo.nearestWarehouseLocationCode, region).toBe(localityId)
  })
  it('does not change if the suburb is unknown or in another country', async () => {
    const browser = shop.visitor()
    for (const localityId of ['9999_NOWHERE', '0999_ZITHERING'])
      await expect(browser.geo.setLocation({ body: { localityId } })).rejects.toMatchObject({
        status: 400,
        problem: { fields: { localityId: ['Choose a locality'] } },
      })
    expect((await browser.geo.view()).newUser).toBe(true)
  })
  it('has the chosen store, regardless of the suburb', async () => {
    const browser = shop.visitor()
    const geo = await browser.store.choose({ body: { storeId: 'south' } })
    expect(geo.store).toEqual({ storeId: 'south', storeUri: 'south', name: 'South', subdivision: 'TEST' })
    await browser.geo.setLocation({ body: { localityId: '4999_ZITHERING' } })
    expect((await browser.geo.view()).store?.name).toBe('South')
    await expect(browser.store.choose({ body: { storeId: 'other' } })).rejects.toMatchObject({ status: 400 })
  })
  it('keeps both choices of a first visit that are made at once', async () => {
    const browser = shop.visitor()
    await Promise.all([
      browser.store.choose({ body: { storeId: 'south' } }),
      browser.geo.setLocation({ body: { localityId: '4999_ZITHERING' } }),
    ])
    const { city, store } = await browser.geo.view()
    expect([city, store?.name]).toEqual(['ZITHERING', 'South'])
  })
  it('creates a visitor only on a choice, with a cookie that scripts cannot read', async () => {
    const read = await shop.inject({ url: '/api/geo' })
    expect(read.cookies).toEqual([])
    const payload = { localityId: '4999_ZITHERING' }
    const { cookies } = await shop.inject({ method: 'POST', url: '/api/geo/setlocation', payload })
    expect(cookies).toMatchObject([{ name: 'visitor', httpOnly: true, sameSite: 'Lax', path: '/' }])
  })
})

describe('the locality lookup', () => {
  const search = async (term: string, host = 'wa.localhost') =>
    (await shop.visitor(host).locality.search({ params: { term } })).map(({ fullAddress }) => fullAddress)
  const lookup = (suburb: string, state: string, postcode: string, host = 'wa.localhost') =>
    shop.visitor(host).locality.lookup({ params: { suburb, state, postcode } })

  it('finds localities by the start of their name or postcode, in the country of the shop [S1-3-10]', async () => {
    expect(await search('zither')).toEqual(['4999 ZITHERING, NSW', '4999 ZITHERING EAST, NSW'])
    expect(await search('499')).toContain('4999 ZITHERING EAST, NSW')
    expect(await search('4999 zithering e')).toEqual(['4999 ZITHERING EAST, NSW'])
    expect(await search('ZOLDEN')).toEqual(['7999 ZÖLDEN, TAS'])
    expect(await search('zither', 'aol-nz.localhost')).toEqual(['ZITHERING 0999'])
    expect(await search('no such place')).toEqual([])
    expect(await search('zither%')).toEqual([])
  })
  it('returns at most a hundred', async () => {
    expect((await search('2')).length).toBeLessThanOrEqual(100)
    expect((await search('s')).length).toBeLessThanOrEqual(100)
  })
  it('finds a suburb with state and postcode; responds 404 to a wrong combination [S1-7-41]', async () => {
    expect(await lookup('zithering', 'nsw', '4999')).toEqual({
      _id: '4999_ZITHERING',
      suburb: 'ZITHERING',
      postcode: '4999',
      state: 'NSW',
      fullAddress: '4999 ZITHERING, NSW',
    })
    for (const [suburb, state, postcode] of [
      ['Zithering', 'VIC', '4999'],
      ['Zithering', 'NSW', '4998'],
      ['Zith', 'NSW', '4999'],
    ] as const)
      await expect(lookup(suburb, state, postcode)).rejects.toMatchObject({ status: 404 })
  })
  it('omits the state in New Zealand', async () => {
    expect(await lookup('Zithering', 'NZ', '0999', 'aol-nz.localhost')).toMatchObject({
      fullAddress: 'ZITHERING 0999',
      state: '',
    })
  })
  it('includes a suburb without delivery', async () => {
    expect(await search('2899')).toHaveLength(1)
    await expect(lookup('Norfolk Island', 'NSW', '2899')).rejects.toMatchObject({
      status: 404,
      problem: { message: 'Delivery services unavailable for the provided address' },
    })
  })
})

describe('the stores', () => {
  const names = async (query: object) => (await shop.api.store.list({ query })).map(({ name }) => name)
  it('lists those of this shop, filtered by state, subdivision or text', async () => {
    expect(await names({})).toEqual(['North', 'South'])
    expect(await names({ state: 'tas' })).toEqual(['South'])
    expect(await names({ subdivision: 'test' })).toEqual(['North', 'South'])
    expect(await names({ text: 'nor' })).toEqual(['North'])
    expect(await names({ text: 'zzz' })).toEqual([])
  })
  it('returns the data of a store page, with seven days from Monday [S1-3-12]', async () => {
    const store = await shop.api.store.view({ params: { id: 'south' } })
    expect(store).toMatchObject({
      storeId: 'south',
      storeUri: 'south',
      name: 'South',
      address: '1 Test Street',
      suburb: 'Sydney',
      state: 'TAS',
      postcode: '2000',
      phone: '02 5550 0000',
      isAppointmentOnly: false,
      thumbImg: null,
      insideImg: { alt: 'Inside South' },
      virtualTourId: 'tour-1',
    })
    expect(store.openTimes).toHaveLength(7)
    expect(store.openTimes[0]).toEqual({ isOpen: true, openTime: '9:00 am', closeTime: '5:30 pm' })
    expect(store.openTimes[6]?.isOpen).toBe(false)
    await expect(shop.api.store.view({ params: { id: 'other' } })).rejects.toMatchObject({ status: 404 })
  })
})
