// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Api } from '#contract/client.ts'
import { renderApp } from '../../tests/render-app.tsx'
import { type Shop, testShop } from '../../tests/test-app.ts'

let shop: Shop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())
afterEach(cleanup)

/** The shop's own client with one area answered by the test. */
const withArea = <Area extends keyof Api>(area: Area, calls: Partial<Api[Area]>): Api => ({
  ...shop.api,
  [area]: { ...shop.api[area], ...calls },
})

it('reads a whole place: city, state and postcode in the header, the store behind its own address [S3-3-11]', async () => {
  const geo = {
    _id: '2204_MARRICKVILLE',
    locationId: '2204_MARRICKVILLE',
    city: 'Marrickville',
    state: 'NSW',
    postcode: '2204',
    country: 'AU',
    ipCountry: 'AU',
    fullAddress: '2204 MARRICKVILLE, NSW',
    newUser: false,
    nearestWarehouseLocationCode: 'SYD',
    store: { storeId: '7', storeUri: 'kiln-lane-showroom', name: 'The Lane', subdivision: 'Sydney' },
  }
  const { user } = await renderApp(withArea('geo', { view: async () => geo }), { path: '/brands' })
  const header = within(await screen.findByRole('banner'))
  await waitFor(() => expect(header.getByText('Marrickville NSW 2204')).toBeTruthy())
  await user.click(header.getByRole('button', { name: 'Your store: The Lane' }))
  const panel = within(await screen.findByRole('region', { name: 'Your Store' }))
  const links = await panel.findAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toContain('/stores/kiln-lane-showroom')
})

it('suggests a term by its text, a product with image and price, each linking to its address [S3-3-31]', async () => {
  const suggestions = async () => ({
    suggestions: [
      {
        type: 'term' as const,
        text: 'oven gloves',
        url: '/search/oven%20gloves',
        imageUrl: null,
        price: null,
        ribbon: null,
      },
      {
        type: 'product' as const,
        text: 'Ember oven',
        url: '/p/ember',
        imageUrl: '/signs/tag.svg',
        price: 1299,
        ribbon: null,
      },
    ],
    totalCount: 2,
    correctedTerm: null,
  })
  const { container } = await renderApp(withArea('search', { suggestions }), {
    path: '/brands',
  })
  const field = container.querySelector<HTMLInputElement>('form[role="search"] input')
  if (!field) throw new Error('There is a search field')
  await userEvent.type(field, 'oven')
  const term = await screen.findByRole('option', { name: 'oven gloves' })
  expect(term.getAttribute('href')).toBe('/search/oven%20gloves')
  expect(term.querySelector('img')).toBeNull()
  const product = screen.getByRole('option', { name: /^Ember oven/ })
  expect(product.getAttribute('href')).toBe('/p/ember')
  expect(product.querySelector('img')?.getAttribute('src')).toBe('/signs/tag.svg')
  expect(within(product).getByText('$1,299')).toBeTruthy()
  expect(container.querySelectorAll('[role="option"]')).toHaveLength(3)
})

it('lists products and rewards of the cart, a reward under its own heading [S3-2-03]', async () => {
  const visitor = shop.visitor()
  const [first, second] = (await visitor.catalogue.listing({ query: { filter: 'stock:in-stock', size: 2 } })).products
  for (const product of [first, second])
    await visitor.cart.addProduct({ body: { sku: product?.sku ?? '', quantity: 1 } })
  const cart = await visitor.cart.view({ query: {} })
  const [line] = cart.products
  if (!line) throw new Error('The cart has a line')
  const reward = {
    ...line,
    productCode: 'GIFT-1',
    sku: 'GIFT-1',
    title: 'A toaster on the house',
    promoId: 'P1',
    price: 0,
  }
  const view = async () => ({ ...cart, rewards: [reward] })
  const api = { ...visitor, cart: { ...visitor.cart, view } }
  const { user } = await renderApp(api, { path: '/brands' })
  await user.click((await screen.findAllByRole('link', { name: /^Cart, 3 items/ }))[0] as HTMLElement) // found above
  const drawer = within(await screen.findByRole('dialog'))
  for (const name of [first?.title, second?.title]) expect(drawer.getAllByText(name ?? '').length).toBeGreaterThan(0)
  const rewards = drawer.getByRole('heading', { name: 'Your rewards' }).parentElement
  expect(within(rewards as HTMLElement).getByText('A toaster on the house')).toBeTruthy() // the section around its heading
})
