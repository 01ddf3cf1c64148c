import { expect, it } from 'vitest'
import { businessNumber } from './business-number.ts'
import { isGstNumber } from './gst-number.ts'

const set = (value: string) => [{ name: 'businessNumber', value }]

it('writes an ABN and a GST number in the groups of their country', () => {
  expect(businessNumber(set('20000000190'), 'AU')).toEqual({ name: 'ABN', value: '20 000 000 190' })
  expect(businessNumber(set(' 49091850 '), 'NZ')).toEqual({ name: 'GST number', value: '49-091-850' })
  expect(businessNumber(set('136-901-230'), 'NZ')).toEqual({ name: 'GST number', value: '136-901-230' })
})

it.each(['', '20000000191', '49091850', 'none'])('takes %j for no ABN', (value) => {
  expect(businessNumber(set(value), 'AU')).toBeNull()
})

it('needs the right last digit and the range of Inland Revenue for a GST number', () => {
  expect(
    ['49091850', '35901981', '49098576', '136410132', '136410133', '9125568', '49091851'].map(isGstNumber),
  ).toEqual([true, true, true, true, false, false, false])
  expect(businessNumber([], 'NZ')).toBeNull()
})
