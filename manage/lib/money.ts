import { fullDate, readIsoDate } from '#domain/time/plain-date.ts'
import { shopClockText, shopDate } from '#domain/time/shop-day.ts'
import { shopCountry } from './shop.ts'

const dollars = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD', currencyDisplay: 'narrowSymbol' })

export const moneyText = (amount: number) => dollars.format(amount)

const joined = (text: string) => text.replaceAll(' ', '\u00a0')

/**
 * `7 Jul 2026, 10:51 pm` by the clock of the shop, as its days of delivery are, wherever the reader works. Breaks between
 * day and time only.
 */
export function timeText(iso: string): string {
  const moment = new Date(iso)
  const country = shopCountry()
  return `${joined(fullDate(shopDate(moment, country)))}, ${joined(shopClockText(moment, country))}`
}

/** A day without a time, as it is stored: 2026-11-29. */
export function dateText(day: string): string {
  const date = readIsoDate(day)
  return date ? joined(fullDate(date)) : day
}
