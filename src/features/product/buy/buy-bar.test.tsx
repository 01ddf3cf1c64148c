// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useChatBlockers } from '#lib/tracking/chat-blockers.ts'
import { renderUi } from '../../../../tests/render-ui.tsx'
import { BuyBar } from './buy-bar.tsx'

it('keeps the chat out of sight while it is there [S3-2-48]', () => {
  const { result } = renderHook(() => useChatBlockers())
  const bar = renderUi(<BuyBar price="$120">Add to cart</BuyBar>)
  expect([...result.current]).toEqual(['stickyProductCart'])
  bar.unmount()
  expect(result.current.size).toBe(0)
})
