/** Moves one entry of a list to another index; indexes past an end are clamped. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const place = Math.max(0, Math.min(list.length - 1, to))
  const entry = list[from]
  if (entry === undefined || place === from) return list
  const rest = list.filter((_, index) => index !== from)
  return [...rest.slice(0, place), entry, ...rest.slice(place)]
}

/** Announced after a move: 'Laundry moved up. Now 2 of 4.' */
export const movedText = (name: string, { from, to, count }: { from: number; to: number; count: number }) =>
  `${name} moved ${to < from ? 'up' : 'down'}. Now ${to + 1} of ${count}.`
