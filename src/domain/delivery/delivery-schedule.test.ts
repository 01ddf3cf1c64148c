import { describe, expect, it } from 'vitest'
import type { PlainDate } from '#domain/time/plain-date.ts'
import { deliveryLeadDays, deliverySchedule, distanceKm } from './delivery-schedule.ts'

const friday: PlainDate = [2026, 11, 20]
const to = (postcode: string, leadDays = 0, country: 'AU' | 'NZ' = 'AU') =>
  deliverySchedule({ postcode, country, today: friday, leadDays })
const prices = (postcode: string) => to(postcode).days.map(({ available, priceCents }) => available && priceCents)

describe('the delivery days of a place', () => {
  it('offers 28 days from tomorrow, Sundays off, Saturdays for $49, others free', () => {
    const { state, days } = to('2000')
    expect(state).toBe('scheduled')
    expect(days).toHaveLength(28)
    expect(days[0]).toEqual({ date: [2026, 11, 21], available: true, priceCents: 49_00 })
    expect(days.at(-1)?.date).toEqual([2026, 12, 18])
    expect(prices('2000').slice(0, 9)).toEqual([49_00, false, 0, 0, 0, 0, 0, 49_00, false])
    expect(to('1010', 0, 'NZ').days).toEqual(days)
  })
  it('starts with $99 and $49 in 3000 and is free from then on', () => {
    expect(prices('3000').slice(0, 9)).toEqual([99_00, false, 49_00, 0, 0, 0, 0, 0, false])
  })
  it('fails, calls back, is booked out or does not deliver where the demonstration says so', () => {
    expect(to('2880')).toEqual({ state: 'failed', days: [] })
    expect(to('7255')).toEqual({ state: 'scheduled', days: [] })
    expect(to('6798').days).toHaveLength(28)
    expect(to('6798').days.some((day) => day.available)).toBe(false)
    expect(to('0872')).toEqual({ state: 'unavailable', days: [] })
  })
  it('takes the rules of a country for that country only', () => {
    expect(to('2880', 0, 'NZ').state).toBe('scheduled')
  })
  it('starts later by the lead days', () => {
    expect(to('2650', 3).days[0]?.date).toEqual([2026, 11, 24])
  })
})

describe('the lead days of a product', () => {
  const here = { quantity: 4, nextDate: null, kmToServingWarehouse: 0 }
  const elsewhere = { ...here, kmToServingWarehouse: 870 }
  const lead = (stock: (typeof here)[], km = 5, postcode = '2010') =>
    deliveryLeadDays({ postcode, country: 'AU', today: friday, kmFromServingWarehouse: km, stock })
  it('are none near a warehouse that has it', () => {
    expect(lead([elsewhere, here])).toBe(0)
  })
  it('grow with the way between warehouses and with the last leg', () => {
    expect(lead([elsewhere])).toBe(3)
    expect(lead([here], 150)).toBe(1)
    expect(lead([here], 599)).toBe(2)
    expect(lead([here], 2000)).toBe(4)
  })
  it('wait for announced stock', () => {
    const announced = { quantity: 0, nextDate: [2026, 11, 27] as PlainDate, kmToServingWarehouse: 0 }
    expect(
      deliveryLeadDays({
        postcode: '2010',
        country: 'AU',
        today: friday,
        kmFromServingWarehouse: 5,
        stock: [announced],
      }),
    ).toBe(7)
  })
  it('are unknown without stock', () => {
    expect(lead([])).toBeNull()
    expect(lead([{ ...here, quantity: 0 }])).toBeNull()
  })
  it('are none in city centres while anything is in stock', () => {
    expect(lead([elsewhere], 5, '2000')).toBe(0)
  })
})

it('measures distances along the earth', () => {
  const sydney = { latitude: -33.87, longitude: 151.21 }
  expect(Math.round(distanceKm(sydney, { latitude: -37.81, longitude: 144.96 }))).toBe(713)
  expect(distanceKm(sydney, sydney)).toBe(0)
})
