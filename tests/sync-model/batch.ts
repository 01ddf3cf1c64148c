import { lateContract } from '#contract/lazy-contract.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import type { Batch } from '#contract/protocol/batch.ts'
import type { Contract } from '#contract/protocol/endpoint.ts'
import type { Input } from './request.ts'

const calls = Object.entries(lateContract as Contract).flatMap(([area, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]) => ({ call: `${area}.${name}`, endpoint })),
)

function paramsOf(pattern: string, pathname: string): Record<string, string> | null {
  const [names, values] = [pattern, pathname].map((path) => path.split('/')) as [string[], string[]]
  if (names.length !== values.length) return null
  const params: Record<string, string> = {}
  for (const [index, name] of names.entries()) {
    const value = decodeURIComponent(values[index] ?? '')
    if (name.startsWith(':')) params[name.slice(1)] = value
    else if (name !== value) return null
  }
  return params
}

/** The requests in a batch, each with the endpoint of its method and path. */
export const readBatch = ({ requests }: Batch) =>
  requests.map(({ method, path, headers = {}, body }) => {
    const { pathname, searchParams } = new URL(path, 'http://shop')
    for (const { call, endpoint } of calls) {
      const params = endpoint.method === method ? paramsOf(endpoint.path, pathname) : null
      if (!params || !endpoint.inBatch) continue
      const query = endpoint.query?.parse(Object.fromEntries(searchParams)) ?? {}
      return { call, input: { params, query, body } as Input, headers: headers as Record<string, string> }
    }
    throw new Error(`No batch takes ${method} ${path}`)
  })

type Came = { readonly body?: unknown; readonly error?: unknown }

/** One entry in the response of a batch. */
export const responseOf = ({ body, error }: Came) =>
  error instanceof ApiError ? { status: error.status, body: error.problem } : { status: 200, body: body ?? null }
