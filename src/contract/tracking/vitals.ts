import * as z from 'zod/mini'
import { endpoint } from '../protocol/endpoint.ts'

export const vitalNames = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const
export const VitalName = z.enum(vitalNames)
export type VitalName = z.infer<typeof VitalName>

/** Route ids that metrics are stored for, never URLs. Any other id counts as `other`. */
export const measuredPages: readonly string[] = [
  'home',
  'category',
  'products',
  'product',
  'search',
  'brand-list',
  'brand',
  'store-list',
  'store',
  'catalogue',
  'catalogue-details',
  'static',
  'ask-an-expert',
  'content-list',
  'content-article',
  'promotion-list',
  'promotion',
  'form',
  'payment-info',
  'virtual-tour',
  'site-map',
  'projects',
  'project',
  'project-admin',
  'performance-dashboard',
  'sale',
  'clearance',
  'compare',
  'account',
  'login-callback',
  'cart',
  'checkout',
  'confirmation',
  'not-found',
]

/** Ten minutes in milliseconds. Longer measurements are not useful. */
const mostValue = 600_000

/** One metric of a page: milliseconds, or the score for CLS. */
export const Vital = z.object({ name: VitalName, value: z.number().check(z.minimum(0), z.maximum(mostValue)) })
export type Vital = z.infer<typeof Vital>

export const VitalsReport = z.object({
  page: z.string().check(z.maxLength(40)),
  vitals: z.array(Vital).check(z.minLength(1), z.maxLength(vitalNames.length)),
})
export type VitalsReport = z.infer<typeof VitalsReport>

export const vitals = {
  report: endpoint({
    method: 'POST',
    path: '/api/vitals',
    summary: 'How fast and how steady a page was for a shopper; counted, and nothing about the shopper kept',
    body: VitalsReport,
    response: z.null(),
    errors: ['invalid_request', 'too_many_requests'],
    added: true,
  }),
}
