let last = 0

/** The first of some positions in the order of deliveries: by time, and within a millisecond as this process wrote them. */
export function takePositions(now: Date, count = 1): number {
  const first = Math.max(last + 1, now.getTime() * 1_000)
  last = first + count - 1
  return first
}
