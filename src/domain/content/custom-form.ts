import * as z from 'zod/mini'
import type { FormField } from '#contract/content/contact.ts'
import { emailText } from '#contract/fields/field-texts.ts'
import { readEmail } from '#domain/account/email.ts'
import { phoneFieldProblem, phoneProblemText } from '#domain/account/phone.ts'
import { ruledText } from '#domain/errors/ruled-text.ts'
import { postcodeText } from '#domain/location/postcode.ts'

// A paragraph may be long and have lines; nothing else may hide in a text.
const isPlainText = (text: string) => !/[\p{Cc}--[\n\r\t]]/v.test(text)

const missing: Partial<Record<FormField['kind'], (label: string) => string>> = {
  tick: (label) => `Please tick: ${label}`,
  choice: (label) => `Choose one: ${label}`,
  select: (label) => `Choose one: ${label}`,
  date: (label) => `Choose a day: ${label}`,
}

function missingText({ kind, label }: FormField) {
  return missing[kind]?.(label) ?? `Please fill in: ${label}`
}

function isDay(text: string) {
  const time = Date.parse(`${text}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

function phoneText(text: string) {
  const problem = phoneFieldProblem(text)
  return problem ? phoneProblemText(problem) : null
}

type Check = (text: string, field: FormField) => string | null

const anyText: Check = (text) => (isPlainText(text) ? null : 'Please use letters, digits and signs only')
const oneOf: Check = (text, { options = [] }) =>
  options.some(({ value }) => value === text) ? null : 'Choose one of the list'

const checks: Readonly<Record<FormField['kind'], Check>> = {
  text: anyText,
  long: anyText,
  email: (text) => (readEmail(text) ? null : emailText),
  phone: phoneText,
  postcode: (text) => (/^\d{4}$/.test(text) ? null : postcodeText),
  select: oneOf,
  choice: oneOf,
  tick: (text) => (text === 'true' ? null : 'Tick it or leave it empty'),
  // Days as they are written compare like their texts.
  date: (text, { from = '', to = '9999' }) =>
    isDay(text) && text >= from && text <= to ? null : 'Choose a day of the calendar shown',
}

function problemOf(field: FormField, text: string): string | null {
  if (text === '') return field.isRequired ? missingText(field) : null
  if (text.length > field.maxLength) return `Please shorten this to ${field.maxLength} characters`
  return checks[field.kind](text, field)
}

/** Every answer is a text, and a tick is `true`; a field that was not sent is empty. */
const Typed = z.transform((value: string | boolean | undefined) =>
  typeof value === 'string' ? value : value ? 'true' : '',
)

/** Builds the schema of a form from its fields. */
export const customFormSchema = (fields: readonly FormField[]) =>
  z.object(
    Object.fromEntries(
      fields.map((field) => [
        field.name,
        z.pipe(
          Typed,
          ruledText((text) => problemOf(field, text)),
        ),
      ]),
    ),
  )
type Rules = ReturnType<typeof customFormSchema>
/** As the fields hold them: a tick is a boolean. */
export type FormInput = z.input<Rules>
export type FormOutput = z.output<Rules>
