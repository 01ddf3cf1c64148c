// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createExpiringStorage } from '#lib/browser/expiring-storage.ts'
import { pageAddress } from '../../../server/render/cache/page-address.ts'
import { pageKey } from '../../../sw/stored-pages.ts'
import { clickReferenceIn, clickReferenceName, storeClickReference, takeClickReference } from './click-reference.ts'

const day = 86_400_000
const start = Date.UTC(2026, 0, 1)
const shop = location.origin
const stored = () => localStorage.getItem('clickref')

beforeEach(() => localStorage.clear())
afterEach(() => localStorage.clear())

const arrive = (query: string, now = start) =>
  storeClickReference({ now: () => now, addresses: [`${shop}/p/kettle${query}`, ''] })

it('keeps the reference of a partner for 30 days, and not a moment longer', () => {
  arrive('?page=2&clickref=1011lQ-7%2Fb')
  expect(JSON.parse(stored() ?? '')).toMatchObject({ value: '1011lQ-7/b', expiry: start + 30 * day })
  arrive('', start + 30 * day - 1)
  const later = createExpiringStorage({ storage: localStorage, now: () => start + 30 * day - 1 })
  expect(later.read(clickReferenceName)).toBe('1011lQ-7/b')
  arrive('', start + 30 * day)
  expect(stored()).toBeNull()
})

it('lets the last click count, for 30 days of its own', () => {
  arrive('?clickref=first')
  arrive('?clickref=second', start + 20 * day)
  expect(JSON.parse(stored() ?? '')).toMatchObject({ value: 'second', expiry: start + 50 * day })
})

it('reads it where the shopper arrived, though they have gone on since', () => {
  expect(clickReferenceIn([`${shop}/stores`, `${shop}/?clickref=A1`], shop)).toBe('A1')
  expect(clickReferenceIn([`${shop}/?clickref=A2`, `${shop}/?clickref=A1`], shop)).toBe('A2')
  expect(clickReferenceIn([`${shop}/`, 'https://partner.example/?clickref=B1'], shop)).toBeNull()
})

it('keeps nothing without one, and nothing that is none', () => {
  for (const query of ['', '?clickref=', '?clickref=%20', `?clickref=${'x'.repeat(257)}`, '?ClickRef=A1']) arrive(query)
  expect(clickReferenceIn(['', 'no address'], shop)).toBeNull()
  expect(stored()).toBeNull()
})

it('is not part of the page key, neither on the server nor on the device', () => {
  expect(pageAddress(shop, '/c/kitchen?clickref=A1&page=2').href).toBe(`${shop}/c/kitchen?page=2`)
  expect(pageKey(`${shop}/c/kitchen?clickref=A1&page=2`)).toBe(`${shop}/c/kitchen?page=2`)
})

it('returns the reference once on day 29, and null after day 30 [S2-A-11]', () => {
  const take = (now: number) => takeClickReference({ now: () => now })
  arrive('?clickref=A1')
  expect(take(start + 29 * day)).toBe('A1')
  expect(take(start + 29 * day)).toBeNull()
  arrive('?clickref=A2')
  expect(take(start + 30 * day + 1)).toBeNull()
  expect(stored()).toBeNull()
})
