import { expect, it } from 'vitest'
import { fittingSalesPerson, salesPeopleOf } from './sales-people.ts'

const people = [
  { code: 'A', subdivision: 'SYD' },
  { code: 'B', subdivision: 'MEL' },
  { code: 'C', subdivision: 'syd' },
]

it('returns the salespeople of the store; without a store, all', () => {
  expect(salesPeopleOf(people, { subdivision: 'SYD' }).map(({ code }) => code)).toEqual(['A', 'C'])
  expect(salesPeopleOf(people, null)).toEqual(people)
  expect(fittingSalesPerson(people[0] ?? null, { subdivision: 'SYD' })).toEqual(people[0])
  expect(fittingSalesPerson(people[1] ?? null, { subdivision: 'SYD' })).toBeNull()
  expect(fittingSalesPerson(null, { subdivision: 'SYD' })).toBeNull()
})
