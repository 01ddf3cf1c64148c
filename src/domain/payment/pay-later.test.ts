import { expect, it } from 'vitest'
import { payLaterOffers } from './pay-later.ts'

const zip = (value: string) => [{ name: 'ZipConfig', value }]
const names = (cents: number, value = '{"minimum": 35, "maximum": 2000}') =>
  payLaterOffers(cents, zip(value)).map(({ name }) => name)

it('splits an amount into four payments a fortnight apart, rounded up to a cent', () => {
  const [afterpay] = payLaterOffers(2890_01, [])
  expect(afterpay).toEqual({
    option: 'AfterPay',
    name: 'Afterpay',
    path: '/afterpay',
    instalments: { count: 4, every: 'fortnight', cents: 722_51 },
  })
})

it('offers Zip within the limits of its setting only', () => {
  expect(names(34_99)).toEqual(['Afterpay'])
  expect(names(35_00)).toEqual(['Afterpay', 'Zip'])
  expect(names(2000_00)).toEqual(['Afterpay', 'Zip'])
  expect(names(2000_01)).toEqual(['Afterpay'])
})

it('offers nothing for nothing', () => {
  expect(names(0)).toEqual([])
})
