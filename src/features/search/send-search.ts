import { searchTerm } from '#domain/search/search-term.ts'
import type { App } from '#lib/app.tsx'
import { createRecentSearches } from './field/recent-searches.ts'
import { logSearchFailure } from './search-failure.ts'

/** Where a submitted term leads [S3-7-05]; empty after a failure, which is shown nowhere [S1-8-16]. */
export async function sendSearch({ api, brand }: App, text: string): Promise<string> {
  const term = searchTerm(text)
  createRecentSearches({ brand: brand.key }).add(term)
  try {
    const { url } = await api.search.address({ query: { searchterms: term } })
    return url
  } catch (cause) {
    logSearchFailure(cause)
    return ''
  }
}
