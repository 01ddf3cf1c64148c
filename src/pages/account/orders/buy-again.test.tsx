// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Api } from '#contract/client.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import { miniCart } from '#features/cart/mini-cart/mini-cart-state.ts'
import { keptAdds } from '#lib/boot/kept-adds.ts'
import { type TestCatalogue, testCatalogue } from '../../../../tests/buying.ts'
import { renderApp } from '../../../../tests/render-app.tsx'
import { type Shop, testShop } from '../../../../tests/test-app.ts'
import { BuyAgain } from './buy-again.tsx'

let shop: Shop
let stock: TestCatalogue
beforeAll(async () => {
  shop = await testShop()
  stock = await testCatalogue(shop)
  await stock.addProduct({ sku: 'KETTLE-A', priceCents: 100_00 })
  await stock.addProduct({ sku: 'KETTLE-B', priceCents: 80_00 })
})
afterAll(() => shop.close())
afterEach(() => {
  miniCart.close()
  cleanup()
  localStorage.clear()
})

const line = (sku: string, quantity = 1) => ({ sku, title: `Testa ${sku}`, quantity })

async function opened(api: Api, lines: ReturnType<typeof line>[]) {
  const page = <BuyAgain lines={lines} orderNumber="9000001" />
  const app = await renderApp(api, { path: '/again', pages: [{ path: 'again', element: page }] })
  const button = await screen.findByRole('button', { name: 'Buy again: order 9000001' })
  return { ...app, press: () => app.user.click(button) }
}

const bought = async (api: Api) =>
  (await api.cart.view({ query: {} })).products.map(({ sku, quantity }) => [sku, quantity])

it('puts every product of the order into the cart with its quantity and opens it', async () => {
  const api = shop.visitor()
  const { press } = await opened(api, [line('KETTLE-A', 3), line('KETTLE-B')])
  await press()
  await screen.findByRole('dialog')
  expect(await bought(api)).toEqual([
    ['KETTLE-A', 3],
    ['KETTLE-B', 1],
  ])
  expect(screen.queryByText(/No longer sold/)).toBeNull()
})

it('names the products that are no longer sold and adds the others', async () => {
  const gone = await stock.addProduct({ sku: 'KETTLE-C', priceCents: 60_00 })
  await stock.delist(gone)
  const api = shop.visitor()
  const { press } = await opened(api, [line('KETTLE-C'), line('KETTLE-A')])
  await press()
  await screen.findByText('No longer sold, so not in your cart: Testa KETTLE-C')
  await screen.findByRole('dialog')
  expect(await bought(api)).toEqual([['KETTLE-A', 1]])
})

it('leaves the cart alone when nothing of the order is sold any more', async () => {
  const api = shop.visitor()
  const { press, calls } = await opened(api, [line('KETTLE-Z')])
  await press()
  await screen.findByText('No longer sold, so not in your cart: Testa KETTLE-Z')
  expect(calls('cart.addProduct')).toEqual([])
  expect(screen.queryByRole('dialog')).toBeNull()
})

/** As the api, but another function adds products. */
const adding = (api: Api, addProduct: Api['cart']['addProduct']): Api => ({ ...api, cart: { ...api.cart, addProduct } })

it('adds the others when one is rejected, and says once which and why', async () => {
  const api = shop.visitor()
  const soldOut = new ApiError(409, { code: 'conflict', message: 'Only 2 are left' })
  const { press } = await opened(
    adding(api, async (input, options) => {
      if (input.body.sku === 'KETTLE-A') throw soldOut
      return api.cart.addProduct(input, options)
    }),
    [line('KETTLE-A', 3), line('KETTLE-B')],
  )
  await press()
  await screen.findByText(/KETTLE-A: Only 2 are left$/)
  await screen.findByRole('dialog')
  expect(await bought(api)).toEqual([['KETTLE-B', 1]])
  expect(screen.getAllByText(/Only 2 are left/)).toHaveLength(1)
})

it('keeps every product from the press on, so that a page that closes loses none', async () => {
  const api = shop.visitor()
  const kept: number[] = []
  const { press } = await opened(
    adding(api, (input, options) => {
      kept.push(keptAdds().length)
      return api.cart.addProduct(input, options)
    }),
    [line('KETTLE-A'), line('KETTLE-B')],
  )
  await press()
  await screen.findByRole('dialog')
  expect(kept).toEqual([2, 1])
})
