import type { QueryClient } from '@tanstack/react-query'
import { createContext as createReactContext, type ReactNode, useContext } from 'react'
import { createContext as createRouterContext } from 'react-router-dom'
import type { Api } from '#contract/client.ts'
import type { ShopBrand } from '#themes/brand.ts'
import type { PageFragments } from './boot/ssr-fragment-cache.tsx'
import { invariant } from './invariant.ts'

/** One per request on the server, one per page in the browser, never a module-level value. */
export type App = {
  api: Api
  queryClient: QueryClient
  brand: ShopBrand
  /** The page is rendered for a phone: without what only wide screens show. */
  isPhone?: boolean | undefined
  /** Set on the server, while a page renders. */
  fragments?: PageFragments
}

/** How loaders reach the app: `context.get(appContext)`. */
export const appContext = createRouterContext<App>()

const AppContext = createReactContext<App | null>(null)

export function AppProvider({ app, children }: { app: App; children: ReactNode }) {
  return <AppContext value={app}>{children}</AppContext>
}

export function useApp(): App {
  const app = useContext(AppContext)
  invariant(app, 'useApp is called below AppProvider')
  return app
}
