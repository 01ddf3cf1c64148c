import { presentOnly } from '#domain/cart/cart-query.ts'

type SearchOptions = {
  readonly fallback?: boolean | null | undefined
  readonly location?: string | null | undefined
  readonly isSignedIn: boolean
}

/** The query of a search request: empty parameters are omitted, `wid` is sent only for a signed-in visitor. */
export function searchQuery({ fallback, location, isSignedIn }: SearchOptions) {
  return presentOnly({ fallback, location, wid: isSignedIn ? true : null })
}
