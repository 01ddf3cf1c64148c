import { attribute } from './attribute.ts'
import { isConfirmation, isPaymentArea } from './payment-area.ts'

/** Who is told what shoppers do, beside the shop itself; each only where a setting names it. */
export type Tracking = {
  /** Scripts by their addresses. */
  tagManager?: string
  eventTracker?: string
  socialPixel?: { script: string; id: string }
  push?: string
  /** The picture a partner asks for when an order came by a link of theirs. */
  affiliate?: string
  /** Further origins those scripts load from and send to. */
  origins: readonly string[]
}

type OnPage = { tag: string; trackers: readonly string[]; images: readonly string[] }

const none: OnPage = { tag: '', trackers: [], images: [] }
// Where somebody pays, comes back from a bank, or is known by name, no script but the shop's own is let in.
const isKeptFree = (path: string) =>
  (isPaymentArea(path) || /^\/(?:account|blank)(?:\/|$)/i.test(path)) && !isConfirmation(path)

const originOf = (address: string) => new URL(address).origin
const unique = (origins: readonly string[]) => [...new Set(origins)]

const metaTag = (told: object) => `<meta name="tracking" content="${attribute(JSON.stringify(told))}">`

/** What a page is told of those who listen, and what its policy has to let in for them. */
export function trackingOn({ pathname }: URL, tracking: Tracking | null): OnPage {
  if (!tracking) return none
  // An empty word: they listen elsewhere, so that the order is shown in a document of its own.
  if (isKeptFree(pathname)) return { ...none, tag: metaTag({}) }
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
