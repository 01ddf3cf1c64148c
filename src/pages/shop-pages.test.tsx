// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { salesPeopleOf } from '#features/project/rules/sales-people.ts'
import { renderApp } from '../../tests/render-app.tsx'
import { type Shop, testShop } from '../../tests/test-app.ts'

let shop: Shop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())
afterEach(cleanup)

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const main = () => within(screen.getByRole('main'))
const dataBlocks = (container: HTMLElement) =>
  [...container.querySelectorAll('script[type="application/ld+json"]')].map((script) => JSON.parse(script.innerHTML))

it('lists the stores, filters them by a state in the URL and links to one [S1-2.1-18] [S3-7-08] [S3-7-09]', async () => {
  const { calls, router, user } = await renderApp(shop.api, { path: '/stores?state=NSW' })
  await heading('Stores')
  expect(calls('store.list')).toContainEqual({ query: { state: 'NSW' } })
  expect(calls('store.list')).toContainEqual({ query: {} })
  await user.click(main().getByRole('link', { name: 'Kiln Lane showroom' }))
  await heading('Kiln Lane showroom')
  expect(router.state.location.pathname).toBe('/stores/kiln-lane-showroom')
  expect(calls('store.view')).toContainEqual({ params: { id: 'kiln-lane-showroom' } })
})

it('shows address, phone, directions and hours of a store from Monday on [S1-2.10-03] [S1-2.10-04] [S1-3-12]', async () => {
  const { container } = await renderApp(shop.api, { path: '/stores/kiln-lane-showroom' })
  await heading('Kiln Lane showroom')
  expect(main().getByText('14 Kiln Lane, Redfern NSW 2016')).toBeTruthy()
  expect(main().getByRole('link', { name: '02 5550 0142' }).getAttribute('href')).toBe('tel:0255500142')
  const directions = main().getByRole('link', { name: 'Get Directions' }).getAttribute('href') ?? ''
  expect(new URL(directions).searchParams.get('query')).toBe('Wattle & Ash 14 Kiln Lane Kiln Lane showroom NSW 2016')
  const days = main().getAllByRole('rowheader')
  expect(days.map((day) => day.textContent)).toEqual([
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
  ])
  expect(dataBlocks(container).map((block) => block['@type'])).toContain('Store')
})

it("sets a store as the shopper's, and the header shows it [S3-7-10] [S3-1-03]", async () => {
  const { user, calls } = await renderApp(shop.visitor(), { path: '/stores/kiln-lane-showroom' })
  await user.click(await screen.findByRole('button', { name: 'Choose this store' }))
  await screen.findByRole('button', { name: 'Your store', pressed: true })
  expect(calls('store.choose')).toHaveLength(1)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Your store: Kiln Lane showroom' })).toBeTruthy())
})

it('reads id, address name, name and subdivision of a store from the list: shown, linked, chosen, and whose people they are [S3-3-13]', async () => {
  const [listed] = await shop.api.store.list({ query: {} })
  if (!listed) throw new Error('The demo has stores')
  const made = { ...listed, storeId: 'made-id', storeUri: 'made-uri', name: 'Made showroom', subdivision: 'MADE' }
  const visitor = shop.visitor()
  const api = { ...visitor, store: { ...visitor.store, list: () => Promise.resolve([made]) } }
  const { user, calls } = await renderApp(api, { path: '/stores' })
  const link = await main().findByRole('link', { name: 'Made showroom' })
  expect(link.getAttribute('href')).toBe('/stores/made-uri')
  await user.click(main().getByRole('button', { name: 'Choose this store' }))
  expect(calls('store.choose')).toEqual([{ body: { storeId: 'made-id' } }])
  const people = [
    { code: 'HERE', name: 'Ola', subdivision: 'MADE' },
    { code: 'THERE', name: 'Uma', subdivision: 'OTHER' },
  ]
  expect(salesPeopleOf(people, made).map(({ code }) => code)).toEqual(['HERE'])
})

