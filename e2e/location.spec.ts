import type { Locator, Page } from '@playwright/test'
import type { Locality } from '../src/contract/location/geo.ts'
import { localitySearch } from '../src/domain/location/locality.ts'
import { localityText } from '../src/domain/location/locality-text.ts'
import { regionLocations } from '../src/domain/location/region.ts'
import { brands, originOf, shops } from './brands.ts'
import { expect, test } from './fixtures.ts'
import { changeEnvironment } from './signing-in.ts'

/** The location widget in the store panel, which has both of its views. */
async function openWidget(page: Page) {
  await header(page)
    .getByRole('button', { name: /^(?:Your store|Find a)/ })
    .click()
  const panel = page.getByRole('region', { name: 'Your Store' })
  await expect(panel.getByRole('heading', { name: 'Your delivery location' })).toBeVisible()
  return panel
}

/** The block of a store: in the panel of the header and in the menu of phones. */
async function showsStore(block: Locator) {
  const image = block.locator('img[src*="store-wa-kiln-lane-showroom"]')
  await image.scrollIntoViewIfNeeded()
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(640)
  await expect(block.getByText('Kiln Lane showroom', { exact: true })).toBeVisible()
  await expect(block.getByText(/^Six working kitchens/)).toBeVisible()
  const details = block.getByRole('link', { name: 'View Store Details' })
  await expect(details).toHaveAttribute('href', '/stores/kiln-lane-showroom')
  await expect(block.getByRole('link', { name: 'Change Store' })).toHaveAttribute('href', '/stores')
}

const header = (page: Page) => page.getByRole('banner')

test('finds a postcode, selects it by its id, shows it, and restores it after a reload [S1-1-02, S3-1-03, S3-3-12, S1-7-40]', async ({
  page,
  shop,
  shopper,
  calls,
}) => {
  await shop('wa')
  await header(page)
    .getByRole('button', { name: /Change delivery location/ })
    .click()
  await page.getByLabel('Delivery Postcode').fill('2000')
  await page.getByRole('option', { name: '2000 Sydney, NSW' }).click()
  await expect(header(page).getByRole('button', { name: /sydney NSW 2000/i })).toBeVisible()
  expect(calls.of('GET', '/api/locality/2000')).toHaveLength(1)
  expect(calls.of('POST', '/api/geo/setlocation').map(({ body }) => body)).toEqual([{ localityId: '2000_SYDNEY' }])
  await shopper.goesTo('/stores')
  const another = page.getByRole('main').getByRole('article').filter({ hasText: 'Kiln Lane showroom' })
  await another.getByRole('button').click()
  await expect(header(page).getByRole('button', { name: /Kiln Lane showroom/ })).toBeVisible()
  await shopper.reloads()
  await expect(header(page).getByRole('button', { name: /Kiln Lane showroom/ })).toBeVisible()
  await expect(header(page).getByRole('button', { name: /sydney NSW 2000/i })).toBeVisible()
})

test('forces the location of a region in the address, and removes the parameter after 500 ms [S1-1-17, S1-1-18]', async ({
  page,
  shop,
  calls,
}) => {
  await page.clock.install()
  const set = page.waitForRequest('**/api/geo/setlocation')
  await shop('wa', '/?region=3000&x=1')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await set
  expect(calls.of('POST', '/api/geo/setlocation').map(({ body }) => body)).toEqual([{ localityId: '3000_MELBOURNE' }])
  await page.clock.runFor(600)
  await expect(page).toHaveURL(`${originOf('wa')}/?x=1`)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  await expect(header(page).getByRole('button', { name: /melbourne VIC 3000/i })).toBeVisible()
})

// The others are rows of the same table.
const quick = '2000222'
for (const [region, location] of regionLocations)
  test(`sets the location for region ${region} on a product page to ${location} [S1-1-17, S1-3-06]${region === quick ? '' : ' @long'}`, async ({
    page,
    shop,
    calls,
  }) => {
    const response = page.waitForResponse('**/api/geo/setlocation')
    await shop('wa', `${shops.wa.product}?region=${region}`)
    expect((await response).status()).toBe(200)
    expect(calls.of('POST', '/api/geo/setlocation').map(({ body }) => body)).toEqual([{ localityId: location }])
    const [postcode, suburb] = location.split('_')
    const shown = new RegExp(`: ${suburb} [A-Z]+ ${postcode}`, 'i')
    await expect(header(page).getByRole('button', { name: shown })).toBeVisible()
  })

