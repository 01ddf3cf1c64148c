import { expect, it } from 'vitest'
import { addDays, isoDate } from '#domain/time/date-math.ts'
import { offerEnds, showsEndDate } from './promotion-period.ts'

const ending = (days: number) => ({ startDate: '2025-01-01', endDate: isoDate(addDays([2025, 1, 1], days)) })

it('formats the end as dd/MM/yyyy [S1-2.10-01]', () => {
  expect(offerEnds({ startDate: '2025-01-01', endDate: '2025-03-31' })).toBe('Offer Ends 31/03/2025')
  expect(offerEnds({ startDate: '2025-01-01T00:00:00Z', endDate: '2025-03-31T13:00:00Z' })).toBe(
    'Offer Ends 31/03/2025',
  )
})

it('shows the end only within one year after the start [S1-2.10-02]', () => {
  expect(showsEndDate(ending(364))).toBe(true)
  expect(showsEndDate(ending(365))).toBe(true)
  expect(showsEndDate(ending(366))).toBe(false)
  expect(showsEndDate(ending(400))).toBe(false)
  expect(offerEnds(ending(400))).toBeNull()
})

it('shows no end before the start, and none without both dates', () => {
  expect(showsEndDate(ending(0))).toBe(true)
  expect(showsEndDate(ending(-1))).toBe(false)
  expect(showsEndDate({ endDate: '2025-03-31' })).toBe(false)
  expect(offerEnds({ startDate: '2025-01-01', endDate: null })).toBeNull()
})
