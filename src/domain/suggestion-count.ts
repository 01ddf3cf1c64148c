type Screen = { readonly isWide: boolean }

const counts = { narrow: { few: 3, many: 4 }, wide: { few: 6, many: 8 } } as const

export const suggestionThumbnailPx = { narrow: 90, wide: 100 } as const

const screenName = ({ isWide }: Screen) => (isWide ? 'wide' : 'narrow')

/** How many products the search dropdown shows; a wide screen begins where the desktop navigation does. */
export function suggestionCount(screen: Screen, flags: { readonly manySuggestions: boolean }): number {
  return counts[screenName(screen)][flags.manySuggestions ? 'many' : 'few']
}

export function suggestionThumbnail(screen: Screen): number {
  return suggestionThumbnailPx[screenName(screen)]
}
