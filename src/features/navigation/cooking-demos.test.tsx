// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { renderApp } from '../../../tests/render-app.tsx'
import { type Shop, testShop } from '../../../tests/test-app.ts'
import { CookingDemos } from './cooking-demos.tsx'

let shop: Shop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

const stores = ['kiln-lane-showroom', 'crows-nest-showroom'] as const

/** Shows the demos of the two stores in turn, and mounts the component again each time. */
function Switch() {
  const [count, setAt] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setAt(count + 1)}>
        Next
      </button>
      <CookingDemos key={count} storeUri={stores[Math.floor(count / 2) % 2] ?? ''} />
    </>
  )
}

it('requests the demos of a store once an hour, and those of another store separately [S2-7-19]', async () => {
  const { calls } = await renderApp(shop.api, { path: '/demos', pages: [{ path: '/demos', element: <Switch /> }] })
  const requested = () =>
    calls('navigation.cookingDemos').map((input) => (input as { params: { storeUri: string } }).params.storeUri)
  const next = async () => {
    act(() => screen.getByRole('button', { name: 'Next' }).click())
    await screen.findByRole('navigation', { name: 'Cooking demos' })
  }
  await screen.findByRole('navigation', { name: 'Cooking demos' })
  await next()
  expect(requested()).toEqual(['kiln-lane-showroom'])
  await next()
  await waitFor(() => expect(requested()).toEqual(['kiln-lane-showroom', 'crows-nest-showroom']))
  await next()
  await next()
  expect(requested()).toHaveLength(2)
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61 * 60_000)
  await next()
  await waitFor(() => expect(requested()).toEqual(['kiln-lane-showroom', 'crows-nest-showroom', 'kiln-lane-showroom']))
  vi.restoreAllMocks()
})
