// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, RouterContextProvider, StaticRouterProvider } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { appContext, useApp } from '#lib/app.tsx'
import { createQueryClient } from '#lib/query-client.ts'
import type { Handle } from '#lib/route-handle.ts'
import { renderApp } from '../../tests/render-app.tsx'
import { type Shop, testShop } from '../../tests/test-app.ts'
import { loadBrand } from './brand.ts'
import { inTheme } from './page-theme.tsx'
import { Providers } from './providers.tsx'
import { routes } from './routes.tsx'

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
const marks = () => [...document.querySelectorAll<HTMLElement>('body [data-brand]')].map((one) => one.dataset.brand)
const placeholder = () => screen.getAllByRole<HTMLInputElement>('combobox')[0]?.placeholder
/** What the page's own style sheets say last of a variable. */
const colour = (styles: string) => [...styles.matchAll(/--palette-primary-main:([^;}]+)/g)].at(-1)?.[1]
const shown = () =>
  colour(
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .map((rule) => rule.cssText)
      .join(),
  )

it('shows a page with a theme in its look, words and flags, and the next as configured [S1-1-11]', async () => {
  const { router } = await renderApp(shop.api, { path: '/plain', pages: pages() })
  await screen.findByText('wa, ribbons: false')
  const own = shown()
  expect(own).toBeDefined()
  await act(() => router.navigate('/themed'))
  await screen.findByText('wa, ribbons: true')
  expect(marks()).toEqual(['hc'])
  expect(placeholder()).toBe(words.hc)
  expect(shown()).not.toBe(own)
  await act(() => router.navigate('/plain'))
  await screen.findByText('wa, ribbons: false')
  expect(marks()).toEqual([])
  expect(placeholder()).toBe(words.wa)
  expect(shown()).toBe(own)
})

it('is drawn by the server with the theme of the page [S1-1-11]', async () => {
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
