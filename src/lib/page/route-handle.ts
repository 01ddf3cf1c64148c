import type { Theme } from '@mui/material/styles'
import type { ComponentType } from 'react'
import type { PageType } from '#domain/catalogue/page-types.ts'
import type { App } from '#lib/app.tsx'
import type { BrandKey } from '#themes/brand.ts'

/** The theme of another shop around a page of this one. */
export type PageTheme = {
  name: BrandKey
  theme: Theme
  /** Its fonts and CSS variables. */
  Sheets: ComponentType
  /** The app with the texts and flags of the theme. */
  dress: (own: App) => App
}

/** Static properties of a route for the shell. */
export type Handle = {
  pageType: PageType
  /**
   * The layout around the page: the shop's, the reduced one of the checkout, the staff tool's (full window below the
   * toolbar for staff, the shop's for others), or none.
   */
  chrome?: 'shop' | 'checkout' | 'staff' | 'blank'
  /** The server renders the shell only, as the content is private. */
  personal?: true | ((search: URLSearchParams) => boolean)
  /** Source files that rendering needs besides the page module, for the server's preload links. */
  modules?: (app: App) => string[]
  hideLocalitySuggestionInHeader?: true
  /** Hides the minimised compare tray on phones [S1-1-12]. */
  hideDefaultMinimizedComparePanelOnMobile?: true
  /** The theme of the page, instead of the shop's [S1-1-11]. */
  theme?: PageTheme
  autoTrackingEnabled?: boolean
  /** Loads what rendering needs besides data; awaited by the loader, and again before hydration. */
  prepare?: (app: App) => Promise<void>
}

/** Properties in the route table, available before the page's code is loaded. */
export type RouteData = {
  /** Pages with the same key are preloaded together. */
  preloadKey?: PreloadKey
}

export type PreloadKey = 'product' | 'staff'
