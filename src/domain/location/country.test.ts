import { expect, it } from 'vitest'
import { conversionCurrency, countryOf, currencyOf } from './country.ts'

it('is AU until the setting says NZ [S1-1-13]', () => {
  expect([undefined, null, '', 'AU', 'US'].map(countryOf)).toEqual(['AU', 'AU', 'AU', 'AU', 'AU'])
  expect(countryOf('NZ')).toBe('NZ')
  expect(countryOf(' nz ')).toBe('NZ')
})

it('pays in AUD, in New Zealand in NZD [S1-1-14, S2-9-18, S2-A-07]', () => {
  expect(currencyOf('AU')).toBe('AUD')
  expect(currencyOf('NZ')).toBe('NZD')
})

it('counts an ad conversion in NZD for NZ and in AUD for AU, missing and unknown codes [S3-9-12]', () => {
  expect(conversionCurrency('NZ')).toBe('NZD')
  expect(['AU', undefined, 'FR'].map(conversionCurrency)).toEqual(['AUD', 'AUD', 'AUD'])
})
