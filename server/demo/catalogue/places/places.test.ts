import { expect, it } from 'vitest'
import { suburbName } from '#domain/location/locality.ts'
import { shops } from '../shops.ts'
import { buildLocalities, localityId, normalizedName } from './locality-rows.ts'
import { storeRows } from './store-rows.ts'
import { distanceKm, nearestWarehouse, warehouseRows } from './warehouse-rows.ts'

const localities = buildLocalities()
const localityOf = (id: string) => localities.find((locality) => locality.id === id)

it('contains the main localities of both countries, each once', () => {
  expect(localities.length).toBeGreaterThanOrEqual(820)
  expect(new Set(localities.map(({ id }) => id)).size).toBe(localities.length)
  expect(new Set(localities.map(({ state }) => state))).toEqual(
    new Set(['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT', 'ACT', 'NZ']),
  )
})

it.each([
  ['2000_SYDNEY', 'NSW'],
  ['3000_MELBOURNE', 'VIC'],
  ['2880_BROKEN_HILL', 'NSW'],
  ['7255_LADY_BARRON', 'TAS'],
  ['6798_CHRISTMAS_ISLAND', 'WA'],
  ['0872_YULARA', 'NT'],
  ['4825_MOUNT_ISA', 'QLD'],
  ['5000_ADELAIDE', 'SA'],
  ['2899_NORFOLK_ISLAND', 'NSW'],
  ['2204_MARRICKVILLE', 'NSW'],
  ['1010_AUCKLAND_CENTRAL', 'NZ'],
])('contains %s', (id, state) => {
  expect(localityOf(id)?.state).toBe(state)
})

it('preserves macrons in names and finds them without', () => {
  expect(localityOf('1062_OTAHUHU')).toMatchObject({ suburb: 'Ōtāhuhu', suburbKey: 'otahuhu', country: 'NZ' })
  expect(normalizedName('Whangārei')).toBe('whangarei')
  expect(localityId('2044', 'St Peters')).toBe('2044_ST_PETERS')
})

it('has names that are the same after they were in capitals', () => {
  const names = [...localities, ...storeRows].map(({ suburb }) => suburb)
  expect(names.filter((name) => suburbName(name.toUpperCase()) !== name)).toEqual([])
})

it('lets suburbs share a postcode', () => {
  expect(localities.filter(({ postcode }) => postcode === '2000').length).toBeGreaterThan(3)
})

it('places every locality inside its country and state', () => {
  const boxes: Record<string, readonly [south: number, north: number, west: number, east: number]> = {
    NSW: [-37.6, -28, 140.9, 168.1],
    VIC: [-39.2, -33.9, 140.9, 150.1],
    QLD: [-29.2, -10, 137.9, 153.7],
    SA: [-38.1, -25.9, 128.9, 141.1],
    WA: [-35.2, -10, 105, 129.1],
    TAS: [-43.7, -39.5, 143.7, 148.6],
    NT: [-26.1, -10.9, 128.9, 138.1],
    ACT: [-35.6, -35.1, 148.9, 149.3],
    NZ: [-47.1, -34.3, 166.4, 178.6],
  }
  for (const { id, state, latitude, longitude } of localities) {
    const [south, north, west, east] = boxes[state] ?? [0, 0, 0, 0]
    expect(latitude > south && latitude < north && longitude > west && longitude < east, id).toBe(true)
  }
})

it('serves each locality from the nearest warehouse of its country', () => {
  expect(localityOf('2204_MARRICKVILLE')?.warehouse).toBe('2000_SYDNEY')
  expect(localityOf('2640_ALBURY')?.warehouse).toBe('2600_CANBERRA')
  expect(localityOf('8011_RICCARTON')?.warehouse).toBe('8011_CHRISTCHURCH')
  expect(nearestWarehouse({ latitude: -12.4, longitude: 130.9, country: 'AU' })).toBe('0800_DARWIN')
  expect(warehouseRows.length).toBe(11)
})

it('measures great-circle distances', () => {
  expect(
    Math.round(distanceKm({ latitude: -33.869, longitude: 151.209 }, { latitude: -37.814, longitude: 144.963 })),
  ).toBe(713)
})

it('has at least three stores for every shop, in existing localities', () => {
  expect(storeRows.length).toBeGreaterThanOrEqual(30)
  expect(new Set(storeRows.map(({ id }) => id)).size).toBe(storeRows.length)
  expect(new Set(storeRows.map(({ brand, uri }) => `${brand}/${uri}`)).size).toBe(storeRows.length)
  for (const { key } of shops)
    expect(storeRows.filter((store) => store.brand === key).length, key).toBeGreaterThanOrEqual(3)
  for (const { postcode, suburb, state, country } of storeRows) {
    expect(localityOf(localityId(postcode, suburb)), `${postcode} ${suburb}`).toMatchObject({ state, country })
  }
})

it('has stores with different opening days, by appointment only, and with a tour', () => {
  for (const { openTimes, name } of storeRows) {
    expect(openTimes.length, name).toBe(7)
    for (const { isOpen, openTime, closeTime } of openTimes)
      expect(isOpen ? openTime < closeTime : openTime + closeTime, name).toBe(isOpen || '')
  }
  expect(storeRows.some(({ openTimes }) => openTimes[6]?.isOpen === false)).toBe(true)
  expect(storeRows.some(({ isAppointmentOnly }) => isAppointmentOnly)).toBe(true)
  expect(storeRows.some(({ virtualTourId }) => virtualTourId)).toBe(true)
})
