import { expect, it } from 'vitest'
import { csvLine } from './csv.ts'

it('quotes what has commas, quotes or line breaks, and ends lines in CRLF', () => {
  expect(csvLine(['plain', 'a, b', 'say "hi"', 'two\nlines', ''])).toBe('plain,"a, b","say ""hi""","two\nlines",\r\n')
})

it.each(['=1+1', '+61 400', '-cmd', '@sum', '\tx', '\rx'])('keeps %j a text in a spreadsheet', (cell) => {
  expect(csvLine([cell]).replace(/^"/, '').startsWith("'")).toBe(true)
})

it('leaves numbers below zero as they are', () => {
  expect(csvLine(['-12.50'])).toBe('-12.50\r\n')
})
