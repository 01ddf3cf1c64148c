import * as z from 'zod/mini'
import { endpoint } from '../protocol/endpoint.ts'

const About = { sku: z.string(), product: z.string(), createdAt: z.string() }

export const ModerationQueue = z.object({
  /** How many reviews and questions wait in this shop. */
  waiting: z.number(),
  /** The oldest ones. */
  reviews: z.array(
    z.object({
      id: z.string(),
      ...About,
      author: z.string(),
      suburb: z.string(),
      stars: z.number(),
      title: z.string(),
      text: z.string(),
      boughtOn: z.nullable(z.string()),
    }),
  ),
  questions: z.array(z.object({ id: z.string(), ...About, author: z.string(), text: z.string() })),
})
export type ModerationQueue = z.infer<typeof ModerationQueue>

const byId = z.object({ id: z.string() })
const decided = z.object({ waiting: z.number() })

/** Decisions about reviews and questions before they are shown. */
export const moderation = {
  queue: endpoint({
    method: 'GET',
    path: '/api/moderation',
    summary: 'Reviews and questions that wait for a decision, oldest first',
    response: ModerationQueue,
    access: 'moderation',
    added: true,
  }),
  review: endpoint({
    method: 'POST',
    path: '/api/moderation/review/:id',
    summary: 'Publishes or rejects a review; its author reads the reason of a rejection by email',
    params: byId,
    body: z.object({
      decision: z.enum(['publish', 'reject'], 'Choose publish or reject'),
      reason: z.optional(z.string().check(z.trim(), z.maxLength(500, 'A reason has 500 characters at most'))),
    }),
    response: decided,
    errors: ['invalid_request', 'not_found', 'conflict'],
    access: 'moderation',
    added: true,
  }),
  question: endpoint({
    method: 'POST',
    path: '/api/moderation/question/:id',
    summary: 'Answers or rejects a question; the answer goes to its author by email, too',
    params: byId,
    body: z.object({
      decision: z.enum(['answer', 'reject'], 'Choose answer or reject'),
      answer: z.optional(z.string().check(z.trim(), z.maxLength(2000, 'An answer has 2000 characters at most'))),
    }),
    response: decided,
    errors: ['invalid_request', 'not_found', 'conflict'],
    access: 'moderation',
    added: true,
  }),
}
