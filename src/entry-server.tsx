import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import { dehydrate } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, RouterContextProvider, StaticRouterProvider } from 'react-router-dom'
import type { BrandKey } from '#themes/brand.ts'
import type { PageState } from './app/boot/page-state.ts'
import { loadPartsAhead } from './app/boot/preload-chunks.ts'
import { pageStatus } from './app/errors/missing.ts'
import { EarlyDrawers } from './app/layouts/early-drawers.tsx'
import { Providers } from './app/providers.tsx'
import { findRedirect } from './app/routes/redirects.ts'
import { routes } from './app/routes/routes.ts'
import { loadBrand } from './app/theme/brand.ts'
import type { Api } from './contract/client.ts'
import type { EnvironmentSettings } from './domain/settings/environment.ts'
import { type App, appContext } from './lib/app.tsx'
import { pageFragments } from './lib/boot/ssr-fragment-cache.tsx'
import { stylisPlugins } from './lib/boot/style-prefixes.ts'
import { withEnvironment } from './lib/environment.ts'
import { loadStates, statesQuery } from './lib/page/brand-states.ts'
import type { Handle } from './lib/page/route-handle.ts'
import { createQueryClient } from './lib/query/query-client.ts'

export type RenderRequest = {
  url: URL
  brand: BrandKey
  api: Api
  isPhone?: boolean
  environment?: EnvironmentSettings
}
export type StyleTag = { key: string; ids: string[]; css: string }
export type RenderResult =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'page'
      status: number
      head: string
      body: string
      /** For a press before the app has started; outside the app's root. */
      drawers?: string
      styles: StyleTag[]
      state: PageState | null
      routeIds: string[]
      /** Source files the page loads besides those of its routes. */
      modules: string[]
    }

const handler = createStaticHandler(routes, { future: { v8_middleware: true } })
// React writes the tags of the head at the start of the string; they are moved into the head of the document.
const leadingHead = /^(?:<(?:meta|link)[^>]*>|<title[^>]*>[^<]*<\/title>)+/

// In development the components change between renders.
const cachesFragments = import.meta.env.PROD

/** Renders the first view of a page; routes, loaders and pages decide its content. */
export async function render({
  url,
  brand: key,
  api,
  isPhone = false,
  environment = {},
}: RenderRequest): Promise<RenderResult> {
  const { brand: own, theme } = await loadBrand(key)
  const brand = withEnvironment(own, environment)
  const queryClient = createQueryClient()
  const app: App = { api, queryClient, brand, isPhone }
  const requestContext = new RouterContextProvider()
  requestContext.set(appContext, app)
  const context = await handler.query(new Request(url), { requestContext })
  if (context instanceof Response)
    return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' }
  const statusCode = pageStatus(context)
  const moved = statusCode === 404 ? await findRedirect(api, url.pathname + url.search) : null
  if (moved) return { kind: 'redirect', status: 301, location: moved }
  const routeIds = context.matches.map((match) => match.route.id)
  const handles = context.matches.map((match) => match.route.handle as Handle | undefined) // every route's handle is a Handle
  await loadPartsAhead({ brand, isMissing: statusCode === 404, handles })
  // The page then has its words from the start, here and in the browser.
  if (statusCode === 404) await queryClient.ensureQueryData(statesQuery(key))
  const traits = {
    routeIds,
    modules: handles.flatMap((handle) => handle?.modules?.(app) ?? []),
  }
  const isPersonal = ({ personal }: Handle) => (typeof personal === 'function' ? personal(url.searchParams) : personal)
  if (handles.some((handle) => handle && isPersonal(handle))) {
    // Until the app writes that of the page, in front of this one.
    const head = renderToString(<title>{brand.name}</title>)
    return { kind: 'page', status: statusCode, head, body: '', styles: [], state: null, ...traits }
  }

  const cache = createCache({ key: 'css', stylisPlugins })
  // Before rendering: it makes the cache collect styles instead of writing them between the elements.
  const { extractCriticalToChunks } = createEmotionServer(cache)
  const themeKey = handles.findLast((handle) => handle?.theme)?.theme?.name ?? key
  const fragments = pageFragments(cache, `${key} ${themeKey}${isPhone ? ' phone' : ''}`)
  const htmlOf = (content: ReactNode) =>
    fragments.unwrap(
      renderToString(
        <CacheProvider value={cache}>
          <Providers app={cachesFragments ? { ...app, fragments } : app} theme={theme} origin={url.origin}>
            {content}
          </Providers>
        </CacheProvider>,
      ),
    )
  const router = createStaticRouter(handler.dataRoutes, context)
  const html = htmlOf(<StaticRouterProvider router={router} context={context} hydrate={false} />)
  const drawers = htmlOf(<EarlyDrawers page={html} states={await loadStates(key)} />)
  const head = leadingHead.exec(html)?.[0] ?? ''
  // It uses nearly every style that it registered: to leave out the rest, all of its HTML would be searched.
  const { styles } = extractCriticalToChunks(Object.keys(cache.registered).join(' '))
  const errors = context.errors
    ? Object.fromEntries(Object.keys(context.errors).map((id) => [id, { status: statusCode }]))
    : null
  const state = {
    brand: key,
    origin: url.origin,
    isPhone,
    queries: dehydrate(queryClient),
    errors,
    loaderData: context.loaderData,
  }
  queryClient.clear()
  return { kind: 'page', status: statusCode, head, body: html.slice(head.length), drawers, styles, state, ...traits }
}
