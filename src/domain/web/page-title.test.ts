import { expect, it } from 'vitest'
import { pageTitle } from './page-title.ts'

it('puts the company name behind a title, once [S1-2.1-45, S3-2-39]', () => {
  expect(pageTitle('Search', 'Hearth & Home')).toBe('Search | Hearth & Home')
  expect(pageTitle('Search | Hearth & Home', 'Hearth & Home')).toBe('Search | Hearth & Home')
  expect(pageTitle('Welcome to Hearth & Home', 'Hearth & Home')).toBe('Welcome to Hearth & Home')
})

it('titles the checkout [S1-2.1-46, S2-2-02]', () => {
  expect(pageTitle('Checkout', 'Hearth & Home')).toBe('Checkout | Hearth & Home')
})

it('is the company name where a page has no title', () => {
  expect(pageTitle(' ', 'Hearth & Home')).toBe('Hearth & Home')
})
