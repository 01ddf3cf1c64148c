import { expect, it } from 'vitest'
import type { PlainDate } from '#domain/time/plain-date.ts'
import { changedView, defaultView } from '#features/project/dashboard/rules/dashboard-query.ts'
import { clearedView, filterChips } from './chips.ts'

const today: PlainDate = [2026, 11, 20]
const usual = defaultView(today)
const names = { today, salesperson: (code: string) => (code === 'NH01' ? 'Noor Haddad' : code) }
const labels = (change: Partial<typeof usual>) => filterChips({ ...usual, ...change }, names).map(({ label }) => label)

it('names what narrows the rows', () => {
  expect(labels({})).toEqual(['Created 22/08/2026 to 20/11/2026'])
  expect(labels({ fromDate: '', toDate: '' })).toEqual([])
  expect(labels({ fromDate: '' })).toEqual(['Created until 20/11/2026'])
  expect(labels({ allTime: true, brand: 'Marlow', showCulinaryBookings: false })).toEqual([
    'All time',
    'Brand: Marlow',
    'Without culinary bookings',
  ])
  expect(labels({ salespersonCode: 'NH01' })).toContain('Salesperson: Noor Haddad')
  // The own projects win over another's.
  expect(labels({ salespersonCode: 'WT02', onlyMyProjects: true })).not.toContain('Salesperson: WT02')
})

it('removes only the filter it names', () => {
  const view = { ...usual, page: 2, brand: 'Marlow', sku: 'NV-1', customerName: 'Ada' }
  for (const chip of filterChips(view, names)) {
    const without = changedView(view, chip.without)
    expect(filterChips(without, names).map(({ label }) => label)).not.toContain(chip.label)
    expect(filterChips(without, names)).toHaveLength(3)
    expect(without.page).toBe(0)
  }
})

it('keeps the order when all filters go', () => {
  const view = { ...usual, page: 4, brand: 'Marlow', sortProperty: 'customerName' as const }
  expect(clearedView(view, today)).toEqual({ ...usual, sortProperty: 'customerName' })
})
