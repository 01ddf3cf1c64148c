import * as z from 'zod/mini'
import { endpoint } from '../protocol/endpoint.ts'
import { byId } from './form-fields.ts'

const WaitingPost = z.object({
  id: z.string(),
  kind: z.enum(['review', 'question']),
  sku: z.string(),
  product: z.string(),
  author: z.string(),
  /** Shown with the name of a review; empty of a question. */
  suburb: z.string(),
  /** ISO date-time. */
  writtenAt: z.string(),
  /** The day when the author of a review ordered the product; null: not in this shop, or a question. */
  boughtOn: z.nullable(z.string()),
  /** Of a review; null of a question. */
  stars: z.nullable(z.number()),
  /** Empty of a question. */
  title: z.string(),
  text: z.string(),
})
export type WaitingPost = z.infer<typeof WaitingPost>

const counted = z.object({ waiting: z.number() })
const roles = ['owner', 'service'] as const

export const manageModeration = {
  list: endpoint({
    method: 'GET',
    path: '/manage/api/moderation',
    summary: 'Reviews and questions that wait for a decision, the oldest first',
    /** The oldest of them: the next ones move up. */
    response: z.object({ rows: z.array(WaitingPost), next: z.null() }),
    roles,
    added: true,
  }),
  count: endpoint({
    method: 'GET',
    path: '/manage/api/moderation/count',
    summary: 'How many reviews and questions wait for a decision',
    response: counted,
    roles,
    added: true,
  }),
  review: endpoint({
    method: 'POST',
    path: '/manage/api/moderation/review/:id',
    summary: 'Publishes or rejects a review; its author reads the reason of a rejection by email',
    params: byId,
    body: z.object({
      decision: z.enum(['publish', 'reject'], 'Choose publish or reject'),
      text: z.string().check(z.trim(), z.maxLength(500, 'A reason has 500 characters at most')),
    }),
    response: counted,
    errors: ['invalid_request', 'not_found', 'conflict'],
    roles,
    added: true,
  }),
  question: endpoint({
    method: 'POST',
    path: '/manage/api/moderation/question/:id',
    summary: 'Answers or rejects a question; the answer goes to its author by email, too',
    params: byId,
    body: z.object({
      decision: z.enum(['answer', 'reject'], 'Choose answer or reject'),
      text: z.string().check(z.trim(), z.maxLength(2000, 'An answer has 2000 characters at most')),
    }),
    response: counted,
    errors: ['invalid_request', 'not_found', 'conflict'],
    roles,
    added: true,
  }),
}
