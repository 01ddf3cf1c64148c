type Screen = { readonly isWide: boolean }

const counts = { narrow: { few: 3, many: 4 }, wide: { few: 6, many: 8 } } as const

export const suggestionThumbnailPx = { narrow: 90, wide: 100 } as const

const screenName = ({ isWide }: Screen) => (isWide ? 'wide' : 'narrow')

/** Categories, brands and terms above the products. */
const termCounts = { narrow: 1, wide: 2 } as const

/** How many of each kind the search dropdown shows; `limit` is their sum, which the request sends. */
export function suggestionCounts(screen: Screen, flags: { readonly manySuggestions: boolean }) {
  const products = suggestionCount(screen, flags)
  const terms = termCounts[screenName(screen)]
  return { products, terms, limit: products + terms }
}

/** How many products the search dropdown shows; a wide screen begins where the desktop navigation does. */
export function suggestionCount(screen: Screen, flags: { readonly manySuggestions: boolean }): number {
  return counts[screenName(screen)][flags.manySuggestions ? 'many' : 'few']
}
