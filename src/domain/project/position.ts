import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing'

/**
 * A fractional index: text that sorts by character code and leaves room for another position between any two.
 * Items at the same position are ordered by id.
 */
export type Placed = { readonly id: string; readonly position: string }

/** Whether the text is a valid position. */
export function isPosition(text: string): boolean {
  if (!/^[A-Za-z][0-9A-Za-z]+$/.test(text)) return false
  try {
    return generateKeyBetween(text, null) > text
  } catch {
    return false // a length that its first letter does not encode, or a trailing zero
  }
}

/** Ascending positions between two others; null leaves that end open. */
export const positionsBetween = (before: string | null, after: string | null, count: number): string[] =>
  generateNKeysBetween(before, after, count)

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

export const byPosition = (a: Placed, b: Placed) => compare(a.position, b.position) || compare(a.id, b.id)

/** A position after all of these. */
export function positionAfter(positions: readonly string[]): string {
  const last = positions.reduce<string | null>(
    (most, position) => (most === null || position > most ? position : most),
    null,
  )
  return generateKeyBetween(last, null)
}

/** Indexes of the longest increasing subsequence: the most items that can stay where they are. */
function longestRise(positions: readonly (string | null)[]): Set<number> {
  /** The last index of the best subsequence of each length, and the predecessor of each index. */
  const ends: number[] = []
  const previous = new Map<number, number | undefined>()
  for (const [place, position] of positions.entries()) {
    if (position === null) continue
    const length = ends.findIndex((end) => (positions[end] ?? '') >= position)
    const index = length < 0 ? ends.length : length
    previous.set(place, ends[index - 1])
    ends[index] = place
  }
  const rise = new Set<number>()
  for (let place = ends.at(-1); place !== undefined; place = previous.get(place)) rise.add(place)
  return rise
}

/** The fewest moves that produce an order; ids missing from `placed` are inserted. */
export function movesTo(order: readonly string[], placed: readonly Placed[]): Placed[] {
  const known = new Map(placed.map(({ id, position }) => [id, position]))
  const positions = order.map((id) => known.get(id) ?? null)
  const staying = longestRise(positions)
  const moves: Placed[] = []
  for (let from = 0; from < order.length; from++) {
    if (staying.has(from)) continue
    let to = from
    while (to < order.length && !staying.has(to)) to++
    const made = positionsBetween(positions[from - 1] ?? null, positions[to] ?? null, to - from)
    for (const [index, position] of made.entries()) moves.push({ id: order[from + index] ?? '', position })
    from = to
  }
  return moves
}
