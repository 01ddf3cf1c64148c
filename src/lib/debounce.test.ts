import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { debounce, debounceField, debounceMs } from './debounce.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('passes a longer text on after 400 ms and a short one at once [S1-5-15, S2-5-32, S2-9-13]', () => {
  const emit = vi.fn()
  const field = debounceField(emit)
  field.push('a')
  expect(emit.mock.calls).toEqual([['a']])
  field.push('ab')
  vi.advanceTimersByTime(399)
  expect(emit.mock.calls).toEqual([['a']])
  vi.advanceTimersByTime(1)
  expect(emit.mock.calls).toEqual([['a'], ['ab']])
  field.push('')
  expect(emit.mock.calls).toEqual([['a'], ['ab'], ['']])
})

it('passes the same text on only once [S1-5-15, S2-5-32]', () => {
  const emit = vi.fn()
  const field = debounceField(emit)
  for (const text of ['ab', 'abc', 'ab']) field.push(text)
  vi.advanceTimersByTime(400)
  field.push('abc')
  field.push('ab')
  vi.advanceTimersByTime(400)
  expect(emit.mock.calls).toEqual([['ab']])
})

it('forgets the longer text when the field is emptied', () => {
  const emit = vi.fn()
  const field = debounceField(emit)
  field.push('ab')
  field.push('')
  vi.advanceTimersByTime(1000)
  expect(emit.mock.calls).toEqual([['']])
})

it('waits 300 ms for a search and 500 ms in the search bar [S1-5-09]', () => {
  for (const waitMs of [debounceMs.search, debounceMs.searchBar]) {
    const emit = vi.fn()
    const search = debounce({ waitMs, emit })
    search.push('ov')
    vi.advanceTimersByTime(waitMs - 1)
    search.push('oven')
    vi.advanceTimersByTime(waitMs - 1)
    expect(emit).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(emit.mock.calls).toEqual([['oven']])
  }
  expect([debounceMs.search, debounceMs.searchBar]).toEqual([300, 500])
})

it('can be made to pass on at once, or to forget', () => {
  const emit = vi.fn()
  const field = debounceField(emit)
  field.push('ab')
  field.flush()
  field.push('abc')
  field.cancel()
  field.flush()
  vi.advanceTimersByTime(1000)
  expect(emit.mock.calls).toEqual([['ab']])
})
