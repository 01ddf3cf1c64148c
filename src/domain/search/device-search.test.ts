import { expect, it } from 'vitest'
import type { ProductCard } from '#contract/catalogue/product.ts'
import { searchSeen, stripAccents } from './device-search.ts'

// Only what the search looks at.
const card = (sku: string, title: string, manufacturer = 'Testa', category = 'Kettles') =>
  ({ sku, title, manufacturer: { name: manufacturer, uri: '', thumbnail: '' }, category }) as ProductCard

const cards = [
  card('NV-1', 'French Door Fridge', 'Norrvik', 'Fridges'),
  card('KE-2', 'Crème Kettle 1.5 L'),
  card('TO-3', 'Toaster', 'Testa', 'Toasters'),
  card('FR-4', 'Door Seal', 'Fridgeco', 'Parts'),
]
const textsOf = ({ title, sku, manufacturer, category }: ProductCard) =>
  [`${title} ${sku}`, `${manufacturer.name} ${category}`] as const
const found = (term: string) => searchSeen(cards, term, textsOf).map(({ sku }) => sku)

it('matches word prefixes in title, number, manufacturer or category', () => {
  expect(found('fren')).toEqual(['NV-1'])
  expect(found('to-3')).toEqual(['TO-3'])
  expect(found('norr')).toEqual(['NV-1'])
  expect(found('idge')).toEqual([])
})

it('requires every word, and ranks title matches first', () => {
  expect(found('fridge door')).toEqual(['NV-1', 'FR-4'])
  expect(found('fridge toaster')).toEqual([])
})

it('makes nothing of accents, on either side', () => {
  expect(found('creme')).toEqual(['KE-2'])
  expect(found('TÖAST')).toEqual(['TO-3'])
  expect(stripAccents('Whānau Ā')).toBe('whanau a')
})

it('finds nothing for nothing', () => {
  expect(found('  ')).toEqual([])
})
