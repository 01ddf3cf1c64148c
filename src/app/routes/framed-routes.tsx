import type { RouteObject } from 'react-router-dom'
import { ErrorPage } from '#app/errors/error-page.tsx'
import { RootLayout } from '#app/layouts/root-layout.tsx'
import { frameLoader } from './loaders.ts'

/** Id of the route that holds the pages; `discoverRoutes` adds further pages below it. */
export const pageLayer = 'pages'

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
        children: pages,
      },
    ],
  },
]
