import { describe, expect, it } from 'vitest'
import { energyUseOf, runningCost, savedCents, tariffOf } from './running-cost.ts'

describe('the use of an appliance', () => {
  it('is read from its attributes by their units', () => {
    const capacity = { unit: 'kg', value: 9 }
    const energy = { unit: 'kWh a year', value: 212 }
    const water = { unit: 'L a wash', value: 66 }
    expect(energyUseOf([capacity, energy, water])).toEqual({ kWhAYear: 212, litresAWash: 66 })
    expect(energyUseOf([capacity, energy])).toEqual({ kWhAYear: 212, litresAWash: null })
  })

  it.each([undefined, 0, 'about 200'])('is unknown with %s as its figure', (value) => {
    expect(energyUseOf([{ unit: 'kWh a year', value }])).toBeNull()
  })
})

describe('the tariff', () => {
  it('is that of the state, else of the country', () => {
    expect(tariffOf('AU', 'SA')).toMatchObject({ area: 'SA', centsAKWh: 45 })
    expect(tariffOf('AU', undefined)).toMatchObject({ area: 'Australia', centsAKWh: 33 })
    expect(tariffOf('AU', 'Somewhere')).toMatchObject({ area: 'Australia' })
    expect(tariffOf('NZ', 'NSW')).toMatchObject({ area: 'New Zealand', centsAKWh: 35 })
  })
})

describe('the running cost', () => {
  const tariff = { area: 'Here', centsAKWh: 30, centsAKilolitre: 250 }

  it('is that of the electricity, in a year and in ten', () => {
    expect(runningCost({ kWhAYear: 402, litresAWash: null }, tariff)).toEqual({
      energyCents: 120_60,
      waterCents: null,
      totalCents: 120_60,
      tenYearsCents: 1206_00,
    })
  })

  it('adds the water of a wash a day', () => {
    // 66 L × 365 = 24,090 L, at $2.50 for 1,000 L.
    expect(runningCost({ kWhAYear: 212, litresAWash: 66 }, tariff)).toEqual({
      energyCents: 63_60,
      waterCents: 60_23,
      totalCents: 123_83,
      tenYearsCents: 1238_30,
    })
  })

  it('compares the electricity with the highest use', () => {
    expect(savedCents(402, 496, tariff)).toBe(28_20)
    expect(savedCents(496, 496, tariff)).toBe(0)
  })
})
