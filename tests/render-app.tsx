import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { configure, render, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, type RouteObject, RouterContextProvider } from 'react-router-dom'
import { expect } from 'vitest'
import { Providers } from '#app/providers.tsx'
import { PageRouter } from '#app/routes/page-router.tsx'
import { routes } from '#app/routes/routes.ts'
import { loadBrand } from '#app/theme/brand.ts'
import type { Api } from '#contract/client.ts'
import { appContext } from '#lib/app.tsx'
import { showErrorToast } from '#lib/network/error-toast.ts'
import { createQueryClient } from '#lib/query/query-client.ts'
import type { BrandKey } from '#themes/brand.ts'
import { computePlainStyles, computeWholeCascade } from './plain-styles.ts'

configure({
  // Tests wait for chunks and database queries.
  asyncUtilTimeout: 15_000,
  // A waiting test queries the document many times: printing the document each time takes a third of a test.
  getElementError: (message) => new Error(message ?? 'Nothing was found.'),
})

type Call = { name: string; input: unknown }
type Options = {
  path?: string
  brand?: BrandKey
  /** Requests that fail, by name such as `search.address`, with the thrown error. */
  failing?: Readonly<Record<string, Error>>
  /** Inserts the style sheets, for tests that read computed styles: takes as long as all the rest. */
  hasStyles?: boolean
  /** Replaces the pages of the shop, in the same frame. */
  pages?: RouteObject[]
}

type Calls = Readonly<Record<string, Readonly<Record<string, (...args: never[]) => Promise<unknown>>>>>

/** The shop's client, which records every request. */
function recorded(api: Api, { calls, failing = {} }: { calls: Call[] } & Pick<Options, 'failing'>): Api {
  const areas = Object.entries(api as unknown as Calls).map(([area, functions]) => [
    area,
    Object.fromEntries(
      Object.entries(functions).map(([verb, call]) => [
        verb,
        (...args: never[]) => {
          const name = `${area}.${verb}`
          calls.push({ name, input: args[0] })
          return failing[name] ? Promise.reject(failing[name]) : call(...args)
        },
      ]),
    ),
  ])
  return Object.fromEntries(areas) // the same functions under the same names
}

/** Renders the whole app at an address, with the real server in this process. */
export async function renderApp(
  api: Api,
  { path = '/', brand: key = 'wa', failing, pages, hasStyles = false }: Options = {},
) {
  const calls: Call[] = []
  if (hasStyles) computeWholeCascade()
  else computePlainStyles()
  const { brand, theme } = await loadBrand(key)
  const queryClient = createQueryClient(showErrorToast)
  const app = { api: recorded(api, { calls, ...(failing ? { failing } : {}) }), queryClient, brand }
  const framed = pages ? routes.map((frame) => ({ ...frame, index: false as const, children: pages })) : routes
  const router = createMemoryRouter(framed, {
    initialEntries: [path],
    future: { v8_middleware: true },
    getContext: () => {
      const context = new RouterContextProvider()
      context.set(appContext, app)
      return context
    },
  })
  const view = render(
    <CacheProvider
      value={createCache({ key: 'css', container: hasStyles ? document.head : document.createElement('div') })}
    >
      <Providers app={app} theme={theme} origin="https://shop.example">
        <PageRouter router={router} />
      </Providers>
    </CacheProvider>,
  )
  // Until then the frame shows the placeholder of its first page.
  await waitFor(() => expect(router.state.initialized).toBe(true))
  await waitFor(() => expect(view.container.querySelector('main [aria-busy]')).toBeNull())
  return {
    ...view,
    app,
    router,
    user: userEvent.setup(),
    calls: (name: string) => calls.filter((call) => call.name === name).map((call) => call.input),
  }
}
