import { expect, it } from 'vitest'
import { readOrderLines } from './order-lines.ts'

it('reads SKU and quantity of every row with any separator, without the head and empty rows', () => {
  const text = '\uFEFFSKU,Qty\r\nNV-FD610S,2\r\n\r\n"OD-K10CS";12\nWX-TS2EBS\t1\nAB-I905K\n'
  expect(readOrderLines(text)).toEqual([
    { sku: 'NV-FD610S', quantity: '2' },
    { sku: 'OD-K10CS', quantity: '12' },
    { sku: 'WX-TS2EBS', quantity: '1' },
    { sku: 'AB-I905K', quantity: '1' },
  ])
})

it('ignores rows that are no order, and stops at sixty', () => {
  expect(readOrderLines('AB-1,two\nplain words,3')).toEqual([])
  expect(readOrderLines(Array.from({ length: 80 }, (_, index) => `AB-${index},1`).join('\n'))).toHaveLength(60)
})
