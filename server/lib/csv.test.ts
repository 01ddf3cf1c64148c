import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import { csvLine } from './csv.ts'

it('writes cells that a reader of CSV reads back', () => {
  const cells = ['plain', 'a "quoted", text', 'two\nlines', 'Māori']
  expect(parse(csvLine(cells))).toEqual([cells])
})

it('marks texts that a spreadsheet would run as a formula', () => {
  const texts = ['=1+1', '+61 400', '-2', '@cmd', '\tx', '\r=1']
  expect(parse(csvLine(texts))).toEqual([texts.map((text) => `'${text}`)])
})

it('leaves numbers as they are', () => {
  expect(csvLine([-5, 12.5, null])).toBe('-5,12.5,\r\n')
})
