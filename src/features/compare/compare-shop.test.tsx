// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { Api } from '#contract/client.ts'
import { ApiError, OfflineError } from '#contract/protocol/api-error.ts'
import { compareStorage } from '#domain/catalogue/compare-list.ts'
import { ownDatabase } from '#offline/database.ts'
import { testCatalogue } from '../../../tests/buying.ts'
import { renderApp } from '../../../tests/render-app.tsx'
import { type Shop, testShop } from '../../../tests/test-app.ts'
import { compareFlags } from './compare-flags.ts'

const categoryUri = 'testing/machines/toasters'
const long = 'LONG'.padEnd(70, 'x')

let shop: Shop
beforeAll(async () => {
  // What comes when the page is at rest comes soon.
  vi.stubGlobal('requestIdleCallback', (act: () => void) => setTimeout(act, 0))
  shop = await testShop()
  const stock = await testCatalogue(shop)
  await stock.addProduct({ sku: 'ONE', priceCents: 1299_00 })
  await stock.addProduct({ sku: 'TWO', priceCents: 1299_95 })
  await stock.addProduct({ sku: 'THREE', priceCents: null })
  await stock.addProduct({ sku: 'FOUR', priceCents: 100 })
  await stock.addProduct({ sku: long, priceCents: 500_00 })
  for (const sku of ['BULK', 'A/B 1', 'PALLET', 'CRATE']) await stock.addProduct({ sku, brand: 'aoc' })
})
afterAll(() => shop.close())
afterEach(async () => {
  cleanup()
  compareFlags.set([])
  vi.restoreAllMocks()
  await ownDatabase().kept.clear()
})

const category = {
  name: 'Toasters',
  uri: categoryUri,
  description: '',
  crumbs: [],
  children: [],
  productCount: 4,
  picture: null,
}
/** The category of this suite has no department, so its response is stubbed. */
const withCategory = (api: Api): Api => ({
  ...api,
  catalogue: { ...api.catalogue, category: () => Promise.resolve(category) },
})

type Options = Parameters<typeof renderApp>[1]
const open = (options: Options = {}) => {
  const brand = options.brand ?? 'wa'
  return renderApp(withCategory(shop.visitor(`${brand}.localhost`)), { path: `/c/${categoryUri}`, ...options })
}

const tick = (sku: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: `Compare Testa ${sku}` })
const tray = async () => within(await screen.findByRole('region', { name: 'Products to compare' }))
const noTray = () => expect(screen.queryByRole('region', { name: 'Products to compare' })).toBeNull()
const stored = async (brand = 'wa') => (await ownDatabase().kept.get([brand, compareStorage.key]))?.value
const boxes = async () => (await tray()).getAllByRole('listitem').map(({ textContent }) => textContent)

it('keeps what is ticked under CompareProducts on this device, and shows it in the tray [S1-9-02, S1-3-01]', async () => {
  const { user } = await open()
  noTray()
  await user.click(await tick('TWO'))
  expect(await boxes()).toEqual(['Testa TWO$1,299.95', 'No product selected', 'No product selected'])
  expect((await tick('TWO')).checked).toBe(true)
  const said = screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(said.filter((text) => text?.includes('comparison'))).toEqual(['Testa TWO is added to the comparison, 1 of 3'])
  expect(await stored()).toEqual({
    comparisonProducts: [
      {
        productId: expect.any(Number),
        productName: 'Testa TWO',
        productSKU: 'TWO',
        productImage: expect.stringMatching(/-160\.webp$/),
        brandName: 'Testa',
        brandImage: '',
        price: 1299.95,
      },
    ],
  })
})

it('shows whole dollars without cents, cents with two digits, and a request for a missing price [S1-2.3-07, S1-2.3-11]', async () => {
  const { user } = await open()
  for (const sku of ['ONE', 'TWO', 'THREE']) await user.click(await tick(sku))
  await waitFor(async () =>
    expect(await boxes()).toEqual(['Testa ONE$1,299', 'Testa TWO$1,299.95', 'Testa THREERequest Price']),
  )
})

it('truncates a title at 50 characters [S1-2.3-06, S1-9-01]', async () => {
  const { user } = await open()
  await user.click(await tick(long))
  const title = `Testa ${long}`
  const box = (await tray()).getAllByRole('listitem')[0] as HTMLElement
  expect(within(box).getByText(`${title.slice(0, 50)}…`)).toBeTruthy()
  expect(within(box).getByRole('button', { name: `Remove ${title}` })).toBeTruthy()
})

