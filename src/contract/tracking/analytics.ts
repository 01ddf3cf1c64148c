import * as z from 'zod/mini'
import { QueryNumber } from '../fields/values.ts'
import { endpoint } from '../protocol/endpoint.ts'
import { analyticsEventTypes, analyticsLimits } from './analytics-types.ts'

const text = (max: number) => z.string().check(z.maxLength(max, `Give at most ${max} characters`))

export const AnalyticsEvent = z.object({
  analyticsEventType: z.enum(analyticsEventTypes, `Give one of ${analyticsEventTypes.join(', ')}`),
  /** The search term; empty for events that are not a search. */
  query: text(analyticsLimits.query),
  /** SKUs. */
  productList: z
    .array(text(analyticsLimits.product))
    .check(z.maxLength(analyticsLimits.products, `Give at most ${analyticsLimits.products} products`)),
  /** The path of the page. */
  url: text(analyticsLimits.url),
  isRepeatUser: z.boolean(),
})
export type AnalyticsEvent = z.infer<typeof AnalyticsEvent>

const ProductNumber = z.pipe(
  QueryNumber,
  z.number().check(z.int('Give the number of a product'), z.gte(1, 'Give the number of a product')),
)

export const analytics = {
  note: endpoint({
    method: 'POST',
    path: '/api/analytics/search',
    summary: 'What a shopper did: a visit, a search, a click, something put into the cart, an order. Nothing personal',
    body: AnalyticsEvent,
    response: z.null(),
    errors: ['invalid_request', 'too_many_requests'],
  }),
  search: endpoint({
    method: 'GET',
    path: '/api/analytics/search',
    summary: 'The results of a term were shown',
    query: z.object({
      searchTerm: text(analyticsLimits.query).check(z.minLength(1, 'Give what was searched for')),
    }),
    response: z.null(),
    errors: ['invalid_request', 'too_many_requests'],
  }),
  productLoad: endpoint({
    method: 'GET',
    path: '/api/analytics/product-load-event',
    summary: 'The page of a product was opened',
    query: z.object({ productId: ProductNumber }),
    response: z.null(),
    errors: ['invalid_request', 'too_many_requests'],
  }),
}

export const variantTest = {
  bucket: endpoint({
    method: 'POST',
    path: '/api/varianttest',
    summary: 'The bucket of this browser in a test. The header x-vu of the answer equals the cookie wau',
    body: z.string().check(z.regex(/^[\w-]{1,60}$/, 'Give the id of a test')),
    response: z.object({ bucket: z.string() }),
    errors: ['invalid_request', 'not_found'],
  }),
}

export const failure = {
  report: endpoint({
    method: 'POST',
    path: '/api/failures',
    summary: 'Something failed in a browser. Stored without anything personal, for the operators of the shop',
    body: z.object({
      area: text(analyticsLimits.area).check(z.minLength(1, 'Say what failed')),
      text: text(analyticsLimits.text),
      /** The kind of page; the URL is never sent. */
      page: text(40),
    }),
    response: z.null(),
    errors: ['invalid_request', 'too_many_requests'],
    added: true,
  }),
}
