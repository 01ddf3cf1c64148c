import * as z from 'zod/mini'
import { Conflict } from './project-conflict.ts'

/** Every refusal the API knows, with its HTTP status. Words for people stand in lib/error-text.ts. */
export const problemStatus = {
  invalid_request: 400,
  total_changed: 400,
  unauthorised: 401,
  payment_refused: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  too_many_requests: 429,
  unexpected: 500,
  unavailable: 503,
} as const

export type ProblemCode = keyof typeof problemStatus

/** What every refused call answers: a code for programs, texts for people, and per field where a field is to blame. */
export const Problem = z.object({
  code: z.string(),
  message: z.string(),
  errors: z.optional(z.array(z.string())),
  fields: z.optional(z.record(z.string(), z.array(z.string()))),
  /** Why a bank refused a payment, and whether the shopper may read it. */
  refusalReason: z.optional(z.nullable(z.string())),
  showRefusalReason: z.optional(z.boolean()),
  /** The refused attempt, to be named with the next one. */
  paymentReference: z.optional(z.string()),
  /** `error` marks a payment provider that could not be reached [S2-8-03]. */
  type: z.optional(z.string()),
  /** With a conflict in a project: the version it has now, and all conflicts of the request. Nothing was saved. */
  version: z.optional(z.number()),
  conflicts: z.optional(z.array(Conflict)),
})
export type Problem = z.infer<typeof Problem>
