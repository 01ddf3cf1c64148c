import * as z from 'zod/mini'
import { Dollars } from '../fields/values.ts'
import { endpoint } from '../protocol/endpoint.ts'
import { byId, Day, html, laterField, line, optionalLine, period, scope, skuList } from './form-fields.ts'
import { keysetPage, keysetQuery } from './keyset.ts'
import { ManagedPicture, PictureKey } from './manage-pictures.ts'

const laterScope = { categories: laterField(scope.categories), manufacturers: laterField(scope.manufacturers) }

const couponFields = {
  kind: z.enum(['percent', 'amount', 'everything'], 'Choose what the coupon takes off'),
  /** Percent, or dollars; zero for everything. */
  value: z.number('Enter a number').check(z.minimum(0, 'Not below zero'), z.maximum(100_000, 'At most 100,000')),
  /** In dollars: the goods have to come to more than this. */
  minimum: Dollars.check(z.minimum(0, 'Not below zero'), z.maximum(1_000_000, 'At most 1,000,000')),
  ...period,
  maxUses: z.nullable(
    z.int('Whole numbers only').check(z.minimum(1, 'At least 1'), z.maximum(1_000_000, 'At most 1,000,000')),
  ),
  /** With neither products, categories nor manufacturers it is for everything in the cart. */
  skus: laterField(skuList),
  ...laterScope,
}

const coupon = z.object({
  /** The code. */
  id: z.string(),
  ...couponFields,
  skus: skuList,
  ...scope,
  uses: z.number(),
  /** False: it holds in every shop and is changed by the database only. */
  isOwn: z.boolean(),
  state: z.enum(['planned', 'running', 'ended', 'used up']),
})
export type ManagedCoupon = z.infer<typeof coupon>

const roles = ['owner', 'merchandiser'] as const

/** Codes that take something off the goods of a cart. */
export const manageCoupons = {
  list: endpoint({
    method: 'GET',
    path: '/manage/api/coupons',
    summary: 'The coupons that hold in this shop, by their codes',
    query: z.object(keysetQuery),
    response: keysetPage(coupon),
    errors: ['invalid_request'],
    roles,
    added: true,
  }),
  view: endpoint({
    method: 'GET',
    path: '/manage/api/coupons/:id',
    summary: 'A coupon',
    params: byId,
    response: coupon,
    errors: ['not_found'],
    roles,
    added: true,
  }),
  create: endpoint({
    method: 'POST',
    path: '/manage/api/coupons',
    summary: 'Adds a coupon to this shop',
    body: z.object({
      code: line(40, 'Enter a code').check(
        z.regex(/^[A-Za-z0-9_-]+$/, 'Letters, digits, _ and - only'),
        z.toUpperCase(),
      ),
      ...couponFields,
    }),
    response: coupon,
    errors: ['invalid_request'],
    roles,
    added: true,
  }),
  update: endpoint({
    method: 'POST',
    path: '/manage/api/coupons/:id',
    summary: 'Changes or ends a coupon of this shop',
    params: byId,
    body: z.object(couponFields),
    response: coupon,
    errors: ['invalid_request', 'not_found'],
    roles,
    added: true,
  }),
}

const promotionFields = {
  title: line(120, 'Enter a title'),
  description: z.string().check(z.trim(), z.maxLength(2000, 'At most 2,000 characters')),
  /** The terms, as HTML. */
  html,
  /** What the shopper gets, in words. */
  rewardLabel: optionalLine(120),
  /** A product that is added to the cart for free. */
  rewardSku: z.nullable(z.string().check(z.trim(), z.maxLength(64, 'At most 64 characters'), z.toUpperCase())),
  startsOn: Day,
  endsOn: Day,
  isFeatured: z.boolean(),
  picture: z.nullable(PictureKey),
  /** SKUs of the products of this shop that are in it. */
  skus: skuList,
  ...laterScope,
}

const promotionSummary = {
  id: z.string(),
  uri: z.string(),
  title: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  state: z.enum(['planned', 'running', 'ended']),
}
const PromotionSummary = z.object(promotionSummary)
export type PromotionSummary = z.infer<typeof PromotionSummary>
const PromotionDetail = z.object({
  ...promotionFields,
  ...promotionSummary,
  ...scope,
  picture: z.nullable(ManagedPicture),
})
export type PromotionDetail = z.infer<typeof PromotionDetail>

/** Products with something on top, for some days. */
export const managePromotions = {
  list: endpoint({
    method: 'GET',
    path: '/manage/api/promotions',
    summary: 'Promotions of this shop, the newest first',
    query: z.object(keysetQuery),
    response: keysetPage(PromotionSummary),
    errors: ['invalid_request'],
    roles,
    added: true,
  }),
  view: endpoint({
    method: 'GET',
    path: '/manage/api/promotions/:id',
    summary: 'A promotion with its products',
    params: byId,
    response: PromotionDetail,
    errors: ['not_found'],
    roles,
    added: true,
  }),
  create: endpoint({
    method: 'POST',
    path: '/manage/api/promotions',
    summary: 'Adds a promotion to this shop',
    body: z.object(promotionFields),
    response: PromotionDetail,
    errors: ['invalid_request'],
    roles,
    added: true,
  }),
  update: endpoint({
    method: 'POST',
    path: '/manage/api/promotions/:id',
    summary: 'Changes or ends a promotion; its address stays',
    params: byId,
    body: z.object(promotionFields),
    response: PromotionDetail,
    errors: ['invalid_request', 'not_found'],
    roles,
    added: true,
  }),
}