test('selects no store and no warehouse for a visitor who selected none', async ({ page, shop, shopper }) => {
  await shop('wa', shops.wa.product)
  await expect(header(page).getByText('Please select your location.')).toBeVisible()
  await expect(header(page).getByRole('button', { name: 'Find a showroom' })).toBeVisible()
  await expect(page.getByText(/Darwin|Norwood/)).toHaveCount(0)
  await expect(page.getByText('Choose your suburb to see them.')).toBeVisible()
  const geo = await page.evaluate(() => fetch('/api/geo').then((response) => response.json()))
  expect(geo).toMatchObject({ postcode: '', nearestWarehouseLocationCode: '', store: null })
  const panel = await openWidget(page)
  await expect(panel.getByText(/^You have not chosen a store/)).toBeVisible()
  await expect(panel.getByRole('link', { name: 'Choose a store' })).toHaveAttribute('href', '/stores')
  await shopper.livesIn('wa', '5000_ADELAIDE')
  await shopper.reloads()
  await expect(header(page).getByRole('button', { name: 'Your store: Norwood showroom' })).toBeVisible()
})

test('keeps the region in the address for half a second', async ({ page, shop }) => {
  await page.addInitScript(() => {
    const { replaceState } = history
    history.replaceState = (state, title, url) => {
      if (url && !String(url).includes('region')) Object.assign(window, { regionLeftAt: performance.now() })
      replaceState.call(history, state, title, url)
    }
  })
  await shop('wa', '/?region=3000&x=1')
  await expect(page).toHaveURL(`${originOf('wa')}/?x=1`)
  const waited = await page.evaluate(() => {
    const [entry] = performance.getEntriesByName(`${location.origin}/api/geo/setlocation`)
    return Number(Reflect.get(window, 'regionLeftAt')) - (entry?.startTime ?? Number.NaN)
  })
  expect(waited).toBeGreaterThan(400)
})

test('replaces a store with the engine-room label by the default store, and no other [S3-3-14]', async ({
  page,
  shop,
  shopper,
  stub,
}) => {
  type Geo = { store: { name: string; storeUri: string } }
  await shopper.livesIn('wa')
  let name = ' engine ROOM'
  await changeEnvironment(page, { engineRoomLabel: 'Engine Room', defaultStoreUri: 'kiln-lane-showroom' })
  await stub.changes<Geo>('/api/geo', (geo) => ({
    ...geo,
    store: { ...geo.store, name, storeUri: 'norwood-showroom' },
  }))
  await shop('wa')
  const details = (await openWidget(page)).getByRole('link', { name: 'View Store Details' })
  await expect(details).toHaveAttribute('href', '/stores/kiln-lane-showroom')
  name = 'Norwood showroom'
  await shopper.reloads()
  await openWidget(page)
  await expect(details).toHaveAttribute('href', '/stores/norwood-showroom')
})

test('requires a postcode in the widget when there is none [S1-2.8-02]', async ({ page, shop }) => {
  await shop('wa')
  const panel = await openWidget(page)
  await expect(panel.getByText('Please select your location.')).toBeVisible()
  await panel.getByRole('button', { name: 'Change delivery location' }).click()
  await expect(panel.getByLabel('Delivery Postcode')).toBeVisible()
})

test('shows city, state and postcode with a pencil, and edits on a click, offline not [S1-2.8-01, S1-2.8-03, S1-2.8-04, S1-4-22]', async ({
  page,
  shop,
  shopper,
  network,
}) => {
  await shopper.livesIn('wa')
  await shop('wa')
  const panel = await openWidget(page)
  const place = panel.getByRole('button', { name: /sydney NSW 2000/i })
  await expect(place.getByRole('img', { name: 'Change delivery location' })).toBeVisible()
  await place.click()
  await expect(panel.getByRole('heading', { name: 'Set Your Delivery Location' })).toBeVisible()
  await expect(panel.getByLabel('Delivery Postcode')).toHaveAttribute('placeholder', 'Enter delivery Postcode')
  await panel.getByRole('button', { name: 'Close' }).last().click()
  await network.offline()
  await expect(place).toBeDisabled()
  await expect(panel.getByText('You are offline. Change it when you are back online.')).toBeVisible()
  await place.click({ force: true })
  await expect(panel.getByRole('heading', { name: 'Set Your Delivery Location' })).toHaveCount(0)
})

test('lists the full addresses of the response; selecting and closing reset the field [S1-2.8-05, S1-4-23]', async ({
  page,
  shop,
}) => {
  await shop('wa')
  const panel = await openWidget(page)
  const edit = () => panel.getByRole('button', { name: /Change delivery location/ }).click()
  const field = panel.getByLabel('Delivery Postcode')
  await edit()
  const response = page.waitForResponse('**/api/locality/2000')
  await field.fill('2000')
  const found = (await (await response).json()) as Locality[]
  // In the order of the specification, with the suburb as a name instead of in capitals.
  await expect(page.getByRole('option')).toHaveText(found.map(localityText))
  await panel.getByRole('button', { name: 'Close' }).last().click()
  await expect(panel.getByRole('heading', { name: 'Your delivery location' })).toBeVisible()
  await edit()
  await expect(field).toHaveValue('')
  await field.fill('2000')
  await page.getByRole('option').first().click()
  await expect(panel.getByRole('heading', { name: 'Your delivery location' })).toBeVisible()
  await edit()
  await expect(field).toHaveValue('')
})

