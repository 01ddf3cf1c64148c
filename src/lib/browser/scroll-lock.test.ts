// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { lockScroll } from './scroll-lock.ts'

const isLocked = () => document.body.style.overflow === 'hidden'

it.each([
  ['in the order they began', [0, 1]],
  ['in the opposite order', [1, 0]],
])('lets the page scroll after the last of two locks that end %s', (_, order) => {
  const ends = [lockScroll(document), lockScroll(document)]
  const [first = 0, last = 0] = order
  ends[first]?.()
  expect(isLocked()).toBe(true)
  ends[last]?.()
  expect(isLocked()).toBe(false)
})
