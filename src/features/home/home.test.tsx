// @vitest-environment happy-dom
import { cleanup, within } from '@testing-library/react'
import { matchRoutes } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '#app/routes/routes.ts'
import { loadBrand } from '#app/theme/brand.ts'
import type { Api } from '#contract/client.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import type { BrandKey } from '#themes/brand.ts'
import { shops as demoShops } from '../../../server/demo/catalogue/shops.ts'
import { renderApp } from '../../../tests/render-app.tsx'
import { type Shop, testShop } from '../../../tests/test-app.ts'

let shop: Shop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())
afterEach(cleanup)

/** Every text under a name, however deep in the blocks. */
function textsNamed(name: string, data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, value]) =>
    key === name && typeof value === 'string' ? [value] : textsNamed(name, value),
  )
}

const homeOf = async (key: BrandKey) => (await loadBrand(key)).brand.home

const routeOf = (address: string) => matchRoutes(routes, address)?.at(-1)?.route.id

/** Asks the shop for what an address shows; rejects when there is nothing. */
async function visit(api: Api, address: string) {
  const { pathname, searchParams } = new URL(address, 'https://shop.example')
  const category = /^\/c\/(.+)$/.exec(pathname)?.[1]
  if (category) {
    await api.catalogue.category({ query: { uri: category } })
    const filter = searchParams.get('filter') ?? undefined
    const { totalCount } = await api.catalogue.listing({ query: { category, filter } })
    return totalCount
  }
  const name = /^\/s\/(.+)$/.exec(pathname)?.[1]
  if (name) await api.content.static({ params: { name } })
  return 1
}

describe.each(demoShops)('home page of $key', ({ key }) => {
  it('renders every block with products, and one heading of the first level', async () => {
    const { container } = await renderApp(shop.visitor(`${key}.localhost`), { brand: key })
    const { blocks } = await homeOf(key)
    const main = within(container.querySelector('main') as HTMLElement)
    expect(main.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    for (const block of blocks) {
      if (block.kind !== 'shelf') continue
      const list = main.getByRole('list', { name: block.title })
      expect(within(list).getAllByRole('article')).toHaveLength(block.products.size)
    }
    for (const title of textsNamed(
      'title',
      blocks.filter(({ kind }) => kind !== 'desk'),
    ))
      expect(container.textContent).toContain(title)
  })

  it('links only to existing pages', async () => {
    const { container } = await renderApp(shop.visitor(`${key}.localhost`), { brand: key })
    const api = shop.visitor(`${key}.localhost`)
    const { blocks } = await homeOf(key)
    const rendered = [...container.querySelectorAll('main a[href]')].map((link) => link.getAttribute('href') ?? '')
    const chosen = blocks.flatMap((block) => (block.kind === 'finder' ? block.path.options : []))
    const addresses = new Set([...rendered, ...chosen.map(({ value }) => `/c/${value}`)])
    expect(addresses.size).toBeGreaterThan(5)
    for (const address of addresses) {
      expect(routeOf(address.split('?')[0] ?? ''), address).not.toBe('not-found')
      expect(await visit(api, address), address).toBeGreaterThan(0)
    }
  })

  it('shows pictures the library has', async () => {
    const { blocks } = await homeOf(key)
    const keys = [...new Set(textsNamed('picture', blocks))]
    if (keys.length === 0) return
    const pictures = await shop.api.catalogue.pictures({ query: { keys: keys.join(',') } })
    const missing = keys.filter((pictureKey) => !pictures[pictureKey] || pictures[pictureKey].path.includes('fallback'))
    expect(missing).toEqual([])
  })
})

it('requests the products of a block once, and no more than it shows', async () => {
  const { calls } = await renderApp(shop.visitor('aol.localhost'), { brand: 'aol' })
  const { blocks } = await homeOf('aol')
  const queries = blocks.flatMap((block) => (block.kind === 'shelf' ? [{ query: block.products }] : []))
  expect(calls('catalogue.best')).toHaveLength(queries.length + 3)
  expect(calls('catalogue.best')).toEqual(expect.arrayContaining(queries))
})

const widthOf = (title: string | undefined) => /(\d+) cm/.exec(title ?? '')?.[1]

it.each(['fk', 'wac'] as const)('shows packages of %s with a hood as wide as the cooktop', async (key) => {
  const api = shop.visitor(`${key}.localhost`)
  const packages = (await homeOf(key)).blocks.flatMap((block) => (block.kind === 'packages' ? block.items : []))
  const titles = await Promise.all(
    packages.map(async ({ pieces }) => {
      const found = await Promise.all(pieces.map(({ products }) => api.catalogue.best({ query: products })))
      return found.flatMap(([piece]) => piece?.title ?? [])
    }),
  )
  const widths = titles.map((list) =>
    ['Cooktop', 'Rangehood'].map((kind) => widthOf(list.find((title) => title.includes(kind)))),
  )
  const withHood = widths.filter(([, hood]) => hood !== undefined)
  expect(withHood.length).toBeGreaterThan(1)
  for (const [cooktop, hood] of withHood) expect(hood).toBe(cooktop)
})

it('counts the products of each department and names the trade desks beside the list of a trade shop', async () => {
  const api = shop.visitor('aoc.localhost')
  const { container } = await renderApp(api, { brand: 'aoc' })
  const textOf = (name: string, href: string) =>
    container.querySelector(`nav[aria-label="${name}"] a[href="${href}"]`)?.textContent
  const desk = (await homeOf('aoc')).blocks.find((block) => block.kind === 'desk')
  for (const { title, uri } of desk?.departments ?? []) {
    const { totalCount } = await api.catalogue.listing({ query: { category: uri } })
    expect(textOf('Departments', `/c/${uri}`)).toBe(`${title} ${totalCount}`)
  }
  const [first] = await api.store.list({ query: {} })
  expect(textOf('Trade desks', `/stores/${first?.storeUri}`)).toBe(`${first?.name} ${first?.phone}`)
})

it('shows a trade shop its departments without the trade desks when the stores are not to be had', async () => {
  const failing = { 'store.list': new ApiError(500, { code: 'unexpected', message: '' }) }
  const { container } = await renderApp(shop.visitor('aoc.localhost'), { brand: 'aoc', failing })
  expect(container.querySelectorAll('nav[aria-label="Departments"] a').length).toBeGreaterThan(1)
  expect(container.querySelector('nav[aria-label="Trade desks"]')).toBeNull()
})
