import {
  type Api,
  type CallOptions,
  type ClientSend,
  createClient,
  type LooseInput,
  queryText,
} from '#contract/client.ts'
import { lateContract } from '#contract/lazy-contract.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import type { Batch } from '#contract/protocol/batch.ts'
import { type ClientEndpoint, fillPath } from '#contract/protocol/endpoint.ts'
import type { Problem } from '#contract/protocol/problem.ts'

type Collected = {
  readonly endpoint: ClientEndpoint
  readonly input: LooseInput
  readonly options: CallOptions
  readonly resolve: (body: unknown) => void
  readonly reject: (error: unknown) => void
}

/** An API that passes its one request to `take` instead of sending it. */
const collectingApi = (take: (request: Collected) => void): Api => {
  const send: ClientSend = (endpoint, input, options) =>
    new Promise((resolve, reject) => {
      if (!endpoint.inBatch) throw new Error(`${endpoint.path} is taken by no batch`)
      take({ endpoint, input, options, resolve, reject })
    })
  return createClient(lateContract, send) as Api // edits that are sent together use these areas alone
}

/** The one request of the work; null when the work ended without one. */
function requestOf<T>(work: (api: Api) => Promise<T>): { request: Promise<Collected | null>; done: Promise<T> } {
  let take: (request: Collected | null) => void = () => {}
  const request = new Promise<Collected | null>((resolve) => {
    take = resolve
  })
  const done = work(collectingApi(take))
  const none = () => take(null)
  done.then(none, none)
  return { request, done }
}

function partOf({ endpoint, input, options: { headers = {} } }: Collected) {
  const { 'idempotency-key': key, 'x-edit-age': age } = headers
  return {
    method: endpoint.method as 'POST' | 'DELETE', // batched endpoints have these methods
    path: fillPath(endpoint.path, input?.params) + queryText(input?.query),
    headers: { ...(key && { 'idempotency-key': key }), ...(age && { 'x-edit-age': age }) },
    ...(input?.body === undefined ? {} : { body: input.body }),
  }
}

/** Not worth compressing below, in characters. */
const smallestCompressed = 2_000

/** Edits repeat addresses and field names: a slow line sends a sixth of them. */
async function gzip(json: string, headers: Record<string, string>) {
  if (json.length < smallestCompressed || typeof CompressionStream === 'undefined') return json
  headers['content-encoding'] = 'gzip'
  const stream = new CompressionStream('gzip')
  const writer = stream.writable.getWriter()
  const isWritten = writer.write(new TextEncoder().encode(json)).then(() => writer.close())
  const [buffer] = await Promise.all([new Response(stream.readable).arrayBuffer(), isWritten])
  return new Uint8Array(buffer)
}

const sendBatch = (api: Api, body: Batch, options: CallOptions) =>
  api.batch.send({ body }, { ...options, encode: gzip }).catch((error: unknown) => {
    // A proxy or another backend may not read compressed requests.
    if (error instanceof ApiError && error.status === 415) return api.batch.send({ body }, options)
    throw error
  })

const isAboutBatch = (error: unknown) =>
  error instanceof ApiError && error.status < 500 && ![401, 408, 429].includes(error.status)

/**
 * Collects the one request of each work and sends them together, in order; each settles as if sent alone, what the server
 * left undone like the request before it. Null when the server rejects the batch as a whole: then nothing was applied.
 */
export async function sendTogether<T>(
  works: readonly ((api: Api) => Promise<T>)[],
  { api, options }: { api: Api; options: CallOptions },
): Promise<PromiseSettledResult<T>[] | null> {
  const begun = works.map(requestOf)
  const settled = Promise.allSettled(begun.map(({ done }) => done))
  const requests = (await Promise.all(begun.map(({ request }) => request))).filter((request) => request !== null)
  try {
    // The time limit may have expired while this module was loading.
    options.signal?.throwIfAborted()
    const { responses } = await sendBatch(api, { requests: requests.map(partOf) }, options)
    for (const [index, { resolve, reject }] of requests.entries()) {
      const response = responses[index] ?? responses.at(-1)
      if (response && response.status < 300) resolve(response.body)
      else reject(new ApiError(response?.status ?? 503, (response?.body ?? {}) as Problem)) // a problem, by the contract
    }
  } catch (error) {
    for (const { reject } of requests) reject(error)
    if (isAboutBatch(error)) return null
  }
  return settled
}
