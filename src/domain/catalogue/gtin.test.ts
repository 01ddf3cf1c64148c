import { describe, expect, it } from 'vitest'
import { isGlobalGtin } from './global-gtin.ts'
import { barcodeDigits, checkDigit, readGtin, unknownBarcodeText } from './gtin.ts'

describe('readGtin', () => {
  it.each([
    ['GTIN-13', '4006381333931', '4006381333931'],
    ['GTIN-13 in groups', ' 4 006381-333931 ', '4006381333931'],
    ['UPC-A', '036000291452', '0036000291452'],
    ['GTIN-8', '96385074', '0000096385074'],
    ['GTIN-14 of a single item', '04006381333931', '4006381333931'],
    ['GTIN-14 of a carton', '14006381333938', '14006381333938'],
  ])('reads a %s', (_kind, text, gtin) => {
    expect(readGtin(text)).toBe(gtin)
  })

  it.each([
    ['a wrong check digit', '4006381333932'],
    ['two digits in the wrong order', '4006381339331'],
    ['nine digits', '963850740'],
    ['a letter', '400638133393A'],
    ['two hyphens in a row', '4006--381333931'],
    ['digits of another script', '٤٠٠٦٣٨١٣٣٣٩٣١'],
    ['nothing', ''],
  ])('rejects %s', (_what, text) => {
    expect(readGtin(text)).toBeNull()
  })
})

it('finds the check digit of a number of any length', () => {
  expect(['400638133393', '03600029145', '9638507', '1400638133393'].map(checkDigit)).toEqual([1, 2, 4, 8])
})

it('takes the digits of a number whose check digit is wrong', () => {
  expect([barcodeDigits('4006381 333932'), barcodeDigits('OS-O90PYS')]).toEqual(['4006381333932', null])
})

it('knows numbers for use within a company', () => {
  const numbers = ['2001234567893', '0212345678901', '0412345678901', '4006381333931', '0036000291452']
  expect(numbers.map(isGlobalGtin)).toEqual([false, false, false, true, true])
})

it.each([
  ['4006381-333931', 'No product has this barcode: 4006381333931'],
  ['96385074', 'No product has this barcode: 96385074'],
  ['4006381333932', '4006381333932 is not a barcode number. Check the digits'],
  ['96385075', null],
  ['OS-O90PYS', null],
])('says why %s found no product', (text, said) => {
  expect(unknownBarcodeText(text)).toBe(said)
})
