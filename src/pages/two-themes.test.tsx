// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { miniCart } from '#features/cart/mini-cart/mini-cart-state.ts'
import type { BrandKey } from '#themes/brand.ts'
import { testCatalogue } from '../../tests/buying.ts'
import { renderApp } from '../../tests/render-app.tsx'
import { type Shop, testShop } from '../../tests/test-app.ts'

let shop: Shop
beforeAll(async () => {
  shop = await testShop()
  const catalogue = await testCatalogue(shop)
  await catalogue.addProduct({ sku: 'KETTLE', priceCents: 100_00, rrpCents: 200_00 })
  await catalogue.addProduct({ sku: 'FRIDGE', priceCents: 2000_00 })
})
afterAll(() => shop.close())

function leave() {
  miniCart.close()
  cleanup()
}
afterEach(leave)

type View = Awaited<ReturnType<typeof renderApp>>
const requests = ({ calls }: View, names: readonly string[]) => names.map((name) => [name, calls(name)])
const named = (elements: readonly HTMLElement[]) =>
  elements.map((element) => element.getAttribute('aria-label') ?? element.textContent)
const main = () => within(screen.getByRole('main'))

/** One product from its page, another from elsewhere, one more of it, the first away, a coupon: all by hand. */
async function fillsTheCart(brand: BrandKey) {
  const api = shop.visitor()
  await api.cart.addProduct({ body: { sku: 'FRIDGE', quantity: 1 } })
  const product = await renderApp(api, { brand, path: '/p/kettle', hasStyles: true })
  const [button] = await screen.findAllByRole('button', { name: new RegExp(`^${product.app.brand.wording.addToCart}`) })
  await product.user.click(button as HTMLElement)
  await screen.findByText('Added.')
  const added = requests(product, ['cart.addProduct'])
  leave()
  const cart = await renderApp(api, { brand, path: '/cart', hasStyles: true })
  const steps = await screen.findByRole('group', { name: 'Quantity of Testa FRIDGE' })
  await cart.user.click(within(steps).getByRole('button', { name: 'One more' }))
  await waitFor(() => expect(screen.getAllByText('$4,100').length).toBeGreaterThan(0))
  await cart.user.click(screen.getByRole('button', { name: 'Remove Testa KETTLE' }))
  await waitFor(() => expect(screen.queryByText('Testa KETTLE')).toBeNull())
  await waitFor(() => expect(screen.getAllByText('$4,000').length).toBeGreaterThan(0))
  await cart.user.type(screen.getByRole('textbox', { name: /^Coupon code/ }), 'HEARTH10{Enter}')
  await screen.findByText('HEARTH10 applied')
  // In the words of each brand.
  const promises = within(await screen.findByRole('list', { name: 'Service' })).getAllByRole('listitem')
  const seen = {
    added,
    sent: requests(cart, ['cart.addProduct', 'cart.removeProduct', 'cart.addCoupon']),
    controls: named(main().getAllByRole('button')),
    lines: named(
      main()
        .getAllByRole('listitem')
        .filter((item) => !promises.includes(item)),
    ),
    promises: promises.length,
    onward: main().getByRole('link', { name: 'Checkout' }).getAttribute('href'),
    cart: { ...(await api.cart.view({ query: {} })), cartId: null },
  }
  leave()
  return seen
}

async function searches(brand: BrandKey) {
  const view = await renderApp(shop.visitor(), { brand, path: '/brands' })
  const [bar] = await screen.findAllByRole('search')
  const field = within(bar as HTMLElement).getByRole('combobox')
  await view.user.type(field, 'oven')
  await screen.findByRole('listbox')
  const options = screen.getAllByRole('option').map((option) => option.getAttribute('href'))
  await view.user.type(field, '{Enter}')
  await waitFor(() => expect(view.router.state.location.pathname).toBe('/search/oven'))
  await screen.findByRole('heading', { level: 1, name: /oven/i })
  const found = main().getAllByRole('link')
  const seen = {
    options,
    asked: requests(view, ['search.suggestions', 'search.address', 'search.results']),
    results: [...new Set(found.map((link) => link.getAttribute('href')).filter((href) => href?.startsWith('/p/')))],
  }
  leave()
  return seen
}

async function choosesAStore(brand: BrandKey) {
  const view = await renderApp(shop.visitor(), { brand, path: '/stores/kiln-lane-showroom' })
  await view.user.click(await screen.findByRole('button', { name: 'Choose this store' }))
  await screen.findByRole('button', { name: 'Your store', pressed: true })
  const seen = { sent: requests(view, ['store.view', 'store.choose']), main: named(main().getAllByRole('button')) }
  leave()
  return seen
}

it('fills a cart in every theme alike [S3-1-08]', async () => {
  const first = await fillsTheCart('wa')
  expect(first.sent[0]?.[1]).toHaveLength(1)
  expect(first.lines.length).toBeGreaterThan(0)
  expect(await fillsTheCart('aol')).toEqual(first)
})

it('searches in every theme alike [S3-1-08]', async () => {
  const first = await searches('wa')
  expect(first.options).toContain('/search/oven')
  expect(first.results.length).toBeGreaterThan(3)
  expect(await searches('aol')).toEqual(first)
})

it('chooses a store in every theme alike [S3-1-08]', async () => {
  const first = await choosesAStore('wa')
  expect(first.sent[1]?.[1]).toHaveLength(1)
  expect(await choosesAStore('aol')).toEqual(first)
})
