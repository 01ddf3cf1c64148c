import * as z from 'zod/mini'
import { Crumb, Picture } from '../fields/values.ts'
import { endpoint } from '../protocol/endpoint.ts'

export const SaleImage = z.object({ src: z.string(), attributes: z.record(z.string(), z.string()) })

/** The current sale. Without a sale, the response has isSaleOn only. */
export const Sale = z.object({
  isSaleOn: z.boolean(),
  name: z.optional(z.string()),
  baseImagePath: z.optional(z.string()),
  url: z.optional(z.string()),
  colour: z.optional(z.string()),
  /** ISO time at which the sale ends. */
  time: z.optional(z.string()),
  images: z.optional(z.record(z.string(), SaleImage)),
})
export type Sale = z.infer<typeof Sale>

/** A limited-time offer that includes a gift or reward with a product. Dates are yyyy-mm-dd. */
export const Promotion = z.object({
  path: z.string(),
  title: z.string(),
  description: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  /** The brand that offers it. */
  brand: z.nullable(z.string()),
  thumbnailImg: z.nullable(Picture),
  ribbon: z.nullable(z.string()),
  featured: z.boolean(),
  categories: z.array(Crumb),
  /** SKUs, the most popular first. */
  products: z.array(z.string()),
  /** The customer claims the reward after the purchase instead of getting it in the cart. */
  redemption: z.boolean(),
  redemptionEndDate: z.nullable(z.string()),
  /** It can be claimed now. */
  childHasActiveRedemption: z.boolean(),
  rewardLabel: z.string(),
})
export type Promotion = z.infer<typeof Promotion>

export const PromotionPage = z.extend(Promotion, {
  /** The terms as HTML, sanitised by the server. */
  html: z.string(),
  /** URL of the claim form. */
  claimForm: z.nullable(z.string()),
})
export type PromotionPage = z.infer<typeof PromotionPage>

export const promotion = {
  list: endpoint({
    method: 'GET',
    path: '/api/promotion/list',
    summary: 'The running promotions of products that this shop sells, the featured ones first',
    response: z.array(Promotion),
    added: true,
  }),
  view: endpoint({
    method: 'GET',
    path: '/api/promotion/view/:uri',
    summary: 'One running promotion with its terms',
    params: z.object({ uri: z.string() }),
    response: PromotionPage,
    errors: ['not_found'],
    added: true,
  }),
  sale: endpoint({
    method: 'GET',
    path: '/api/promotion/sale/',
    summary: 'The running sale with its images by slot',
    query: z.object({ dateOverride: z.optional(z.string()) }),
    response: Sale,
  }),
}
