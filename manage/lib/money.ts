const dollars = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD', currencyDisplay: 'narrowSymbol' })

export const moneyText = (amount: number) => dollars.format(amount)

const times = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short' })

/** Breaks between day and time only. */
export const timeText = (iso: string) => times.format(new Date(iso)).replaceAll(/(?<!,)\s/g, '\u00a0')

const days = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeZone: 'UTC' })

/** A day without a time, as it is stored: 2026-11-29. */
export const dateText = (day: string) => days.format(new Date(day)).replaceAll(' ', '\u00a0')