it('rejects a fourth product with a dialog and keeps the three [S1-2.5-01, S1-4-02]', async () => {
  const { user } = await open()
  for (const sku of ['ONE', 'TWO', 'THREE', 'FOUR']) await user.click(await tick(sku))
  const dialog = within(await screen.findByRole('dialog', { name: 'Too many products' }))
  expect(
    dialog.getByText(
      "You've already selected 3 products to compare. That's the maximum. To compare this product, please remove another first.",
    ),
  ).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Got it' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await tick('FOUR')).checked).toBe(false)
  expect(await stored()).toMatchObject({ comparisonProducts: [{ productSKU: 'ONE' }, {}, { productSKU: 'THREE' }] })
})

it('counts 0, 1, 2, 3, 2, 1, 0, and goes with the last product [S1-4-01, S1-4-04]', async () => {
  const { user } = await open()
  for (const [index, sku] of ['ONE', 'TWO', 'THREE'].entries()) {
    await user.click(await tick(sku))
    await (await tray()).findByText(`COMPARE ${index + 1} ITEMS`)
  }
  await user.click((await tray()).getByRole('button', { name: 'Remove Testa ONE' }))
  await (await tray()).findByText('COMPARE 2 ITEMS')
  expect((await tick('ONE')).checked).toBe(false)
  await user.click(await tick('TWO'))
  await (await tray()).findByText('COMPARE 1 ITEMS')
  await user.click((await tray()).getByRole('button', { name: 'Remove Testa THREE' }))
  await waitFor(noTray)
  expect(await stored()).toEqual({ comparisonProducts: [] })
})

it('opens with a change, and is hidden and shown by one button that keeps the focus [S1-2.3-03, S1-2.3-05, S1-4-05]', async () => {
  const first = await open()
  await first.user.click(await tick('ONE'))
  await (await tray()).findByRole('button', { name: 'Hide' })
  first.unmount()
  compareFlags.set([])
  const { user } = await open()
  const minimised = await (await tray()).findByRole('button', { expanded: false })
  expect((await tray()).queryByRole('list')).toBeNull()
  expect((await tick('ONE')).checked).toBe(true)
  await user.click(minimised)
  const hide = (await tray()).getByRole('button', { name: 'Hide', expanded: true })
  expect(document.activeElement).toBe(hide)
  await user.keyboard('{Escape}')
  expect((await tray()).queryByRole('list')).toBeNull()
  await user.click(await tick('TWO'))
  await (await tray()).findByRole('button', { name: 'Hide' })
})

it.each([
  { width: 390, isOpen: false },
  { width: 1280, isOpen: true },
])('has an open tray on the next page at $width px: $isOpen', async ({ width, isOpen }) => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const most = Number(/max-width: ([\d.]+)px/.exec(query)?.[1] ?? 0)
    return Object.assign(new EventTarget(), { matches: width <= most, media: query }) as MediaQueryList // what is read of it
  })
  const { user, router } = await open()
  await user.click(await tick('ONE'))
  await (await tray()).findByRole('button', { name: 'Hide' })
  await router.navigate(`/c/${categoryUri}?sort=price-asc`)
  expect((await tray()).getByRole('button', { name: 'Hide' })).toBeTruthy()
  await router.navigate('/search?q=testa')
  await screen.findByRole('heading', { level: 1, name: /testa/ })
  expect((await tray()).queryByRole('button', { name: 'Hide' }) !== null).toBe(isOpen)
})

it('opens the comparison from two products on, closes the tray and tracks it [S1-2.3-09, S1-2.3-10]', async () => {
  const layer: { event?: string }[] = []
  Object.assign(window, { dataLayer: layer })
  const { user, router, calls } = await open()
  await user.click(await tick('TWO'))
  const button = async () => (await tray()).findByRole<HTMLButtonElement>('button', { name: 'Compare' })
  expect((await button()).disabled).toBe(true)
  await user.click(await tick('ONE'))
  await waitFor(async () => expect((await button()).disabled).toBe(false))
  await user.click(await button())
  await screen.findByRole('heading', { level: 1, name: 'Compare 2 toasters' })
  expect(router.state.location.pathname + router.state.location.search).toBe('/compare?sku=TWO~ONE')
  noTray()
  expect(layer.filter(({ event }) => event !== 'pageview')).toEqual([{ event: 'compare', skus: ['TWO', 'ONE'] }])
  // Fetched once, while the shopper was still choosing.
  expect(calls('comparison.products')).toEqual([{ query: { SkuList: 'TWO,ONE' } }])
  await router.navigate(`/c/${categoryUri}`)
  await (await tray()).findByRole('button', { expanded: false })
})

