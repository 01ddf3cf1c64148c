import type { Page } from '@playwright/test'
import { port } from './brands.ts'
import { expect, test } from './fixtures.ts'

const script = `http://maps.localhost:${port}/places.js?key=1`

/** A stub of the provider's script: two houses of one street for every input. */
const provider = `
  const named = { street_number: '12', route: 'Example Street', locality: 'Sydney',
    administrative_area_level_1: 'NSW', postal_code: '2000' }
  const addressComponents = Object.entries(named).map(([type, text]) => ({ types: [type], longText: text, shortText: text }))
  const prediction = (number) => ({
    placeId: 'place-' + number,
    text: number + ' Example Street, Sydney NSW, Australia',
    toPlace: () => ({ fetchFields: async () => {}, addressComponents }),
  })
  const places = {
    AutocompleteSessionToken: class {},
    AutocompleteSuggestion: {
      fetchAutocompleteSuggestions: async (request) => {
        (window.mapsRequests ??= []).push({ ...request, sessionToken: null })
        return { suggestions: [12, 14].map((number) => ({ placePrediction: prediction(number) })) }
      },
    },
  }
  window.google = { maps: { importLibrary: async () => places } }`

/** Adds the script to the checkout document, as the server does for a shop that configures it. */
async function nameMaps(page: Page) {
  await page.route('**/customer/checkout', async (route) => {
    const request = route.request()
    if (request.resourceType() !== 'document') return route.fallback()
    // Node cannot resolve the shops' names: the host is sent as a header instead.
    const url = new URL(request.url())
    const headers = { ...(await request.allHeaders()), host: url.host }
    const response = await route.fetch({ url: `http://127.0.0.1:${url.port}${url.pathname}`, headers })
    const policy = (response.headers()['content-security-policy'] ?? '')
      .replace(/(script-src|connect-src) 'self'/g, `$& ${new URL(script).origin}`)
      // As on the server: third-party scripts do not support our trusted types.
      .replace(/; require-trusted-types-for .*/, '')
    const body = (await response.text()).replace('</head>', `<meta name="maps-script" content="${script}"></head>`)
    await route.fulfill({ response, body, headers: { ...response.headers(), 'content-security-policy': policy } })
  })
}

/** Records all requests to the provider's host. */
async function watchMaps(page: Page, body = provider) {
  const requests: string[] = []
  await page.route(/^http:\/\/maps\.localhost/, async (route) => {
    requests.push(route.request().url())
    await route.fulfill({ contentType: 'text/javascript', body })
  })
  return requests
}

/** Records requests for our chunk that calls the provider. */
function watchSearch(page: Page) {
  const loaded: string[] = []
  page.on('request', (request) => {
    if (/\/address-search-[\w-]+\.js$/.test(request.url())) loaded.push(request.url())
  })
  return loaded
}

const panelOf = (page: Page) => page.getByRole('region', { name: 'Delivery address' })

test('loads the maps script once, on focus of the street field, and fills in a selected address [S2-7-14]', async ({
  page,
  shop,
  shopper,
}) => {
  await nameMaps(page)
  const scriptRequests = await watchMaps(page)
  const loaded = watchSearch(page)
  await shopper.hasInCart('wa')
  await shopper.livesIn('wa', '3000_MELBOURNE')
  await shop('wa', '/customer/checkout')
  const panel = panelOf(page)
  const street = panel.getByLabel('Street address')
  await page.waitForLoadState('networkidle')
  await panel.getByLabel('Last name').focus()
  expect([scriptRequests, loaded]).toEqual([[], []])
  await street.focus()
  await expect.poll(() => scriptRequests).toEqual([script])
  await panel.getByLabel('Last name').focus()
  await street.focus()
  await street.pressSequentially('12 Exa')
  await expect(panel.getByRole('option')).toHaveText([
    '12 Example Street, Sydney NSW, Australia',
    '14 Example Street, Sydney NSW, Australia',
  ])
  await expect(street).toBeFocused()
  await street.press('ArrowDown')
  await street.press('Enter')
  await expect(street).toHaveValue('12 Example Street')
  await expect(panel.getByLabel('Suburb or postcode')).toHaveValue('Sydney')
  await expect(panel.getByLabel('State')).toHaveValue('NSW')
  await expect(panel.getByLabel('Postcode', { exact: true })).toHaveValue('2000')
  await expect(panel.getByRole('option')).toHaveCount(0)
  await expect(street).toBeFocused()
  const requests = await page.evaluate(() => (window as { mapsRequests?: object[] }).mapsRequests)
  expect(requests?.at(-1)).toEqual({
    input: '12 Exa',
    includedRegionCodes: ['au'],
    locationBias: { center: { lat: expect.any(Number), lng: expect.any(Number) }, radius: 1000 },
    sessionToken: null,
  })
  expect([scriptRequests, loaded]).toEqual([[script], [expect.any(String)]])
})

test('keeps the street field plain and sends no requests without a configured script', async ({
  page,
  shop,
  shopper,
}) => {
  const requests = await watchMaps(page)
  const loaded = watchSearch(page)
  await shopper.hasInCart('wa')
  await shop('wa', '/customer/checkout')
  const street = panelOf(page).getByLabel('Street address')
  await street.focus()
  await street.pressSequentially('12 Example')
  // Longer than the debounce of suggestion requests.
  await page.waitForTimeout(600)
  await expect(street).toHaveValue('12 Example')
  await expect(street).not.toHaveAttribute('role', 'combobox')
  expect([requests, loaded]).toEqual([[], []])
})

test('shows a message for an address that cannot be resolved, until it is typed again [S2-8-12]', async ({
  page,
  shop,
  shopper,
}) => {
  await nameMaps(page)
  await watchMaps(
    page,
    provider.replace('fetchFields: async () => {}', 'fetchFields: async () => { throw new Error("no") }'),
  )
  await shopper.hasInCart('wa')
  await shop('wa', '/customer/checkout')
  const panel = panelOf(page)
  const street = panel.getByLabel('Street address')
  const failed = panel.getByText(
    'An error occurred while looking up this address. Please check the address and try again.',
  )
  await street.focus()
  await street.pressSequentially('12 Exa')
  await panel.getByRole('option').first().click()
  await expect(failed).toBeVisible()
  await expect(street).toHaveValue('12 Example Street')
  await street.fill('12 Example Road')
  await expect(failed).toHaveCount(0)
})
