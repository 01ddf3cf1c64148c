// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { Api } from '#contract/client.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import { ownDatabase } from '#offline/database.ts'
import { type TestCatalogue, testCatalogue } from '../../../tests/buying.ts'
import { renderApp } from '../../../tests/render-app.tsx'
import { type Shop, testShop } from '../../../tests/test-app.ts'
import { miniCart } from './mini-cart/mini-cart-state.ts'

let shop: Shop
let stock: TestCatalogue
beforeAll(async () => {
  shop = await testShop()
  stock = await testCatalogue(shop)
  const install = { id: 'I1', name: 'Connect water', note: '', priceCents: 149_00, included: false }
  await stock.addProduct({ sku: 'KETTLE', priceCents: 100_00, rrpCents: 200_00 })
  await stock.addProduct({ sku: 'FRIDGE', priceCents: 2000_00, installs: [install] })
  await stock.addProduct({ sku: 'TOASTER', goesWith: ['FRIDGE', 'KETTLE'] })
})
afterAll(() => shop.close())
afterEach(() => {
  miniCart.close()
  cleanup()
})

async function withCart(fill: (api: Api) => Promise<unknown>, path = '/cart') {
  const api = shop.visitor()
  await fill(api)
  return { api, ...(await renderApp(api, { path })) }
}
const add = (api: Api, sku: string, quantity = 1) => api.cart.addProduct({ body: { sku, quantity } })
const twoLines = async (api: Api) => {
  await add(api, 'KETTLE', 2)
  await add(api, 'FRIDGE')
}

const headerCart = async (name: string | RegExp) => (await screen.findAllByRole('link', { name }))[0] as HTMLElement
const drawer = () => screen.findByRole('dialog', { name: /^Your cart/ })

it('counts in the header what is in the cart, and opens the drawer with it', async () => {
  const { user } = await withCart(twoLines, '/brands')
  await user.click(await headerCart('Cart, 3 items'))
  const panel = within(await drawer())
  expect(panel.getAllByRole('listitem')).toHaveLength(2)
  expect(panel.getByText('$2,200')).toBeTruthy()
  expect(panel.getByRole('link', { name: 'Checkout' }).getAttribute('href')).toBe('/customer/checkout')
  await user.click(panel.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('shows that it is empty, with two links and none to the checkout [S3-3-02]', async () => {
  const { user } = await withCart(async () => {}, '/brands')
  await user.click(await headerCart('Cart'))
  const panel = within(await drawer())
  expect(await panel.findByText('Nothing in here yet')).toBeTruthy()
  expect(panel.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/sale', '/products'])
})

it('closes with the page it was opened on', async () => {
  const { user, router } = await withCart(twoLines, '/brands')
  await user.click(await headerCart(/^Cart, 3/))
  await drawer()
  await router.navigate('/stores')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('adds a product from its page, once by a double click: counts it immediately and shows it in the drawer', async () => {
  const { calls } = await withCart(async () => {}, '/p/kettle')
  const [button] = await screen.findAllByRole('button', { name: /^Add to cart/ })
  act(() => {
    for (const detail of [1, 2]) button?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))
  })
  const panel = within(await drawer())
  // The drawer hides the page behind it from screen readers.
  expect(await screen.findAllByRole('link', { name: 'Cart, 1 item', hidden: true })).not.toEqual([])
  expect(await panel.findByText('Added.')).toBeTruthy()
  expect(calls('cart.addProduct')).toEqual([
    { body: { sku: 'KETTLE', quantity: 1, warrantyId: null, installId: null } },
  ])
})

it('opens the drawer before the server has answered, and says what is being added', async () => {
  const answer = Promise.withResolvers<void>()
  const api = shop.visitor()
  const addProduct: Api['cart']['addProduct'] = async (...request) => {
    await answer.promise
    return api.cart.addProduct(...request)
  }
  const { user } = await renderApp({ ...api, cart: { ...api.cart, addProduct } }, { path: '/p/kettle' })
  const [button] = await screen.findAllByRole('button', { name: /^Add to cart/ })
  await user.click(button as HTMLElement)
  const panel = within(await drawer())
  expect(panel.getByText('Adding Testa KETTLE')).toBeTruthy()
  expect(await panel.findByRole('link', { name: 'Testa KETTLE' })).toBeTruthy()
  // The checkout would not show the product yet.
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  await user.click(panel.getByRole('link', { name: 'Checkout' }))
  expect(assign).not.toHaveBeenCalled()
  answer.resolve()
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\/customer\/checkout$/)))
  expect(await panel.findByText('Added.')).toBeTruthy()
})

it.each([
  ['lets the device tick once a product was added', false, true, [[15]]],
  ['lets no device tick for shoppers who prefer less motion', true, true, []],
  ['lets no device tick on a page that nobody has tapped', false, false, []],
])('%s', async (_, prefersLess, hasBeenActive, ticks) => {
  const vibrate = vi.fn(() => true)
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive }, configurable: true })
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true })
  const { matchMedia } = window
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = matchMedia.call(window, query)
    if (query.includes('reduced-motion')) Object.defineProperty(list, 'matches', { value: prefersLess })
    return list
  })
  const { user } = await withCart(async () => {}, '/p/kettle')
  const [button] = await screen.findAllByRole('button', { name: /^Add to cart/ })
  await user.click(button as HTMLElement)
  expect(await within(await drawer()).findByText('Added.')).toBeTruthy()
  expect(vibrate.mock.calls).toEqual(ticks)
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'vibrate')
  Reflect.deleteProperty(navigator, 'userActivation')
})

