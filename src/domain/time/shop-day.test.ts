import { afterEach, expect, it, vi } from 'vitest'
import { shopDate, shopDay, shopFieldTime, shopMoment, shopMomentText } from './shop-day.ts'

const now = new Date('2026-11-24T13:30:00Z')
const prototype = Intl.DateTimeFormat.prototype
const format = Object.getOwnPropertyDescriptor(prototype, 'format') ?? {}

afterEach(() => {
  vi.restoreAllMocks()
  Object.defineProperty(prototype, 'format', format)
})

it('gives the calendar day in the shop’s country', () => {
  expect(shopDay(now, 'AU')).toBe('2026-11-25')
  expect(shopDay(new Date('2026-11-24T12:30:00Z'), 'AU')).toBe('2026-11-24')
  expect(shopDay(new Date('2026-01-05T11:30:00Z'), 'NZ')).toBe('2026-01-06')
  expect(shopDate(now, 'NZ')).toEqual([2026, 11, 25])
})

it('gives a moment by the clock of the shop', () => {
  expect(shopMomentText('2026-11-24T13:30:00Z', 'NZ')).toBe('Wed 25 Nov, 2:30 am')
  expect(shopMomentText('2026-11-24T13:05:00Z', 'AU')).toBe('Wed 25 Nov, 12:05 am')
  expect(shopMomentText('2026-11-24T01:30:00Z', 'AU')).toBe('Tue 24 Nov, 12:30 pm')
})

it.each([
  // Standard time and daylight saving, on both sides of both changes.
  ['AU', '2026-10-04T01:59', '2026-10-03T15:59:00.000Z'],
  ['AU', '2026-10-04T03:00', '2026-10-03T16:00:00.000Z'],
  ['AU', '2026-04-05T01:59', '2026-04-04T14:59:00.000Z'],
  ['AU', '2026-04-05T03:00', '2026-04-04T17:00:00.000Z'],
  ['NZ', '2026-09-27T01:59', '2026-09-26T13:59:00.000Z'],
  ['NZ', '2026-09-27T03:00', '2026-09-26T14:00:00.000Z'],
  ['NZ', '2026-04-05T03:00', '2026-04-04T15:00:00.000Z'],
] as const)('reads a field of the shop in %s, and shows it again: %s', (country, field, iso) => {
  const moment = shopMoment(field, country)
  expect(moment?.toISOString()).toBe(iso)
  expect(shopFieldTime(new Date(iso), country)).toBe(field)
})

it('takes the first of an hour that comes twice, and the next hour for one that is skipped', () => {
  expect(shopMoment('2026-04-05T02:30', 'AU')?.toISOString()).toBe('2026-04-04T15:30:00.000Z')
  expect(shopMoment('2026-10-04T02:30', 'AU')?.toISOString()).toBe('2026-10-03T16:30:00.000Z')
  expect([shopMoment('', 'AU'), shopMoment('soon', 'AU')]).toEqual([null, null])
})

it('gives the same day where an engine writes dates in another order', () => {
  // As WebKit does, whose locale data differs from Chromium's.
  Object.defineProperty(prototype, 'format', { ...format, get: () => () => '25/11/2026' })
  const { formatToParts } = prototype
  vi.spyOn(prototype, 'formatToParts').mockImplementation(function (this: Intl.DateTimeFormat, date) {
    return formatToParts.call(this, date).reverse()
  })
  expect(shopDay(now, 'AU')).toBe('2026-11-25')
})
