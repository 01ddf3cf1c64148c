/** The edit distance of two words; swapping neighbouring characters counts as one edit. */
export function wordDistance(a: string, b: string): number {
  const [from, to] = [[...a], [...b]]
  let before: number[] = []
  let above = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1]
      const changed = (above[column - 1] ?? 0) + (isSame ? 0 : 1)
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      const swapped = isSwapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY
      current.push(Math.min(changed, (above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, swapped))
    }
    before = above
    above = current
  }
  return above[to.length] ?? 0
}

type Word = { readonly word: string; readonly products: number }

const mistakesAllowed = (word: string) => (word.length <= 4 ? 1 : word.length <= 8 ? 2 : 3)

/** The most similar known word; among equals the one with more products; null when none is similar. */
export function nearestWord(typed: string, known: readonly Word[]): string | null {
  const near = known
    .map(({ word, products }) => ({ word, products, distance: wordDistance(typed, word) }))
    .filter(({ distance }) => distance <= mistakesAllowed(typed))
    .sort((a, b) => a.distance - b.distance || b.products - a.products || (a.word < b.word ? -1 : 1))
  return near[0]?.word ?? null
}