it('reverts the count and shows the reason when a product cannot be added', async () => {
  const api = shop.visitor()
  const failing = { 'cart.addProduct': new ApiError(400, { code: 'invalid_request', message: '', errors: ['A', 'B'] }) }
  const { user } = await renderApp(api, { path: '/p/kettle', failing })
  const [button] = await screen.findAllByRole('button', { name: /^Add to cart/ })
  await user.click(button as HTMLElement)
  expect((await screen.findByRole('alert')).textContent).toContain('A')
  expect(screen.queryByText('B')).toBeNull()
  expect(await headerCart('Cart')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('changes and removes lines on the cart page, and updates the total', async () => {
  const { user } = await withCart(twoLines)
  await user.click(await screen.findByRole('button', { name: 'Remove Testa KETTLE' }))
  await waitFor(() => expect(screen.queryByText('Testa KETTLE')).toBeNull())
  const steps = screen.getByRole('group', { name: 'Quantity of Testa FRIDGE' })
  await user.click(within(steps).getByRole('button', { name: 'One more' }))
  await waitFor(async () => expect(await headerCart('Cart, 2 items')).toBeTruthy())
  await waitFor(() => expect(screen.getAllByText('$4,000').length).toBeGreaterThan(0))
})

it('moves the focus to the next line when its own is removed, and to the page after the last one', async () => {
  const { user } = await withCart(twoLines)
  const remove = async (sku: string) => user.click(await screen.findByRole('button', { name: `Remove Testa ${sku}` }))
  await remove('KETTLE')
  await waitFor(() => expect(screen.queryByText('Testa KETTLE')).toBeNull())
  expect(document.activeElement).toBe(screen.getByText('Testa FRIDGE').closest('li'))
  await remove('FRIDGE')
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

it('clears the cart only after a confirmation [S3-4-06]', async () => {
  const { user, calls } = await withCart(twoLines)
  await user.click(await screen.findByRole('button', { name: 'Empty cart' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Empty your cart?' }))
  expect(calls('cart.clear')).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Empty cart' }))
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeTruthy()
})

it('submits a trimmed coupon on blur, shows the result and removes the coupon', async () => {
  const { user, calls } = await withCart(twoLines)
  const field = await screen.findByRole('textbox', { name: /^Coupon code/ })
  await user.click(field)
  await user.tab()
  expect(calls('cart.addCoupon')).toEqual([])
  await user.type(field, 'NOPE{Enter}')
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByText('This coupon is not valid', { selector: '[role=alert]' })).toBeTruthy()
  await user.clear(field)
  await user.type(field, ' HEARTH10 {Enter}')
  await waitFor(() => expect(calls('cart.addCoupon')).toContainEqual({ body: { code: 'HEARTH10' } }))
  const remove = await screen.findByRole('button', { name: 'Remove coupon HEARTH10' })
  await waitFor(() => expect(document.activeElement).toBe(remove))
  await user.click(remove)
  const again = await screen.findByRole('textbox', { name: /^Coupon code/ })
  expect(document.activeElement).toBe(again)
})

it('keeps a valid email with the cart and sends no other', async () => {
  const { user, calls, api } = await withCart(twoLines)
  const field = await screen.findByRole('textbox', { name: /^Email for this cart/ })
  await user.type(field, 'ada@example{Enter}')
  expect(await screen.findByText('Please enter a valid Email')).toBeTruthy()
  expect(calls('cart.setEmail')).toEqual([])
  await user.type(field, '.com')
  await user.tab()
  await waitFor(() =>
    expect(calls('cart.setEmail')).toEqual([{ body: { email: 'ada@example.com', cartId: expect.any(String) } }]),
  )
  await waitFor(async () => expect((await api.cart.view({ query: {} })).email).toBe('ada@example.com'))
})

it('marks what cannot be bought now, leaves it out of the total and keeps its removal [S3-3-06]', async () => {
  const id = await stock.addProduct({ sku: 'GONE', priceCents: 500_00 })
  await withCart(async (api) => {
    await twoLines(api)
    await add(api, 'GONE')
    await stock.delist(id)
  })
  expect(await screen.findByText(/It is left out of the total/)).toBeTruthy()
  expect(screen.getAllByText('$2,200').length).toBeGreaterThan(0)
  expect(screen.getByRole('button', { name: 'Remove Testa GONE' })).toBeTruthy()
})

it('shows each message of the cart once, until it is closed [S3-8-04]', async () => {
  const id = await stock.addProduct({ sku: 'DEARER', priceCents: 50_00 })
  const { user } = await withCart(async (api) => {
    await add(api, 'DEARER')
    await stock.setPrice(id, 60_00)
  })
  const toast = await screen.findByRole('alert')
  expect(toast.textContent).toContain('The price of Testa DEARER has changed')
  await user.click(within(toast).getByRole('button', { name: 'Close message' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('counts what only another version of the app can send, and leaves it stored', async () => {
  const { edits, outbox } = ownDatabase()
  await edits.add({ id: 'N', scope: 'cart:wa', brand: 'wa' })
  await outbox.add({ id: 'O', brand: 'wa', row: { kind: 'teleport' } })
  const { user } = await withCart(twoLines)
  const steps = await screen.findByRole('group', { name: 'Quantity of Testa FRIDGE' })
  await user.click(within(steps).getByRole('button', { name: 'One more' }))
  expect(await screen.findByText(/^2 changes were made in another version of this app/)).toBeTruthy()
  await waitFor(async () => expect([await edits.count(), await outbox.count()]).toEqual([1, 1]))
  await Promise.all([edits.clear(), outbox.clear()])
})

it('shows below the lines what goes with them and is not in the cart, and what the shop promises', async () => {
  await withCart(async (api) => {
    await add(api, 'TOASTER')
    await add(api, 'KETTLE')
  })
  const companions = within(await screen.findByRole('region', { name: 'Goes with it' }))
  const titles = companions.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
  expect(titles).toEqual(['Testa FRIDGE'])
  const promises = within(await screen.findByRole('list', { name: 'Service' }))
  expect(promises.getAllByRole('listitem')).toHaveLength(4)
})
