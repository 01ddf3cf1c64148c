import { expect, it } from 'vitest'
import { overtakenFields } from './overtaken-fields.ts'

it('tells what was typed here from what was changed elsewhere, and from what both changed', () => {
  const opened = { title: 'Kettle', price: 90, rrp: 99, finish: 'Steel', pictures: [{ key: 'a' }], depth: 200 }
  const present = { ...opened, price: 75, rrp: 120, pictures: [{ key: 'a' }, { key: 'b' }], depth: 210 }
  const typed = { ...opened, title: 'Copper kettle', price: 80, depth: 210 }
  expect(overtakenFields({ opened, present, typed })).toEqual({
    own: ['title'],
    theirs: ['rrp', 'pictures'],
    both: ['price'],
  })
})

it('takes null, an empty text and a missing field for the same', () => {
  const opened = { gtin: null, 'attributes.power': '2200' }
  expect(
    overtakenFields({ opened, present: { gtin: '' }, typed: { gtin: undefined, 'attributes.power': '' } }),
  ).toEqual({
    own: [],
    theirs: [],
    both: [],
  })
  expect(overtakenFields({ opened, present: {}, typed: opened })).toMatchObject({ theirs: ['attributes.power'] })
})

it('does not take zero for empty', () => {
  expect(overtakenFields({ opened: { price: null }, present: { price: 0 }, typed: { price: null } }).theirs).toEqual([
    'price',
  ])
})
