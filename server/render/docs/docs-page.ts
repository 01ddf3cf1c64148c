import { createHash } from 'node:crypto'
import type { Contract, Endpoint, Schema } from '#contract/protocol/endpoint.ts'
import { problemStatus } from '#contract/protocol/problem.ts'
import { docsStyle } from './docs-style.ts'
import { errorsOf, type JsonSchema, jsonSchema } from './openapi.ts'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const words = new Map([
  ['string', 'text'],
  ['boolean', 'true or false'],
  ['integer', 'number'],
])

/** Describes a type: `text`, `list of number`, `one of "a", "b"`. */
function typeText(schema: JsonSchema | false | undefined): string {
  if (!schema) return 'anything'
  if (schema.enum) return `one of ${schema.enum.map((value) => JSON.stringify(value)).join(', ')}`
  if (schema.anyOf) return schema.anyOf.map(typeText).join(' or ')
  if (schema.prefixItems) return `[${schema.prefixItems.map(typeText).join(', ')}]`
  if (schema.type === 'array') return `list of ${typeText(schema.items)}`
  if (schema.type === 'object' && !schema.properties) return 'map'
  return [schema.type ?? 'anything']
    .flat()
    .map((type) => words.get(type) ?? type)
    .join(' or ')
}

/** The object schema of a field that is an object, a nullable object or a list of objects. */
function objectIn(schema: JsonSchema | false | undefined): JsonSchema | undefined {
  if (!schema) return undefined
  if (schema.properties) return schema
  if (schema.anyOf) return schema.anyOf.map(objectIn).find((object) => object !== undefined)
  return schema.type === 'array' ? objectIn(schema.items) : undefined
}

type Field = { name: string; type: string; isOptional: boolean }

function fieldsOf(schema: JsonSchema | undefined, prefix = ''): Field[] {
  const { properties = {}, required = [] } = objectIn(schema) ?? {}
  return Object.entries(properties).flatMap(([name, property]) => {
    const path = `${prefix}${name}`
    const nested = prefix.split('.').length <= 3 ? fieldsOf(objectIn(property), `${path}.`) : []
    return [{ name: path, type: typeText(property), isOptional: !required.includes(name) }, ...nested]
  })
}

function fieldTable(title: string, schema: Schema | undefined, io: 'input' | 'output') {
  if (!schema) return ''
  const known = jsonSchema(schema, io)
  const rows = fieldsOf(known).map(
    ({ name, type, isOptional }) =>
      `<tr><th scope="row"><code>${escaped(name)}</code></th><td>${escaped(type)}${isOptional ? ', optional' : ''}</td></tr>`,
  )
  const whole = objectIn(known) === known ? '' : `<p>${escaped(typeText(known))}</p>`
  return `<h4>${title}</h4>${whole}${rows.length ? `<table><tbody>${rows.join('')}</tbody></table>` : ''}`
}

function callSection(id: string, endpoint: Endpoint) {
  const { method, path, summary, params, query, body, response } = endpoint
  const errors = errorsOf(endpoint).map((code) => `<li><code>${problemStatus[code]} ${code}</code></li>`)
  return (
    `<section id="${id}"><h3><span class="method">${method}</span> <code>${escaped(path)}</code></h3><p>${escaped(summary)}</p>` +
    `<details><summary>Fields</summary>${fieldTable('In the address', params, 'input')}${fieldTable('Query', query, 'input')}` +
    `${fieldTable('Body', body, 'input')}${fieldTable('Answer', response, 'output')}` +
    `${errors.length ? `<h4>Refusals</h4><ul>${errors.join('')}</ul>` : ''}</details></section>`
  )
}

type Call = { id: string; area: string; endpoint: Endpoint }

function areaList(calls: readonly Call[]) {
  const areas = [...new Set(calls.map(({ area }) => area))]
  return areas
    .map((area) => {
      const own = calls.filter((call) => call.area === area)
      return `<h3 class="area">${escaped(area)}</h3>${own.map(({ id, endpoint }) => callSection(id, endpoint)).join('')}`
    })
    .join('')
}

/** An HTML reference of all endpoints, without scripts. */
export function docsPage(contract: Contract) {
  const calls = Object.entries(contract).flatMap(([area, all]) =>
    Object.entries(all).map(([name, endpoint]): Call => ({ id: `${area}.${name}`, area, endpoint })),
  )
  const given = calls.filter(({ endpoint }) => !endpoint.added)
  const added = calls.filter(({ endpoint }) => endpoint.added)
  const html =
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<title>Calls of the shop</title><meta name="description" content="Every call of the shop's API with its fields and refusals."><style>${docsStyle}</style></head>` +
    `<body><main><h1>Calls of the shop</h1><p>Any server that answers these ${given.length} calls can run the shop; the ${added.length} further down are ours. ` +
    `The same for tools: <a href="/api/openapi.json">openapi.json</a>. Letter case and a slash at the end do not matter. ` +
    `Amounts are dollars with at most two decimals; a refusal is <code>{ code, message, errors?, fields? }</code>.</p>` +
    `<h2 id="given">Calls of the specification</h2>${areaList(given)}<h2 id="added">Added calls</h2>${areaList(added)}</main></body></html>`
  return { html, styleHash: `'sha256-${createHash('sha256').update(docsStyle).digest('base64')}'` }
}
