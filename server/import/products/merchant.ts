import { feedItems, isFeed, type SourceRow, tableRows } from '../source.ts'
import type { Draft } from './draft.ts'

const columns: Readonly<Record<string, string>> = {
  sku: 'id',
  manufacturer: 'brand',
  category: 'product_type',
  model: 'mpn',
  finish: 'color',
  variant_group: 'item_group_id',
  width: 'product_width',
  height: 'product_height',
  depth: 'product_length',
  pictures: 'image_link',
}
const columnOf = (field: string) => columns[field] ?? field

const conditions: Readonly<Record<string, string>> = { new: 'brand-new', refurbished: 'cosmetic', used: 'cosmetic' }

/** Tables have `image link` or `image_link`. */
const named = ({ values, ...row }: SourceRow): SourceRow => ({
  ...row,
  values: Object.fromEntries(
    Object.entries(values).map(([name, text]) => [name.toLowerCase().replaceAll(' ', '_'), text]),
  ),
})

/** Whether these are the names of a feed for Google Merchant Center. */
export const isMerchant = (values: SourceRow['values']) =>
  ['id', 'price', 'availability'].every((name) => name in named({ line: 0, values }).values)

/** `General:Capacity:520 L,Cooling:Zones:2`, in which names and values may contain commas. */
const detailsOf = (text: string) =>
  text.split(/,(?=[^,:]*:[^,:]*:)/).flatMap((detail) => {
    const [table = '', name = '', ...values] = detail.split(':').map((part) => part.trim())
    const value = values.join(':')
    return name && value ? [{ table: table || 'Details', name, value }] : []
  })

function draftOf(row: SourceRow): Draft {
  const value = (name: string) => row.values[name]?.trim() ?? ''
  const sale = value('sale_price')
  return {
    line: row.line,
    problem: row.problem,
    columnOf,
    fields: {
      sku: value('id'),
      title: value('title'),
      manufacturer: value('brand'),
      category: value('product_type').split(',')[0] || value('google_product_category'),
      model: value('mpn'),
      gtin: value('gtin').split(',')[0] ?? '',
      description: value('description'),
      price: sale || value('price'),
      rrp: sale && value('price'),
      condition: conditions[value('condition').toLowerCase()] ?? '',
      finish: value('color'),
      variant_group: value('item_group_id'),
      width: value('product_width'),
      height: value('product_height'),
      depth: value('product_length'),
      pictures: [value('image_link'), value('additional_image_link')].join(' '),
    },
    specifications: detailsOf(value('product_detail')),
  }
}

/** A feed for Google Merchant Center: RSS or Atom, or a table. */
export async function* merchantDrafts(file: string): AsyncGenerator<Draft> {
  const rows = isFeed(file) ? feedItems(file) : tableRows(file)
  for await (const row of rows) yield draftOf(named(row))
}
