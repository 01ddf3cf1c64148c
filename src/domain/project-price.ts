import { addDays, compareDates, isoDate } from './date-math.ts'
import { type Cents, lineCents, sumCents, toCents, toDollars } from './money.ts'
import { type PlainDate, readIsoDate } from './plain-date.ts'
import { type TaxedShop, taxedTotal } from './tax.ts'

/** What decides the price of a line; cents of one piece. */
export type LinePrices = {
  /** Today's price; null when the shop does not sell it any more, or only on request. */
  readonly liveCents: Cents | null
  /** Agreed by staff in the place of today's. */
  readonly agreedCents: Cents | null
  /** Held by the lock of the project. */
  readonly lockedCents: Cents | null
}

/** Until when prices are held: a day as yyyy-mm-dd, or null without an end. */
export type Lock = { readonly endsOn: string | null }

/** Whether prices are held on a day of the store, the last day included. */
export function isLockRunning(lock: Lock | null, today: string): boolean {
  return lock !== null && (lock.endsOn === null || lock.endsOn >= today)
}

/** The price that counts: the held one while the lock runs, else the agreed one, else today's. */
export function unitCents({ liveCents, agreedCents, lockedCents }: LinePrices, isLocked: boolean): Cents | null {
  return (isLocked ? lockedCents : null) ?? agreedCents ?? liveCents
}

/** A locked project got this line after its prices were locked. */
export function isAddedSinceLock({ lockedCents }: Pick<LinePrices, 'lockedCents'>, isLocked: boolean): boolean {
  return isLocked && lockedCents === null
}

type Priced = { readonly unitCents: Cents; readonly extrasCents: Cents; readonly quantity: number }

/** What a line comes to, warranty and installation included. */
export function projectLineCents({ unitCents: one, extrasCents, quantity }: Priced): Cents {
  return lineCents({ unitCents: one + extrasCents, quantity })
}

/** What some lines come to: a folder, a selection, or the whole project. */
export function projectCents(lines: readonly Priced[]): Cents {
  return sumCents(lines.map(projectLineCents))
}

/** What shown lines come to in dollars, with GST in every shop. */
export function withGst(lines: readonly { readonly lineTotal: number }[], shop: TaxedShop): number {
  return toDollars(taxedTotal(sumCents(lines.map(({ lineTotal }) => toCents(lineTotal))), shop).totalCents)
}

const monthsAhead = 12

function inMonths([year, month, day]: PlainDate, months: number): PlainDate {
  const first: PlainDate = [year + Math.floor((month - 1 + months) / 12), ((month - 1 + months) % 12) + 1, 1]
  const next: PlainDate = first[1] === 12 ? [first[0] + 1, 1, 1] : [first[0], first[1] + 1, 1]
  const last = addDays(next, -1)
  return [first[0], first[1], Math.min(day, last[2])]
}

/** The last day on which prices may be locked: twelve months ahead. */
export function lastLockDay(today: PlainDate): PlainDate {
  return inMonths(today, monthsAhead)
}

/** Why prices cannot be locked until a day (yyyy-mm-dd); null when they can. */
export function expiryProblem(expiryDate: string, today: PlainDate): string | null {
  const day = readIsoDate(expiryDate)
  if (!day || isoDate(day) !== expiryDate) return 'Give a day as yyyy-mm-dd'
  if (compareDates(day, today) < 0) return 'Choose today or a later day'
  return compareDates(day, lastLockDay(today)) > 0 ? 'Prices can be locked for up to 12 months' : null
}
