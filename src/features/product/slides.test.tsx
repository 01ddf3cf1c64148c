// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useSlides } from './slides.ts'

const width = 400

afterEach(() => vi.unstubAllGlobals())

function slides({ start = 0, lessMotion = false } = {}) {
  vi.stubGlobal('matchMedia', () => ({ matches: lessMotion }))
  const list = document.createElement('ul')
  list.innerHTML = '<li><img alt=""></li><li><img alt=""></li>'
  Object.defineProperty(list, 'clientWidth', { value: width })
  list.scrollLeft = start * width
  list.scrollTo = vi.fn(({ left = 0 }: ScrollToOptions) => {
    list.scrollLeft = left
  }) as typeof list.scrollTo
  const moves = [...list.querySelectorAll('img')].map((image) => {
    image.animate = vi.fn<typeof image.animate>()
    return vi.mocked(image.animate)
  })
  const { result } = renderHook(() => useSlides({ current: list }, { count: 5, start }))
  return {
    index: () => result.current.index,
    show: (position: number) => act(() => result.current.show(position)),
    scrolled: (left: number) => {
      list.scrollLeft = left
      act(() => result.current.slides.onScroll())
    },
    list,
    moves,
  }
}

it('shows an image by scrolling at once, and lets all glide from their old places in 200 ms', () => {
  const { index, show, list, moves } = slides({ start: 1 })
  show(3)
  expect(index()).toBe(3)
  expect(list.scrollTo).toHaveBeenCalledExactlyOnceWith({ left: 3 * width, behavior: 'instant' })
  for (const move of moves) {
    const from = [{ transform: `translateX(${2 * width}px)` }, { transform: 'none' }]
    expect(move).toHaveBeenCalledExactlyOnceWith(from, expect.objectContaining({ duration: 200, composite: 'add' }))
  }
})

it('moves nothing with reduced motion, or when the image is already shown', () => {
  const reduced = slides({ lessMotion: true })
  reduced.show(3)
  expect(reduced.list.scrollLeft).toBe(3 * width)
  for (const move of reduced.moves) expect(move).not.toHaveBeenCalled()
  const { show, moves } = slides({ start: 2 })
  show(2)
  for (const move of moves) expect(move).not.toHaveBeenCalled()
})

it('follows a swipe, also after a press', () => {
  const { index, show, scrolled } = slides()
  scrolled(width)
  expect(index()).toBe(1)
  show(4)
  scrolled(2.6 * width)
  expect(index()).toBe(3)
})

it('goes from the last image to the first and back', () => {
  const { index, show } = slides({ start: 4 })
  expect(index()).toBe(4)
  show(5)
  expect(index()).toBe(0)
  show(-1)
  expect(index()).toBe(4)
})
