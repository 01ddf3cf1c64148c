import * as z from 'zod/mini'

/** One line of text that must not be empty. */
export const line = (most: number, needed: string) =>
  z
    .string(needed)
    .check(
      z.trim(),
      z.minLength(1, needed),
      z.maxLength(most, `At most ${most} characters`),
      z.regex(/^[^\n\r]*$/, 'One line only'),
    )

/** One line of text that may be empty. */
export const optionalLine = (most: number) =>
  z
    .string('Enter a text')
    .check(z.trim(), z.maxLength(most, `At most ${most} characters`), z.regex(/^[^\n\r]*$/, 'One line only'))

/**
 * A field that its form got in a later release: pages of the release before do not send it, and cannot show its error. Left
 * out, it stays as it is stored.
 */
export const laterField = <Field extends z.ZodMiniType>(field: Field) => z.optional(field)

export const byId = z.object({ id: z.string().check(z.maxLength(400, 'There is no such row')) })

export const latitude = z
  .number('Enter a latitude')
  .check(z.minimum(-90, 'From -90 to 90'), z.maximum(90, 'From -90 to 90'))
export const longitude = z
  .number('Enter a longitude')
  .check(z.minimum(-180, 'From -180 to 180'), z.maximum(180, 'From -180 to 180'))

/** A day of this century that the calendar has, such as 2026-11-24. */
export const Day = z.iso.date({ error: 'Choose a day', abort: true }).check(z.regex(/^20/, 'Choose a day'))

/** A time with its zone, such as 2026-11-24T09:00:00Z. */
export const Moment = z.iso.datetime('Choose a day and a time')

/** From and until when something is shown; null: since ever, without an end. */
export const period = { startsAt: z.nullable(Moment), endsAt: z.nullable(Moment) }

/** Text with HTML, which the server sanitizes. */
export const html = z.string().check(z.trim(), z.maxLength(50_000, 'At most 50,000 characters'))

/** A page of this shop or of another site. */
export const linkAddress = optionalLine(300).check(
  z.regex(/^(?:https:\/\/[^\s/\\][^\s\\]*|\/(?![/\\])[^\s\\]*)?$/, 'Enter an address such as /sale or https://…'),
)

const addresses = z.array(z.string().check(z.maxLength(300, 'There is no such row')))

/** What an offer holds for, besides products that it names. */
export const scope = {
  /** Their addresses; those below them count, too. */
  categories: addresses.check(z.maxLength(50, 'At most 50 categories')),
  /** Their URIs. */
  manufacturers: addresses.check(z.maxLength(50, 'At most 50 manufacturers')),
}

/** SKUs, with or without spaces around them. */
export const skuList = z
  .array(z.string().check(z.trim(), z.maxLength(64, 'At most 64 characters'), z.toUpperCase()))
  .check(z.maxLength(500, 'At most 500 products'))
