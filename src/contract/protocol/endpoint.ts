import type * as z from 'zod/mini'
import type { ProblemCode } from './problem.ts'
import type { StaffRole } from './staff-roles.ts'

export type Schema = z.ZodMiniType

/** One endpoint of the API. The client, server, documentation and forms all read this record. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Fastify's route pattern: `/api/store/:id`. Sent exactly as written; the server also accepts a trailing slash. */
  path: string
  summary: string
  params?: Schema
  query?: Schema
  body?: Schema
  /** A null response is sent as 204 without a body. */
  response: Schema
  errors?: readonly ProblemCode[]
  /**
   * Who may call: the server rejects other callers, the client sends its bearer token. `projects`: staff with access to
   * projects; other staff get 404. Left out: public.
   */
  access?: 'customer' | 'staff' | 'projects'
  /** For calls of the back office: staff with one of these roles in the shop; others get 403. */
  roles?: readonly StaffRole[]
  /** Can be part of a batch (batch.ts). */
  inBatch?: true
  /** The browser navigates here by a form or a link and is redirected; scripts do not read the response. */
  navigation?: true
  /** Set for endpoints that we added and the specification does not have. */
  added?: true
}

/** What the app's build leaves of an endpoint: the schemas stay on the server (scripts/lib/build/strip-contract.ts). */
export type ClientEndpoint = Pick<Endpoint, 'method' | 'path' | 'access' | 'inBatch'>

export const endpoint = <const E extends Endpoint>(definition: E): E => definition

type Part<E, K extends 'params' | 'query' | 'body'> = E extends { [P in K]: infer S extends Schema }
  ? { [P in K]: z.input<S> }
  : unknown
type Parsed<E, K extends 'params' | 'query' | 'body'> = E extends { [P in K]: infer S extends Schema }
  ? { [P in K]: z.output<S> }
  : unknown

/** The input of a client call. */
export type CallInput<E extends Endpoint> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'>
/** The validated input of a handler. */
export type HandlerInput<E extends Endpoint> = Parsed<E, 'params'> & Parsed<E, 'query'> & Parsed<E, 'body'>
export type CallOutput<E extends Endpoint> = z.output<E['response']>

/** The names of the endpoints that scripts call. */
export type CallName<Area extends Record<string, Endpoint>> = {
  [Name in keyof Area]: Area[Name] extends { navigation: true } ? never : Name
}[keyof Area]

export type Contract = { [Area in string]: { [Name in string]: Endpoint } }

/** The path with its parameters replaced, each URL-encoded. */
export function fillPath(path: string, params: Record<string, unknown> = {}) {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
}
