import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import type { Contract, Endpoint, Schema } from '#contract/protocol/endpoint.ts'
import { type JsonSchema, jsonSchema } from '../server/render/docs/openapi.ts'
import type { Shop } from './test-app.ts'

/** Texts that break servers: null characters, lone surrogates, other types, paths, too long, too deep. */
const oddTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202e',
  '%00',
  '%',
  '%E0%A4%A',
  '../../../etc/passwd',
  "'; drop table orders; --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e400',
  '9'.repeat(400),
  '2147483648',
  '9223372036854775808',
  '2026-13-45',
  '0000-00-00',
  '+275760-09-13',
  '00000000-0000-0000-0000-000000000000',
  '018f0000-0000-7000-8000-00000000000g',
  'x'.repeat(20_000),
  '😀'.repeat(2_000),
]
const oddNumbers = [0, -0, -1, 0.1, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e21, 1e308, -1e308]
const deep = (levels: number) => JSON.parse('['.repeat(levels) + ']'.repeat(levels)) as unknown

const oddValue = fc.oneof(
  // Values that break most servers are tried most often.
  { weight: 3, arbitrary: fc.constantFrom('\0', 'a\0b', 2 ** 31, 2 ** 53, -1, '9223372036854775808') },
  { weight: 4, arbitrary: fc.constantFrom(...oddTexts) },
  { weight: 2, arbitrary: fc.constantFrom(...oddNumbers) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(null, undefined, true, [], {}, [null], ['\0'], { a: { a: '\0' } }, deep(500)),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
)

/** Values that exist in the shop under test, by field name: with random ids a fuzzer sees only "not found". */
export type Known = Readonly<Record<string, readonly unknown[]>>

function textFor({ pattern, format, minLength = 0, maxLength = 40 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid()
  if (typeof pattern === 'string') {
    try {
      return fc.stringMatching(new RegExp(pattern))
    } catch {
      // No strings can be generated for some patterns.
    }
  }
  return fc.string({
    minLength: Number(minLength),
    maxLength: Math.min(60, Math.max(Number(minLength), Number(maxLength))),
  })
}

/** Generates values that match a schema. */
function plainFor(schema: JsonSchema, known: Known, name = ''): fc.Arbitrary<unknown> {
  const { type, anyOf, prefixItems, items, properties = {}, required = [] } = schema
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (anyOf) return fc.oneof(...anyOf.map((option) => plainFor(option, known, name)))
  if (prefixItems) return fc.tuple(...prefixItems.map((item) => plainFor(item, known)))
  if (type === 'object') {
    const fields = Object.entries(properties).map(([key, property]) => [key, plainFor(property, known, key)] as const)
    return fc.record(Object.fromEntries(fields), { requiredKeys: required })
  }
  if (type === 'array') return fc.array(plainFor(items || {}, known, name), { maxLength: 3 })
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  const own = known[name]
  if (own?.length) return fc.constantFrom(...own)
  if (type === 'integer') return fc.integer({ min: 0, max: 50 })
  if (type === 'number')
    return fc.oneof(fc.integer({ min: 0, max: 50 }), fc.double({ min: 0, max: 5_000, noNaN: true }))
  return type === 'string' ? textFor(schema) : fc.jsonValue({ maxDepth: 1 })
}

type Inner = { holder: Record<string, unknown>; key: string }

const innerOf = (value: unknown): Inner[] =>
  typeof value === 'object' && value !== null
    ? Object.keys(value).flatMap((key) => {
        const holder = value as Record<string, unknown> // arrays too: their keys are indexes
        return [{ holder, key }, ...innerOf(holder[key])]
      })
    : []

/** The same input with one value replaced, or one added. */
function withOdd(input: unknown, place: number, odd: unknown): unknown {
  const copy = structuredClone(input)
  const all = innerOf(copy)
  if (typeof copy !== 'object' || copy === null || place % 12 === 11) return odd
  if (place % 12 === 10 || all.length === 0) return { ...copy, '\0': odd }
  const inner = all[place % all.length]
  if (inner) inner.holder[inner.key] = odd
  return copy
}

export type Input = { params?: unknown; query?: unknown; body?: unknown }

/** Generates the input of an endpoint, in most cases with one odd value. */
export function inputOf(schemas: { [Part in keyof Input]: Schema | undefined }, known: Known): fc.Arbitrary<Input> {
  const parts = Object.entries(schemas).flatMap(([part, schema]) =>
    schema ? [[part, plainFor(jsonSchema(schema, 'input'), known)] as const] : [],
  )
  const plain = fc.record(Object.fromEntries(parts)) as fc.Arbitrary<Record<string, unknown>>
  const odd = fc.tuple(plain, fc.nat(), fc.nat(), oddValue).map(([input, part, place, value]) => {
    const name = Object.keys(input)[part % Math.max(1, parts.length)]
    return name ? { ...input, [name]: withOdd(input[name], place, value) } : input
  })
  return fc.oneof({ weight: 1, arbitrary: plain }, { weight: 5, arbitrary: odd })
}

const asText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))

/** Percent-encoded as in a browser; lone surrogates, which have no encoding, as a broken client sends them. */
function encoded(value: unknown) {
  const text = asText(value) ?? ''
  try {
    return encodeURIComponent(text)
  } catch {
    return '%ED%A0%80'
  }
}

export const pathWith = (path: string, params: unknown) =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => encoded((params as Record<string, unknown> | null)?.[name] ?? 'x'))

export function queryText(query: unknown): string {
  if (typeof query !== 'object' || query === null) return query === undefined ? '' : `?${encoded(query)}`
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((item) => `${encoded(name)}=${encoded(item)}`),
  )
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

/** All calls of a contract with their names, for `it.each`. */
export const callsOf = (contract: Contract) =>
  Object.entries(contract).flatMap(([area, calls]) =>
    Object.entries(calls).map(([name, endpoint]) => [`${area}.${name}`, endpoint] as const),
  )

/** Reads the first values of a column, for `Known`. */
export const someValues =
  ({ pool }: Pick<Shop, 'pool'>) =>
  async (sql: string) => {
    const { rows } = await pool.query({ text: `${sql} limit 5`, rowMode: 'array' })
    return rows.map(([value]) => value as unknown)
  }

/** Odd requests to one endpoint by any of the callers, which are headers. */
export const requestsTo = (
  { method, path, params, query, body }: Endpoint,
  known: Known,
  callers: readonly Record<string, string>[],
) =>
  fc.tuple(inputOf({ params, query, body }, known), fc.constantFrom(...callers)).map(
    ([input, caller]): InjectOptions => ({
      method,
      url: pathWith(path, input.params) + queryText(input.query),
      headers: { ...caller, ...(method === 'GET' ? {} : { 'content-type': 'application/json' }) },
      ...(method === 'GET' || input.body === undefined ? {} : { payload: JSON.stringify(input.body) }),
    }),
  )

/** A request in a few words, for the message of a failed test. */
export const shown = ({ method, url, payload }: InjectOptions) =>
  `${method} ${String(url).slice(0, 300)} ${String(payload ?? '').slice(0, 600)}`
