import * as z from 'zod'
import type { Contract, Endpoint, Schema } from '#contract/protocol/endpoint.ts'
import { Problem, type ProblemCode, problemStatus } from '#contract/protocol/problem.ts'

export type JsonSchema = {
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema | false
  prefixItems?: JsonSchema[]
  enum?: unknown[]
  anyOf?: JsonSchema[]
  additionalProperties?: JsonSchema | boolean
  $ref?: string
} & Record<string, unknown>

/** A schema of the contract as JSON Schema, of the request (input) or the response (output). */
export function jsonSchema(schema: Schema, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest as JsonSchema // the library's type covers every draft
}

function parameters(schema: Schema | undefined, place: 'path' | 'query') {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input')
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

const jsonBody = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } })

const described: Partial<Record<number, string>> = {
  400: 'Something in the request is wrong or not possible',
  401: 'Not authorised',
  403: 'Not permitted',
  404: 'There is no such thing',
  409: 'It was changed in between',
}

function errorResponses(codes: readonly ProblemCode[]) {
  const statuses = [...new Set(codes.map((code) => problemStatus[code]))].sort()
  return Object.fromEntries(
    statuses.map((status) => [
      String(status),
      { description: described[status] ?? 'Refused', ...jsonBody({ $ref: '#/components/schemas/Problem' }) },
    ]),
  )
}

/** The error codes of an endpoint: its own, and those of input validation and of access control. */
export const errorsOf = ({ errors = [], params, query, body, access }: Endpoint): readonly ProblemCode[] => [
  ...new Set<ProblemCode>([
    ...(params || query || body ? (['invalid_request'] as const) : []),
    ...(access ? (['unauthorised'] as const) : []),
    ...(access !== undefined && access !== 'customer' ? (['forbidden'] as const) : []),
    ...(access === 'projects' ? (['not_found'] as const) : []),
    ...errors,
  ]),
]

const isNull = ({ type }: JsonSchema) => [type].flat().includes('null')
const isNullable = (schema: JsonSchema) => isNull(schema) || (schema.anyOf?.some(isNull) ?? false)

function operation(area: string, name: string, endpoint: Endpoint) {
  const response = jsonSchema(endpoint.response, 'output')
  return {
    operationId: `${area}.${name}`,
    tags: [area],
    summary: endpoint.summary,
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...(endpoint.body ? { requestBody: { required: true, ...jsonBody(jsonSchema(endpoint.body, 'input')) } } : {}),
    responses: {
      200: { description: 'The answer', ...jsonBody(response) },
      ...(isNullable(response) ? { 204: { description: 'Nothing' } } : {}),
      ...errorResponses(errorsOf(endpoint)),
    },
    ...(endpoint.added ? { 'x-added': true } : {}),
  }
}

/** The contract as an OpenAPI document. `x-added` lists the endpoints beyond the specification. */
export function openApi(contract: Contract) {
  const calls = Object.entries(contract).flatMap(([area, all]) =>
    Object.entries(all).map(([name, endpoint]) => ({ area, name, endpoint })),
  )
  const paths: Record<string, Record<string, unknown>> = {}
  for (const { area, name, endpoint } of calls) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(area, name, endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Hearth', version: '1', description: 'The calls a shop makes to its server.' },
    servers: [{ url: '/' }],
    tags: Object.keys(contract).map((name) => ({ name })),
    paths,
    components: { schemas: { Problem: jsonSchema(Problem, 'output') } },
    'x-added': calls.filter(({ endpoint }) => endpoint.added).map(({ area, name }) => `${area}.${name}`),
  }
}
