import * as z from 'zod/mini'
import { Conflict } from './project-conflict.ts'

/** Every error code of the API, with its HTTP status. lib/error-text.ts has the texts for users. */
export const problemStatus = {
  invalid_request: 400,
  total_changed: 400,
  unauthorised: 401,
  payment_refused: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  unexpected: 500,
  unavailable: 503,
} as const

export type ProblemCode = keyof typeof problemStatus

/** The body of every error response: a code for programs, texts for users, and errors per field. */
export const Problem = z.object({
  code: z.string(),
  message: z.string(),
  errors: z.optional(z.array(z.string())),
  fields: z.optional(z.record(z.string(), z.array(z.string()))),
  /** Why a bank declined a payment, and whether the shopper may read it. */
  refusalReason: z.optional(z.nullable(z.string())),
  showRefusalReason: z.optional(z.boolean()),
  /** The declined attempt; the next attempt sends this reference. */
  paymentReference: z.optional(z.string()),
  /** `error` means that the payment provider cannot be reached [S2-8-03]. */
  type: z.optional(z.string()),
  /** For conflicts in a project: its current version and all conflicts of the request. Nothing was saved. */
  version: z.optional(z.number()),
  conflicts: z.optional(z.array(Conflict)),
})
export type Problem = z.infer<typeof Problem>
