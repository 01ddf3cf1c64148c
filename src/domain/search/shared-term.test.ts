import { expect, it } from 'vitest'
import { sharedPage, sharedTerm } from './shared-term.ts'

const term = (query: Record<string, string>) => sharedTerm(new URLSearchParams(query))
const page = (query: Record<string, string>) => sharedPage(new URLSearchParams(query), 'shop.example')

it('prefers the query of a form to anything shared', () => {
  expect(term({ q: ' oven ', text: 'fridge' })).toBe('oven')
  expect(term({})).toBe('')
})
it('removes the URL from shared text', () => {
  expect(term({ text: '"Norrvik 610 L fridge"\n https://news.example/best#:~:text=Norrvik' })).toBe(
    'Norrvik 610 L fridge',
  )
  expect(term({ title: 'Best ovens of the year', text: 'steam oven' })).toBe('steam oven')
})
it('removes the site name from the title of a shared page', () => {
  expect(term({ title: 'Quiet dishwashers | The Kitchen News', text: 'https://news.example/a' })).toBe(
    'Quiet dishwashers',
  )
  expect(term({ title: 'Washer-dryer – News', url: 'https://news.example/a' })).toBe('Washer-dryer')
})
it('uses the last segment of a bare URL', () => {
  expect(term({ url: 'https://other.example/p/steam-oven-60-cm.html?ref=1' })).toBe('steam oven 60 cm')
  expect(term({ text: 'https://other.example/' })).toBe('')
})
it('cuts a term that is too long', () => {
  expect([...term({ text: 'ō'.repeat(300) })]).toHaveLength(100)
})
it('recognises a page of the same shop', () => {
  expect(page({ url: 'https://shop.example/p/norrvik-fridge?from=x' })).toBe('/p/norrvik-fridge')
  expect(page({ text: 'Look: https://shop.example/c/kitchen/ovens' })).toBe('/c/kitchen/ovens')
})
it('rejects URLs of other sites and personal pages', () => {
  expect(page({ url: 'https://other.example/p/norrvik-fridge' })).toBeNull()
  expect(page({ url: 'https://shop.example//other.example/p/x' })).toBeNull()
  expect(page({ url: 'https://shop.example/customer/checkout' })).toBeNull()
  expect(page({ url: 'not an address' })).toBeNull()
})
