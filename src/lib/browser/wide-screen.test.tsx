// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useWideScreen } from './wide-screen.ts'

let renders = 0
function Layout() {
  renders++
  return <p>{useWideScreen() ? 'desktop' : 'mobile'}</p>
}

function resize(width: number) {
  Object.defineProperty(window, 'innerWidth', { value: width, configurable: true })
  window.dispatchEvent(new Event('resize'))
}

beforeEach(() => {
  vi.useFakeTimers()
  renders = 0
})

it('changes the layout once, 150 ms after a burst of resizing [S1-9-09]', () => {
  resize(1280)
  render(<Layout />)
  expect(screen.getByText('desktop')).toBeTruthy()
  for (const width of [1100, 960, 990, 800]) {
    act(() => resize(width))
    act(() => vi.advanceTimersByTime(149))
    expect(screen.getByText('desktop')).toBeTruthy()
  }
  expect(renders).toBe(1)
  act(() => vi.advanceTimersByTime(1))
  expect(screen.getByText('mobile')).toBeTruthy()
  expect(renders).toBe(2)
})

it.each([
  [974, 'mobile'],
  [975, 'desktop'],
])('has at %i px the %s layout [S3-9-14, S1-9-14]', (width, layout) => {
  resize(width)
  render(<Layout />)
  expect(screen.getAllByText(layout).length).toBeGreaterThan(0)
})
