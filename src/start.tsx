import { hydrate, type QueryClient } from '@tanstack/react-query'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  RouterProvider,
} from 'react-router-dom'
import { contract } from '#contract/contract.ts'
import { loadBrand } from './app/brand.ts'
import { hydrationErrors } from './app/hydration-errors.ts'
import type { PageState } from './app/page-state.ts'
import { readPageState } from './app/page-state-reader.ts'
import { loadPartsAhead } from './app/parts-ahead.ts'
import { Providers } from './app/providers.tsx'
import { routes } from './app/routes.tsx'
import { createClient } from './contract/client.ts'
import { httpSend } from './lib/api.ts'
import { type App, appContext } from './lib/app.tsx'
import { pause } from './lib/pause.ts'
import { createQueryClient } from './lib/query-client.ts'
import type { Handle } from './lib/route-handle.ts'
import { tellFailure } from './lib/tell-failure.ts'

// Lazy routes of the page in front of the shopper are loaded before hydration: what the server drew must be drawn again at once.
async function loadMatched(all: RouteObject[]) {
  const matches = matchRoutes(all, location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      const { lazy, ...rest } = await route.lazy().then((module) => ({ ...module, lazy: undefined }))
      Object.assign(route, rest, { lazy })
    }),
  )
  return matches.map(({ route }) => route.handle as Handle | undefined) // every route's handle is a Handle
}

/** A page that came without data begins with what this device kept of the frame. */
const restoreKept = async (queryClient: QueryClient, brand: string) =>
  import('./lib/query-persistence.ts')
    .then(({ restoreQueries }) => restoreQueries(queryClient, { brand }))
    .catch(() => {})

const createRouter = (app: App, state: PageState | null) =>
  createBrowserRouter(routes, {
    future: { v8_middleware: true },
    getContext: () => {
      const context = new RouterContextProvider()
      context.set(appContext, app)
      return context
    },
    ...(state ? { hydrationData: { loaderData: state.loaderData, errors: hydrationErrors(state.errors) } } : {}),
  })

/** Takes over the page that stands, or draws it where the server sent the shell alone; step by step, with pauses for a tap. */
export async function start() {
  const { brandKey, state } = readPageState(document)
  const matched = loadMatched(routes)
  const [{ brand, theme, home }, handles] = await Promise.all([
    loadBrand(brandKey),
    // Where nothing stands yet the router tries once more, and says so in the page when that fails too.
    state ? matched : matched.catch(() => []),
  ])
  await pause()
  const queryClient = createQueryClient(tellFailure)
  if (state) hydrate(queryClient, state.queries)
  else await restoreKept(queryClient, brandKey)
  const app: App = { api: createClient(contract, httpSend()), queryClient, brand, home }
  await pause()
  if (state) await Promise.all(handles.map((handle) => handle?.prepare?.(app)))
  if (state) await loadPartsAhead(brand, Boolean(state.errors))
  await pause()
  const router = createRouter(app, state)
  const tree = (
    <Providers app={app} theme={theme} origin={location.origin}>
      <RouterProvider router={router} />
    </Providers>
  )
  const root = document.getElementById('root')
  if (!root) return
  await pause()
  if (!state) return createRoot(root).render(tree)
  // In slices: the page is readable already, and a tap meanwhile must not wait for all of it.
  startTransition(() => void hydrateRoot(root, tree))
}
