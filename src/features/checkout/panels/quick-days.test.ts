import { expect, it } from 'vitest'
import type { PlainDate } from '#domain/time/plain-date.ts'
import { quickDays } from './quick-days.ts'

const day = (date: PlainDate, price: number, available = true) => ({ date, price, available })
const namesOf = (dates: Parameters<typeof quickDays>[0]) =>
  quickDays(dates, 'AU').map(({ name, day: text, price }) => [name, text, price])

it('offers the earliest day, the first free one and the first of a weekend', () => {
  const dates = [
    day([2026, 11, 20], 0, false),
    day([2026, 11, 21], 49),
    day([2026, 11, 23], 0),
    day([2026, 11, 28], 49),
  ]
  expect(namesOf(dates)).toEqual([
    ['Earliest', 'Sat 21 Nov', '$49'],
    ['Earliest free', 'Mon 23 Nov', 'FREE'],
  ])
  expect(namesOf(dates.slice(2))).toEqual([
    ['Earliest', 'Mon 23 Nov', 'FREE'],
    ['Weekend', 'Sat 28 Nov', '$49'],
  ])
})

it('offers no day when none is available', () => {
  expect(namesOf([day([2026, 11, 21], 49, false)])).toEqual([])
})
