import { describe, expect, it } from 'vitest'
import { chosenServices, deliveryServices } from './delivery-services.ts'

const fee = { sku: 'FEE', title: 'Fee', priceCents: 0, selected: true, hidden: true }

describe('delivery services', () => {
  it('are two, neither of them chosen at first', () => {
    expect(deliveryServices.map(({ sku, priceCents, selected }) => [sku, priceCents, selected])).toEqual([
      ['SVC-UNPACK', 29_00, false],
      ['SVC-REMOVE', 49_00, false],
    ])
  })

  it('come as wished, and a hidden one that is selected comes always', () => {
    expect(chosenServices([...deliveryServices, fee], ['SVC-REMOVE'])?.map(({ sku }) => sku)).toEqual([
      'SVC-REMOVE',
      'FEE',
    ])
  })

  it('are rejected when one is not offered', () => {
    expect(chosenServices(deliveryServices, ['SVC-UNPACK', 'SVC-FREE'])).toBeNull()
  })
})
