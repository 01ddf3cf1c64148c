import sanitize from 'sanitize-html'
import * as z from 'zod'
import { ConditionType } from '#contract/catalogue/product.ts'
import { firstCharacters } from '#domain/web/truncate.ts'
import type { AttributeDefinition } from '../../database/schema/catalogue.ts'
import { issueText } from '../../lib/issue-text.ts'
import { encodingProblem, problemsOf, type Read } from '../importer.ts'
import type { Problem } from '../problem.ts'
import { cell, count, day, decimal, gtin, millimetres, neededCell, orNull, price } from '../values.ts'
import type { Draft } from './draft.ts'
import type { Mapping } from './mapping.ts'
import { attributeKey } from './plain.ts'

const breaks = /<(?:br|\/p|\/li|\/h\d|\/div|\/tr)\s*\/?>/gi

/** The text of HTML, a line for each paragraph: descriptions are texts. */
const plainText = (html: string) =>
  sanitize(html.replaceAll(breaks, '\n'), { allowedTags: [], allowedAttributes: {}, textFilter: unescaped })
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n')

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }
const unescaped = (text: string) => text.replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)

const skus = /^[A-Z0-9][A-Z0-9./_+-]*$/
const skuText = 'must be letters, digits and . / _ + -'

/** A SKU as it is stored: staff find it in any case. */
export const sku = neededCell(64).toUpperCase().regex(skus, skuText)

/** Addresses may contain commas: one separates two where another address follows. */
const addressesOf = (text: string) => [...new Set(text.split(/[\s|]+|,+(?=\s|https?:)|,+$/i).filter(Boolean))]

const Fields = z.object({
  sku,
  title: neededCell(150),
  manufacturer: neededCell(80),
  category: neededCell(300),
  price: orNull(price),
  rrp: orNull(price).optional(),
  model: cell(80).optional(),
  gtin: orNull(gtin).optional(),
  description: z.string().transform(plainText).pipe(z.string().max(20_000, 'at most 20,000 characters')).optional(),
  condition: z.preprocess((text) => (text === '' ? 'brand-new' : text), ConditionType).optional(),
  width: orNull(millimetres).optional(),
  height: orNull(millimetres).optional(),
  depth: orNull(millimetres).optional(),
  energy_stars: orNull(decimal.refine((stars) => stars >= 0 && stars <= 10, 'must be from 0 to 10')).optional(),
  warranty_years: orNull(count(50)).optional(),
  released_on: orNull(day).optional(),
  keywords: cell(2000).optional(),
  finish: orNull(cell(40)).optional(),
  variant_group: orNull(cell(120)).optional(),
  pictures: z.string().transform(addressesOf).optional(),
})

type AttributeText = { column: string; text: string; key: string; definition: AttributeDefinition | null }

export type ProductInput = Omit<z.infer<typeof Fields>, 'pictures'> & {
  /** Addresses, with the column that has them. */
  pictures?: { column: string; addresses: readonly string[] } | undefined
  attributes: readonly AttributeText[] | undefined
  specifications: Draft['specifications']
}

/** A product with typed fields, or what is wrong with it. */
export function readProduct(draft: Draft, { attributes }: Mapping): Read<ProductInput> {
  const { line, columnOf, specifications, problem } = draft
  if (problem) return { line, problems: [problem] }
  const { data, error } = Fields.safeParse(draft.fields, { error: issueText })
  const problems: Problem[] = error ? problemsOf(error, line, columnOf) : []
  if (data && data.rrp != null && data.price !== null && data.rrp < data.price)
    problems.push({ line, column: columnOf('rrp'), reason: 'must not be less than the price' })
  problems.push(...encodingProblem(line, draft.fields))
  if (!data || problems.length > 0) return { line, problems }
  const texts =
    draft.attributes &&
    Object.entries(draft.attributes).map(([column, text]): AttributeText => {
      const definition = attributes[column] ?? null
      return { column, text: text.trim(), key: definition?.key ?? attributeKey(column) ?? column, definition }
    })
  const pictures = data.pictures && { column: columnOf('pictures'), addresses: data.pictures }
  return { line, row: { ...data, attributes: texts, specifications, pictures } }
}

/** The value of an attribute as its category defines it; null if the text is none. */
export function attributeValue({ kind }: AttributeDefinition, text: string): string | number | null {
  if (kind === 'choice') return firstCharacters(text, 80)
  const [, digits] = /^(-?\d+(?:,\d{3})*(?:\.\d+)?)(?:\s?[a-zA-Z%°/².]+)?$/.exec(text) ?? []
  return digits === undefined ? null : Number(digits.replaceAll(',', ''))
}
