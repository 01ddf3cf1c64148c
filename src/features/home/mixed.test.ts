import { expect, it } from 'vitest'
import { mixed } from './mixed.ts'

const items = ['ovens', 'ovens', 'kettles', 'ovens', 'kettles', 'toasters'].map((categoryUri, at) => ({
  categoryUri,
  at,
}))

it('takes the first of each category before a second of any', () => {
  expect(mixed(items, 4).map(({ at }) => at)).toEqual([0, 2, 5, 1])
})

it('fills up with what there is', () => {
  expect(mixed(items.slice(0, 2), 5).map(({ at }) => at)).toEqual([0, 1])
  expect(mixed([], 5)).toEqual([])
})
