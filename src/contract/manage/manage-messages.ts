import * as z from 'zod/mini'
import { endpoint } from '../protocol/endpoint.ts'
import { byId } from './form-fields.ts'
import { keysetPage, keysetQuery } from './keyset.ts'

const enquiry = z.object({
  id: z.string(),
  reference: z.string(),
  sentAt: z.string(),
  /** The title of the form. */
  form: z.string(),
  /** The product it is about. */
  sku: z.nullable(z.string()),
  /** Who wrote, as far as the form requests it. */
  name: z.string(),
  email: z.string(),
  isDone: z.boolean(),
  /** By the labels of the form. */
  answers: z.array(z.object({ label: z.string(), value: z.string() })),
})
export type Enquiry = z.infer<typeof enquiry>

const subscriber = z.object({
  /** The email address. */
  id: z.string(),
  name: z.string(),
  postcode: z.string(),
  source: z.string(),
  subscribedAt: z.string(),
})
export type Subscriber = z.infer<typeof subscriber>

const roles = ['owner', 'service'] as const

/** What shoppers wrote in forms. */
export const manageEnquiries = {
  list: endpoint({
    method: 'GET',
    path: '/manage/api/enquiries',
    summary: 'Enquiries and bookings of this shop, the newest first',
    query: z.object({ ...keysetQuery, state: z.optional(z.enum(['open', 'done'], 'Choose open or done')) }),
    response: keysetPage(enquiry),
    errors: ['invalid_request'],
    roles,
    added: true,
  }),
  view: endpoint({
    method: 'GET',
    path: '/manage/api/enquiries/:id',
    summary: 'An enquiry with its answers',
    params: byId,
    response: enquiry,
    errors: ['not_found'],
    roles,
    added: true,
  }),
  setState: endpoint({
    method: 'POST',
    path: '/manage/api/enquiries/:id/state',
    summary: 'Marks an enquiry as done, or as open again',
    params: byId,
    body: z.object({ isDone: z.boolean('Say whether it is done') }),
    response: enquiry,
    errors: ['invalid_request', 'not_found'],
    roles,
    added: true,
  }),
}

/** Who gets the newsletter. */
export const manageNewsletter = {
  list: endpoint({
    method: 'GET',
    path: '/manage/api/newsletter',
    summary: 'Subscribers of this shop, the newest first',
    query: z.object(keysetQuery),
    response: keysetPage(subscriber),
    errors: ['invalid_request'],
    roles,
    added: true,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/manage/api/newsletter/:id/remove',
    summary: 'Unsubscribes an address',
    params: byId,
    response: z.null(),
    errors: ['not_found'],
    roles,
    added: true,
  }),
}

/** Files: a link opens them, so they are no calls of the client. */
export const messageFiles = {
  enquiriesCsv: { path: '/manage/api/enquiries.csv', roles },
  newsletterCsv: { path: '/manage/api/newsletter.csv', roles },
} as const
