import type { ProductCard } from '#contract/product.ts'
import { searchWords } from './search-text.ts'

/** Letters without their accents, in small ones: what is typed is compared with what is written either way. */
export const foldAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const wordsOf = (text: string) =>
  foldAccents(text)
    .split(/[^\p{L}\p{Nd}]+/u)
    .filter((word) => word !== '')

const begins = (words: readonly string[], start: string) => words.some((word) => word.startsWith(start))

/** How well a card fits: every word must begin one of its words. Null when one does not. */
function rank({ title, sku, manufacturer, category }: ProductCard, asked: readonly string[]): number | null {
  const [inTitle, inRest] = [wordsOf(`${title} ${sku}`), wordsOf(`${manufacturer.name} ${category}`)]
  let score = 0
  for (const word of asked) {
    if (begins(inTitle, word)) score += 2
    else if (begins(inRest, word)) score += 1
    else return null
  }
  return score
}

/** The cards a term finds among the ones this device has seen, best first, last seen first among equals. */
export function searchSeen(cards: readonly ProductCard[], term: string): readonly ProductCard[] {
  const asked = searchWords(term).flatMap(wordsOf)
  if (asked.length === 0) return []
  return cards
    .flatMap((card) => {
      const score = rank(card, asked)
      return score === null ? [] : [{ card, score }]
    })
    .sort((a, b) => b.score - a.score)
    .map(({ card }) => card)
}
