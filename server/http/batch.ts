import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { contract } from '#contract/contract.ts'
import { Batch, type BatchResponses, batch } from '#contract/protocol/batch.ts'
import { batchLimits } from '#contract/protocol/batch-limits.ts'
import type { Contract, Endpoint } from '#contract/protocol/endpoint.ts'
import { pathPattern } from './path-pattern.ts'
import { asBatchPart } from './request/batch-request.ts'
import type { CallContext } from './request/call-context.ts'
import { invalidField } from './request/errors.ts'
import { checkPart } from './serve.ts'

type Part = Batch['requests'][number]

// A literal segment wins over a parameter, as in the router.
const routes = Object.values(contract as Contract)
  .flatMap((calls) => Object.values(calls))
  .map((endpoint) => ({ endpoint, pattern: pathPattern(endpoint.path) }))
  .sort((a, b) => rankOf(a.endpoint).localeCompare(rankOf(b.endpoint)))

function rankOf({ path }: Endpoint) {
  const segments = path.replace(/\/$/, '').split('/')
  return segments.map((segment) => (segment.startsWith(':') ? 1 : 0)).join('')
}

const endpointAt = (method: string, pathname: string): Endpoint | undefined =>
  routes.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(pathname))?.endpoint

/** The address as the server will read it: without `..`, without another host. */
function addressOf({ method, path }: Part, index: number): string {
  const field = `requests.${index}.path`
  if (!/^\/api\//i.test(path) || !URL.canParse(path, 'http://shop'))
    throw invalidField(field, 'Give a path below /api/')
  const { pathname, search } = new URL(path, 'http://shop')
  const endpoint = endpointAt(method, pathname)
  if (!endpoint) throw invalidField(field, `There is no call ${method} ${pathname}`)
  if (!endpoint.inBatch) throw invalidField(field, 'Send this request on its own: a batch takes edits of projects')
  return pathname + search
}

function payloadOf({ body }: Part, index: number): string | undefined {
  if (body === undefined) return undefined
  const text = jsonText(body)
  if (text === null || text.length > batchLimits.body)
    throw invalidField(`requests.${index}.body`, `A body has ${batchLimits.body} characters at most`)
  return text
}

/** Null where it is nested deeper than can be written. */
function jsonText(value: unknown): string | null {
  try {
    return JSON.stringify(value)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Checks the envelope; each body is checked with its own request, so that a wrong one does not hold up the others. */
function readBatch(raw: unknown): Part[] {
  if (!isObject(raw) || !Array.isArray(raw.requests)) return checkPart('body', Batch, raw).requests
  const given: unknown[] = raw.requests
  const envelopes = given.map((part) => (isObject(part) && !Array.isArray(part) ? { ...part, body: undefined } : part))
  const { requests } = checkPart('body', Batch, { requests: envelopes })
  return requests.map((part, index) => {
    const own = given[index]
    return isObject(own) ? { ...part, body: own.body } : part
  })
}

// Of the connection and of the batch itself; all others are the sender's for each of its requests.
const ownHeaders = [
  'accept-encoding',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'expect',
  'idempotency-key',
  'if-none-match',
  'transfer-encoding',
  'upgrade',
  'x-edit-age',
  'x-request-id',
]

function senderOf({ headers }: FastifyRequest): IncomingHttpHeaders {
  const left = Object.entries(headers).filter(([name]) => !ownHeaders.includes(name))
  return Object.fromEntries(left)
}

const endsBatch = (status: number) => status === 429 || status >= 500

type Options = { contextOf: (request: FastifyRequest, reply: FastifyReply) => CallContext }

/** Answers the requests of a batch in their order, each by the way that it would take by itself. */
export async function batchCalls(app: FastifyInstance, { contextOf }: Options) {
  app.post(batch.send.path, { bodyLimit: 1024 * 1024 }, async (request, reply): Promise<BatchResponses> => {
    const sender = {}
    // A sign-in that ended is one response: the client renews it and sends the batch again.
    await asBatchPart(sender, () => contextOf(request, reply).caller.requireProjects())
    const parts = readBatch(request.body)
    const sent = parts.map((part, index) => ({ ...part, url: addressOf(part, index), payload: payloadOf(part, index) }))
    const headersOfSender = senderOf(request)
    const remoteAddress = request.socket.remoteAddress
    const responses: BatchResponses['responses'] = []
    reply.header('cache-control', 'no-store')
    for (const { method, url, headers, payload } of sent) {
      const type = payload === undefined ? {} : { 'content-type': 'application/json' }
      const response = await asBatchPart(sender, () =>
        app.inject({
          method,
          url,
          headers: { ...headersOfSender, ...headers, ...type },
          ...(remoteAddress === undefined ? {} : { remoteAddress }),
          ...(payload === undefined ? {} : { payload }),
        }),
      )
      const wait = response.headers['retry-after']
      responses.push({
        status: response.statusCode,
        ...(wait === undefined ? {} : { headers: { 'retry-after': String(wait) } }),
        body: response.body === '' ? null : JSON.parse(response.body),
      })
      if (endsBatch(response.statusCode)) break
    }
    return { responses }
  })
}
