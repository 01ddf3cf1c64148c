import * as z from 'zod/mini'
import { batchLimits } from './batch-limits.ts'
import { endpoint } from './endpoint.ts'

const sizeText = `A batch holds 1 to ${batchLimits.requests} requests`

const Key = z.string().check(z.regex(/^[\x21-\x7e]{1,200}$/, 'Give 1 to 200 characters without spaces'))
const Age = z.string().check(z.regex(/^\d{1,12}$/, 'Give whole milliseconds'))

const BatchRequest = z.object({
  method: z.enum(['POST', 'DELETE'], 'A batch takes POST and DELETE'),
  /** With its query. */
  path: z.string('Give the path of the request').check(z.maxLength(batchLimits.path, 'This path is too long')),
  headers: z.optional(
    z.strictObject(
      { 'idempotency-key': z.optional(Key), 'x-edit-age': z.optional(Age) },
      'A request in a batch has the headers idempotency-key and x-edit-age alone',
    ),
  ),
  /** Checked with its request, as if it had been sent on its own. */
  body: z.optional(z.unknown()),
})

export const Batch = z.object({
  requests: z
    .array(BatchRequest, 'Give the requests as a list')
    .check(z.minLength(1, sizeText), z.maxLength(batchLimits.requests, sizeText)),
})
export type Batch = z.infer<typeof Batch>

const BatchResponses = z.object({
  responses: z.array(
    z.object({
      status: z.number(),
      headers: z.optional(z.object({ 'retry-after': z.string() })),
      /** Null without a body. */
      body: z.unknown(),
    }),
  ),
})
export type BatchResponses = z.infer<typeof BatchResponses>

/** Many edits in one request, where a round trip for each would take longer than all of them. */
export const batch = {
  send: endpoint({
    method: 'POST',
    path: '/api/batch',
    summary:
      'Make edits of projects one after another, each as if it had been sent on its own; the first answer of 429 or 5xx is the last',
    body: Batch,
    response: BatchResponses,
    access: 'projects',
    added: true,
  }),
}
