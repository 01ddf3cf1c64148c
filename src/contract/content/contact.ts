import * as z from 'zod/mini'
import { unknownProductText } from '../fields/field-texts.ts'
import { callPaths } from '../protocol/call-paths.ts'
import { endpoint } from '../protocol/endpoint.ts'
import { formSources } from './form-sources.ts'

/** Fields as typed. Validation errors return as `errtext`, with the texts of domain/account/newsletter-form.ts. */
export const KitchenClub = z.object({
  Name: z.string(),
  Email: z.string(),
  Postcode: z.string(),
  /** The form that was submitted. */
  source: z.enum(formSources),
})
export type KitchenClub = z.infer<typeof KitchenClub>

/** The kinds of input that a form field can have. */
export const fieldKinds = ['text', 'email', 'phone', 'postcode', 'long', 'select', 'choice', 'tick', 'date'] as const

export const FormField = z.object({
  name: z.string(),
  label: z.string(),
  kind: z.enum(fieldKinds),
  isRequired: z.boolean(),
  hint: z.optional(z.string()),
  /** Maximum length of a text, in characters. */
  maxLength: z.number(),
  /** The options of a `select` or `choice`. */
  options: z.optional(z.array(z.object({ value: z.string(), label: z.string() }))),
  /** First and last day (yyyy-mm-dd) that a `date` accepts. */
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  /** The value of the HTML `autocomplete` attribute. */
  autoComplete: z.optional(z.string()),
})
export type FormField = z.infer<typeof FormField>

export const CustomForm = z.object({
  url: z.string(),
  title: z.string(),
  description: z.string(),
  /** HTML above the fields, sanitised by the server. */
  html: z.string(),
  button: z.string(),
  source: z.enum(formSources),
  fields: z.array(FormField),
})
export type CustomForm = z.infer<typeof CustomForm>

/** Every answer is a string; a ticked checkbox is `true`. */
export const FormAnswers = z.object({
  answers: z.record(z.string(), z.string().check(z.maxLength(4000, 'Please shorten this to 4000 characters'))),
  /** The product the form is about. */
  sku: z.optional(z.string().check(z.maxLength(100, unknownProductText))),
})
export type FormAnswers = z.infer<typeof FormAnswers>

export const FormReceipt = z.object({
  /** Reference number for later enquiries. */
  reference: z.string(),
  title: z.string(),
  /** What happens next, for the shopper. */
  text: z.string(),
})
export type FormReceipt = z.infer<typeof FormReceipt>

const FormUrl = z.object({ url: z.string() })

export const contact = {
  kitchenClub: endpoint({
    method: 'POST',
    path: callPaths.newsletter,
    summary: 'Sign up for the newsletter; signing up again renews the entry',
    body: KitchenClub,
    response: z.object({ success: z.boolean() }),
    errors: ['invalid_request', 'too_many_requests'],
  }),
  form: endpoint({
    method: 'GET',
    path: '/api/Contact/form/:url',
    summary: 'A form of the shop with its fields',
    params: FormUrl,
    response: CustomForm,
    errors: ['not_found'],
    added: true,
  }),
  sendForm: endpoint({
    method: 'POST',
    path: '/api/Contact/form/:url',
    summary: 'The answers to a form; the same Idempotency-Key gets the same receipt',
    params: FormUrl,
    body: FormAnswers,
    response: FormReceipt,
    errors: ['invalid_request', 'not_found', 'conflict', 'too_many_requests'],
    added: true,
  }),
}
