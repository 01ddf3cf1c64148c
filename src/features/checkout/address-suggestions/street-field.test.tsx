// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { aStore } from '../../../../tests/builders.ts'
import { testCatalogue } from '../../../../tests/buying.ts'
import { expectConsole } from '../../../../tests/console-guard.ts'
import { renderApp } from '../../../../tests/render-app.tsx'
import { type Shop, testShop } from '../../../../tests/test-app.ts'

const address = 'https://maps.example/places.js'
const tag = () => document.head.querySelector('meta[name="maps-script"]')
document.head.insertAdjacentHTML('beforeend', `<meta name="maps-script" content="${address}">`)
const metaTag = tag() as Element // just put there

const shops = {} as Record<'wa' | 'aol-nz', Shop> // filled before the first test
beforeAll(async () => {
  for (const brand of ['wa', 'aol-nz'] as const) {
    const shop = await testShop({ brand })
    const stock = await testCatalogue(shop, brand)
    await stock.addProduct({ sku: 'KETTLE', priceCents: 100_00, stock: 1000 })
    const latitude = brand === 'wa' ? -33.5 : -36.5
    const longitude = brand === 'wa' ? 151.5 : 174.5
    await aStore(shop.db, { brand, id: `near-${brand}`, uri: `near-${brand}`, latitude, longitude })
    shops[brand] = shop
  }
})
afterAll(async () => {
  for (const shop of Object.values(shops)) await shop.close()
})

const scripts: HTMLScriptElement[] = []
const append = document.head.append.bind(document.head)
vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
  for (const node of nodes) {
    if (!(node instanceof HTMLScriptElement)) append(node)
    // The checkout has one of its own, which is not looked at here.
    else if (node.src === address) scripts.push(node)
  }
})

afterEach(() => {
  cleanup()
  scripts.length = 0
  Reflect.deleteProperty(window, 'google')
  if (!tag()) document.head.append(metaTag)
  sessionStorage.clear()
  localStorage.clear()
})

type Component = { longText: string; shortText: string; types: string[] }
const component = (type: string, longText: string, shortText = longText): Component => ({
  longText,
  shortText,
  types: [type, 'political'],
})
const teston = [
  component('street_number', '12'),
  component('route', 'Example Street', 'Example St'),
  component('locality', 'Teston'),
  component('administrative_area_level_1', 'New South Wales', 'NSW'),
  component('postal_code', '2000'),
]

/** The provider as its script leaves it on the page, with what it was asked. */
function leaveProvider(found: readonly Component[] = teston, count = 2) {
  const requests: Record<string, unknown>[] = []
  const fetchFields = vi.fn(async (_options: unknown) => {})
  const prediction = (index: number) => ({
    placeId: `place-${index}`,
    text: { toString: () => `${12 + index} Example Street, Teston NSW, Australia` },
    toPlace: () => ({ fetchFields, addressComponents: found }),
  })
  const places = {
    AutocompleteSessionToken: class {},
    AutocompleteSuggestion: {
      fetchAutocompleteSuggestions: async (request: Record<string, unknown>) => {
        requests.push(request)
        return { suggestions: Array.from({ length: count }, (_, index) => ({ placePrediction: prediction(index) })) }
      },
    },
  }
  Object.assign(window, { google: { maps: { importLibrary: async () => places } } })
  return { requests, fetchFields }
}

type Options = { brand?: 'wa' | 'aol-nz'; livesAt?: string; storeId?: string }

async function checkout({ brand = 'wa', livesAt, storeId }: Options = {}) {
  const api = shops[brand].visitor()
  await api.cart.addProduct({ body: { sku: 'KETTLE', quantity: 1 } })
  if (livesAt) await api.geo.setLocation({ body: { localityId: livesAt } })
  if (storeId) await api.store.choose({ body: { storeId } })
  const app = await renderApp(api, { path: '/customer/checkout', brand })
  await screen.findByRole('button', { name: 'Place order' }, { timeout: 5000 })
  const panel = within(screen.getByRole('region', { name: 'Delivery address' }))
  const value = (name: string | RegExp) => (panel.getByLabelText(name) as HTMLInputElement).value
  return { ...app, user: userEvent.setup(), panel, value, street: panel.getByLabelText('Street address') }
}

/** All at once: typed on a busy machine, a part of it would be searched, too. */
async function enter(user: ReturnType<typeof userEvent.setup>, street: HTMLElement, text: string) {
  await user.click(street)
  await user.paste(text)
}

const [sydney, auckland] = ['2000_TESTON', '1010_TESTLAND']

it.each([
  { brand: 'wa', livesAt: sydney, storeId: 'near-wa', region: 'au', center: { lat: -33.5, lng: 151.5 } },
  { brand: 'aol-nz', livesAt: auckland, storeId: 'near-aol-nz', region: 'nz', center: { lat: -36.5, lng: 174.5 } },
] as const)('suggests addresses of $region, those within 1000 m of the known place first [S2-7-15]', async (place) => {
  const { requests } = leaveProvider()
  const { user, street, panel } = await checkout(place)
  await enter(user, street, '12 Exa')
  expect(await panel.findAllByRole('option')).toHaveLength(2)
  expect(requests.at(-1)).toEqual({
    input: '12 Exa',
    includedRegionCodes: [place.region],
    locationBias: { center: place.center, radius: 1000 },
    sessionToken: expect.any(Object),
  })
})

