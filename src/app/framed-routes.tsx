import type { RouteObject } from 'react-router-dom'
import { ErrorPage } from './error-page.tsx'
import { RootLayout } from './layouts/root-layout.tsx'
import { frameLoader } from './loaders.ts'

/** Below it stand the pages; more of them may be put there later. */
export const pageLayer = 'pages'

/** Pages in the frame of the shop. */
export const framedRoutes = (pages: RouteObject[]): RouteObject[] => [
  {
    Component: RootLayout,
    // The same, so that it is not drawn anew when the first page comes.
    HydrateFallback: RootLayout,
    // When even the frame fails: the same words, without it.
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
