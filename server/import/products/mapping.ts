import { readFileSync } from 'node:fs'
import * as z from 'zod'
import type { AttributeDefinition } from '../../database/schema/catalogue.ts'
import { issueText } from '../../lib/issue-text.ts'
import { ImportError } from '../problem.ts'

const uri = z.string().regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+){0,2}$/, 'must be an address such as kitchen/ovens/wall-ovens')

const Attribute = z
  .strictObject({
    key: z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,39}$/, 'must be a letter, then up to 39 letters and digits'),
    name: z.string().min(1).max(60),
    kind: z.enum(['choice', 'range']),
    unit: z.string().max(12).default(''),
    table: z.string().min(1).max(60).default('General'),
    filter: z.boolean().default(true),
    keyFact: z.boolean().default(false),
  })
  .transform(({ table, filter, ...rest }): AttributeDefinition => ({ ...rest, group: table, facet: filter }))

/** Without inherited names: a file may call a category "constructor". */
const named = <Value extends z.ZodType>(value: Value) =>
  z
    .record(z.string(), value)
    .default({})
    .transform((entries): Record<string, z.infer<Value>> => Object.assign(Object.create(null), entries))

const Mapping = z.strictObject({
  /** The column of the file for a field: `{ "title": "Product name" }`. */
  columns: named(z.string()),
  /** The category for what the file calls it: `{ "TVs": "electronics/television/televisions" }`. */
  categories: named(uri),
  /** The attribute for a column of the file; categories that lack it get it. */
  attributes: named(Attribute),
})
export type Mapping = z.infer<typeof Mapping>

export const noMapping: Mapping = Mapping.parse({})

const mostMistakes = 10

/** Reads a mapping file; the error names its wrong entries. */
export function readMapping(file: string): Mapping {
  let json: unknown
  try {
    json = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new ImportError(`${file} cannot be read as JSON: ${error instanceof Error ? error.message : error}`)
  }
  const { success, data, error } = Mapping.safeParse(json, { error: issueText })
  if (success) return data
  const mistakes = error.issues.map(
    ({ path, message }) => `${file}, ${path.map(String).join('.') || 'the whole file'}: ${message}.`,
  )
  const more = mistakes.length - mostMistakes
  throw new ImportError([...mistakes.slice(0, mostMistakes), ...(more > 0 ? [`and ${more} more.`] : [])].join('\n'))
}
