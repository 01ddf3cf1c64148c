// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useSlides } from './slides.ts'

const width = 400

function slides(start = 0) {
  const list = document.createElement('ul')
  Object.defineProperty(list, 'clientWidth', { value: width })
  const scrollTo = vi.fn()
  list.scrollTo = scrollTo
  const { result } = renderHook(() => useSlides({ current: list }, { count: 5, start }))
  return {
    index: () => result.current.index,
    show: (position: number) => act(() => result.current.show(position)),
    touch: () => act(() => result.current.slides.onTouchStart()),
    scrolled: (left: number) => {
      list.scrollLeft = left
      act(() => result.current.slides.onScroll())
    },
    scrollTo,
  }
}

it('keeps the chosen image while others slide past', () => {
  const { index, show, scrolled, scrollTo } = slides()
  show(3)
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ left: 3 * width })
  expect(index()).toBe(3)
  for (const left of [40, width, 2 * width]) {
    scrolled(left)
    expect(index()).toBe(3)
  }
  scrolled(3 * width)
  expect(index()).toBe(3)
})

it('follows a swipe, also after a press and into its slide', () => {
  const { index, show, touch, scrolled } = slides()
  scrolled(width)
  expect(index()).toBe(1)
  show(4)
  scrolled(2 * width)
  touch()
  scrolled(2 * width)
  expect(index()).toBe(2)
  show(0)
  scrolled(0)
  scrolled(width)
  expect(index()).toBe(1)
})

it('goes from the last image to the first and back', () => {
  const { index, show } = slides(4)
  expect(index()).toBe(4)
  show(5)
  expect(index()).toBe(0)
  show(-1)
  expect(index()).toBe(4)
})
