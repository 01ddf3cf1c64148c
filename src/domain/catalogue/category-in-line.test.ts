import { expect, it } from 'vitest'
import { categoryInLine } from './category-in-line.ts'

it.each([
  ['Wall ovens', 'wall ovens'],
  ['Wall Ovens', 'wall ovens'],
  ['French door fridges', 'French door fridges'],
  ['TV stands', 'TV stands'],
  ['TVs', 'TVs'],
  ['Pots and cookware sets', 'pots and cookware sets'],
])('writes %s within a sentence as %s', (name, inLine) => {
  expect(categoryInLine(name)).toBe(inLine)
})
