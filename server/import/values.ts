import * as z from 'zod'
import { readGtin } from '#domain/catalogue/gtin.ts'
import { readIsoDate } from '#domain/time/plain-date.ts'
import { firstCharacters } from '#domain/web/truncate.ts'

/** A cell of a file: without spaces around it. */
export const cell = (most: number, what = `at most ${most} characters`) => z.string().trim().max(most, what)
export const neededCell = (most: number) => cell(most).min(1, 'must not be empty')

/** An empty cell says nothing. */
export const orNull = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((text) => (typeof text === 'string' && text.trim() === '' ? null : text), z.nullable(schema))

const fromText = <Value>(read: (text: string) => Value | null, reason: string) =>
  z.string().transform((text, context) => {
    const value = read(text.trim())
    if (value !== null) return value
    context.addIssue({ code: 'custom', message: `${reason}, not "${firstCharacters(text.trim(), 40)}"` })
    return z.NEVER
  })

const amount = /^(?:[A-Z]{3} ?)?\$? ?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?(?: ?[A-Z]{3})?$/

/** `1299`, `$1,299.00` or `1299.00 AUD`, in cents; not zero, which sells for nothing. */
export const price = fromText((text) => {
  const [, whole, part = ''] = amount.exec(text) ?? []
  const cents = whole === undefined ? null : Number(whole.replaceAll(',', '')) * 100 + Number(part.padEnd(2, '0'))
  return cents !== null && cents > 0 && cents <= 100_000_000 ? cents : null
}, 'must be a price above 0 such as 1299.00')

const perUnit: Readonly<Record<string, number>> = { '': 1, mm: 1, cm: 10, m: 1000, in: 25.4 }

/** A length in whole millimetres, from `900`, `900 mm`, `90 cm` or `35.5 in`. */
export const millimetres = fromText((text) => {
  const [, value, unit = ''] = /^(\d+(?:\.\d+)?) ?(mm|cm|m|in)?$/i.exec(text) ?? []
  const length = value === undefined ? null : Math.round(Number(value) * (perUnit[unit.toLowerCase()] ?? 1))
  return length !== null && length <= 20_000 ? length : null
}, 'must be a length such as 900 or 90 cm')

export const decimal = fromText(
  (text) => (/^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : null),
  'must be a number such as 3.5',
)

export const count = (most: number) =>
  fromText(
    (text) => (/^\d{1,9}$/.test(text) && Number(text) <= most ? Number(text) : null),
    `must be a whole number from 0 to ${most.toLocaleString('en-AU')}`,
  )

const yearFirst = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<date>\d{1,2})$/
const dateFirst = /^(?<date>\d{1,2})\/(?<month>\d{1,2})\/(?<year>\d{4})$/

/** A day as `2026-11-24`, from that or from `24/11/2026`. */
export const day = fromText((text) => {
  const { year = '', month = '', date = '' } = (yearFirst.exec(text) ?? dateFirst.exec(text))?.groups ?? {}
  const iso = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return readIsoDate(iso) && year >= '1990' && year < '2100' ? iso : null
}, 'must be a day such as 2026-11-24')

/** The number of a barcode, as 13 digits. */
export const gtin = fromText((text) => {
  const digits = readGtin(text)
  return digits?.length === 13 ? digits : null
}, 'must be the number of a barcode, with a right check digit')

export const yesOrNo = fromText((text) => {
  if (/^(?:yes|true|1|y)$/i.test(text)) return true
  return /^(?:no|false|0|n)$/i.test(text) ? false : null
}, 'must be yes or no')

export const latitude = decimal.refine((value) => Math.abs(value) <= 90, 'must be from -90 to 90')
export const longitude = decimal.refine((value) => Math.abs(value) <= 180, 'must be from -180 to 180')