test('requests from two characters on, 400 ms after the last key, and shows a hundred at most [S1-5-06, S2-2-47]', async ({
  page,
  shop,
  stub,
  calls,
}) => {
  const many = Array.from({ length: 150 }, (_, index) => ({
    _id: `place-${index}`,
    suburb: `PLACE ${index}`,
    postcode: '2000',
    state: 'NSW',
    fullAddress: `2000 PLACE ${index}, NSW`,
  }))
  await stub.answers('/api/locality/*', many)
  await page.clock.install()
  await shop('wa')
  await header(page)
    .getByRole('button', { name: /Change delivery location/ })
    .click()
  await page.getByLabel('Delivery Postcode').focus()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.keyboard.type('2')
  await page.clock.runFor(1000)
  expect(calls.of('GET', /^\/api\/locality\//)).toEqual([])
  await page.keyboard.type('0')
  await page.clock.runFor(350)
  expect(calls.of('GET', /^\/api\/locality\//)).toEqual([])
  await page.clock.runFor(60)
  await expect.poll(() => calls.of('GET', /^\/api\/locality\//).map(({ path }) => path)).toEqual(['/api/locality/20'])
  await page.clock.resume()
  await expect(page.getByRole('option')).toHaveCount(localitySearch.maxOptions)
  expect(localitySearch.maxOptions).toBe(100)
})

test('shows a message when nothing is found [S1-5-07]', async ({ page, shop }) => {
  await shop('wa')
  await header(page)
    .getByRole('button', { name: /Change delivery location/ })
    .click()
  await page.getByLabel('Delivery Postcode').fill('zzzz')
  await expect(page.getByRole('paragraph').filter({ hasText: 'No Results Found' })).toBeVisible()
  await expect(page.getByRole('paragraph').filter({ hasText: /^\*We can't ship to your location$/ })).toBeVisible()
})

test('has image, name, description, both links and the location editor in the store panel [S1-2.10-16, S1-2.10-17]', async ({
  page,
  shop,
  shopper,
}) => {
  await shopper.livesIn('wa')
  await shop('wa')
  const panel = await openWidget(page)
  const change = panel.getByRole('button', { name: 'Change delivery location' })
  await expect(change).toBeVisible()
  await showsStore(panel)
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 375, height: 800 })
  await page
    .locator('header')
    .getByRole('button', { name: /sydney/i })
    .first()
    .click()
  await expect(page.getByRole('region', { name: 'Set Your Delivery Location' })).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Menu' }).last().click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('heading', { name: 'Your store' })).toBeVisible()
  await showsStore(menu)
  await menu.getByRole('link', { name: 'View Store Details' }).click()
  await expect(page).toHaveURL(/\/stores\/kiln-lane-showroom$/)
  await expect(menu).toHaveCount(0)
})

for (const brand of brands)
  test(`shows an image of every store of ${brand} [S1-3-12]${brand === 'wa' ? '' : ' @long'}`, async ({
    page,
    shop,
  }) => {
    await shop(brand, '/stores')
    const cards = page.getByRole('main').getByRole('article')
    const stores = await page.evaluate(() => fetch('/api/store').then((response) => response.json()))
    await expect(cards.locator('img')).toHaveCount(stores.length)
    for (const { name, thumbImg } of stores) {
      const image = cards.filter({ hasText: name }).locator(`img[src="${thumbImg.src}"]`)
      await image.scrollIntoViewIfNeeded()
      await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(640)
    }
  })

test('asks a new visitor once whether the location is right, and not where the page itself asks [S3-2-30]', async ({
  page,
  shop,
  shopper,
  stub,
}) => {
  await stub.changes<object>('/api/geo', (geo) => ({
    ...geo,
    newUser: true,
    city: 'Sydney',
    state: 'NSW',
    postcode: '2000',
    locationId: '2000_SYDNEY',
  }))
  const question = page.getByRole('complementary', { name: 'Your delivery location' })
  await shop('wa', '/cart')
  await expect(page.getByRole('banner').getByText('Sydney NSW 2000')).toBeVisible()
  await expect(question).toHaveCount(0)
  await shopper.goesTo('/')
  await expect(question).toContainText('Delivering to Sydney NSW 2000?')
  await question.getByRole('button', { name: 'Yes' }).click()
  await expect(question).toHaveCount(0)
})

test('formats New Zealand locations as suburb and postcode, without a state', async ({ page, shop, shopper }) => {
  await shopper.livesIn('aol-nz', '1010_AUCKLAND_CENTRAL')
  await shop('aol-nz')
  await expect(
    header(page).getByRole('button', { name: /Your delivery location: Auckland Central 1010/i }),
  ).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('NZD')
})
