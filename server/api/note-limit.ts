const windowMs = 60_000
/** Notes kept for one address in a minute: a whole office behind one address stays below it. */
export const notesPerMinute = 600
/** Addresses that are remembered in one window; of more, nothing is kept until it ends. */
const maxAddresses = 50_000

/** Says whether one more note of an address is kept: whoever sends without end fills no table. */
export function noteLimit(clock: () => Date) {
  let began = 0
  let counts = new Map<string, number>()
  return (address: string): boolean => {
    const now = clock().getTime()
    if (Math.abs(now - began) >= windowMs) {
      began = now
      counts = new Map()
    }
    const count = counts.get(address) ?? 0
    if (count >= notesPerMinute || (count === 0 && counts.size >= maxAddresses)) return false
    counts.set(address, count + 1)
    return true
  }
}
