import type { RouteObject } from 'react-router-dom'
import { ErrorPage } from '#app/errors/error-page.tsx'
import { RootLayout } from '#app/layouts/root-layout.tsx'
import { throwMissedPart } from '#lib/boot/missing-chunk-toast.ts'
import { frameLoader } from './loaders.ts'

/** Id of the route that holds the pages; `discoverRoutes` adds further pages below it. */
export const pageLayer = 'pages'

/** A page whose code cannot be loaded fails without a connection as one does whose data cannot: the error page says so. */
export const withLoss = (page: RouteObject): RouteObject => {
  const { lazy } = page
  return typeof lazy === 'function' ? { ...page, lazy: () => lazy().catch(throwMissedPart) } : page
}

/** Pages inside the frame of the shop. */
export const framedRoutes = (pages: RouteObject[]): RouteObject[] => [
  {
    Component: RootLayout,
    // The same component, so that the frame does not render again when the first page loads.
    HydrateFallback: RootLayout,
    // For an error of the frame itself: the same message without the frame.
    ErrorBoundary: ErrorPage,
    loader: frameLoader,
    shouldRevalidate: () => false,
    children: [
      {
        // A pathless layer: an error inside keeps the shell around it.
        id: pageLayer,
        ErrorBoundary: ErrorPage,
        children: pages.map(withLoss),
      },
    ],
  },
]