const columns = async () => (await screen.findAllByRole('columnheader')).map((header) => header.textContent ?? '')

it('compares the first three products of the URL [S1-7-39, S1-2.1-23, S1-2.1-24]', async () => {
  const { calls } = await open({ path: '/compare?sku=TWO~ONE~TWO~FOUR~THREE' })
  expect(calls('comparison.products')).toEqual([{ query: { SkuList: 'TWO,ONE,FOUR' } }])
  const heads = await columns()
  expect(heads.filter((text) => text.includes('Testa')).map((text) => /TWO|ONE|FOUR|THREE/.exec(text)?.[0])).toEqual([
    'TWO',
    'ONE',
    'FOUR',
  ])
  expect(screen.getByRole('row', { name: /^Price \(differs\)/ }).textContent).toBe(
    'Price (differs)$1,299.95$1,299$1Lowest',
  )
})

it('removes a product from the comparison and from the list, and adds another [S3-7-06]', async () => {
  const { user, router, calls } = await open()
  await user.click(await tick('ONE'))
  await user.click(await tick('TWO'))
  await router.navigate('/compare')
  await screen.findByRole('heading', { level: 1, name: 'Compare 2 toasters' })
  expect(router.state.location.search).toBe('?sku=ONE~TWO')
  await user.click(await screen.findByRole('button', { name: 'Remove Testa ONE' }))
  await screen.findByRole('heading', { level: 1, name: 'Compare 1 product' })
  expect(router.state.location.search).toBe('?sku=TWO')
  await waitFor(async () => expect(await stored()).toMatchObject({ comparisonProducts: [{ productSKU: 'TWO' }] }))
  await user.type(screen.getByRole('combobox', { name: 'Add a product' }), 'testa thr')
  await user.click(await screen.findByRole('option', { name: /Testa THREE/ }))
  await screen.findByRole('heading', { level: 1, name: 'Compare 2 toasters' })
  expect(router.state.location.search).toBe('?sku=TWO~THREE')
  expect(calls('search.lookup')).toContainEqual({ query: { searchTerms: 'testa thr' } })
  await waitFor(async () => expect(await stored()).toMatchObject({ comparisonProducts: [{}, { productSKU: 'THREE' }] }))
})

it('opens the comparison with all that was ticked, also with what is still being stored', async () => {
  const gate = Promise.withResolvers<void>()
  const api = withCategory(shop.visitor('aoc.localhost'))
  const add: Api['compare']['add'] = async (input, options) => {
    if (input.body.sku === 'PALLET') await gate.promise
    return api.compare.add(input, options)
  }
  const options = { brand: 'aoc', path: `/c/${categoryUri}` } as const
  const { user, router } = await renderApp({ ...api, compare: { ...api.compare, add } }, options)
  for (const sku of ['BULK', 'PALLET']) await user.click(await tick(sku))
  await tray()
  await router.navigate('/compare')
  expect(screen.queryByRole('heading', { level: 1, name: /^(?:Compare 1|Nothing)/ })).toBeNull()
  gate.resolve()
  await screen.findByRole('heading', { level: 1, name: 'Compare 2 toasters' })
})

it('shows all rows, or those that differ', async () => {
  const { user } = await open({ path: '/compare?sku=ONE~TWO' })
  const rows = () => screen.getAllByRole('rowheader').map((header) => header.textContent)
  await screen.findByRole('switch', { name: 'Differences only' })
  expect(rows()).toContain('In stock')
  await user.click(screen.getByRole('switch', { name: 'Differences only' }))
  expect(rows()).toEqual(['Price (differs)'])
})

it('shows an empty state with two links when no product of the URL is known', async () => {
  await open({ path: '/compare?sku=NO-SUCH' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Nothing to compare yet' })).toBeTruthy()
  const ways = within(screen.getByRole('main')).getAllByRole('link', { name: /^See / })
  expect(ways.map((link) => link.getAttribute('href'))).toEqual(['/products', '/sale'])
})

it('compares cached products offline', async () => {
  const offline = { products: undefined as Error | undefined }
  const api = withCategory(shop.visitor('wa.localhost'))
  const products: Api['comparison']['products'] = (...args) =>
    offline.products ? Promise.reject(offline.products) : api.comparison.products(...args)
  const { router } = await renderApp({ ...api, comparison: { products } }, { path: '/compare?sku=ONE~TWO~FOUR' })
  offline.products = new OfflineError('no connection')
  await router.navigate('/compare?sku=FOUR~ONE')
  expect(await screen.findByRole('heading', { level: 1, name: 'Compare 2 toasters' })).toBeTruthy()
  await router.navigate('/compare?sku=THREE')
  await waitFor(() => expect(screen.queryByRole('table')).toBeNull())
})

const settings = (value: string) => ({ items: [{ name: 'ComparePageEnabled', value }], totalCount: 1 })

it('has neither ticks nor tray nor page where the settings say so [S1-3-24]', async () => {
  const off = (api: Api): Api => ({ ...api, settings: { list: () => Promise.resolve(settings('false')) } })
  const { router } = await renderApp(off(withCategory(shop.visitor())), { path: `/c/${categoryUri}` })
  await screen.findAllByRole('article')
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: /^Compare / })).toBeNull())
  await router.navigate('/compare?sku=ONE')
  expect(await screen.findByRole('heading', { level: 1, name: 'This shelf is empty' })).toBeTruthy()
})

