import * as z from 'zod/mini'
import { emailPattern } from './email-pattern.ts'
import { emailText } from './field-texts.ts'

/** A dollar amount with at most two decimals, as it goes over the wire. */
export const Dollars = z.number()

/** A plain calendar date [year, month 1–12, day], never passed through a time zone. */
export const PlainDate = z.tuple([z.number(), z.number(), z.number()])
export type PlainDate = z.infer<typeof PlainDate>

/** A number that arrives as text in a query. */
export const QueryNumber = z.pipe(
  z.union([z.number(), z.string()]),
  z.transform((value) => Number(value)),
)

/** true, 1 or an empty value in a query count as set. */
export const QueryFlag = z.pipe(
  z.union([z.boolean(), z.string()]),
  z.transform((value) => value === true || value === 'true' || value === '1'),
)

/** An address as it is stored and compared. */
export const Email = z.string().check(z.trim(), z.toLowerCase(), z.regex(emailPattern, emailText))

/** A picture: its address without width and format, and what is known before it arrives. */
export const Picture = z.object({
  path: z.string(),
  alt: z.string(),
  width: z.number(),
  height: z.number(),
  color: z.string(),
})
export type Picture = z.infer<typeof Picture>

export const Crumb = z.object({ name: z.string(), uri: z.string() })
export type Crumb = z.infer<typeof Crumb>
