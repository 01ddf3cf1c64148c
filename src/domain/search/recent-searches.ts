/** The storage key of the terms that were searched for in a shop on this device. */
export const recentSearchesKey = (brand: string) => `hearth:${brand}:recent-searches`

const shown = 5

const isSame = (term: string) => (other: string) => other.toLowerCase() === term.toLowerCase()

export const withoutSearch = (terms: readonly string[], term: string): readonly string[] =>
  terms.filter((other) => !isSame(term)(other))

/** The newest first; a repeated term moves to the top. */
export const withSearch = (terms: readonly string[], term: string): readonly string[] =>
  [term, ...withoutSearch(terms, term)].slice(0, shown)
