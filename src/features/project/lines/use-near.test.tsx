// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createWatch, useNear, WatchContext } from './use-near.ts'

type Notify = (entries: Partial<IntersectionObserverEntry>[]) => void
let notify: Notify = () => {}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Box(near: Parameters<typeof useNear>[0]) {
  const { ref, isNear } = useNear(near)
  return <div ref={ref}>{isNear ? 'near' : 'far'}</div>
}

function shown(stays: boolean) {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: Notify) {
        notify = callback
      }
      observe() {}
      unobserve() {}
    },
  )
  render(
    <WatchContext value={createWatch()}>
      <Box isNearAtFirst={false} stays={stays} />
    </WatchContext>,
  )
  const box = screen.getByText('far')
  const scrolls = (isIntersecting: boolean) =>
    act(async () => notify([{ target: box, isIntersecting, boundingClientRect: new DOMRect(0, 0, 0, 96) }]))
  return { box, scrolls }
}

it('follows the viewport', async () => {
  const { box, scrolls } = shown(false)
  await scrolls(true)
  expect(box.textContent).toBe('near')
  await scrolls(false)
  expect(box.textContent).toBe('far')
})

it('stays near where something can be open or half typed', async () => {
  const { box, scrolls } = shown(true)
  await scrolls(true)
  await scrolls(false)
  expect(box.textContent).toBe('near')
})
