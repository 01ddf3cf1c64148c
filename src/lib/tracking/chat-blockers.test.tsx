// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { blockChat, useChatBlocker, useChatBlockers } from './chat-blockers.ts'

afterEach(cleanup)

it('lets the chat come back when nothing blocks it any more, and not before [S3-2-48]', () => {
  const { result } = renderHook(() => useChatBlockers())
  const frees: (() => void)[] = []
  act(() => void frees.push(...(['productPage', 'stickyProductCart', 'productPage'] as const).map(blockChat)))
  const free = (index: number) => act(() => frees[index]?.())
  expect([...result.current]).toEqual(['productPage', 'stickyProductCart'])
  free(0)
  free(0)
  expect([...result.current].sort()).toEqual(['productPage', 'stickyProductCart'])
  free(2)
  expect([...result.current]).toEqual(['stickyProductCart'])
  free(1)
  expect(result.current.size).toBe(0)
})

it('is blocked by a part while it is there and open', () => {
  const seen = renderHook(() => useChatBlockers())
  const part = renderHook(({ isOpen }) => useChatBlocker('slidingPanel', isOpen), { initialProps: { isOpen: false } })
  expect(seen.result.current.size).toBe(0)
  part.rerender({ isOpen: true })
  expect([...seen.result.current]).toEqual(['slidingPanel'])
  part.unmount()
  expect(seen.result.current.size).toBe(0)
})
