import type { DehydratedState } from '@tanstack/react-query'
import type { BrandKey } from '#themes/brand.ts'

/** What the server puts into the page for the app to take over. */
export type PageState = {
  brand: BrandKey
  /** What links to the shop begin with, which need not be where this page is. */
  origin: string
  queries: DehydratedState
  errors: unknown
  loaderData: Record<string, unknown>
}
export const pageStateId = 'page-state'
