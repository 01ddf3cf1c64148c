import type { RouteObject } from 'react-router-dom'
import { ErrorPage } from './error-page.tsx'
import { LayoutFallback } from './layouts/layout-fallback.tsx'
import { RootLayout } from './layouts/root-layout.tsx'
import { frameLoader } from './loaders.ts'
import { pageRoutes } from './page-routes.ts'

/** Every address there is, in its frame. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    // When even the frame fails: the same words, without it.
    ErrorBoundary: ErrorPage,
    HydrateFallback: LayoutFallback,
    loader: frameLoader,
    shouldRevalidate: () => false,
    children: [
      {
        // A pathless layer: an error inside keeps the shell around it.
        ErrorBoundary: ErrorPage,
        children: pageRoutes,
      },
    ],
  },
]
