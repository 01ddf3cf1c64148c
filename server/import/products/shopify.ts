import { type SourceRow, tableRows } from '../source.ts'
import type { Draft } from './draft.ts'

const columns: Readonly<Record<string, string>> = {
  sku: 'Variant SKU',
  title: 'Title',
  manufacturer: 'Vendor',
  category: 'Product Category',
  description: 'Body (HTML)',
  price: 'Variant Price',
  rrp: 'Variant Compare At Price',
  gtin: 'Variant Barcode',
  keywords: 'Tags',
  finish: 'Option1 Value',
  pictures: 'Image Src',
}
const columnOf = (field: string) => columns[field] ?? field

/** Whether the headings are those of Shopify's export of products. */
export const isShopify = (values: SourceRow['values']) => 'Handle' in values && 'Variant SKU' in values

const isFinish = (option: string) => /colou?r|finish|material/i.test(option)

type Value = (row: SourceRow, column: string) => string
const value: Value = ({ values }, column) => values[column]?.trim() ?? ''

const isShown = (row: SourceRow) =>
  !/^(?:draft|archived)$/i.test(value(row, 'Status')) && !/^false$/i.test(value(row, 'Published'))

/** The name and value of each option of a variant; a product without variants has one with this value. */
function optionsOf(first: SourceRow, row: SourceRow) {
  return [1, 2, 3]
    .map((place) => ({ name: value(first, `Option${place} Name`), chosen: value(row, `Option${place} Value`) }))
    .filter(({ chosen }) => chosen !== '' && chosen !== 'Default Title')
}

/** The picture of a variant, then those of the product but for what other variants show. */
function picturesOf(rows: readonly SourceRow[], row: SourceRow) {
  const own = value(row, 'Variant Image')
  const ofVariants = new Set(rows.map((other) => value(other, 'Variant Image')))
  const shared = rows
    .toSorted((a, b) => Number(value(a, 'Image Position')) - Number(value(b, 'Image Position')))
    .map((other) => value(other, 'Image Src'))
    .filter((address) => !ofVariants.has(address))
  return [own, ...shared].filter(Boolean).join(' ')
}

/** One product for each variant: the first row of a handle has what they share, rows without a SKU are further images. */
function variantsOf(rows: readonly SourceRow[]): Draft[] {
  const broken = rows.find(({ problem }) => problem)
  // Any of its values may be in another column, also what variants share.
  if (broken) return [{ line: broken.line, problem: broken.problem, columnOf, fields: {} }]
  const [first] = rows
  if (!first || !isShown(first)) return []
  const variants = rows.filter((row) => row === first || value(row, 'Variant SKU') !== '')
  return variants.map((row) => {
    const options = optionsOf(first, row)
    const finish = options.find(({ name }) => isFinish(name))?.chosen ?? ''
    const category = value(first, 'Product Category') || value(first, 'Type')
    return {
      line: row.line,
      columnOf,
      fields: {
        sku: value(row, 'Variant SKU'),
        title: [value(first, 'Title'), ...options.map(({ chosen }) => chosen)].join(', '),
        manufacturer: value(first, 'Vendor'),
        category,
        description: value(first, 'Body (HTML)'),
        price: value(row, 'Variant Price'),
        rrp: value(row, 'Variant Compare At Price'),
        gtin: value(row, 'Variant Barcode').replace(/^'/, ''),
        keywords: value(first, 'Tags').replaceAll(',', ' '),
        finish,
        pictures: picturesOf(rows, row),
        variant_group: finish && variants.length > 1 ? value(first, 'Handle') : '',
      },
    }
  })
}

/** Shopify's export of products, in which a product has a row for each variant and image. */
export async function* shopifyDrafts(file: string): AsyncGenerator<Draft> {
  let rows: SourceRow[] = []
  for await (const row of tableRows(file)) {
    const [first] = rows
    if (first && value(first, 'Handle') !== value(row, 'Handle')) {
      yield* variantsOf(rows)
      rows = []
    }
    rows.push(row)
  }
  yield* variantsOf(rows)
}
