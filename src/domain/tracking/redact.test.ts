import { expect, it } from 'vitest'
import { pathOnly, redact } from './redact.ts'

it.each([
  ['mail robin.tester@example.com now', 'mail (email) now'],
  ['card 4111 1111 1111 1111 refused', 'card (number) refused'],
  ['call +61 (2) 5550 0000', 'call (number)'],
  ['0412-345-678', '(number)'],
  ['token eyJhbGciOiJSUzI1NiIsImtpZCI6', 'token (key)'],
  ['at https://shop.example/customer/confirmation?id=7&email=a', 'at https://shop.example/customer/confirmation'],
])('removes personal data from "%s"', (text, rest) => {
  expect(redact(text)).toBe(rest)
})

it.each([
  '610 L fridge',
  'WX-TS2EBS',
  '60 cm x 85 cm x 60 cm',
  'refused with 401',
  'Failed to fetch dynamically imported module',
])('leaves "%s" as it is', (text) => {
  expect(redact(text)).toBe(text)
})

it('keeps of an address its path', () => {
  expect(pathOnly('https://shop.example/search/oven?email=a@b.cd#x')).toBe('/search/oven')
  expect(pathOnly('/reminders/robin@example.com/edit')).not.toContain('robin')
})
