// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { ApiError } from '#contract/protocol/api-error.ts'
import { renderApp } from '../../../tests/render-app.tsx'
import { type Shop, testShop } from '../../../tests/test-app.ts'

let shop: Shop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())
afterEach(cleanup)

const notFound = new ApiError(404, { code: 'not_found', message: 'gone', errors: [] })

it("shows the shopper's store on the home page", async () => {
  const visitor = shop.visitor('wa.localhost')
  await visitor.geo.setLocation({ body: { localityId: '2000_SYDNEY' } })
  await renderApp(visitor, { brand: 'wa' })
  const part = await screen.findByRole('region', { name: 'Visit us' })
  expect(await within(part).findByRole('link', { name: 'View Store Details' })).toBeTruthy()
  // As wide as the page: one picture of 640 pixels would be enlarged.
  // It fills its place: a ratio of its own would make it narrower.
  await waitFor(() => expect(part.querySelector<HTMLElement>('[data-fit="cover"]')?.style.aspectRatio).toBe('auto'))
})

it('links to all stores for a visitor without a store', async () => {
  await renderApp(shop.visitor('wa.localhost'), { brand: 'wa' })
  const part = await screen.findByRole('region', { name: 'Visit us' })
  expect((await within(part).findByRole('link', { name: 'Find a showroom' })).getAttribute('href')).toBe('/stores')
  const store = await within(part).findByRole('link', { name: 'Kiln Lane showroom' })
  expect(store.getAttribute('href')).toBe('/stores/kiln-lane-showroom')
  expect(within(part).getByText('Redfern, NSW')).toBeTruthy()
})

it('shows a drawing and the way to all stores when neither store nor list can be loaded', async () => {
  const failing = { 'geo.view': notFound, 'store.list': notFound }
  await renderApp(shop.visitor('wa.localhost'), { brand: 'wa', failing })
  const part = await screen.findByRole('region', { name: 'Visit us' })
  await within(part).findByRole('link', { name: 'Find a showroom' })
  await waitFor(() => expect(part.querySelector('svg[viewBox="0 0 600 400"]')).not.toBeNull())
})

it.each(['geo.view', 'store.view'])('links to all stores when %s fails', async (call) => {
  const visitor = shop.visitor('wa.localhost')
  if (call === 'store.view') await visitor.geo.setLocation({ body: { localityId: '2000_SYDNEY' } })
  await renderApp(visitor, { brand: 'wa', failing: { [call]: notFound } })
  const part = await screen.findByRole('region', { name: 'Visit us' })
  expect((await within(part).findByRole('link', { name: 'Find a showroom' })).getAttribute('href')).toBe('/stores')
})
