import { type ClientSend, queryText } from '#contract/client.ts'
import { ApiError, OfflineError } from '#contract/protocol/api-error.ts'
import { minClientHeader } from '#contract/protocol/client-version.ts'
import { fillPath } from '#contract/protocol/endpoint.ts'
import type { Problem } from '#contract/protocol/problem.ts'
import { errorMessages } from '#domain/errors/error-messages.ts'
import { emitRequestEvent } from './request-events.ts'

function madeAt(headers: Headers): number | null {
  const time = Date.parse(headers.get('date') ?? '')
  return Number.isNaN(time) ? null : time
}

async function problemOf(response: Response): Promise<Problem> {
  const body: unknown = await response.json().catch(() => undefined)
  const { code, message, type }: Partial<Problem> = Object(body)
  // By hand: a schema would bring its library onto every page, and our own server alone answers in this shape.
  if (typeof code === 'string' && typeof message === 'string') return body as Problem
  // Other backends may respond with a list, a text or a map of lists; reads the messages from any of them.
  return { code: 'unexpected', message: '', errors: [...errorMessages(body)], type }
}

/** A change without an answer holds the others back for no longer. */
const limitMs = 3_000
const afterLimit = () => new Promise((resolve) => setTimeout(resolve, limitMs))

/** Sends requests over HTTP. Throws ApiError for an error response and OfflineError without a response. */
export function httpSend(baseUrl = '', fetcher: typeof fetch = (...args) => fetch(...args)): ClientSend {
  // The server makes the visitor with their first change: one sent beside it would make another visitor.
  let firstChange: Promise<unknown> | undefined
  return async (endpoint, input, options) => {
    const url = (options.host ?? baseUrl) + fillPath(endpoint.path, input?.params) + queryText(input?.query)
    const { method } = endpoint
    const { signal, keepalive, credentials, quiet, onHeaders, encode } = options
    const json = JSON.stringify(input?.body) as string | undefined // undefined without a body
    const headers: Record<string, string> = {
      accept: 'application/json',
      ...(json && { 'content-type': 'application/json' }),
      ...options.headers,
    }
    const body = encode && json ? await encode(json, headers) : json
    const request = { method, headers, body, signal, keepalive, credentials } as RequestInit // undefined is absent
    // What is sent while the page is left cannot wait.
    const isChange = method !== 'GET' && !keepalive
    if (isChange && firstChange) await firstChange
    const answered = fetcher(url, request)
    if (isChange) firstChange ??= Promise.race([answered.catch(() => undefined), afterLimit()])
    const response = await answered.catch((cause: unknown) => {
      if (signal?.aborted) throw cause
      if (!quiet) emitRequestEvent({ arrived: false, method, madeAt: null, minClient: 0 })
      throw new OfflineError('No answer from the server', { cause })
    })
    const minClient = Number(response.headers.get(minClientHeader))
    onHeaders?.(response.headers)
    if (!quiet) emitRequestEvent({ arrived: true, method, madeAt: madeAt(response.headers), minClient })
    if (!response.ok) throw new ApiError(response.status, await problemOf(response))
    if (response.status === 204) return null
    return response.json().catch(async (cause: unknown) => {
      // Cut off, perhaps by a proxy whose answer the browser has cached: asks once past its cache.
      const whole = method === 'GET' ? await fetcher(url, { ...request, cache: 'reload' }).catch(() => null) : null
      if (!whole?.ok) throw cause
      return whole.json()
    })
  }
}
