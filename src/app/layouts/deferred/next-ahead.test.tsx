// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pageConnection } from '#lib/network/connection.ts'
import { NextAhead } from './next-ahead.ts'

const lazy = vi.hoisted(() => vi.fn(async () => ({ Component: () => null })))
const drawers = vi.hoisted(() => ({ preloadMenu: vi.fn(), preloadMiniCart: vi.fn() }))
vi.mock('#app/layouts/header/mobile-menu.tsx', () => ({ preloadMenu: drawers.preloadMenu }))
vi.mock('#features/cart/mini-cart/mini-cart-host.tsx', () => ({ preloadMiniCart: drawers.preloadMiniCart }))
vi.mock('#app/routes/shop-routes.ts', () => ({ shopRoutes: [{ path: '/p/:slug', preloadKey: 'product', lazy }] }))

// Safari has no `requestIdleCallback`: the fallback waits for the load event and a short delay.
const restMs = 300
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', undefined)
  Reflect.deleteProperty(window, 'requestIdleCallback')
  for (const load of [lazy, drawers.preloadMenu, drawers.preloadMiniCart]) load.mockClear()
})
afterEach(async () => {
  cleanup()
  // The gap after the last idle task, before which no other begins.
  await vi.runAllTimersAsync()
  vi.useRealTimers()
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'connection')
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

function show(id: string) {
  const router = createMemoryRouter([{ id, path: '/', element: <NextAhead /> }])
  return render(<RouterProvider router={router} />)
}

async function scrollAndRest() {
  window.dispatchEvent(new Event('scroll'))
  await vi.advanceTimersByTimeAsync(restMs)
}

it('preloads the product page once the shopper scrolls a product list, and not before', async () => {
  show('category')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(lazy).not.toHaveBeenCalled()
  await scrollAndRest()
  await scrollAndRest()
  expect(lazy).toHaveBeenCalledTimes(1)
})

it('preloads the drawers once any page is in use, and not before', async () => {
  show('store')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(drawers.preloadMenu).not.toHaveBeenCalled()
  await scrollAndRest()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(drawers.preloadMenu).toHaveBeenCalledTimes(1)
  expect(drawers.preloadMiniCart).toHaveBeenCalledTimes(1)
})

it('preloads the drawers without an input once the worker has stored the scripts', async () => {
  const ready = Promise.withResolvers<void>()
  Object.defineProperty(navigator, 'serviceWorker', { value: { ready: ready.promise }, configurable: true })
  show('category')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(drawers.preloadMenu).not.toHaveBeenCalled()
  ready.resolve()
  await vi.advanceTimersByTimeAsync(1_000)
  await scrollAndRest()
  expect(drawers.preloadMenu).toHaveBeenCalledTimes(1)
  expect(drawers.preloadMiniCart).toHaveBeenCalledTimes(1)
})

it.each(['store', 'cart', 'checkout', 'product'])('preloads no page from the page %s', async (id) => {
  show(id)
  await scrollAndRest()
  expect(lazy).not.toHaveBeenCalled()
})

it('leaves it to the shopper who saves data or has no connection', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  show('search')
  await scrollAndRest()
  cleanup()
  Reflect.deleteProperty(navigator, 'connection')
  vi.spyOn(pageConnection(), 'status').mockReturnValue('offline')
  show('search')
  await scrollAndRest()
  expect(lazy).not.toHaveBeenCalled()
  expect(drawers.preloadMenu).not.toHaveBeenCalled()
})

it('cancels the preload when the list is left before the browser is idle', async () => {
  const { unmount } = show('home')
  window.dispatchEvent(new Event('scroll'))
  unmount()
  await vi.advanceTimersByTimeAsync(restMs)
  expect(lazy).not.toHaveBeenCalled()
})
