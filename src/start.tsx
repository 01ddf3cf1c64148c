import { hydrate } from '@tanstack/react-query'
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
import { readPageState } from './app/page-state-reader.ts'
import { Providers } from './app/providers.tsx'
import { routes } from './app/routes.tsx'
import { createClient } from './contract/client.ts'
import { httpSend } from './lib/api.ts'
import { type App, appContext } from './lib/app.tsx'
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

async function start() {
  const { brandKey, state } = readPageState(document)
  const [{ brand, theme, loadHome }, handles] = await Promise.all([loadBrand(brandKey), loadMatched(routes)])
  const queryClient = createQueryClient(tellFailure)
  if (state) hydrate(queryClient, state.queries)
  const app: App = { api: createClient(contract, httpSend()), queryClient, brand, loadHome }
  if (state) await Promise.all(handles.map((handle) => handle?.prepare?.(app)))
  const router = createBrowserRouter(routes, {
    future: { v8_middleware: true },
    getContext: () => {
      const context = new RouterContextProvider()
      context.set(appContext, app)
      return context
    },
    ...(state ? { hydrationData: { loaderData: state.loaderData, errors: hydrationErrors(state.errors) } } : {}),
  })
  const tree = (
    <Providers app={app} theme={theme} origin={location.origin}>
      <RouterProvider router={router} />
    </Providers>
  )
  const root = document.getElementById('root')
  if (!root) return
  if (state) hydrateRoot(root, tree)
  else createRoot(root).render(tree)
}

void start()
