// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { OfflineError } from '#contract/protocol/api-error.ts'
import { showErrorToast } from '#lib/network/error-toast.ts'
import { expectConsole } from '../../tests/console-guard.ts'
import { renderApp } from '../../tests/render-app.tsx'
import { type Shop, testShop } from '../../tests/test-app.ts'

let shop: Shop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())
afterEach(cleanup)

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const allButton = () => screen.findByRole('button', { name: 'All appliances' })

it('requests settings, cart and location once on start [S1-1-15] [S1-7-30] [S3-7-11]', async () => {
  const { calls } = await renderApp(shop.api, { path: '/brands' })
  await screen.findByRole('heading', { level: 1, name: 'Brands' })
  await waitFor(() => expect(calls('cart.view')).toHaveLength(1))
  expect(calls('settings.list')).toHaveLength(1)
  expect(calls('geo.view')).toHaveLength(1)
})

it('starts without settings [S1-8-15]', async () => {
  await renderApp(shop.api, { path: '/brands', failing: { 'settings.list': new Error('down') } })
  await screen.findByRole('heading', { level: 1, name: 'Brands' })
})

it('shows categories, their subcategories and brands in the menu, and closes on route change [S1-7-42] [S1-2.2-17]', async () => {
  const { user, router } = await renderApp(shop.api, { path: '/brands' })
  await user.click(await allButton())
  const menu = within((await screen.findByRole('button', { name: 'Close menu' })).closest('nav') as HTMLElement)
  expect(menu.getByRole('link', { name: 'Dishwashers' }).getAttribute('href')).toBe('/c/kitchen/dishwashers')
  expect(menu.getByRole('link', { name: 'Brands' }).getAttribute('href')).toBe('/brands')
  expect(document.body.style.overflow).toBe('hidden')
  await router.navigate('/stores')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Close menu' })).toBeNull())
  await waitFor(() => expect(document.body.style.overflow).toBe(''))
})

it('lets the page scroll again each time the menu of a phone is closed', async () => {
  const { user } = await renderApp(shop.api, { path: '/brands' })
  for (const _ of ['first loads its files', 'has them']) {
    await user.click(screen.getByRole('button', { name: 'Menu' }))
    await screen.findByRole('dialog', { name: 'Menu' })
    await waitFor(() => expect(document.body.style.overflow).toBe('hidden'))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(document.body.style.overflow).toBe(''))
  }
})

it('closes the menu by Escape, by its cross and by the page behind it [S1-2.2-18] [S1-2.2-19]', async () => {
  const { user } = await renderApp(shop.api, { path: '/brands' })
  const button = await allButton()
  const isOpen = () => button.getAttribute('aria-expanded') === 'true'
  const open = async () => {
    fireEvent.click(button, { detail: 1 })
    return screen.findByRole('button', { name: 'Close menu' })
  }
  await open()
  await user.keyboard('{Escape}')
  expect(isOpen()).toBe(false)
  expect(document.activeElement).toBe(button)
  await user.click(await open())
  expect(isOpen()).toBe(false)
  const cross = await open()
  const veil = button.closest('nav')?.querySelector('div:empty')
  expect(veil && !veil.contains(cross)).toBe(true)
  fireEvent.pointerDown(veil as Element)
  expect(isOpen()).toBe(false)
})

it('closes 100 ms after the pointer has left, unless it returns before [S1-9-08]', async () => {
  await renderApp(shop.api, { path: '/brands' })
  const button = await allButton()
  const nav = button.closest('nav') as HTMLElement
  const isOpen = () => button.getAttribute('aria-expanded') === 'true'
  fireEvent.pointerEnter(button)
  expect(isOpen()).toBe(true)
  fireEvent.pointerLeave(nav, { pointerType: 'mouse' })
  await pause(50)
  fireEvent.pointerEnter(nav)
  await pause(150)
  expect(isOpen()).toBe(true)
  fireEvent.pointerLeave(nav, { pointerType: 'mouse' })
  await pause(50)
  expect(isOpen()).toBe(true)
  await waitFor(() => expect(isOpen()).toBe(false))
})

it('shows a failure for three seconds, or until the page is left [S1-2.2-22]', async () => {
  const { router } = await renderApp(shop.api, { path: '/brands' })
  await screen.findByRole('heading', { level: 1, name: 'Brands' })
  const words = 'An error has occurred, please try again'
  showErrorToast(new Error('boom'))
  await screen.findByText(words)
  await pause(3100)
  expect(screen.queryByText(words)).toBeNull()
  showErrorToast(new Error('boom'))
  await screen.findByText(words)
  await router.navigate('/stores')
  await waitFor(() => expect(screen.queryByText(words)).toBeNull())
})

