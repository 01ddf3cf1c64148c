import { dayFormatText } from '#contract/fields/field-texts.ts'
import { type Cents, lineCents, sumCents, toCents, toDollars } from '#domain/money/money.ts'
import { type TaxedShop, taxedTotal } from '#domain/money/tax.ts'
import { addDays, compareDates, isoDate } from '#domain/time/date-math.ts'
import { type PlainDate, readIsoDate } from '#domain/time/plain-date.ts'

/** The candidate prices of a line, in cents per piece. */
export type LinePrices = {
  /** Today's price; null when the product is discontinued or priced on request. */
  readonly liveCents: Cents | null
  /** Agreed by staff instead of today's price. */
  readonly agreedCents: Cents | null
  /** Fixed by the price lock of the project. */
  readonly lockedCents: Cents | null
}

/** The last day of a price lock as yyyy-mm-dd; null when it has no end. */
export type Lock = { readonly endsOn: string | null }

/** Whether prices are locked on a day in the store's time zone, the last day included. */
export function isLockRunning(lock: Lock | null, today: string): boolean {
  return lock !== null && (lock.endsOn === null || lock.endsOn >= today)
}

/** The effective price: the locked one while the lock runs, else the agreed one, else today's. */
export function unitCents({ liveCents, agreedCents, lockedCents }: LinePrices, isLocked: boolean): Cents | null {
  return (isLocked ? lockedCents : null) ?? agreedCents ?? liveCents
}

/** Whether the line was added to a locked project after its prices were locked. */
export function isAddedSinceLock({ lockedCents }: Pick<LinePrices, 'lockedCents'>, isLocked: boolean): boolean {
  return isLocked && lockedCents === null
}

type Priced = { readonly unitCents: Cents; readonly extrasCents: Cents; readonly quantity: number }

/** The total of a line, warranty and installation included. */
export function projectLineCents({ unitCents: pieceCents, extrasCents, quantity }: Priced): Cents {
  return lineCents({ unitCents: pieceCents + extrasCents, quantity })
}

/** The total of some lines: a folder, a selection, or the whole project. */
export function projectCents(lines: readonly Priced[]): Cents {
  return sumCents(lines.map(projectLineCents))
}

/** Whether a line has no price yet, which counts as 0; a price reduced to 0 is one. */
export const isOnRequest = (price: number, priceBefore: number | null) => price === 0 && priceBefore === null

/** The total of the shown lines in dollars, GST included in every shop. */
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

/** The latest possible end of a price lock: twelve months ahead. */
export function lastLockDay(today: PlainDate): PlainDate {
  return inMonths(today, monthsAhead)
}

/** Why prices cannot be locked until this day (yyyy-mm-dd); null when they can. */
export function expiryProblem(expiryDate: string, today: PlainDate): string | null {
  const day = readIsoDate(expiryDate)
  if (!day || isoDate(day) !== expiryDate) return dayFormatText
  if (compareDates(day, today) < 0) return 'Choose today or a later day'
  return compareDates(day, lastLockDay(today)) > 0 ? 'Prices can be locked for up to 12 months' : null
}
