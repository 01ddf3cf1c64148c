import { endOfFirstView } from '../src/contract/worker.ts'

const entryOf = (html: string) => /<script data-entry="([^"]+)"/.exec(html)?.[1]

/** Whether two pages start the same app: the name of the entry contains the hash of everything it imports. */
export function isSameBuild(first: string, second: string) {
  const entry = entryOf(first)
  return entry !== undefined && entry === entryOf(second)
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

export const titleOf = (html: string) =>
  (/<title[^>]*>([^<]*)</.exec(html)?.[1] ?? '').replace(/&(?:amp|lt|gt|quot|#x27);/g, (found) => entities[found] ?? '')

/** Font files of the first view. */
export const fontsOf = (html: string) => / data-letters="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? []

/** A stored page is here as a whole: its first view is drawn once, and not piece by piece while the page is read. */
const whole = `<link rel="expect" href="#${endOfFirstView}" blocking="render">`

/** The page as it is stored: with the time of storing, which the app shows, and drawn at once where it has images. */
export function toKeep(html: string, savedAt: number) {
  const dated = html.replace('<html ', `<html data-saved-at="${savedAt}" `)
  return html.includes(` id="${endOfFirstView}"`) ? dated.replace('<head>', `<head>${whole}`) : dated
}

const comparable = (html: string) =>
  html
    .replace(/ data-saved-at="\d+"/, '')
    .replace(whole, '')
    .replace(/"(?:dataUpdatedAt|dehydratedAt)":\d+/g, '')

/** Whether two pages look the same to the shopper: their timestamps do not count. */
export const isSamePage = (first: string, second: string) => comparable(first) === comparable(second)

/** The state that the server put into the page for the app. */
export function stateOf(html: string): unknown {
  const text = /<script type="application\/json" id="page-state">([^<]*)</.exec(html)?.[1]
  return text ? JSON.parse(text) : null
}
