import { expect, it } from 'vitest'
import { readSearchAnswer } from './search-response.ts'

it('reads suggestions and products from the PascalCase response [S3-3-32]', () => {
  const response = {
    SearchSuggestions: [{ Result: 'gas oven', Url: '/search/gas%20oven' }],
    ProductResults: [{ Name: 'Oven 60', ImageUrl: '/oven.webp', Price: 1299.5, Url: '/p/oven-60' }],
  }
  expect(readSearchAnswer(response)).toEqual([
    { type: 'term', text: 'gas oven', url: '/search/gas%20oven' },
    { type: 'product', text: 'Oven 60', url: '/p/oven-60', imageUrl: '/oven.webp', price: 1299.5 },
  ])
})

it('reads missing lists as empty [S3-3-32]', () => {
  expect(readSearchAnswer({})).toEqual([])
  expect(readSearchAnswer(null)).toEqual([])
  expect(readSearchAnswer({ ProductResults: [{ Name: 'Oven', Url: '/p/oven' }] })).toEqual([
    { type: 'product', text: 'Oven', url: '/p/oven', imageUrl: null, price: null },
  ])
})

it('drops rows without a title or link', () => {
  expect(readSearchAnswer({ SearchSuggestions: [{ Result: 'oven' }, { Url: '/x' }] })).toEqual([])
})
