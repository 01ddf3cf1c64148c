const windowMs = 60_000
/** Notes stored per IP address and minute: enough for a whole office behind one address. */
export const notesPerMinute = 600
/** Most addresses counted in one window; notes of further addresses are dropped until it ends. */
const maxAddresses = 50_000

/** Rate limit per IP address: returns whether to store one more note, so that no caller can fill the table. */
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