it('links from the list of brands to a brand and its products [S1-2.1-14] [S1-2.1-34]', async () => {
  const { router, user } = await renderApp(shop.api, { path: '/brands' })
  await heading('Brands')
  await user.click(main().getByRole('link', { name: /^Norrvik/ }))
  await heading('Norrvik')
  expect(router.state.location.pathname).toBe('/brands/norrvik')
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(crumbs.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/')
})

it('shows a text under both its addresses [S1-2.1-17] [S3-7-07] [S1-7-46]', async () => {
  for (const path of ['/s/delivery', '/article/delivery']) {
    const { calls } = await renderApp(shop.api, { path })
    await waitFor(() => expect(calls('content.static')).toEqual([{ params: { name: 'delivery' } }]))
    await waitFor(() => expect(document.title).toContain('| Wattle & Ash'))
    expect(main().getByRole('heading', { level: 1 }).textContent).not.toBe('')
    cleanup()
  }
})

it('shows the help beside the pages of the payment providers', async () => {
  await renderApp(shop.api, { path: '/zipmoney' })
  await heading(/Zip/)
  const help = within(main().getByRole('complementary', { name: 'Help' }))
  expect(help.getByRole('link', { name: 'Delivery' }).getAttribute('href')).toBe('/article/delivery')
})

it.each([
  ['beside the text of an article without facts', '/blog/measuring-a-gap', 'More from the blog', true],
  ['below an article with facts', '/inspiration/small-and-light', 'More rooms', false],
])('shows related articles %s', async (_place, path, name, isBeside) => {
  await renderApp(shop.api, { path })
  await screen.findByRole('heading', { level: 1 })
  const more = await screen.findByRole('region', { name })
  expect(screen.getAllByRole('article')[0]?.contains(more)).toBe(isBeside)
  expect(within(more).getAllByRole('heading', { level: 3 })).toHaveLength(2)
  expect(within(more).getByRole('link', { name: 'See all' })).toBeTruthy()
})

it('opens the catalogue at a chapter with its products [S1-2.1-16]', async () => {
  const { router, user } = await renderApp(shop.api, { path: '/catalogue' })
  await screen.findByRole('heading', { level: 1, name: /catalogue/i })
  await user.click(main().getByRole('link', { name: /^Kitchen/ }))
  await heading('Kitchen')
  expect(router.state.location.pathname).toBe('/catalogue-details/kitchen')
  expect(
    main()
      .getByRole('link', { name: /^All \d+ products in kitchen$/ })
      .getAttribute('href'),
  ).toBe('/c/kitchen')
})

it('lists every department and category on the page of all products [S1-2.1-20]', async () => {
  const { app } = await renderApp(shop.api, { path: '/products' })
  await heading('All appliances')
  const { mainNav } = await app.api.navigation.navbar()
  const categories = mainNav.categories.flatMap((group) => [group, ...group.subCategories])
  expect(categories.length).toBeGreaterThan(5)
  const addresses = main()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  for (const { uri } of categories) expect(addresses).toContain(uri)
})

it('has the breadcrumbs of the page in its structured data [S1-2.2-15]', async () => {
  const { container } = await renderApp(shop.api, { path: '/stores/kiln-lane-showroom' })
  await heading('Kiln Lane showroom')
  const list = dataBlocks(container).find((block) => block['@type'] === 'BreadcrumbList')
  expect(list.itemListElement.map(({ name, item }: Record<string, string>) => [name, item])).toEqual([
    ['Home', 'https://shop.example/'],
    ['Stores', 'https://shop.example/stores'],
    ['Kiln Lane showroom', 'https://shop.example/stores/kiln-lane-showroom'],
  ])
})

it('has a page at each of the addresses that links name [S2-2-55]', async () => {
  const demos = await shop.api.navigation.cookingDemos({ params: { storeUri: 'kiln-lane-showroom' } })
  const demo = `/${demos[0]?.uri.replace(/^\//, '')}`
  expect(demo).toMatch(/^\/cooking-demo\/.+/)
  for (const path of ['/', '/brands', demo]) {
    const { router } = await renderApp(shop.api, { path })
    const title = (await screen.findAllByRole('heading', { level: 1 }))[0]
    expect([path, router.state.errors, title?.textContent?.includes('not found')]).toEqual([path, null, false])
    expect(router.state.matches.at(-1)?.route.id).not.toBe('not-found')
    cleanup()
  }
})

it('says that results are sorted by how well they match only while they are', async () => {
  const sorted = 'Sorted by how well they match.'
  await renderApp(shop.api, { path: '/search/fridge' })
  expect(await screen.findByText(sorted)).toBeTruthy()
  cleanup()
  await renderApp(shop.api, { path: '/search/fridge?sort=price-asc' })
  await heading('Results for “fridge”')
  expect(main().queryByText(sorted)).toBeNull()
})

it('finds a product by its barcode number, and says when no product has it', async () => {
  const { products } = await shop.api.catalogue.listing({ query: { size: 1 } })
  const { gtin } = await shop.api.product.bySku({ params: { sku: products[0]?.sku ?? '' } })
  await renderApp(shop.api, { path: `/search/${gtin}` })
  await heading(`Results for “${gtin}”`)
  expect(main().getAllByText(products[0]?.title ?? '').length).toBeGreaterThan(0)
  expect(main().queryByText(/^No product has this barcode/)).toBeNull()
  cleanup()
  await renderApp(shop.api, { path: '/search/2000000000015' })
  expect(await screen.findByText('No product has this barcode: 2000000000015')).toBeTruthy()
})
