import { expect, it } from 'vitest'
import { listedCents, taxedTotal } from './tax.ts'

const shop = (country: 'AU' | 'NZ', pricesExGst: boolean) => ({ country, flags: { pricesExGst } })

it('finds GST in prices that include it: an eleventh in Australia, three twenty-thirds in New Zealand', () => {
  expect(taxedTotal(3439_15, shop('AU', false))).toEqual({ netCents: 3126_50, gstCents: 312_65, totalCents: 3439_15 })
  expect(taxedTotal(1150_00, shop('NZ', false))).toEqual({ netCents: 1000_00, gstCents: 150_00, totalCents: 1150_00 })
})

it('adds GST to prices without it: 10 percent in Australia, 15 percent in New Zealand', () => {
  expect(taxedTotal(126_36, shop('AU', true))).toEqual({ netCents: 126_36, gstCents: 12_64, totalCents: 139_00 })
  expect(taxedTotal(100_00, shop('NZ', true))).toEqual({ netCents: 100_00, gstCents: 15_00, totalCents: 115_00 })
})

it('rounds half a cent up and keeps zero', () => {
  expect(taxedTotal(5, shop('AU', true))).toEqual({ netCents: 5, gstCents: 1, totalCents: 6 })
  expect(taxedTotal(0, shop('AU', true))).toEqual({ netCents: 0, gstCents: 0, totalCents: 0 })
})

it.each(['AU', 'NZ'] as const)('keeps the sums of every amount up to 300 dollars exact in %s', (country) => {
  for (let cents = 0; cents <= 300_00; cents++) {
    for (const isEx of [true, false]) {
      const { netCents, gstCents, totalCents } = taxedTotal(cents, shop(country, isEx))
      if (netCents + gstCents !== totalCents || !Number.isInteger(gstCents)) expect.fail(`${cents} does not add up`)
    }
    // Removing GST from a price and adding it again differs by at most one cent of rounding.
    const again = taxedTotal(listedCents(cents, shop(country, true)), shop(country, true)).totalCents
    if (Math.abs(again - cents) > 1) expect.fail(`${cents} comes back as ${again}`)
  }
})