it('sends no location bias while no location is known, and does not request geolocation', async () => {
  const { requests } = leaveProvider()
  const getCurrentPosition = vi.fn()
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
  const { user, street, panel } = await checkout()
  await enter(user, street, '12 Exa')
  await panel.findAllByRole('option')
  expect(requests[0]).toMatchObject({ includedRegionCodes: ['au'] })
  expect(requests[0]).not.toHaveProperty('locationBias')
  expect(getCurrentPosition).not.toHaveBeenCalled()
})

it('fills street, suburb, state and postcode from a suggestion by keyboard, and loads delivery dates', async () => {
  const { fetchFields } = leaveProvider()
  const { user, street, panel, value, calls } = await checkout()
  await enter(user, street, '3/12 Exa')
  await panel.findAllByRole('option')
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(value('Postcode')).toBe('2000'))
  expect([value('Street address'), value(/^Suburb/), value('State')]).toEqual(['3/12 Example Street', 'Teston', 'NSW'])
  expect(fetchFields).toHaveBeenCalledExactlyOnceWith({ fields: ['addressComponents'] })
  expect(document.activeElement).toBe(street)
  expect(panel.queryByRole('option')).toBeNull()
  await waitFor(() => expect(calls('checkout.availability')).toHaveLength(1))
})

it('keeps the suburb empty when the shop does not know it', async () => {
  leaveProvider(teston.map((part) => (part.types[0] === 'locality' ? component('locality', 'Elsewhere') : part)))
  const { user, street, panel, value, calls } = await checkout()
  await enter(user, street, '12 Exa')
  await user.click((await panel.findAllByRole('option'))[0] as Element) // there is one, else the line above fails
  await waitFor(() => expect(value('Street address')).toBe('12 Example Street'))
  expect([value(/^Suburb/), value('Postcode')]).toEqual(['', ''])
  expect(calls('locality.lookup')).toHaveLength(1)
})

it('searches from the third character, after a pause, and shows at most eight suggestions', async () => {
  const { requests } = leaveProvider(teston, 12)
  const { user, street, panel } = await checkout()
  await user.type(street, '12')
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(requests).toEqual([])
  await user.type(street, ' Example')
  await waitFor(() => expect(requests.at(-1)).toMatchObject({ input: '12 Example' }))
  expect(await panel.findAllByRole('option')).toHaveLength(8)
  expect(requests.length).toBeLessThan(6)
  await user.keyboard('{Escape}')
  expect(panel.queryByRole('option')).toBeNull()
  expect((street as HTMLInputElement).value).toBe('12 Example')
})

it('remains a text field when the script fails to load', async () => {
  expectConsole(/^address suggestions: Failed to load script$/)
  const warned = vi.spyOn(console, 'warn')
  const { user, street, panel, value } = await checkout()
  await enter(user, street, '12 Exa')
  await waitFor(() => expect(scripts).toHaveLength(1))
  act(() => void scripts[0]?.dispatchEvent(new Event('error')))
  await user.type(street, 'mple St')
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(value('Street address')).toBe('12 Example St')
  expect(panel.queryByRole('option')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(warned).toHaveBeenCalledWith('address suggestions: Failed to load script')
  // The next focus of the field loads the script again.
  await user.tab()
  await user.click(street)
  await waitFor(() => expect(scripts).toHaveLength(2))
  act(() => void scripts[1]?.dispatchEvent(new Event('error')))
  warned.mockRestore()
})

it('loads the script on first focus, once for both address fields [S2-7-14]', async () => {
  const { user, street, panel } = await checkout()
  expect(scripts).toEqual([])
  await enter(user, street, '12 Exa')
  await waitFor(() => expect(scripts.map(({ src }) => src)).toEqual([address]))
  leaveProvider()
  act(() => void scripts[0]?.dispatchEvent(new Event('load')))
  // Text typed while the script was loading is searched too.
  expect(await panel.findAllByRole('option')).toHaveLength(2)
  await user.click(screen.getByRole('switch', { name: /^Billing address/ }))
  await user.click(within(screen.getByRole('region', { name: 'Billing address' })).getByLabelText('Street address'))
  await user.click(street)
  expect(scripts).toHaveLength(1)
})

it('is a plain field without a script, and sends no requests', async () => {
  metaTag.remove()
  leaveProvider()
  const { user, street, panel, calls } = await checkout({ livesAt: sydney })
  await enter(user, street, '12 Example St')
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(street.getAttribute('role')).toBeNull()
  expect(panel.queryByRole('option')).toBeNull()
  expect([scripts, calls('store.view')]).toEqual([[], []])
})