it('no longer holds the newsletter back where the settings have ended it', async () => {
  const first = await open()
  await first.user.click(await tick('ONE'))
  await (await tray()).findByRole('button', { name: 'Hide' })
  first.unmount()
  const newsletter = () => screen.queryByRole('region', { name: 'Newsletter' })
  const openStores = async (value: string) => {
    const listed: Api = { ...shop.visitor(), settings: { list: () => Promise.resolve(settings(value)) } }
    const { unmount, user } = await renderApp(listed, { path: '/stores' })
    await screen.findByRole('heading', { level: 1 })
    await user.keyboard('{Shift}')
    return unmount
  }
  const unmount = await openStores('true')
  await (await tray()).findByRole('button', { expanded: false })
  expect(newsletter()).toBeNull()
  unmount()
  await openStores('false')
  await waitFor(() => expect(newsletter()).toBeTruthy())
})

it('is also on the product page', async () => {
  const { user } = await open({ path: '/p/one' })
  await user.click(await screen.findByRole('checkbox', { name: 'Add to compare Testa ONE' }))
  expect(await boxes()).toContain('Testa ONE$1,299')
})

it('is hidden on the home page unless it is built from blocks [S1-2.3-02]', async () => {
  const { user, router } = await open()
  await user.click(await tick('ONE'))
  await tray()
  for (const path of ['/', '/compare?sku=ONE']) {
    await router.navigate(path)
    await waitFor(noTray)
  }
  await router.navigate('/brands')
  await tray()
})

it('keeps the list of the other tray on the server, and leads to the other address [S1-2.4-01, S1-2.4-02, S1-2.4-03, S1-2.4-04, S1-2.4-05]', async () => {
  const { user, router, calls } = await open({ brand: 'aoc' })
  await user.click(await tick('A/B 1'))
  const hint = "Add another product by ticking 'Add to Compare' above"
  expect(await boxes()).toEqual(['Testa A/B 1$999 ex GST', hint, hint])
  const button = async () => (await tray()).findByRole<HTMLButtonElement>('button', { name: 'Compare Selected' })
  expect((await button()).disabled).toBe(true)
  await user.click(await tick('BULK'))
  await (await tray()).findByText('2 of 3')
  expect(calls('compare.add')).toEqual([{ body: { sku: 'A/B 1' } }, { body: { sku: 'BULK' } }])
  expect(await stored('aoc')).toBeUndefined()
  await user.click((await tray()).getByRole('button', { name: 'Hide' }))
  expect((await tray()).queryByRole('list')).toBeNull()
  await user.click((await tray()).getByRole('button', { name: 'Compare 2 of 3' }))
  await user.click(await button())
  await screen.findByRole('heading', { level: 1, name: 'Compare 2 toasters' })
  expect(router.state.location.pathname).toBe('/comparison/A%2FB%201/BULK/')
})

it('opens the same dialog when the server says limit [S1-4-03]', async () => {
  const { user } = await open({ brand: 'aoc' })
  for (const sku of ['A/B 1', 'BULK', 'PALLET', 'CRATE']) await user.click(await tick(sku))
  expect(await screen.findByRole('dialog', { name: 'Too many products' })).toBeTruthy()
  await waitFor(() => expect(document.querySelectorAll('main input:checked')).toHaveLength(3))
})

it('shows an error when the server cannot be reached, and clears the checkbox', async () => {
  const broken = new ApiError(500, { code: 'unexpected', message: 'broken' })
  const { user } = await open({ brand: 'aoc', failing: { 'compare.add': broken } })
  await user.click(await tick('BULK'))
  await within(screen.getByRole('region', { name: 'Messages' })).findByText(/error/i)
  await waitFor(async () => expect((await tick('BULK')).checked).toBe(false))
})
