// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { ApiError, OfflineError } from '#contract/protocol/api-error.ts'
import { expectConsole } from '../../../../tests/console-guard.ts'
import { renderApp } from '../../../../tests/render-app.tsx'
import { type Shop, testShop } from '../../../../tests/test-app.ts'
import { SearchBar } from './search-bar.tsx'

let shop: Shop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())
afterEach(cleanup)

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function searchField(options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp(shop.api, { path: '/brands', ...options })
  const [bar] = await screen.findAllByRole('search')
  if (!bar) throw new Error('There is a search bar')
  return { ...app, bar, field: within(bar).getByRole('combobox') as HTMLInputElement }
}

it('sends one request, half a second after the last key, with its three parameters [S1-4-38] [S1-5-09] [S3-7-03]', async () => {
  const { user, field, calls } = await searchField()
  await user.type(field, 'oven')
  await pause(300)
  expect(calls('search.suggestions')).toEqual([])
  await waitFor(() => expect(screen.getByRole('listbox')).toBeTruthy())
  expect(calls('search.suggestions')).toEqual([{ query: { searchTerm: 'oven', isAutoCorrectEnabled: true, limit: 8 } }])
  const products = screen.getAllByRole('option').filter((option) => option.getAttribute('href')?.startsWith('/p/'))
  expect(products.length).toBeGreaterThan(0)
  expect(screen.getByRole('option', { name: 'View all products' }).getAttribute('href')).toBe('/search/oven')
})

it('offers all products for a term that finds nothing, and no results', async () => {
  const { user, field, router } = await searchField()
  await user.type(field, 'qqzzxx')
  expect(await screen.findByText(/^Nothing found for “qqzzxx”/)).toBeTruthy()
  expect(screen.queryByRole('option', { name: 'View all products' })).toBeNull()
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/products'))
})

it('is empty again below two characters, without a call [S1-4-39]', async () => {
  const { user, field, calls } = await searchField()
  await user.type(field, 'ov')
  await screen.findByRole('listbox')
  await user.type(field, '{Backspace}')
  expect(screen.queryByRole('listbox')).toBeNull()
  await pause(600)
  expect(calls('search.suggestions')).toHaveLength(1)
})

it('submits the trimmed term, navigates to the address of the response and clears the field [S1-4-40] [S1-4-42] [S3-7-05]', async () => {
  const { user, field, calls, router } = await searchField()
  await user.type(field, '  kettle {Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/search/kettle'))
  expect(calls('search.address')).toEqual([{ query: { searchterms: 'kettle' } }])
  expect(field.value).toBe('')
  await pause(600)
  expect(calls('search.suggestions')).toEqual([])
})

it('submits what stands in the field before React has heard of it, as during hydration', async () => {
  const { bar, field, router } = await searchField()
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'kettle')
  fireEvent.submit(bar)
  await waitFor(() => expect(router.state.location.pathname).toBe('/search/kettle'))
})

it('opens the search view of a phone again after a search was sent from it', async () => {
  const { user, router } = await searchField()
  const bars = screen.getAllByRole('search')
  const dock = within(bars.at(-1) as HTMLElement)
  await user.type(dock.getByRole('combobox'), 'kettle{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/search/kettle'))
  await waitFor(() => expect(dock.queryByRole('button', { name: 'Close search' })).toBeNull())
  await user.click(dock.getByRole('combobox'))
  expect(dock.getByRole('button', { name: 'Close search' })).toBeTruthy()
  await user.click(dock.getByRole('button', { name: 'Close search' }))
  await waitFor(() => expect(dock.queryByRole('button', { name: 'Close search' })).toBeNull())
})

it('ignores an empty or one-letter keyword [S1-4-41] [S3-4-35]', async () => {
  const { user, field, calls, router } = await searchField()
  await user.type(field, '   {Enter}o{Enter}')
  expect(calls('search.address')).toEqual([])
  expect(router.state.location.pathname).toBe('/brands')
})

