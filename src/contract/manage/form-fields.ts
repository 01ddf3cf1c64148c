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

export const byId = z.object({ id: z.string().check(z.maxLength(400, 'There is no such row')) })

export const latitude = z
  .number('Enter a latitude')
  .check(z.minimum(-90, 'From -90 to 90'), z.maximum(90, 'From -90 to 90'))
export const longitude = z
  .number('Enter a longitude')
  .check(z.minimum(-180, 'From -180 to 180'), z.maximum(180, 'From -180 to 180'))

/** A day such as 2026-11-24. */
export const Day = z
  .string('Choose a day')
  .check(z.regex(/^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, 'Choose a day'))
