import type { Flags } from '#themes/brand.ts'

const counts = {
  few: { narrow: 3, wide: 6 },
  many: { narrow: 4, wide: 8 },
} as const

export const thumbnailSize = { narrow: 90, wide: 100 } as const

/** How many products the list under the search field shows [S1-9-11]. */
export function suggestionCount({ manySuggestions }: Pick<Flags, 'manySuggestions'>, isWide: boolean): number {
  return counts[manySuggestions ? 'many' : 'few'][isWide ? 'wide' : 'narrow']
}
