import { expect, it } from 'vitest'
import { isOfferDue, nothingSeen, type Seen, withDay, withProduct, worth } from './offer-rules.ts'

const days = (...list: string[]) => list.reduce(withDay, nothingSeen)
const products = (...list: string[]) => list.reduce(withProduct, nothingSeen)

const firstVisit: Seen = days('2026-11-20')
const moment = {
  seen: firstVisit,
  hasCart: false,
  hasActed: true,
  canInstall: true,
  isInstalled: false,
  isStandalone: false,
  isDismissed: false,
  pathname: '/p/oven',
}
const due = (change: Partial<typeof moment>) => isOfferDue({ ...moment, ...change })

it('offers nothing on a first visit without interest', () => {
  expect(due({})).toBe(false)
  expect(due({ seen: products('/p/a', '/p/b') })).toBe(false)
})
it('offers the app from the second day, the third product or the first cart line', () => {
  expect(due({ seen: days('2026-11-20', '2026-11-21') })).toBe(true)
  expect(due({ seen: products('/p/a', '/p/b', '/p/c') })).toBe(true)
  expect(due({ hasCart: true })).toBe(true)
})
it('counts a day once and a product once', () => {
  expect(days('2026-11-20', '2026-11-20', '2026-11-20').days).toBe(1)
  expect(days('2026-11-20', '2026-11-22', '2026-11-22')).toEqual({ days: 2, lastDay: '2026-11-22', products: [] })
  expect(products('/p/a', '/p/a', '/p/b').products).toEqual(['/p/a', '/p/b'])
  expect(products('/p/a', '/p/b', '/p/c', '/p/d').products).toHaveLength(worth.products)
})
it.each([
  '/customer/checkout',
  '/customer/confirmation',
  '/Customer/Checkout',
  '/account',
  '/account/orders',
  '/blank/p/x',
])('offers nothing on %s', (pathname) => {
  expect(due({ hasCart: true, pathname })).toBe(false)
})
it.each([
  ['before the shopper did anything', { hasActed: false }],
  ['where the browser cannot install', { canInstall: false }],
  ['once it is installed', { isInstalled: true }],
  ['inside the installed app', { isStandalone: true }],
  ['after a no', { isDismissed: true }],
])('is not made %s', (_, change) => {
  expect(due({ hasCart: true })).toBe(true)
  expect(due({ hasCart: true, ...change })).toBe(false)
})
