import { CacheProvider } from '@emotion/react'
import { hydrate, type QueryClient } from '@tanstack/react-query'
import { type ReactNode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type RouteMatch, type RouteObject, RouterContextProvider } from 'react-router-dom'
import { hydrationErrors } from './app/boot/hydration-errors.ts'
import { headFor } from './app/boot/missing-chunk.ts'
import type { PageState } from './app/boot/page-state.ts'
import { readPageState } from './app/boot/page-state-reader.ts'
import { loadPartsAhead } from './app/boot/preload-chunks.ts'
import { discoverRoutes, routesAt } from './app/boot/route-discovery.ts'
import { apiOf, callsOf } from './app/calls.ts'
import { Providers } from './app/providers.tsx'
import { PageRouter } from './app/routes/page-router.tsx'
import { loadBrand } from './app/theme/brand.ts'
import { settingsQueries } from './features/settings/queries.ts'
import { isSignedIn } from './lib/account/signed-in.ts'
import { type App, appContext } from './lib/app.tsx'
import { pause } from './lib/boot/pause.ts'
import { createStyleCache } from './lib/boot/style-cache.ts'
import { readEnvironment, withEnvironment } from './lib/environment.ts'
import { showErrorToast } from './lib/network/error-toast.ts'
import type { Handle } from './lib/page/route-handle.ts'
import { createQueryClient } from './lib/query/query-client.ts'

// Lazy routes of the current page load before hydration, because the first client render must match the server's HTML.
async function loadMatched(matches: RouteMatch[]) {
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      const { lazy, ...rest } = await route.lazy().then((module) => ({ ...module, lazy: undefined }))
      Object.assign(route, rest, { lazy })
    }),
  )
  return matches.map(({ route }) => route.handle as Handle | undefined) // every route's handle is a Handle
}

/** A page without data from the server starts with the frame data stored on this device. */
const restoreStored = async (queryClient: QueryClient, brand: string) =>
  import('./lib/query/query-persistence.ts')
    .then((module) => module.restoreQueries(queryClient, { brand }))
    .catch(() => {})

const createRouter = (routes: RouteObject[], app: App, state: PageState | null) =>
  createBrowserRouter(routes, {
    future: { v8_middleware: true },
    patchRoutesOnNavigation: discoverRoutes,
    getContext: () => {
      const context = new RouterContextProvider()
      context.set(appContext, app)
      return context
    },
    ...(state ? { hydrationData: { loaderData: state.loaderData, errors: hydrationErrors(state.errors) } } : {}),
  })

type WholeProps = { onReady: () => void; children: ReactNode }

/** Calls `onReady` after all effects of its first render. */
function Whole({ onReady, children }: WholeProps) {
  useEffect(onReady, [onReady])
  return children
}

/**
 * Hydrates the server-rendered page, or renders it from the shell; pauses between the steps let the browser handle
 * input. It goes on in slices after this has resolved: `hydrated` resolves when it is complete.
 */
export async function start(beforeTakeOver: () => Promise<unknown>) {
  const { brandKey, state } = readPageState(document)
  const { routes, matches } = await routesAt(location.pathname)
  await pause()
  const matched = loadMatched(matches)
  const [{ brand: own, theme }, handles] = await Promise.all([
    loadBrand(brandKey),
    // In a shell the router retries a failed route, and then shows an error page.
    state ? matched : matched.catch(() => []),
  ])
  await pause()
  const queryClient = createQueryClient(showErrorToast)
  await pause()
  if (state) hydrate(queryClient, state.queries)
  else await restoreStored(queryClient, brandKey)
  const environment = readEnvironment()
  const brand = withEnvironment(own, environment)
  const app: App = { api: apiOf(callsOf(brand, environment.apiHost)), queryClient, brand, isPhone: state?.isPhone }
  if (isSignedIn())
    await import('#features/identity/session/check-sign-in.ts').then(
      (part) => part.checkSignIn(app),
      () => {},
    )
  await pause()
  if (state) {
    // The HTML may be cached: settings that came with it are requested again after the start.
    void queryClient.invalidateQueries({ queryKey: settingsQueries(app.api).list().queryKey, refetchType: 'none' })
    await Promise.all(handles.map((handle) => handle?.prepare?.(app)))
    await loadPartsAhead({ brand, isMissing: Boolean(state.errors), handles })
  }
  await pause()
  // Back right after a reload changes the address alone: the HTML is then that of another page, and does not hydrate.
  const address = location.pathname + location.search
  const isHydrated = state !== null && (window.early?.address ?? address) === address
  const router = createRouter(routes, app, isHydrated ? state : null)
  router.subscribe(({ navigation: { location: to } }) => headFor(to && router.createHref(to)))
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no root')
  await pause()
  if (state) await beforeTakeOver()
  return {
    router,
    hydrated: new Promise<void>((resolve) => {
      const tree = (
        <Whole onReady={resolve}>
          <CacheProvider value={createStyleCache()}>
            <Providers app={app} theme={theme} origin={state?.origin ?? location.origin}>
              <PageRouter router={router} />
            </Providers>
          </CacheProvider>
        </Whole>
      )
      // In slices: the page is already readable, and input must not wait for the whole hydration.
      if (isHydrated) startTransition(() => void hydrateRoot(root, tree))
      else createRoot(root).render(tree)
    }),
  }
}
