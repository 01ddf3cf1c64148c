// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useWhile } from './use-while.ts'

afterEach(cleanup)

it('starts for each value, and stops the one before it and the last one', () => {
  const events: string[] = []
  const start = (name: string) => {
    events.push(`start ${name}`)
    return () => void events.push(`stop ${name}`)
  }
  const { rerender, unmount } = renderHook(({ value }) => useWhile(value, start), {
    initialProps: { value: null as string | null },
  })
  rerender({ value: 'a' })
  rerender({ value: 'a' })
  rerender({ value: 'b' })
  unmount()
  expect(events).toEqual(['start a', 'stop a', 'start b', 'stop b'])
})
