import { expect, it } from 'vitest'
import { isDarkGround } from './dark-background.ts'

it('wants light text on dark grounds only', () => {
  expect(['#121212', '#0A3191', '#FFD9B8', '#C8AD70', 'tomato'].map(isDarkGround)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
