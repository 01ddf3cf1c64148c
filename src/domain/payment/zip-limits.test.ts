import { expect, it } from 'vitest'
import { isWithin, zipLimits, zipRange } from './zip-limits.ts'

const limits = (value: string) => zipLimits([{ name: 'ZipConfig', value }])

it.each([
  ['{"minimum": 1, "maximum": 5000}', 'from $1 to $5,000'],
  ['{"minimum": 35.5}', 'from $35.50'],
  ['{"maximum": 2000}', 'up to $2,000'],
  ['{}', null],
  ['{broken', null],
  ['[]', null],
  ['"text"', null],
  ['{"minimum": "1"}', null],
  ['{"minimum": -1}', null],
])('reads %s as %s', (value, range) => {
  expect(zipRange(limits(value), 'AU')).toBe(range)
})

it('includes both ends, and has no limit by default', () => {
  const range = limits('{"minimum": 10, "maximum": 20}')
  expect([999, 1000, 2000, 2001].map((cents) => isWithin(range, cents))).toEqual([false, true, true, false])
  expect(isWithin(limits(''), 0)).toBe(true)
})
