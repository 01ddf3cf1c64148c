import { ApiError, OfflineError } from '#contract/api-error.ts'
import { queryText, type Send } from '#contract/client.ts'
import { fillPath } from '#contract/endpoint.ts'
import { Problem } from '#contract/problem.ts'
import { errorMessages } from '#domain/error-messages.ts'

async function problemOf(response: Response): Promise<Problem> {
  const body: unknown = await response.json().catch(() => undefined)
  const known = Problem.safeParse(body)
  // A foreign backend may answer a plain list, a text or a map of lists; its texts are read out of whatever shape it has.
  return known.success ? known.data : { code: 'unexpected', message: '', errors: [...errorMessages(body)] }
}

/** Sends calls over HTTP. Throws ApiError for a refusal and OfflineError when no answer came. */
export const httpSend =
  (baseUrl = '', fetcher: typeof fetch = (...args) => fetch(...args)): Send =>
  async (endpoint, input, options) => {
    const url = baseUrl + fillPath(endpoint.path, input?.params) + queryText(input?.query)
    const body = input?.body === undefined ? {} : { body: JSON.stringify(input.body) }
    const headers = {
      accept: 'application/json',
      ...(input?.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...options.headers,
    }
    const { signal, keepalive } = options
    const request = {
      method: endpoint.method,
      headers,
      ...body,
      ...(signal ? { signal } : {}),
      ...(keepalive ? { keepalive } : {}),
    }
    const response = await fetcher(url, request).catch((cause: unknown) => {
      if (signal?.aborted) throw cause
      throw new OfflineError('No answer from the server', { cause })
    })
    if (!response.ok) throw new ApiError(response.status, await problemOf(response))
    return response.status === 204 ? null : response.json()
  }
