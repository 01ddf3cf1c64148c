import type * as z from 'zod/mini'
import type { ProblemCode } from './problem.ts'

export type Schema = z.ZodMiniType

/** One call of the API. Client, server, documentation and forms all read this record. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Fastify's pattern: `/api/store/:id`. Sent exactly as written; the server takes it with and without a slash at the end. */
  path: string
  summary: string
  params?: Schema
  query?: Schema
  body?: Schema
  /** A nullable response that is null is sent as 204 without a body. */
  response: Schema
  errors?: readonly ProblemCode[]
  /**
   * Who may call: the server refuses all others, the client shows its bearer. `projects`: staff who work with the projects of
   * the shop; to other staff they do not exist. Left out: everybody, signed in or not.
   */
  access?: 'customer' | 'staff' | 'projects'
  /** May be sent in a batch (batch.ts). */
  inBatch?: true
  /** The browser itself goes there, by a form or a link, and is sent on: no answer a program reads. */
  navigation?: true
  /** Set where the call is ours and the specification does not show it. */
  added?: true
}

export const endpoint = <const E extends Endpoint>(definition: E): E => definition

type Part<E, K extends 'params' | 'query' | 'body'> = E extends { [P in K]: infer S extends Schema }
  ? { [P in K]: z.input<S> }
  : unknown
type Parsed<E, K extends 'params' | 'query' | 'body'> = E extends { [P in K]: infer S extends Schema }
  ? { [P in K]: z.output<S> }
  : unknown

/** What a caller gives. */
export type CallInput<E extends Endpoint> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'>
/** What a handler gets after checking. */
export type HandlerInput<E extends Endpoint> = Parsed<E, 'params'> & Parsed<E, 'query'> & Parsed<E, 'body'>
export type CallOutput<E extends Endpoint> = z.output<E['response']>

/** The names of the calls a program makes. */
export type CallName<Area extends Record<string, Endpoint>> = {
  [Name in keyof Area]: Area[Name] extends { navigation: true } ? never : Name
}[keyof Area]

export type Contract = { [Area in string]: { [Name in string]: Endpoint } }

/** The path with its parameters filled in, each URL-encoded. */
export function fillPath(path: string, params: Record<string, unknown> = {}) {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
}
