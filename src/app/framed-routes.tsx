import type { RouteObject } from 'react-router-dom'
import { ErrorPage } from './error-page.tsx'
import { LayoutFallback } from './layouts/layout-fallback.tsx'
import { RootLayout } from './layouts/root-layout.tsx'
import { frameLoader } from './loaders.ts'

/** Below it stand the pages; more of them may be put there later. */
export const pageLayer = 'pages'

/** Pages in the frame of the shop. */
export const framedRoutes = (pages: RouteObject[]): RouteObject[] => [
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
        id: pageLayer,
        ErrorBoundary: ErrorPage,
        children: pages,
      },
    ],
  },
]
