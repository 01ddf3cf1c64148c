import { attribute } from './attribute.ts'
import { isConfirmation, isPaymentArea } from './payment-area.ts'

/** Third parties that receive shopper events, from the settings. */
export type Tracking = {
  /** URLs of scripts. */
  tagManager?: string
  eventTracker?: string
  socialPixel?: { script: string; id: string }
  push?: string
  /** The conversion pixel of an affiliate partner. */
  affiliate?: string
  /** Further origins that these scripts load from or send to. */
  origins: readonly string[]
}

type OnPage = { tag: string; trackers: readonly string[]; images: readonly string[] }

const none: OnPage = { tag: '', trackers: [], images: [] }
// Payment, account and return pages allow only the shop's scripts.
const isWithoutTrackers = (path: string) =>
  (isPaymentArea(path) || /^\/(?:account|blank)(?:\/|$)/i.test(path)) && !isConfirmation(path)

const originOf = (address: string) => new URL(address).origin
const unique = (origins: readonly string[]) => [...new Set(origins)]

const metaTag = (data: object) => `<meta name="tracking" content="${attribute(JSON.stringify(data))}">`

/** The tracking meta tag of a page, and the origins for its CSP. */
export function trackingOn({ pathname }: URL, tracking: Tracking | null): OnPage {
  if (!tracking) return none
  // An empty object: other pages have trackers, so the confirmation loads as a new document.
  if (isWithoutTrackers(pathname)) return { ...none, tag: metaTag({}) }
  const { origins, affiliate, ...listeners } = tracking
  const { tagManager, eventTracker, socialPixel, push } = listeners
  const scripts = [tagManager, eventTracker, socialPixel?.script, push].filter((address) => address !== undefined)
  const isOrdered = affiliate !== undefined && isConfirmation(pathname)
  return {
    tag: metaTag(isOrdered ? { ...listeners, affiliate } : listeners),
    trackers: unique([...scripts.map(originOf), ...origins]),
    images: isOrdered ? [originOf(affiliate)] : [],
  }
}
