import { expect, it } from 'vitest'
import {
  cutProforma,
  type DeliveryDate,
  fallbackDate,
  findDate,
  isDeliveryUnavailable,
  supplierDeliveries,
} from './delivery-dates.ts'

const day = (number: number, price: number, available = true): DeliveryDate => ({
  date: [2025, 3, number],
  price,
  available,
})

it('is unavailable without dates, when flagged, and when no date is free [S2-4-31]', () => {
  const dates = [day(1, 0, false), day(2, 49)]
  expect(isDeliveryUnavailable({ dates: [], isFlagged: false })).toBe(true)
  expect(isDeliveryUnavailable({ dates, isFlagged: true })).toBe(true)
  expect(isDeliveryUnavailable({ dates: [day(1, 0, false)], isFlagged: false })).toBe(true)
  expect(isDeliveryUnavailable({ dates, isFlagged: false })).toBe(false)
})

it('takes today plus 21 days when there are no dates [S2-4-32, S2-9-07]', () => {
  expect(fallbackDate([2025, 1, 20])).toEqual([2025, 2, 10])
  expect(fallbackDate([2024, 2, 15])).toEqual([2024, 3, 7])
  expect(fallbackDate([2025, 12, 20])).toEqual([2026, 1, 10])
})

it('closes every day after the first free one of a proforma delivery [S2-4-33]', () => {
  const dates = [day(1, 50), day(2, 0), day(3, 0), day(4, 20)]
  expect(cutProforma(dates).map(({ available }) => available)).toEqual([true, true, false, false])
  expect(cutProforma([day(1, 0, false), day(2, -5), day(3, 0)]).map(({ available }) => available)).toEqual([
    false,
    true,
    false,
  ])
  expect(dates.every(({ available }) => available)).toBe(true)
  expect(cutProforma([day(1, 0), day(2, 0)]).map(({ available }) => available)).toEqual([true, false])
  expect(cutProforma([day(1, 1), day(2, 0), day(3, 0)]).map(({ available }) => available)).toEqual([true, true, false])
})

it('closes nothing where no day is free [S2-4-33]', () => {
  const dates = [day(1, 50), day(2, 49)]
  expect(cutProforma(dates)).toEqual(dates)
})

it('finds a day by its date, not by its place in memory', () => {
  const dates = [day(1, 50), day(2, 49)]
  expect(findDate(dates, [2025, 3, 2])?.price).toBe(49)
  expect(findDate(dates, [2025, 4, 2])).toBeNull()
})

it('takes the first date of each supplier [S1-3-04, S2-2-29, S2-3-16]', () => {
  const suppliers = {
    miele: {
      dates: [
        { date: [2025, 3, 1] as [number, number, number], price: 20 },
        { date: [2025, 3, 2] as [number, number, number] },
      ],
    },
    other: { dates: [{ date: [2025, 4, 22] as [number, number, number] }] },
    none: { dates: [] },
  }
  const deliveries = supplierDeliveries(suppliers)
  expect(deliveries).toEqual([
    { supplier: 'miele', deliveryDate: [2025, 3, 1], price: 20 },
    { supplier: 'other', deliveryDate: [2025, 4, 22], price: 0 },
  ])
  expect(supplierDeliveries(null)).toEqual([])
})