it('stops only its indicator when a request fails [S1-8-16]', async () => {
  expectConsole(/^search: gone$/)
  const gone = new OfflineError('gone')
  const { user, field, router } = await searchField({ failing: { 'search.address': gone } })
  await user.type(field, 'kettle{Enter}')
  await pause(100)
  expect(router.state.location.pathname).toBe('/brands')
  expect(field.value).toBe('kettle')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('shows nothing when suggestions fail [S1-8-16]', async () => {
  expectConsole(/^search: 503 -$/)
  const down = new ApiError(503, { code: 'unavailable', message: '' })
  const { user, field } = await searchField({ failing: { 'search.suggestions': down } })
  await user.type(field, 'kettle')
  await pause(800)
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('is cleared by Escape at once and by leaving it after 200 ms [S1-2.10-15] [S1-5-10]', async () => {
  const { user, field } = await searchField()
  await user.type(field, 'kettle')
  await screen.findByRole('listbox')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  await user.type(field, 's')
  await screen.findByRole('listbox')
  await user.click(document.body)
  await pause(100)
  expect(screen.queryByRole('listbox')).not.toBeNull()
  await pause(200)
  expect(screen.queryByRole('listbox')).toBeNull()
})

it('keeps what it found when it is left, where leaving is said not to clear it [S1-5-10]', async () => {
  const pages = [{ path: '/alone', element: <SearchBar placement="page" keepsOnBlur /> }]
  const { user, container } = await renderApp(shop.api, { path: '/alone', pages })
  const field = within(container.querySelector('main') as HTMLElement).getByRole('combobox')
  await user.type(field, 'kettle')
  await screen.findByRole('listbox')
  await user.click(document.body)
  expect(document.activeElement).not.toBe(field)
  await pause(400)
  expect(screen.queryByRole('listbox')).not.toBeNull()
  await user.click(field)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
})

it('navigates to a pressed suggestion, although the press blurs the field [S1-5-10]', async () => {
  const { user, field, router } = await searchField()
  await user.type(field, 'kettle')
  await screen.findByRole('listbox')
  const [product] = screen.getAllByRole('option').filter((option) => option.getAttribute('href')?.startsWith('/p/'))
  await user.click(product as HTMLElement)
  await waitFor(() => expect(router.state.location.pathname).toBe(product?.getAttribute('href')))
})

it('requests the address of all products of a term, and navigates to it [S3-7-01]', async () => {
  const { user, field, calls, router } = await searchField()
  await user.type(field, 'kettle')
  await user.click(await screen.findByRole('option', { name: 'View all products' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/search/kettle'))
  expect(calls('search.productAddress')).toEqual([{ query: { SearchTerm: 'kettle' } }])
  expect(calls('search.address')).toEqual([])
  expect(screen.queryByRole('listbox')).toBeNull()
})

it('sends the same request when all products are chosen by keyboard [S3-7-01]', async () => {
  const { user, field, calls, router } = await searchField()
  await user.type(field, 'kettle')
  await screen.findByRole('listbox')
  await user.keyboard('{ArrowUp}{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/search/kettle'))
  expect(calls('search.productAddress')).toEqual([{ query: { SearchTerm: 'kettle' } }])
  expect(field.value).toBe('')
})

it('goes round the options, past the field itself', async () => {
  const { user, field } = await searchField()
  await user.type(field, 'kettle')
  await screen.findByRole('listbox')
  const highlighted = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')
  const options = screen.getAllByRole('option')
  await user.keyboard('{ArrowUp}')
  expect(highlighted()).toBe(options.at(-1))
  await user.keyboard('{ArrowDown}')
  expect(highlighted()).toBeNull()
  await user.keyboard('{ArrowDown}')
  expect(highlighted()).toBe(options[0])
})

it('stays on the page when the address of all products cannot be loaded [S1-8-16]', async () => {
  expectConsole(/^search: 503 -$/)
  const down = new ApiError(503, { code: 'unavailable', message: '' })
  const { user, field, router } = await searchField({ failing: { 'search.productAddress': down } })
  await user.type(field, 'kettle')
  await user.click(await screen.findByRole('option', { name: 'View all products' }))
  await pause(100)
  expect(router.state.location.pathname).toBe('/brands')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(
    within(field.form as HTMLElement)
      .getByRole('button', { name: 'Search' })
      .querySelector('[data-icon]'),
  ).toBeTruthy()
})

it('accepts at most 100 characters [S1-5-08]', async () => {
  const { field } = await searchField()
  expect(field.maxLength).toBe(100)
})

it('asks in the words of the shop and of its place [S1-2.10-12]', async () => {
  const { field } = await searchField({ path: '/no/such/page' })
  expect(field.placeholder).toBe('What are you looking for?')
  const alone = await screen.findByPlaceholderText('Search for a product')
  expect(alone).toBeTruthy()
  cleanup()
  const clearance = await searchField({ brand: 'hc' })
  expect(clearance.field.placeholder).toBe('Find the best brands at lowest prices')
})
