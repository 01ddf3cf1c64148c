import { expect, it } from 'vitest'
import { day } from './values.ts'

it.each([
  ['2026-11-24', '2026-11-24'],
  ['2026-1-5', '2026-01-05'],
  [' 24/11/2026 ', '2026-11-24'],
  ['5/1/2026', '2026-01-05'],
  ['29/2/2028', '2028-02-29'],
])('reads the day %j of a file', (text, iso) => {
  expect(day.parse(text)).toBe(iso)
})

it.each(['29/2/2027', '2026-13-01', '11/24/2026', '2026-11-24T00:00', '24/11/26', '1989-12-31', '2100-01-01', 'today'])(
  'refuses %j as a day, and says what a day looks like',
  (text) => {
    expect(day.safeParse(text).error?.issues[0]?.message).toBe(`must be a day such as 2026-11-24, not "${text}"`)
  },
)