it('moves the focus to the heading of a new page and announces its title', async () => {
  const { router } = await renderApp(shop.api, { path: '/brands' })
  await screen.findByRole('heading', { level: 1, name: 'Brands' })
  await router.navigate('/stores')
  const heading = await screen.findByRole('heading', { level: 1, name: 'Stores' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(screen.getByText('Stores | Wattle & Ash', { selector: '[role="status"]' })).toBeTruthy()
})

it('keeps typed text while the first page loads', async () => {
  const arrival = Promise.withResolvers<void>()
  const navbar: typeof shop.api.navigation.navbar = async (...call) => {
    await arrival.promise
    return shop.api.navigation.navbar(...call)
  }
  const app = renderApp({ ...shop.api, navigation: { ...shop.api.navigation, navbar } }, { path: '/cart' })
  const [field] = (await screen.findAllByRole('combobox')) as HTMLInputElement[] // fields for text
  await userEvent.type(field as HTMLInputElement, 'oven') // found above
  field?.setSelectionRange(1, 3)
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
  arrival.resolve()
  await app
  await screen.findByRole('heading', { level: 1 })
  const [after] = screen.getAllByRole('combobox') as HTMLInputElement[] // the same element
  expect(after?.value).toBe('oven')
  expect(document.activeElement).toBe(after)
  expect([after?.selectionStart, after?.selectionEnd]).toEqual([1, 3])
})

it.each([
  ['You are offline', 'without a connection', false],
  ['Something went wrong', 'where only a part of the app is missing', true],
])('shows "%s" in place of a page %s, with a retry', async (name, _reason, lacksPart) => {
  expectConsole(/^page: no answer$/)
  const loader = () => Promise.reject(Object.assign(new OfflineError('no answer'), { lacksPart }))
  await renderApp(shop.api, { path: '/lost', pages: [{ path: '/lost', loader, element: null }] })
  await screen.findByRole('heading', { level: 1, name })
  await screen.findByRole('button', { name: 'Try again' })
})

it('renders no frame at a blank address [S1-1-19]', async () => {
  await renderApp(shop.api, { path: '/blank/somewhere' })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('banner')).toBeNull()
  expect(screen.queryByRole('contentinfo')).toBeNull()
})

it('forces the location of a region and removes the parameter after half a second [S1-1-17] [S1-1-18] [S1-3-06]', async () => {
  const { calls, router } = await renderApp(shop.visitor(), { path: '/stores?region=3000&x=1' })
  await waitFor(() => expect(calls('geo.setLocation')).toEqual([{ body: { localityId: '3000_MELBOURNE' } }]))
  expect(router.state.location.search).toBe('?region=3000&x=1')
  await waitFor(() => expect(router.state.location.search).toBe('?x=1'))
  expect(router.state.location.pathname).toBe('/stores')
})

it('looks up the redirect of a missing page, and replaces the history entry [S1-4-33] [S1-4-35] [S1-7-34]', async () => {
  const { calls, router } = await renderApp(shop.api, { path: '/p/does-not-exist?a=1' })
  await screen.findByRole('heading', { level: 1, name: 'This shelf is empty' })
  await waitFor(() => expect(calls('content.redirect')).toEqual([{ query: { fromUrl: '/p/does-not-exist?a=1' } }]))
  expect(router.state.location.pathname).toBe('/p/does-not-exist')
  await router.navigate('/store-locator')
  await waitFor(() => expect(router.state.location.pathname).toBe('/stores'))
})

it('shows the not-found page with the text of the specification under the requested address [S1-2.1-31] [S1-2.1-32]', async () => {
  for (const path of ['/404', '/no/such/page']) {
    const { router } = await renderApp(shop.api, { path })
    await screen.findByText('The page you looking for does not exist, please try again')
    expect(router.state.location.pathname).toBe(path)
    cleanup()
  }
})

it('sends a search without a term to all products, and one with a term to its results [S1-2.1-21]', async () => {
  const { router } = await renderApp(shop.api, { path: '/search' })
  await waitFor(() => expect(router.state.location.pathname).toBe('/products'))
  await router.navigate('/search?q=gas%20oven')
  await waitFor(() => expect(router.state.location.pathname).toBe('/search/gas%20oven'))
})

it('shows the store of the shopper with its links [S1-2.10-16] [S1-2.10-17]', async () => {
  const visitor = shop.visitor()
  await visitor.geo.setLocation({ body: { localityId: '2000_SYDNEY' } })
  const { user } = await renderApp(visitor, { path: '/brands' })
  await user.click(await screen.findByRole('button', { name: /^Your store/ }))
  const panel = await screen.findByRole('region', { name: 'Your Store' })
  const details = await within(panel).findByRole('link', { name: 'View Store Details' })
  expect(details.getAttribute('href')).toMatch(/^\/stores\/[a-z0-9-]+$/)
  expect(within(panel).getByRole('link', { name: 'Change Store' }).getAttribute('href')).toBe('/stores')
})
