// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { headAfter, returnHeader } from './returning-header.ts'

it('hides the header below its own place on the way down, and shows it on the way up', () => {
  expect(headAfter({ from: 0, to: 150, height: 150 })).toBe('top')
  expect(headAfter({ from: 150, to: 170, height: 150 })).toBe('away')
  expect(headAfter({ from: 900, to: 880, height: 150 })).toBe('here')
  expect(headAfter({ from: 200, to: 100, height: 150 })).toBe('top')
})

it('ignores the trembling of a resting finger', () => {
  expect(headAfter({ from: 900, to: 903, height: 150 })).toBeUndefined()
  expect(headAfter({ from: 900, to: 896, height: 150 })).toBeUndefined()
})

let header: HTMLElement
let layOut: () => void
const scrollTo = (y: number) => {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(y)
  window.dispatchEvent(new Event('scroll'))
}
beforeEach(() => {
  document.body.innerHTML = '<header><div></div></header>'
  header = document.querySelector('header') as HTMLElement // in the line above
  vi.spyOn(header, 'offsetHeight', 'get').mockReturnValue(150)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        layOut = callback
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('follows the page until it is ended', () => {
  const onSizes = vi.fn()
  const bar = header.firstElementChild as HTMLElement // the div
  vi.spyOn(bar, 'offsetTop', 'get').mockReturnValue(32)
  vi.spyOn(bar, 'offsetHeight', 'get').mockReturnValue(56)
  const end = returnHeader(header, bar, onSizes)
  layOut()
  expect(onSizes).toHaveBeenCalledWith({ aboveBar: 32, bar: 56 })
  expect(header.dataset.head).toBe('top')
  scrollTo(600)
  expect(header.dataset.head).toBe('away')
  scrollTo(598)
  expect(header.dataset.head).toBe('away')
  scrollTo(560)
  expect(header.dataset.head).toBe('here')
  end()
  expect(header.dataset.head).toBeUndefined()
  scrollTo(900)
  expect(header.dataset.head).toBeUndefined()
})

it('reads no size before the browser has laid the page out', () => {
  const read = vi.spyOn(header, 'offsetHeight', 'get')
  const end = returnHeader(header, header.firstElementChild as HTMLElement, () => {}) // the div
  expect(read).not.toHaveBeenCalled()
  end()
})

it('lets a header alone that was scrolled away before it began, until the page goes up', () => {
  scrollTo(800)
  const end = returnHeader(header, header.firstElementChild as HTMLElement, () => {}) // the div
  layOut()
  scrollTo(820)
  expect(header.dataset.head).toBeUndefined()
  scrollTo(700)
  expect(header.dataset.head).toBe('here')
  end()
})
