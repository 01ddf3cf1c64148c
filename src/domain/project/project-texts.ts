import type { Project, ProjectProduct, Sharing } from '#contract/project/project-parts.ts'
import { type StockAvailability, stockAvailabilities } from '#contract/project/project-values.ts'
import { localDate, monthName, type PlainDate, readIsoDate } from '#domain/time/plain-date.ts'

const short = (month: number) => monthName(month).slice(0, 3)

/** `18 Dec 2026` */
export const dayText = ([year, month, day]: PlainDate) => `${day} ${short(month)} ${year}`
/** `18 Dec` */
export const shortDayText = ([, month, day]: PlainDate) => `${day} ${short(month)}`

const two = (number: number) => String(number).padStart(2, '0')
export const clockText = (moment: Date) => `${two(moment.getHours())}:${two(moment.getMinutes())}`

/** The time of a change in short: `Today, 10:41`, `Yesterday`, `18 Nov 2026`. */
export function changeText(iso: string, now: Date): string {
  const moment = new Date(iso)
  if (Number.isNaN(moment.getTime())) return ''
  const midnight = (date: Date) => new Date(date).setHours(0, 0, 0, 0)
  const days = Math.round((midnight(now) - midnight(moment)) / 86_400_000)
  if (days <= 0) return `Today, ${clockText(moment)}`
  return days === 1 ? 'Yesterday' : dayText(localDate(moment))
}

/** `18 Nov, 10:41`; empty for an invalid time. */
export function momentText(iso: string): string {
  const moment = new Date(iso)
  return Number.isNaN(moment.getTime()) ? '' : `${shortDayText(localDate(moment))}, ${clockText(moment)}`
}

/** When the customer opened the link; empty while it was not. */
export function openedText({ openedAt, lastOpenedAt }: Pick<Sharing, 'openedAt' | 'lastOpenedAt'>): string {
  if (!openedAt) return ''
  const [first, last] = [momentText(openedAt), momentText(lastOpenedAt ?? openedAt)]
  return first === last
    ? `Customer opened the link ${first}.`
    : `Customer opened the link first ${first}, last ${last}.`
}

/** `104 218`: read out loud over the counter, so in threes. */
export const quoteNumber = (quoteId: number) => String(quoteId).replace(/\B(?=(?:\d{3})+$)/g, '\u00a0')

export const countText = (count: number, singular: string, plural = `${singular}s`) =>
  `${count} ${count === 1 ? singular : plural}`

export type StockTone = 'good' | 'soon' | 'none' | 'unknown'
type StockLine = Pick<ProjectProduct, 'availability' | 'stockQuantity' | 'nextStockDate'>

const known = (availability: string): StockAvailability =>
  stockAvailabilities.find((name) => name === availability) ?? 'indeterminate'

/** The stock of a line as text; unknown values count as indeterminate [S3-3-41]. */
export function stockText({ availability, stockQuantity, nextStockDate }: StockLine): {
  text: string
  tone: StockTone
} {
  switch (known(availability)) {
    case 'inStock':
      return { text: stockQuantity > 1 ? `${stockQuantity} in stock` : 'In stock', tone: 'good' }
    case 'backOrder': {
      const due = readIsoDate(nextStockDate)
      return { text: due ? `Back order, due ${shortDayText(due)}` : 'Back order', tone: 'soon' }
    }
    case 'noStock':
      return { text: 'No stock', tone: 'none' }
    case 'supersededAndNoStock':
      return { text: 'Superseded, no stock', tone: 'none' }
    default:
      return { text: 'Stock to be confirmed', tone: 'unknown' }
  }
}

/** Of the head: `Prices locked until 18 Dec 2026`; on phones `Until 18 Dec`. */
export function lockText(lock: Project['priceLock']): { text: string; short: string; isLocked: boolean } {
  if (!lock) return { text: 'Live prices', short: 'Live', isLocked: false }
  const until = readIsoDate(lock.expiryDate)
  return until
    ? { text: `Prices locked until ${dayText(until)}`, short: `Until ${shortDayText(until)}`, isLocked: true }
    : { text: 'Prices locked', short: 'Locked', isLocked: true }
}

/** Amounts of the staff tool always have their cents: columns of them are compared. */
export function moneyText(dollars: number): string {
  const [whole = '', cents = '00'] = Math.abs(dollars).toFixed(2).split('.')
  return `${dollars < 0 ? '-' : ''}$${whole.replace(/\B(?=(?:\d{3})+$)/g, ',')}.${cents}`
}

export const noCustomerEmailText = 'Add a customer email before sending.'

/** The button that sends a quote; without an address, the reason beside it says what is missing. */
export const sendQuoteText = (addressCount: number) =>
  addressCount === 0 ? 'Send' : `Send to ${addressCount} ${addressCount === 1 ? 'address' : 'addresses'}`
export const endedLinkText = 'This link is no longer available. Please ask your salesperson.'
export const noSalespersonCodeText = 'Your account has no salesperson code'
export const updatedText = 'Successfully updated!'
export const projectsFailedText = 'An error occurred getting projects.'
export const referrerFailedText = 'An error occurred getting referrer.'
export const shortSearchText = 'Type at least 2 characters'
