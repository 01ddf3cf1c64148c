import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { tracedFetch } from '../../lib/tracing.ts'
import { ServiceError } from './adyen-messages.ts'

export type AdyenAccount = {
  /** Base URL of the Checkout API with its version. */
  url: string
  apiKey: string
  merchantAccount: string
  timeoutMs?: number
}

/** A definite rejection: nothing was carried out. */
export class AdyenRejection extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string) {
    super(`Adyen rejected a request with ${status} ${code}`)
    this.status = status
    this.code = code
  }
}

type Call<Response> = {
  path: string
  body: object
  /** The same key gives the same response without a second execution. */
  key: string
  response: z.ZodType<Response>
}

const usualTimeoutMs = 15_000
// 408, 409 and 429 leave open whether another request with the same key was carried out.
const isDefinite = (status: number) => status >= 400 && status < 500 && ![408, 409, 429].includes(status)

/** At most 64 characters. */
const shortKey = (key: string) => (key.length <= 64 ? key : createHash('sha256').update(key).digest('hex'))

/** Requests to the Checkout API, with a time limit and checked responses. Throws when the outcome is unknown. */
export function adyenClient({ url, apiKey, timeoutMs = usualTimeoutMs }: AdyenAccount) {
  return async <Response>({ path, body, key, response: schema }: Call<Response>): Promise<Response> => {
    const response = await tracedFetch('adyen', `${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': apiKey, 'idempotency-key': shortKey(key) },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.ok) return schema.parse(await response.json())
    const { errorCode = '' } = ServiceError.catch({}).parse(await response.json().catch(() => ({})))
    if (isDefinite(response.status)) throw new AdyenRejection(response.status, errorCode)
    throw new Error(`Adyen answered ${response.status} ${errorCode}`)
  }
}
