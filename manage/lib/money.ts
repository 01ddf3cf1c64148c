import { fullDate, localDate, readIsoDate } from '#domain/time/plain-date.ts'
import { clockText } from '#domain/time/seen-time.ts'

const dollars = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD', currencyDisplay: 'narrowSymbol' })

export const moneyText = (amount: number) => dollars.format(amount)

const joined = (text: string) => text.replaceAll(' ', '\u00a0')

/** `7 Jul 2026, 10:51 pm`; breaks between day and time only. */
export function timeText(iso: string): string {
  const moment = new Date(iso)
  return `${joined(fullDate(localDate(moment)))}, ${joined(clockText(moment.getTime()))}`
}

/** A day without a time, as it is stored: 2026-11-29. */
export function dateText(day: string): string {
  const date = readIsoDate(day)
  return date ? joined(fullDate(date)) : day
}
