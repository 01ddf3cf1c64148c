// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { pageConnection } from '#lib/network/connection.ts'
import { renderApp } from '../../../tests/render-app.tsx'
import { type Shop, testShop } from '../../../tests/test-app.ts'

let shop: Shop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())
afterEach(cleanup)

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The store panel of the header, which holds the widget. */
async function openWidget(visitor = shop.visitor()) {
  const app = await renderApp(visitor, { path: '/brands' })
  await app.user.click(await screen.findByRole('button', { name: /^(?:Your store|Find a)/ }))
  await screen.findByRole('heading', { name: 'Your delivery location' })
  return app
}

it('shows that no location is chosen and links to the choice [S1-2.8-02] [S1-2.8-03]', async () => {
  const { user } = await openWidget()
  expect(screen.getAllByText('Please select your location.').length).toBeGreaterThan(0)
  const links = screen.getAllByRole('button', { name: 'Change delivery location' })
  await user.click(links.at(-1) as HTMLElement)
  expect(screen.getByRole('heading', { name: 'Set Your Delivery Location' })).toBeTruthy()
})

it('finds by the words of the call and moves to the id of what was picked [S1-2.8-04] [S1-2.8-05] [S1-5-06] [S3-7-12] [S2-3-42]', async () => {
  const visitor = shop.visitor()
  const { user, calls } = await openWidget(visitor)
  await user.click(screen.getAllByRole('button', { name: 'Change delivery location' }).at(-1) as HTMLElement)
  const field = await screen.findByLabelText('Delivery Postcode')
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(field.getAttribute('placeholder')).toBe('Enter delivery Postcode')
  await user.type(field, '2')
  await pause(600)
  expect(calls('locality.search')).toEqual([])
  await user.type(field, '000')
  await user.click(await screen.findByRole('option', { name: '2000 Sydney, NSW' }))
  expect(calls('locality.search')).toEqual([{ params: { term: '2000' } }])
  await waitFor(() => expect(calls('geo.setLocation')).toEqual([{ body: { localityId: '2000_SYDNEY' } }]))
  await screen.findAllByText(/^Sydney NSW 2000$/i)
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Sydney NSW 2000/i))
  const place = { city: 'SYDNEY', state: 'NSW', postcode: '2000', country: 'AU', _id: '2000_SYDNEY' }
  expect(await visitor.geo.view()).toMatchObject({ ...place, fullAddress: '2000 SYDNEY, NSW' })
})

it('shows that nothing was found and that we cannot ship there [S1-5-07]', async () => {
  const { user } = await openWidget()
  await user.click(screen.getAllByRole('button', { name: 'Change delivery location' }).at(-1) as HTMLElement)
  await user.type(await screen.findByLabelText('Delivery Postcode'), 'zzzz')
  expect(await screen.findAllByText('No Results Found')).not.toHaveLength(0)
  expect(screen.getByText("*We can't ship to your location")).toBeTruthy()
})

it('edits the location on a click, but not while offline [S1-4-22]', async () => {
  const visitor = shop.visitor()
  await visitor.geo.setLocation({ body: { localityId: '2000_SYDNEY' } })
  const { user } = await openWidget(visitor)
  const place = (await screen.findAllByRole('button', { name: /^Sydney NSW 2000/ })).at(-1) as HTMLButtonElement
  const fetchMock = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  await pageConnection().check()
  await waitFor(() => expect(place.disabled).toBe(true))
  expect(screen.getByText('You are offline. Change it when you are back online.')).toBeTruthy()
  await user.click(place)
  expect(screen.queryByRole('heading', { name: 'Set Your Delivery Location' })).toBeNull()
  fetchMock.mockImplementation(async () => Response.json({ status: 'ok' }))
  await pageConnection().check()
  await waitFor(() => expect(place.disabled).toBe(false))
  await user.click(place)
  expect(screen.getByRole('heading', { name: 'Set Your Delivery Location' })).toBeTruthy()
  fetchMock.mockRestore()
})

it('returns to the default view by its close button, and is empty when opened again [S1-4-23]', async () => {
  const { user } = await openWidget()
  const open = () =>
    user.click(screen.getAllByRole('button', { name: 'Change delivery location' }).at(-1) as HTMLElement)
  await open()
  await user.type(await screen.findByLabelText('Delivery Postcode'), '20')
  await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
  expect(screen.getByRole('heading', { name: 'Your delivery location' })).toBeTruthy()
  await open()
  expect(((await screen.findByLabelText('Delivery Postcode')) as HTMLInputElement).value).toBe('')
})
