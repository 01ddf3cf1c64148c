import { expect, it } from 'vitest'
import { isEmail, readEmail } from './email.ts'

it('wants a local part, @ and a domain with a dot [S1-5-13]', () => {
  expect(isEmail('a@b.co')).toBe(true)
  expect(isEmail('a9@b9.c9')).toBe(true)
  expect(isEmail("o'neil+tag@mail.shop.co.nz")).toBe(true)
  for (const text of ['a@b', 'a.b.co', '@b.co', 'a b@c.co', 'a@b..co', 'a@b.co ', 'a@@b.co']) {
    expect(isEmail(text)).toBe(false)
  }
})

it('is 5 to 254 characters long [S2-5-01, S2-9-03]', () => {
  const ofLength = (length: number) => `${'a'.repeat(length - 6)}@b.com`
  expect(isEmail('')).toBe(false)
  expect(isEmail('a@.c')).toBe(false)
  expect(isEmail('@b.c')).toBe(false)
  expect(isEmail('a@b.c')).toBe(true)
  expect(isEmail(ofLength(254))).toBe(true)
  expect(isEmail(ofLength(255))).toBe(false)
})

it('is read trimmed and in lower case', () => {
  expect(readEmail(' Ada@Example.COM ')).toBe('ada@example.com')
  expect(readEmail('abc')).toBeNull()
})
