// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { OfflineError } from '#contract/protocol/api-error.ts'
import { createOpenedProducts } from '#offline/opened-products.ts'
import { createSeenProducts } from '#offline/seen-products.ts'
import { renderApp } from '../../../../tests/render-app.tsx'
import { type Shop, testShop } from '../../../../tests/test-app.ts'
import { createRecentSearches } from './recent-searches.ts'

let shop: Shop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const own = { brand: 'wa' } as const
const recents = () => createRecentSearches(own).list()

async function emptyField(options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp(shop.api, { path: '/brands', ...options })
  const [bar] = await screen.findAllByRole('search')
  if (!bar) throw new Error('There is a search bar')
  const field = within(bar).getByRole('combobox') as HTMLInputElement
  await app.user.click(field)
  return { ...app, field }
}
const group = (name: string) => screen.findByRole('group', { name })
const optionsOf = (element: HTMLElement) => within(element).getAllByRole('option')

it('offers categories with images when an empty field is pressed, without asking for suggestions', async () => {
  const { calls } = await emptyField()
  const categories = optionsOf(await group('Categories'))
  expect(categories).toHaveLength(9)
  for (const category of categories) {
    expect(category.getAttribute('href')).toMatch(/^\/c\//)
    expect(category.querySelector('img')?.getAttribute('src')).toMatch(/^\/images\//)
  }
  expect(screen.queryByRole('group', { name: 'Recent searches' })).toBeNull()
  expect(calls('search.suggestions')).toEqual([])
})

it('leads to the option that the arrow keys chose', async () => {
  const { user, field, router } = await emptyField()
  const [first, second] = optionsOf(await group('Categories'))
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(field.getAttribute('aria-activedescendant')).toBe(second?.id)
  await user.keyboard('{ArrowUp}{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe(first?.getAttribute('href')))
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
})

it('closes by Escape and at the first letter, and opens again by an arrow key or an emptied field', async () => {
  const { user, field } = await emptyField()
  await group('Categories')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(document.activeElement).toBe(field)
  await user.keyboard('{ArrowDown}')
  await group('Categories')
  await user.keyboard('k')
  expect(screen.queryByRole('listbox')).toBeNull()
  await user.keyboard('{Backspace}')
  expect(optionsOf(await group('Categories'))).toHaveLength(9)
})

it('lists the terms sent from this device, the newest first, and leads to their results', async () => {
  createRecentSearches(own).add('toaster')
  const { user, router, field } = await emptyField()
  await group('Recent searches')
  await user.type(field, 'kettle{Enter}')
  await screen.findByRole('heading', { level: 1, name: 'Results for “kettle”' })
  await user.click(field)
  const [newest, older] = optionsOf(await group('Recent searches'))
  expect([newest?.textContent, older?.textContent]).toEqual(['kettle', 'toaster'])
  await user.click(older as HTMLElement)
  await waitFor(() => expect(router.state.location.pathname).toBe('/search/toaster'))
  expect(recents()).toEqual(['toaster', 'kettle'])
})

it('removes one recent search, or all, and returns the focus to the field', async () => {
  for (const term of ['blender', 'toaster', 'kettle']) createRecentSearches(own).add(term)
  const { user, field } = await emptyField()
  await user.click(await screen.findByRole('button', { name: 'Remove toaster' }))
  expect(optionsOf(await group('Recent searches')).map(({ textContent }) => textContent)).toEqual(['kettle', 'blender'])
  expect(document.activeElement).toBe(field)
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(screen.queryByRole('group', { name: 'Recent searches' })).toBeNull()
  expect(recents()).toEqual([])
  expect(screen.getByRole('listbox')).toBeTruthy()
})

it('shows recent searches and products opened here while the shop cannot be reached', async () => {
  const { products } = await shop.api.catalogue.listing({ query: { size: 3 } })
  const [first, second] = products
  if (!first || !second) throw new Error('There are products')
  createSeenProducts(own).see(products)
  await waitFor(async () => expect(await createSeenProducts(own).list()).toHaveLength(3))
  await createOpenedProducts(own).open(first.sku)
  await createOpenedProducts(own).open(second.sku)
  createRecentSearches(own).add('kettle')
  await emptyField({ failing: { 'search.start': new OfflineError('gone') } })
  const opened = optionsOf(await group('Last viewed'))
  expect(opened.map((option) => option.getAttribute('href'))).toEqual([`/p/${second.uri}`, `/p/${first.uri}`])
  expect(optionsOf(await group('Recent searches'))).toHaveLength(1)
  expect(screen.queryByRole('group', { name: 'Categories' })).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('says what to do when popular searches and categories cannot be loaded, and tries again', async () => {
  const { user } = await emptyField({ failing: { 'search.start': new OfflineError('gone') } })
  await screen.findByText(/^Popular searches could not be loaded\. Type a product, brand or model/)
  await user.click(screen.getByRole('button', { name: 'try again' }))
  await screen.findByText(/^Popular searches could not be loaded/)
  expect(screen.queryByRole('group', { name: 'Categories' })).toBeNull()
})
