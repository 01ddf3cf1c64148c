import type { DehydratedState } from '@tanstack/react-query'
import type { BrandKey } from '#themes/brand.ts'

/** State that the server puts into the page, from which the app hydrates. */
export type PageState = {
  brand: BrandKey
  /** The origin of links to the shop, which can differ from the origin of this page. */
  origin: string
  isPhone?: boolean
  queries: DehydratedState
  errors: unknown
  loaderData: Record<string, unknown>
}
export const pageStateId = 'page-state'
