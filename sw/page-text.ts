const entryOf = (html: string) => /<script data-entry="([^"]+)"/.exec(html)?.[1]

/** Whether two pages start the same app: the name of its entry carries the hash of everything it loads. */
export function isSameBuild(one: string, other: string) {
  const entry = entryOf(one)
  return entry !== undefined && entry === entryOf(other)
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

export const titleOf = (html: string) =>
  (/<title[^>]*>([^<]*)</.exec(html)?.[1] ?? '').replace(/&(?:amp|lt|gt|quot|#x27);/g, (found) => entities[found] ?? '')

/** Files of the letters that the page is drawn with. */
export const lettersOf = (html: string) => / data-letters="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? []

/** The page says when it was stored, for the app to show. */
export const dated = (html: string, savedAt: number) => html.replace('<html ', `<html data-saved-at="${savedAt}" `)

const withoutTimes = (html: string) =>
  html.replace(/ data-saved-at="\d+"/, '').replace(/"(?:dataUpdatedAt|dehydratedAt)":\d+/g, '')

/** Whether a shopper would see the same: when each was made does not count. */
export const isSamePage = (one: string, other: string) => withoutTimes(one) === withoutTimes(other)

/** What the server put into the page for the app. */
export function stateOf(html: string): unknown {
  const text = /<script type="application\/json" id="page-state">([^<]*)</.exec(html)?.[1]
  return text ? JSON.parse(text) : null
}
