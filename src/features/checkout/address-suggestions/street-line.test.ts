import { expect, it } from 'vitest'
import { streetLine } from './street-line.ts'

const parts = (named: Record<string, string>) =>
  Object.fromEntries(Object.entries(named).map(([name, text]) => [name, { long: text, short: text }]))
const house = { street_number: '12', route: 'Example Street' }

it.each([
  [house, '12 exa', '12 Example Street'],
  [{ ...house, subpremise: '3' }, '12 exa', '3/12 Example Street'],
  [house, '3/12 exa', '3/12 Example Street'],
  [house, 'Unit 3, 12 exa', '3/12 Example Street'],
  [house, 'U3/12 exa', '3/12 Example Street'],
  [{ ...house, subpremise: '4' }, '3/12 exa', '4/12 Example Street'],
  [{ route: 'Example Street' }, '12a exa', '12a Example Street'],
  [{ route: 'Example Street' }, '3/12-14 exa', '3/12-14 Example Street'],
  [{ route: 'Example Street' }, 'exa', 'Example Street'],
  [{ locality: 'Teston' }, '12 exa', null],
])('formats %j, typed as "%s", as %s', (named, typed, line) => {
  expect(streetLine(parts(named), typed)).toBe(line)
})
