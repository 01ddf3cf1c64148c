// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
})

/** A window of the back office at this address. */
function opened(address: string) {
  history.replaceState({ idx: 3 }, '', address)
  return import('../manage/lib/shop.ts')
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
  vi.resetModules()
  const { currentShop } = await opened('/manage')
  expect(currentShop()).toBe('hc')
})

it('keeps its shop while another window changes to another', async () => {
  const { currentShop } = await opened('/manage?shop=hc')
  expect(currentShop()).toBe('hc')
  localStorage.setItem('manage-shop', 'wa')
  expect(currentShop()).toBe('hc')
})
