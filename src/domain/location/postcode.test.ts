import { expect, it } from 'vitest'
import { isNewsletterPostcode, postcodeText } from './postcode.ts'

it('takes 3 or 4 digits [S1-5-03]', () => {
  for (const text of ['', '12', '12345', 'abcd', '20a0']) expect(isNewsletterPostcode(text)).toBe(false)
  for (const text of ['800', '0800', '2000', ' 2000 ']) expect(isNewsletterPostcode(text)).toBe(true)
  expect(postcodeText).toBe('Please enter a valid Postcode')
})
