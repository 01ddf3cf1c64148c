// What a browser would read as another host, or drop while reading: //host, /\host, and signs below the space.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const misleading = /^\/[/\\]|[\\\u0000-\u001f\u007f]/

/** Decoded again and again: what is hidden by encoding it twice is seen too. Null for what cannot be read. */
function decoded(text: string): string | null {
  let seen = text
  for (let round = 0; round < 4; round++) {
    try {
      const next = decodeURIComponent(seen)
      if (next === seen) return seen
      seen = next
    } catch {
      return null
    }
  }
  return null
}

/**
 * A path of this shop, with query and fragment, to be sent on to; null for everything that leads or could lead anywhere
 * else: another host, another protocol, a name in front of an @.
 */
export function ownPath(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > 2000 || !text.startsWith('/')) return null
  const plain = decoded(text.split(/[?#]/)[0] ?? '')
  if (plain === null || misleading.test(plain) || misleading.test(text)) return null
  const base = 'https://shop.invalid'
  if (!URL.canParse(text, base)) return null
  const url = new URL(text, base)
  // Reading takes dots out: /.//host has become //host.
  if (url.origin !== base || misleading.test(url.pathname)) return null
  return url.pathname + url.search + url.hash
}
