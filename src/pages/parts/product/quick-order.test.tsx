// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Api } from '#contract/client.ts'
import { testCatalogue } from '../../../../tests/buying.ts'
import { renderApp } from '../../../../tests/render-app.tsx'
import { type Shop, testShop } from '../../../../tests/test-app.ts'

let shop: Shop
beforeAll(async () => {
  shop = await testShop()
  const aoc = await testCatalogue(shop)
  await aoc.addProduct({ sku: 'BULK-1', priceCents: 799_00, brand: 'aoc' })
  await aoc.addProduct({ sku: 'BULK-2', priceCents: 99_00, brand: 'aoc' })
  await aoc.addProduct({ sku: 'ASK-3', priceCents: null, brand: 'aoc' })
})
afterAll(() => shop.close())
afterEach(cleanup)

const openDesk = (api: Api) => renderApp(api, { path: '/', brand: 'aoc' })
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const paste = (text: string) => fireEvent.paste(field('SKU 1'), { clipboardData: { getData: () => text } })
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Add to cart' }))
const skus = () => screen.getAllByLabelText<HTMLInputElement>(/^SKU/).map(({ value }) => value)

it('names every SKU that is unknown, and keeps what was typed', async () => {
  await openDesk(shop.visitor('aoc.localhost'))
  paste('BULK-1,2\nNONE-7,1\nNONE-8,1')
  await screen.findByText('Units: 4')
  press()
  expect(await screen.findByText('No product here has the SKU NONE-7, NONE-8')).toBeTruthy()
  expect(skus()).toEqual(['BULK-1', 'NONE-7', 'NONE-8'])
})

it('leaves a single pasted SKU to the field', async () => {
  await openDesk(shop.visitor('aoc.localhost'))
  expect(paste('BULK-1')).toBe(true)
})

it('keeps only the lines that are not in the cart yet when one is refused', async () => {
  await openDesk(shop.visitor('aoc.localhost'))
  paste('BULK-1,2\nASK-3,1')
  await screen.findByText('Units: 3')
  press()
  expect(await screen.findByText(/^ASK-3: Price available upon request/)).toBeTruthy()
  expect(skus()).toEqual(['ASK-3'])
})

// Last: it opens the cart, which the next page would show, too.
it('takes a pasted list, counts it, and adds it to the cart', async () => {
  const api = shop.visitor('aoc.localhost')
  await openDesk(api)
  paste('BULK-1\t12\nbulk-2\t1')
  expect(await screen.findByText('Units: 13')).toBeTruthy()
  press()
  await waitFor(() => expect(skus()).toEqual(['', '', '']))
  await waitFor(async () => {
    const { products } = await api.cart.view({ query: {} })
    expect(products.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ['BULK-1', 12],
      ['BULK-2', 1],
    ])
  })
})
