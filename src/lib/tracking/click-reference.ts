import { browserStorage, createExpiringStorage } from '#lib/browser/expiring-storage.ts'

/** The query parameter in a partner's link, and the storage key of its value. */
export const clickReferenceName = 'clickref'
export const clickReferenceMinutes = 30 * 24 * 60
/** Longer values are not references and are not stored. */
const maxLength = 256

/** The reference of the first URL of the shop that has one. */
export function clickReferenceIn(addresses: readonly string[], origin: string): string | null {
  const own = addresses.filter((address) => address.startsWith(`${origin}/`))
  const references = own.map((address) => new URL(address).searchParams.get(clickReferenceName)?.trim() ?? '')
  return references.find((reference) => reference !== '' && reference.length <= maxLength) ?? null
}

// Not the current URL: the shopper may have navigated before this script loaded. After a full navigation, the URL with
// the reference is the referrer.
function arrivalAddresses(): readonly string[] {
  const [arrival] = performance.getEntriesByType('navigation')
  return [arrival?.name ?? location.href, document.referrer]
}

type Options = { storage?: Storage | null; now?: () => number; addresses?: readonly string[] }

/**
 * Stores the latest click reference for 30 days and clears expired entries [S1-1-20]. The URL is not changed.
 */
export function storeClickReference(options: Options = {}) {
  const { storage = browserStorage(), now = Date.now, addresses = arrivalAddresses() } = options
  const store = createExpiringStorage({ storage, now })
  store.clearExpired()
  const reference = clickReferenceIn(addresses, location.origin)
  if (reference) store.write(clickReferenceName, reference, clickReferenceMinutes)
}

/** Returns the stored reference and removes it; null when there is none or it has expired [S2-A-11]. */
export function takeClickReference(options: Pick<Options, 'storage' | 'now'> = {}): string | null {
  const { storage = browserStorage(), now = Date.now } = options
  const store = createExpiringStorage({ storage, now })
  const reference = store.read(clickReferenceName)
  store.remove(clickReferenceName)
  return typeof reference === 'string' ? reference : null
}
