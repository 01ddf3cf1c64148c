/** Of one picture: a larger one would delay the parser more than its own request does. */
const mostBytes = 30_000

/**
 * The sources of a picture that the first view waits for. If the picture itself is inlined in their place, its address is
 * before them (server/render/document/inline-images.ts).
 */
const sources =
  /(?: data-address="([^"]+)")? srcSet="([^"]+)"(?= sizes="[^"]*"\/?>(?:<source[^>]*>)?<img[^>]* fetchPriority="high")/g
const preloadTag = /<link rel="preload" as="image"[^>]*? imageSrcSet="([^"]+)"[^>]*>/g

/** Data URLs by address. */
export type Pictures = ReadonlyMap<string, string>

export const picturesIn = (html: string): Pictures =>
  new Map(
    Array.from(html.matchAll(sources), ([, address = '', data = '']) => [address, data] as const).filter(([a]) => a),
  )

/**
 * Puts pictures into a page, so that its first paint has them: the browser handles the response for a picture only after
 * that paint.
 */
export function withPictures(html: string, pictures: Pictures): string {
  const placed = new Set<string>()
  const filled = html.replace(sources, (markup, address, set: string) => {
    const chosen = address
      ? undefined
      : set
          .split(', ')
          .map(addressOf)
          .find((each) => pictures.has(each))
    if (!chosen) return markup
    placed.add(set)
    return ` data-address="${chosen}" srcSet="${pictures.get(chosen)}"`
  })
  return filled.replace(preloadTag, (tag, set) => (placed.has(set) ? '' : tag))
}

const addressOf = (candidate: string) => candidate.split(' ')[0] ?? ''

/** A page without its first pictures and their addresses, which depend on the device. */
export const withoutPictures = (html: string) => html.replace(preloadTag, '').replace(sources, '')

/** Null for a picture that is too large. */
export async function dataUrlOf(response: Response): Promise<string | null> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  if (bytes.length > mostBytes) return null
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return `data:${response.headers.get('content-type')};base64,${btoa(text)}`
}
