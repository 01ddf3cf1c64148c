import { expect, it } from 'vitest'
import { hasOption, type OrderOption, optionBits, orderOptions } from './order-options.ts'

const specified =
  'Default COD PayPal CRAccount ConnectRemove DeliveryInstructions PaidInstalls SetSalesperson ' +
  'StaffOnlyOtherPaymentMethod Zip ZipInStore UniqueRequirements AfterPay CashAndCarry WarehouseStorageCharge ' +
  'InstallationContact WinningDeliveryServiceOverride'
const bits = Object.entries(orderOptions).sort(([, first], [, second]) => first - second)
// Object.entries forgets that these are the keys of the table.
const names = bits.map(([name]) => name as OrderOption)
const single = names.filter((name) => name !== 'Default')

it('has seventeen options, each a bit of its own and Default none [S2-3-45]', () => {
  expect(names.slice(0, 17).join(' ')).toBe(specified)
  expect(orderOptions.Default).toBe(0)
  expect(single.map((name) => orderOptions[name])).toEqual(single.map((_, index) => 2 ** index))
})

it('turns on exactly the option of each bit [S2-3-28, S2-3-45]', () => {
  for (const name of single) {
    expect(single.filter((candidate) => hasOption(orderOptions[name], candidate))).toEqual([name])
    expect(hasOption(optionBits(single) - orderOptions[name], name)).toBe(false)
  }
  expect(hasOption(optionBits(['Zip', 'CashAndCarry']), 'CashAndCarry')).toBe(true)
  expect([optionBits([]), optionBits(['Default', 'Zip'])]).toEqual([0, 256])
  expect(hasOption(0, 'Default')).toBe(true)
})
