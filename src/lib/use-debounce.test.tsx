// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useDebounce } from './use-debounce.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function typing() {
  const emitted: string[] = []
  const hook = renderHook(({ name }) => useDebounce(300, (text: string) => emitted.push(`${name} ${text}`)), {
    initialProps: { name: 'first' },
  })
  return { emitted, ...hook }
}

it('passes the last value to the function of the latest render', () => {
  const { emitted, result, rerender } = typing()
  result.current.push('ov')
  vi.advanceTimersByTime(299)
  result.current.push('oven')
  rerender({ name: 'second' })
  vi.advanceTimersByTime(299)
  expect(emitted).toEqual([])
  vi.advanceTimersByTime(1)
  expect(emitted).toEqual(['second oven'])
})

it('stays the same object in every render', () => {
  const { result, rerender } = typing()
  const first = result.current
  rerender({ name: 'second' })
  expect(result.current).toBe(first)
})

it('drops a pending value when the component unmounts', () => {
  const { emitted, result, unmount } = typing()
  result.current.push('oven')
  unmount()
  vi.advanceTimersByTime(1000)
  expect(emitted).toEqual([])
})
