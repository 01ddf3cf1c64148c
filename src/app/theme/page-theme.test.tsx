// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { act, cleanup, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, RouterContextProvider, StaticRouterProvider } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { Providers } from '#app/providers.tsx'
import { routes } from '#app/routes/routes.ts'
import { compareListOf } from '#features/compare/compare-list.ts'
import { appContext, useApp } from '#lib/app.tsx'
import type { Handle } from '#lib/page/route-handle.ts'
import { createQueryClient } from '#lib/query/query-client.ts'
import { renderApp } from '../../../tests/render-app.tsx'
import { type Shop, testShop } from '../../../tests/test-app.ts'
import { loadBrand } from './brand.ts'
import { inTheme } from './page-theme.tsx'

let shop: Shop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())
afterEach(cleanup)

function Component() {
  const { brand } = useApp()
  return <p>{`${brand.key}, ribbons: ${brand.flags.showRibbons}`}</p>
}
const page = async () => ({ Component, handle: { pageType: 'static' } satisfies Handle })
const pages = () => [
  { path: '/themed', lazy: inTheme('hc', page) },
  { path: '/plain', lazy: page },
]
const words = { wa: 'What are you looking for?', hc: 'Find the best brands at lowest prices' }
const brandKeys = () =>
  [...document.querySelectorAll<HTMLElement>('body [data-brand]')].map((element) => element.dataset.brand)
const sheets = () => [...document.querySelectorAll('link[rel="stylesheet"][href="/fonts/hc.css"]')]
const placeholder = () => screen.getAllByRole<HTMLInputElement>('combobox')[0]?.placeholder
/** The value of the variable in the last style sheet of the page. */
const colour = (styles: string) => [...styles.matchAll(/--palette-primary-main:([^;}]+)/g)].at(-1)?.[1]
const shown = () =>
  colour(
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .map((rule) => rule.cssText)
      .join(),
  )

it('shows a themed page in its styles, texts and flags, and the next page as configured [S1-1-11]', async () => {
  const { router } = await renderApp(shop.api, { path: '/plain', pages: pages(), hasStyles: true })
  await screen.findByText('wa, ribbons: false')
  const own = shown()
  expect(own).toBeDefined()
  const header = screen.getByRole('banner')
  await act(() => router.navigate('/themed'))
  await screen.findByText('wa, ribbons: true')
  expect(brandKeys()).toEqual(['hc'])
  expect(placeholder()).toBe(words.hc)
  expect(shown()).not.toBe(own)
  // The same header element in another theme keeps its state.
  expect(screen.getByRole('banner')).toBe(header)
  expect(sheets()).toHaveLength(1)
  await act(() => router.navigate('/plain'))
  await screen.findByText('wa, ribbons: false')
  expect(brandKeys()).toEqual([])
  expect(placeholder()).toBe(words.wa)
  expect(shown()).toBe(own)
})

it('is a plain page in the shop of the same brand', async () => {
  document.documentElement.dataset.brand = 'hc'
  for (const link of sheets()) link.remove()
  await renderApp(shop.api, { path: '/themed', brand: 'hc', pages: pages() })
  await screen.findByText('hc, ribbons: true')
  expect(brandKeys()).toEqual([])
  expect(sheets()).toEqual([])
  delete document.documentElement.dataset.brand
})

it('leaves to the shop how it sells, its storage keys and its own name', async () => {
  const { app } = await renderApp(shop.api, { path: '/plain', brand: 'wac', pages: pages() })
  const { handle } = await inTheme('hc', page)()
  const themed = handle.theme.dress(app)
  const { brand } = themed
  expect(compareListOf(themed)).toBe(compareListOf(app))
  expect(brand).toMatchObject({ key: 'wac', name: app.brand.name, logo: app.brand.logo })
  expect(brand.flags).toMatchObject({ loginForPrice: true, pricesExGst: true, poNumber: true, showRibbons: true })
  expect(brand.wording).toMatchObject({
    addToCart: 'Add to project',
    allProducts: 'Products',
    cartName: 'Project',
    priceNote: 'Trade prices after login, excluding GST.',
    searchNav: words.hc,
  })
})

it('lists the files of its theme for the server, next to those of the page', async () => {
  const own = async () => ({ handle: { pageType: 'static', modules: () => ['src/a.ts'] } satisfies Handle })
  const { handle } = await inTheme('hc', own)()
  const { app } = await renderApp(shop.api, { path: '/plain', pages: pages() })
  expect(handle.modules(app)).toEqual(['src/app/theme/page.styles.tsx', 'themes/hc/brand.ts', 'src/a.ts'])
})

it('is rendered by the server with the theme of the page [S1-1-11]', async () => {
  const app = { api: shop.api, queryClient: createQueryClient(), ...(await loadBrand('wa')) }
  const handler = createStaticHandler(
    routes.map((frame) => ({ ...frame, index: false as const, children: pages() })),
    { future: { v8_middleware: true } },
  )
  const requestContext = new RouterContextProvider()
  requestContext.set(appContext, app)
  const context = await handler.query(new Request('https://shop.example/themed'), { requestContext })
  if (context instanceof Response) throw new Error('The page is drawn')
  const html = renderToString(
    <Providers app={app} theme={app.theme} origin="https://shop.example">
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Providers>,
  )
  expect(html).toContain('<p>wa, ribbons: true</p>')
  expect(html).toContain(`placeholder="${words.hc}"`)
  expect(html).not.toContain(`placeholder="${words.wa}"`)
})
