// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { cleanup, screen, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { BrandKey } from '#themes/brand.ts'
import { refreshListings } from '../../../server/database/derived/listed-stock.ts'
import { listings } from '../../../server/database/schema/catalogue.ts'
import { renderApp } from '../../../tests/render-app.tsx'
import { type Shop, testShop } from '../../../tests/test-app.ts'

let shop: Shop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())
afterEach(cleanup)

const page = (brand: BrandKey) => renderApp(shop.visitor(`${brand}.localhost`), { path: '/clearance', brand })
const mark = () => document.querySelector<HTMLElement>('body [data-brand]')?.dataset.brand
const main = () => within(screen.getByRole('main'))

it('lists the products under its own text, in the theme of the clearance shop', async () => {
  const { calls } = await page('wa')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Clearance: what is left')
  expect(calls('catalogue.listing')).toEqual([{ query: { collection: 'clearance' } }])
  const { totalCount } = await shop.api.catalogue.listing({ query: { collection: 'clearance' } })
  expect(main().getAllByRole('article')).toHaveLength(totalCount)
  expect(main().getAllByText('Brand New Runout')).toHaveLength(totalCount)
  expect(await screen.findByRole('heading', { name: 'What the tags say' })).toBeTruthy()
  expect(mark()).toBe('hc')
})

it('names prices as the shop does in every theme', async () => {
  await page('aoc')
  expect(mark()).toBe('hc')
  expect(main().getAllByText('ex GST').length).toBeGreaterThan(3)
})

it('shows an empty state with links when nothing is left', async () => {
  await shop.db.update(listings).set({ condition: 'brand-new' }).where(eq(listings.brand, 'fk'))
  await refreshListings(shop.db)
  await page('fk')
  expect(main().queryAllByRole('article')).toEqual([])
  expect(await main().findByText('This shelf is empty')).toBeTruthy()
  expect(main().getByRole('link', { name: 'See all products' }).getAttribute('href')).toBe('/products')
  expect(screen.getByRole('contentinfo').querySelector('a[href="/clearance"]')).toBeNull()
})
