import type { ComparedProduct } from '#contract/catalogue/compare.ts'
import type { DeliveryEstimate } from '#contract/catalogue/product.ts'
import { categoryInLine } from '#domain/catalogue/category-in-line.ts'
import { deliveryText, shortDeliveryText } from '#domain/delivery/delivery-text.ts'
import type { Country } from '#domain/location/country.ts'
import { priceDisplay } from '#domain/money/price-display.ts'
import { formatDollars } from '#domain/money/price-format.ts'

export type CompareRow = {
  name: string
  /** One per product; null where it is unknown. */
  values: readonly (string | null)[]
  differs: boolean
  /** Which product is ahead, and the word for it. */
  leader: { index: number; word: string } | null
}
export type CompareGroup = { name: string; rows: readonly CompareRow[] }

type Products = readonly ComparedProduct[]
type Shop = { country: Country; loginForPrice: boolean; pricesExGst: boolean; isSignedIn: boolean }

/** Rows in which one end of the scale is worth a word. */
const scales: Readonly<Record<string, { better: 'least' | 'most'; word: string }>> = {
  Price: { better: 'least', word: 'Lowest' },
  Width: { better: 'least', word: 'Narrowest' },
  Capacity: { better: 'most', word: 'Largest' },
  Noise: { better: 'least', word: 'Quietest' },
  'Energy use': { better: 'least', word: 'Least' },
  'Water use': { better: 'least', word: 'Least' },
}

/** Parses `$1,299.50` and `402 kWh a year` into amount and unit; null for other texts. */
function measured(text: string | null) {
  const found = /^\$?([\d,]+(?:\.\d+)?)\s*(.*)$/.exec(text ?? '')
  return found ? { amount: Number(found[1]?.replaceAll(',', '')), unit: found[2] } : null
}

/** The best product of a row; null on a tie, a missing value or different units. */
export function bestOf(name: string, values: CompareRow['values']): CompareRow['leader'] {
  const scale = scales[name]
  const read = values.map(measured)
  const [first] = read
  if (!scale || !first || values.length < 2) return null
  const amounts = read.flatMap((amount) => (amount && amount.unit === first.unit ? [amount.amount] : []))
  if (amounts.length < values.length) return null
  const top = scale.better === 'least' ? Math.min(...amounts) : Math.max(...amounts)
  const isAlone = amounts.filter((amount) => amount === top).length === 1
  return isAlone ? { index: amounts.indexOf(top), word: scale.word } : null
}

export const rowOf = (name: string, values: CompareRow['values']): CompareRow => ({
  name,
  values,
  differs: new Set(values).size > 1,
  leader: bestOf(name, values),
})

/** The specifications of all products; groups and rows in the order of their first occurrence. */
export function specificationGroups(products: Products): CompareGroup[] {
  const names = new Map<string, Set<string>>()
  for (const { specifications } of products)
    for (const { name, rows } of specifications) {
      const known = names.get(name) ?? new Set()
      for (const row of rows) known.add(row.name)
      names.set(name, known)
    }
  const textOf = (product: ComparedProduct, group: string, row: string) =>
    product.specifications.find(({ name }) => name === group)?.rows.find(({ name }) => name === row)?.value ?? null
  return [...names].map(([group, rows]) => ({
    name: group,
    rows: [...rows].map((row) =>
      rowOf(
        row,
        products.map((product) => textOf(product, group, row)),
      ),
    ),
  }))
}

type BuyingParams = Shop & {
  /** Undefined until they are known. */
  estimates: readonly DeliveryEstimate[] | undefined
  /** Undefined until it is known, empty while none is chosen. */
  postcode: string | undefined
}

/** Price, delivery and stock of each product. */
export function buyingGroup(
  products: Products,
  { country, loginForPrice, pricesExGst, isSignedIn, estimates, postcode }: BuyingParams,
): CompareGroup {
  const estimateOf = (sku: string) => estimates?.find((estimate) => estimate.sku === sku)
  const unknown = postcode === '' ? 'Choose a suburb' : null
  const rows = [
    rowOf(
      'Price',
      products.map((product) => {
        const { state, text } = priceDisplay(product, { loginForPrice, isSignedIn, country })
        return pricesExGst && state === 'price' ? `${text} ex\u00a0GST` : text
      }),
    ),
    rowOf(
      'RRP',
      products.map(({ rrp }) => (rrp === null ? null : formatDollars(rrp, country))),
    ),
    rowOf(
      postcode ? `Delivery to ${postcode}` : 'Delivery',
      products.map(({ sku }) => {
        const estimate = estimateOf(sku)
        if (!estimate) return unknown
        const text = deliveryText(estimate, country)
        // The name of the row says that it is a delivery.
        return text === null ? 'Not available for your location' : shortDeliveryText(text)
      }),
    ),
    rowOf(
      'In stock',
      products.map(({ sku }) => {
        const estimate = estimateOf(sku)
        return estimate ? stockText(estimate) : unknown
      }),
    ),
  ]
  // Omits the RRP row when no product has a recommended price.
  return { name: 'Price and delivery', rows: rows.filter((row) => row.name !== 'RRP' || row.values.some(Boolean)) }
}

const stockText = ({ stockQuantity, stockPlace }: DeliveryEstimate) =>
  stockQuantity > 0 ? `${stockQuantity} in ${stockPlace}` : 'None at the moment'

/** Groups without rows in which all products are level. */
export const onlyDifferences = (groups: readonly CompareGroup[]): readonly CompareGroup[] =>
  groups
    .map(({ name, rows }) => ({ name, rows: rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0)

export function countRows(groups: readonly CompareGroup[]) {
  const rows = groups.flatMap((group) => group.rows)
  return { all: rows.length, different: rows.filter(({ differs }) => differs).length }
}

/** `Compare 3 top mount fridges` where all are of one kind. */
export function compareTitle(products: Products): string {
  const kinds = new Set(products.map(({ category }) => category))
  const [kind = ''] = kinds
  if (products.length === 0) return 'Compare products'
  if (products.length === 1) return 'Compare 1 product'
  return `Compare ${products.length} ${kinds.size === 1 ? categoryInLine(kind) : 'products'}`
}
