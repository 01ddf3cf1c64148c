/** Visits and products seen in this browser, stored between visits. */
export type Seen = { days: number; lastDay: string; products: readonly string[] }

export const nothingSeen: Seen = { days: 0, lastDay: '', products: [] }

/** From here on the shop is of use to the shopper. */
export const worth = { days: 2, products: 3 } as const

/** How long a no is a no. */
export const dismissalDays = 90

export function withDay(seen: Seen, day: string): Seen {
  return seen.lastDay === day ? seen : { ...seen, days: seen.days + 1, lastDay: day }
}

/** More products than are needed are not remembered. */
export function withProduct(seen: Seen, path: string): Seen {
  const isKnown = seen.products.includes(path) || seen.products.length >= worth.products
  return isKnown ? seen : { ...seen, products: [...seen.products, path] }
}

const isWorthIt = ({ days, products }: Seen, hasCart: boolean) =>
  hasCart || days >= worth.days || products.length >= worth.products

type Moment = {
  seen: Seen
  hasCart: boolean
  /** The shopper has interacted with this page: the offer never opens before that. */
  hasActed: boolean
  /** The browser has an install prompt, or we have instructions for it. */
  canInstall: boolean
  isInstalled: boolean
  isStandalone: boolean
  isDismissed: boolean
  pathname: string
}

/** Where the shopper is busy with themselves: checkout and account. */
const isPersonal = (pathname: string) => /^\/(?:customer|account|blank)(?:\/|$)/i.test(pathname)

/** Whether the app is offered now: after value, never in the way. */
export function isOfferDue(moment: Moment): boolean {
  const { seen, hasCart, hasActed, canInstall, isInstalled, isStandalone, isDismissed, pathname } = moment
  if (isInstalled || isStandalone || isDismissed || !canInstall) return false
  return hasActed && !isPersonal(pathname) && isWorthIt(seen, hasCart)
}
