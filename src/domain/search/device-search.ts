import { searchWords } from './search-text.ts'

/** Strips accents and lower-cases, so that both sides of a comparison match. */
export const stripAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const wordsOf = (text: string) =>
  stripAccents(text)
    .split(/[^\p{L}\p{Nd}]+/u)
    .filter((word) => word !== '')

const begins = (words: readonly string[], start: string) => words.some((word) => word.startsWith(start))

/** What a product is found by: the first text counts for more. */
type Texts = readonly [main: string, rest: string]

/** How well a product fits: every word must begin one of its words. Null when one does not. */
function rank([main, rest]: Texts, terms: readonly string[]): number | null {
  const [inTitle, inRest] = [wordsOf(main), wordsOf(rest)]
  let score = 0
  for (const word of terms) {
    if (begins(inTitle, word)) score += 2
    else if (begins(inRest, word)) score += 1
    else return null
  }
  return score
}

/** The products a term finds among the ones this device has seen, best first, last seen first among equals. */
export function searchSeen<Product>(
  products: readonly Product[],
  term: string,
  textsOf: (product: Product) => Texts,
): readonly Product[] {
  const terms = searchWords(term).flatMap(wordsOf)
  if (terms.length === 0) return []
  return products
    .flatMap((product) => {
      const score = rank(textsOf(product), terms)
      return score === null ? [] : [{ product, score }]
    })
    .sort((a, b) => b.score - a.score)
    .map(({ product }) => product)
}
