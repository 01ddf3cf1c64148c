import { expect, it } from 'vitest'
import { withoutSearch, withSearch } from './recent-searches.ts'

it('puts the newest term first, and a repeated one only there', () => {
  const terms = withSearch(withSearch(['oven'], 'kettle'), 'Oven')
  expect(terms).toEqual(['Oven', 'kettle'])
})

it('forgets the oldest beyond five', () => {
  const terms = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'].reduce<readonly string[]>(withSearch, [])
  expect(terms).toEqual(['a6', 'a5', 'a4', 'a3', 'a2'])
})

it('removes one term in any case of letters', () => {
  expect(withoutSearch(['oven', 'kettle'], 'OVEN')).toEqual(['kettle'])
})
