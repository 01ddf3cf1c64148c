// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { signInKeys } from '#lib/account/signed-in.ts'
import { buyer } from '../../../../tests/buyer.ts'
import { type TestCatalogue, testCatalogue } from '../../../../tests/buying.ts'
import { backOffice } from '../../../../tests/manage.ts'
import { renderApp } from '../../../../tests/render-app.tsx'
import { type Shop, testShop } from '../../../../tests/test-app.ts'

let shop: Shop
let stock: TestCatalogue
let gone: string
beforeAll(async () => {
  shop = await testShop()
  stock = await testCatalogue(shop)
  await stock.addProduct({ sku: 'KETTLE' })
  gone = await stock.addProduct({ sku: 'GONE' })
})
afterAll(() => shop.close())
afterEach(() => {
  cleanup()
  localStorage.clear()
})

/** Buys products as Ada, to whom they are delivered; returns the id of the order. */
async function delivered(...skus: string[]) {
  const ada = await shop.signedIn('ada@hearth.example')
  const shopper = buyer(shop, ada)
  let cartId = ''
  for (const sku of skus) ({ cartId } = await shopper.add(sku))
  await shopper.buy()
  const { accountOrderId: id = '' } = await ada.checkout.confirmation({ query: { id: cartId } })
  const { api: desk } = await backOffice(shop, 'store')
  for (const state of ['shipped', 'delivered'] as const)
    await desk.manageOrders.setState({ params: { id }, body: { state } })
  for (const key of signInKeys) localStorage.setItem(key, 'true')
  return { ada, id }
}

const late = /^Returns close 30 days after delivery/

it('says after the time for returns that they have closed', async () => {
  const { ada, id } = await delivered('KETTLE')
  const { unmount } = await renderApp(ada, { path: `/account/orders/${id}` })
  await screen.findByRole('button', { name: 'Return products' })
  expect(screen.queryByText(late)).toBeNull()
  unmount()
  await shop.pool.query("update order_steps set at = at - interval '32 days' where order_id = $1", [id])
  await renderApp(ada, { path: `/account/orders/${id}` })
  await screen.findByText(late)
  expect(screen.queryByRole('button', { name: 'Return products' })).toBeNull()
})

it('leads from a delivered order to the products that are still sold and to the form for a review', async () => {
  const { ada, id } = await delivered('KETTLE', 'GONE')
  await stock.delist(gone)
  const { user, router } = await renderApp(ada, { path: `/account/orders/${id}` })
  const link = await screen.findByRole('link', { name: 'Testa KETTLE' })
  expect(link.getAttribute('href')).toBe('/p/kettle')
  expect(screen.getByText('Testa GONE')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /GONE/ })).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Write a review of Testa KETTLE' }))
  await screen.findByRole('button', { name: 'Send review' })
  expect(router.state.location.pathname).toBe('/p/kettle')
})
