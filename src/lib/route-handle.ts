import type { Theme } from '@mui/material/styles'
import type { ComponentType } from 'react'
import type { PageType } from '#domain/page-types.ts'
import type { BrandKey } from '#themes/brand.ts'
import type { App } from './app.tsx'

/** The theme of another shop around a page of this one. */
export type PageTheme = {
  name: BrandKey
  look: Theme
  /** Its fonts and the values of its variables. */
  Sheets: ComponentType
  /** The app with the words and flags of the theme. */
  dress: (own: App) => App
}

/** What a route tells the shell, without any data. */
export type Handle = {
  pageType: PageType
  /**
   * Which frame stands around the page: the shop's, the reduced one of the checkout, that of the staff tool (the whole window
   * under the toolbar for staff, the shop's for everybody else), or none.
   */
  chrome?: 'shop' | 'checkout' | 'staff' | 'blank'
  /** The server sends the shell only: what stands on the page is private. */
  personal?: true | ((search: URLSearchParams) => boolean)
  /** Source files drawing the page needs beside its own, for the server's list of what to fetch. */
  modules?: (app: App) => string[]
  hideLocalitySuggestionInHeader?: true
  /** The minimised compare tray stands aside on phones [S1-1-12]. */
  hideDefaultMinimizedComparePanelOnMobile?: true
  /** The theme the page is shown in, whichever the shop's own is [S1-1-11]. */
  theme?: PageTheme
  autoTrackingEnabled?: boolean
  /** Loads what drawing the page needs besides data: awaited by its loader, and once more before the page is taken over. */
  prepare?: (app: App) => Promise<void>
}

/** What the table of routes says of a page before its code is there. */
export type RouteData = {
  /** Pages with one key are loaded together when somebody asks for it. */
  preloadKey?: PreloadKey
}

export type PreloadKey = 'product' | 'staff'
