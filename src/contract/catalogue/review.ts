import * as z from 'zod/mini'
import { reviewSorts } from '../fields/limits.ts'
import { QueryNumber } from '../fields/values.ts'
import { endpoint } from '../protocol/endpoint.ts'

/** A published review. */
export const Review = z.object({
  id: z.string(),
  /** First name and suburb, as the author gave them. */
  author: z.string(),
  suburb: z.string(),
  /** 1 to 5 */
  stars: z.number(),
  title: z.string(),
  text: z.string(),
  /** yyyy-mm-dd */
  writtenOn: z.string(),
  /** The day of the order in this shop that contains the product; null for reviews that were imported. */
  boughtOn: z.nullable(z.string()),
  /** Number of visitors who found it helpful. */
  helpful: z.number(),
})
export type Review = z.infer<typeof Review>

export const ReviewPage = z.object({
  /** Of all published reviews of the product, to one decimal; null without any. */
  average: z.nullable(z.number()),
  count: z.number(),
  /** Number of reviews by stars, five stars first. */
  byStars: z.array(z.object({ stars: z.number(), count: z.number() })),
  reviews: z.array(Review),
  /** Continues the list, as `after`; null at its end. */
  next: z.nullable(z.string()),
})
export type ReviewPage = z.infer<typeof ReviewPage>

/** An answered question. */
export const Question = z.object({
  id: z.string(),
  author: z.string(),
  text: z.string(),
  askedOn: z.string(),
  answer: z.string(),
  /** First name of the member of staff. */
  answeredBy: z.string(),
  answeredOn: z.string(),
})
export type Question = z.infer<typeof Question>

export const QuestionPage = z.object({
  count: z.number(),
  questions: z.array(Question),
  next: z.nullable(z.string()),
})
export type QuestionPage = z.infer<typeof QuestionPage>

/** Whether the caller may review a product, and what the form starts with. */
export const OwnReview = z.object({
  /** `open`: may write; `not-bought`: has no order with it; otherwise the state of the review that was written. */
  state: z.enum(['open', 'not-bought', 'pending', 'published']),
  author: z.string(),
  suburb: z.string(),
})
export type OwnReview = z.infer<typeof OwnReview>

const bySku = z.object({ sku: z.string() })
const after = z.optional(z.string())

/** Reads that are the same for every visitor. */
export const review = {
  list: endpoint({
    method: 'GET',
    path: '/api/reviews/sku/:sku',
    summary: 'Published reviews of a product in all its finishes, with a summary by stars',
    params: bySku,
    query: z.object({ sort: z.optional(z.enum(reviewSorts)), stars: z.optional(QueryNumber), after }),
    response: ReviewPage,
    errors: ['invalid_request', 'not_found'],
    added: true,
  }),
  questions: endpoint({
    method: 'GET',
    path: '/api/reviews/questions/:sku',
    summary: 'Answered questions about a product, newest first',
    params: bySku,
    query: z.object({ after }),
    response: QuestionPage,
    errors: ['invalid_request', 'not_found'],
    added: true,
  }),
}

/** Reviews and questions of the caller. */
export const reviewing = {
  mine: endpoint({
    method: 'GET',
    path: '/api/reviewing/sku/:sku',
    summary: 'Whether the caller may review a product, which needs an order with it',
    params: bySku,
    response: OwnReview,
    errors: ['not_found'],
    access: 'customer',
    added: true,
  }),
  write: endpoint({
    method: 'POST',
    path: '/api/reviewing/sku/:sku',
    summary: 'A review of a product that the caller has ordered; shown once staff have published it',
    params: bySku,
    /** With the rules of domain/reviews/review-form.ts. */
    body: z.object({
      stars: z.string(),
      title: z.string(),
      text: z.string(),
      author: z.string(),
      suburb: z.string(),
    }),
    response: OwnReview,
    errors: ['invalid_request', 'not_found', 'forbidden', 'conflict', 'too_many_requests'],
    access: 'customer',
    added: true,
  }),
  vote: endpoint({
    method: 'POST',
    path: '/api/reviewing/helpful/:id',
    summary: 'Says that a review was helpful; counts once for each visitor',
    params: z.object({ id: z.string() }),
    response: z.object({ helpful: z.number() }),
    errors: ['not_found', 'too_many_requests'],
    added: true,
  }),
  ask: endpoint({
    method: 'POST',
    path: '/api/reviewing/questions/:sku',
    summary: 'A question about a product; the same Idempotency-Key asks once',
    params: bySku,
    /** With the rules of domain/reviews/review-form.ts. */
    body: z.object({ text: z.string(), author: z.string(), email: z.string() }),
    response: z.object({ received: z.boolean() }),
    errors: ['invalid_request', 'not_found', 'too_many_requests'],
    added: true,
  }),
}
