// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'

afterEach(() => localStorage.clear())

let windows = 0

/** A window of the back office at this address. Each has the module for itself. */
async function opened(address: string): Promise<typeof import('../manage/lib/shop.ts')> {
  history.replaceState({ idx: 3 }, '', address)
  const file = `../manage/lib/shop.ts?window=${++windows}`
  return import(/* @vite-ignore */ file)
}
const address = () => location.pathname + location.search + location.hash

it('works on the shop that the address names, not on the one that was chosen last', async () => {
  localStorage.setItem('manage-shop', 'wa')
  const { currentShop } = await opened('/manage?shop=hc#/orders/1/show')
  expect(currentShop()).toBe('hc')
})

it('names the shop in a bare address, and keeps the page', async () => {
  localStorage.setItem('manage-shop', 'fk')
  const { currentShop, chooseShop } = await opened('/manage?problem=cancelled#/orders')
  chooseShop(currentShop() ?? '')
  expect([address(), history.state]).toEqual(['/manage?shop=fk#/orders', { idx: 3 }])
})

it('comes back to the shop after a sign-in through other pages', async () => {
  await opened('/manage?shop=hc').then(({ currentShop }) => currentShop())
  const { currentShop } = await opened('/manage')
  expect(currentShop()).toBe('hc')
})

it('keeps its shop while another window changes to another', async () => {
  const { currentShop } = await opened('/manage?shop=hc')
  expect(currentShop()).toBe('hc')
  localStorage.setItem('manage-shop', 'wa')
  expect(currentShop()).toBe('hc')
})
