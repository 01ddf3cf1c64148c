import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Send } from '#contract/client.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import { minClientHeader, oldestClient } from '#contract/protocol/client-version.ts'
import type { CallName, CallOutput, Contract, Endpoint, HandlerInput, Schema } from '#contract/protocol/endpoint.ts'
import type { Brand } from '#themes/brand.ts'
import { issueText } from '../lib/issue-text.ts'
import type { CallContext } from './request/call-context.ts'
import { HttpError, invalidField } from './request/errors.ts'
import { removeHidden, unusableValue } from './request/request-values.ts'
import { sendPrivate, sendShared, sharedAreas } from './response-caching.ts'

type Handler<E extends Endpoint> = (
  input: unknown extends HandlerInput<E> ? Record<never, never> : HandlerInput<E>,
  context: CallContext,
) => Promise<CallOutput<E>>
export type Handlers<C extends Contract> = {
  [Area in keyof C]: { [Name in CallName<C[Area]>]: Handler<C[Area][Name]> }
}

type LooseArea = Partial<Record<string, LooseHandler>>
type LooseHandler = (input: Record<string, unknown>, context: CallContext) => Promise<unknown>

const parts = ['params', 'query', 'body'] as const
const partName = { params: 'address', query: 'query', body: 'body' }

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Validates one part of a request. The error names every wrong field and what it should be. */
export function checkPart<S extends Schema>(part: (typeof parts)[number], schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(removeHidden(value ?? {}), { error: issueText })
  if (result.success) {
    const unusable = unusableValue(result.data)
    if (unusable) throw invalidField(unusable.field || partName[part], unusable.text)
    return result.data
  }
  const fields: Record<string, string[]> = {}
  for (const issue of result.error.issues) {
    const name = issue.path.map(String).join('.') || partName[part]
    fields[name] = [...(fields[name] ?? []), capitalised(issue.message)]
  }
  const errors = Object.entries(fields).map(([name, texts]) => `${name}: ${texts.join(', ')}`)
  throw new HttpError('invalid_request', errors.join('\n'), { errors: Object.values(fields).flat(), fields })
}

/** The shop as a signed-in customer sees it, with its prices. */
const openedShop = (brand: Brand): Brand => ({ ...brand, flags: { ...brand.flags, loginForPrice: false } })

/** Validates the input, runs the handler and strips the response to its schema, so that no unknown column leaks. */
export async function runCall(
  endpoint: Endpoint,
  handler: LooseHandler,
  raw: Record<string, unknown>,
  context: CallContext,
) {
  // Before validation, so that unauthorised callers learn nothing about the input.
  if (endpoint.access === 'customer') await context.caller.require()
  if (endpoint.access === 'staff') await context.caller.requireStaff()
  if (endpoint.access === 'projects') await context.caller.requireProjects()
  if (endpoint.roles) await context.caller.requireRole(endpoint.roles)
  const check = (part: (typeof parts)[number]) => endpoint[part] && checkPart(part, endpoint[part], raw[part])
  const input = Object.fromEntries(parts.map((part) => [part, check(part)]))
  const isOpened = context.brand.flags.loginForPrice && (await context.caller.find()) !== null
  const seen = isOpened ? { ...context, brand: openedShop(context.brand) } : context
  return endpoint.response.parse(await handler(input, seen))
}

/** Registers every endpoint of the contract. */
export function serve<C extends Contract>(
  app: FastifyInstance,
  contract: C,
  handlers: Partial<Handlers<C>>,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => CallContext,
) {
  for (const [area, calls] of Object.entries(contract))
    for (const [name, endpoint] of Object.entries(calls)) {
      const handler = (handlers[area] as LooseArea | undefined)?.[name] // the mapped type ties each handler to its endpoint
      if (!handler) continue
      app.route({
        method: endpoint.method,
        url: endpoint.path,
        config: { takesJson: endpoint.body !== undefined },
        handler: async (request, reply) => {
          reply.header(minClientHeader, oldestClient)
          const raw = { params: request.params, query: request.query, body: request.body }
          const response = await runCall(endpoint, handler, raw, contextOf(request, reply))
          // The response to an authenticated request may be private.
          const isOwn =
            endpoint.access !== undefined || endpoint.roles !== undefined || request.headers.authorization !== undefined
          if (endpoint.method !== 'GET' || isOwn || !sharedAreas.has(area)) return sendPrivate(reply, response)
          return sendShared(request, reply, response)
        },
      })
    }
}

/** The client for server rendering: the same as in the browser, but calls the handlers in process. */
export const handlerSend =
  <C extends Contract>(contract: C, handlers: Partial<Handlers<C>>, context: CallContext): Send =>
  async (endpoint, input) => {
    const [area, name] = locate(contract, endpoint)
    const handler = (handlers[area] as LooseArea | undefined)?.[name] // as above
    if (!handler) throw new Error(`No handler answers ${endpoint.method} ${endpoint.path}`)
    try {
      // `runCall` strips the response to its schema, so it equals what the browser receives as JSON.
      return await runCall(endpoint, handler, { ...input }, context)
    } catch (error) {
      if (error instanceof HttpError) throw new ApiError(error.status, error.problem)
      throw error
    }
  }

type Located = readonly [area: string, name: string]
const locations = new WeakMap<Contract, Map<Endpoint, Located>>()

const placesIn = (contract: Contract) =>
  new Map(
    Object.entries(contract).flatMap(([area, calls]) =>
      Object.entries(calls).map(([name, endpoint]) => [endpoint, [area, name]] as const),
    ),
  )

function locate(contract: Contract, endpoint: Endpoint): Located {
  const known = locations.get(contract) ?? placesIn(contract)
  locations.set(contract, known)
  const place = known.get(endpoint)
  if (!place) throw new Error(`${endpoint.path} is in no area of the contract`)
  return place
}
