/** The first of each category in turn, then the second of each, until there are `size`. */
export function mixed<Item extends { categoryUri: string }>(items: readonly Item[], size: number): Item[] {
  const seen = new Map<string, number>()
  const rounds = items.map((item) => {
    const round = seen.get(item.categoryUri) ?? 0
    seen.set(item.categoryUri, round + 1)
    return { item, round }
  })
  return rounds
    .toSorted((a, b) => a.round - b.round)
    .slice(0, size)
    .map(({ item }) => item)
}
