import { inArray, max, sql } from 'drizzle-orm'
import { newId } from '../../database/id.ts'
import { upsertFromJson } from '../../database/insert-json.ts'
import { type AttributeDefinition, manufacturers, products } from '../../database/schema/catalogue.ts'
import type { Tx } from '../../database/transaction.ts'
import { slugOf } from '../../lib/slug.ts'
import { skuIds } from '../known-skus.ts'
import type { Categories } from './categories.ts'
import { attributeValue, type ProductInput } from './product-row.ts'

type NewProduct = typeof products.$inferInsert

/** The manufacturers of these names, added where they are missing. A name and one that is written the same in an address are one. */
async function manufacturerIds(tx: Tx, names: readonly string[]) {
  const byUri = new Map(names.map((name) => [slugOf(name), name]))
  const added = [...byUri].map(([uri, name]) => ({ id: newId(), uri, name, country: '', about: '', rank: 0 }))
  await tx.insert(manufacturers).values(added).onConflictDoNothing({ target: manufacturers.uri })
  const rows = await tx
    .select()
    .from(manufacturers)
    .where(inArray(manufacturers.uri, [...byUri.keys()]))
  return new Map(rows.map((row) => [row.uri, row]))
}

async function nextNumber(tx: Tx) {
  const [row] = await tx.select({ last: max(products.productId) }).from(products)
  return (row?.last ?? 100_000) + 1
}

/** What a category filters by and the product has in a column of its own. */
const columnAttributes = ({ width, height, depth, finish }: ProductInput) => ({ width, height, depth, finish })

/** The attributes that the category defines; undefined where the file has neither attributes nor such columns. */
function attributesOf(definitions: readonly AttributeDefinition[], input: ProductInput) {
  const columns: Record<string, string | number | null | undefined> = columnAttributes(input)
  const isGiven = input.attributes !== undefined || Object.values(columns).some((value) => value !== undefined)
  if (!isGiven) return undefined
  const values = definitions.flatMap((definition) => {
    const { key } = definition
    const text = input.attributes?.find((attribute) => attribute.key === key)?.text ?? String(columns[key] ?? '')
    const value = text === '' ? null : attributeValue(definition, text)
    return value === null ? [] : [[key, value] as const]
  })
  return Object.fromEntries(values)
}

const tablesOf = (rows: NonNullable<ProductInput['specifications']>) =>
  [...Map.groupBy(rows, ({ table }) => table)].map(([name, cells]) => ({
    name,
    rows: cells.map((row) => ({ name: row.name, value: row.value })),
  }))

type Given = Partial<{ [Field in keyof NewProduct]: NewProduct[Field] | undefined }>

/** Without the fields that the file does not have. */
const defined = (row: Given) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as Partial<NewProduct>

type Category = Awaited<ReturnType<Categories['findOrAdd']>>

/** The category of each product, which stays where it is until the transaction ends. */
async function categoriesOf(tx: Tx, categories: Categories, inputs: readonly ProductInput[]) {
  const used = new Map<ProductInput, Category>()
  for (const input of inputs) {
    const category = await categories.findOrAdd(tx, input.category)
    const definitions = input.attributes?.flatMap(({ definition }) => definition ?? []) ?? []
    await categories.define(tx, category, definitions)
    used.set(input, category)
  }
  await categories.hold(tx, [...used.values()])
  return used
}

function rowOf(category: Category, input: ProductInput) {
  const needed = {
    title: input.title,
    categoryId: category.id,
    categoryUri: category.uri,
    categoryName: category.name,
  }
  const further = defined({
    model: input.model,
    gtin: input.gtin,
    description: input.description,
    width: input.width,
    height: input.height,
    depth: input.depth,
    energyStars: input.energy_stars,
    warrantyYears: input.warranty_years === null ? 0 : input.warranty_years,
    releasedOn: input.released_on ?? undefined,
    keywords: input.keywords,
    finish: input.finish,
    variantGroup: input.variant_group,
    attributes: attributesOf(category.attributes, input),
    specifications: input.specifications && tablesOf(input.specifications),
  })
  return { ...needed, ...further }
}

/** What a new product has where the file says nothing. */
const unknown = (input: ProductInput, today: string) => ({
  model: input.sku,
  description: '',
  features: [],
  attributes: {},
  specifications: [],
  images: [],
  warrantyYears: 0,
  warranties: [],
  installs: [],
  goesWith: [],
  releasedOn: today,
  keywords: '',
})

/**
 * Adds products, and changes those whose SKU is there: only what the file has. An address stays as it is when a title
 * changes. Returns the ids by SKU, and which were written.
 */
export async function writeProducts(
  tx: Tx,
  inputs: readonly ProductInput[],
  { categories, today }: { categories: Categories; today: string },
) {
  const used = await categoriesOf(tx, categories, inputs)
  const makers = await manufacturerIds(tx, [...new Set(inputs.map(({ manufacturer }) => manufacturer))])
  const first = await nextNumber(tx)
  const given = new Set<string>()
  const rows: NewProduct[] = []
  for (const [index, input] of inputs.entries()) {
    const maker = makers.get(slugOf(input.manufacturer))
    const category = used.get(input)
    if (!maker || !category) throw new Error(`There is no manufacturer ${input.manufacturer}`)
    const row = { ...rowOf(category, input), manufacturerId: maker.id, manufacturerName: maker.name }
    for (const field of Object.keys(row)) given.add(field)
    const slug = `${slugOf(input.title)}-${slugOf(input.sku)}`
    rows.push({ id: newId(), productId: first + index, sku: input.sku, slug, ...unknown(input, today), ...row })
  }
  // A product without a day keeps its own.
  if (inputs.some(({ released_on }) => released_on == null)) given.delete('releasedOn')
  const upsert = upsertFromJson(products, rows, { key: [products.sku], fields: [...given] })
  const { rows: written } = await tx.execute<{ id: string; isNew: boolean }>(
    sql`${upsert} returning id, xmax = 0 as "isNew"`,
  )
  return { written, ids: await skuIds(tx, rows) }
}
