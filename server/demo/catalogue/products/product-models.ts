import { type Random, randomOf } from '../random.ts'
import { type Manufacturer, manufacturerOf } from './manufacturers.ts'
import { filled, type ProductType, type Special, type Value } from './product-type.ts'

/** A model of a leaf category: the data that its finishes share. */
export type ProductModel = {
  productType: ProductType
  manufacturer: Manufacturer
  values: Record<string, Value>
  special: Special | null
  finishes: string[]
  /** SKU without its finish code. */
  stem: string
  dollars: number
  random: Random
  isPinned: boolean
}

const columnsOf = (productType: ProductType) => productType.columns.split(' ')

function rowValues(productType: ProductType, row: number): Record<string, Value> {
  const values = productType.rows[row % productType.rows.length]
  const columns = columnsOf(productType)
  if (!values || values.length !== columns.length)
    throw new Error(`${productType.uri}: row ${row} has not ${columns.length} values`)
  return Object.fromEntries(columns.map((column, index) => [column, values[index] ?? '']))
}

/** Varies sizes slightly between manufacturers. */
function varied(productType: ProductType, values: Record<string, Value>, random: Random) {
  for (const [key, { step, most }] of Object.entries(productType.vary ?? {})) {
    const change = step * random.int(-most, most)
    for (const part of key === 'capacity' ? ['capacity', 'fridge'] : [key]) {
      const value = values[part]
      if (typeof value === 'number') values[part] = Math.round((value + change) * 100) / 100
    }
  }
}

const seriesCode = (series: string) =>
  series
    .replaceAll(/[^A-Za-z]/g, '')
    .slice(0, 3)
    .toUpperCase()

function textValues(productType: ProductType, manufacturer: Manufacturer, index: number): Record<string, Value> {
  if (!productType.series) return { maker: manufacturer.name }
  const series = productType.series[index % productType.series.length] ?? manufacturer.name
  return { maker: manufacturer.name, series, seriesCode: seriesCode(series) }
}

/** Viewing distance: one and a half diagonals, in metres. */
const viewing = (screen: Value | undefined): Record<string, Value> =>
  typeof screen === 'number' ? { distance: Math.round(screen * 0.0254 * 15) / 10 } : {}

type Plan = { manufacturer: string; row: number; special: number; finishes: string[] | null; isPinned: boolean }

function planOf(productType: ProductType, index: number): Plan {
  const pinned = productType.pinned?.[index]
  if (pinned) {
    const [manufacturer, row, special, ...finishes] = pinned
    return { manufacturer, row, special, finishes, isPinned: true }
  }
  // Miele has pinned models only.
  const manufacturers = productType.manufacturers.filter((uri) => uri !== 'miele')
  const round = Math.floor(index / manufacturers.length)
  const manufacturer = manufacturers[index % manufacturers.length] ?? ''
  return {
    manufacturer,
    row: index + round * 2 + 1,
    special: ((index * 2 + round) % (productType.specials.length + 1)) - 1,
    finishes: null,
    isPinned: false,
  }
}

/** If titles contain the finish, neighbouring models start with different ones: not all sofas on a page are green. */
function finishOrder(productType: ProductType, index: number) {
  const all = Object.keys(productType.finishes)
  const first = productType.finishInTitle ? index % all.length : 0
  return [...all.slice(first), ...all.slice(0, first)]
}

function finishesOf(productType: ProductType, index: number, random: Random) {
  const all = finishOrder(productType, index)
  const count = Math.min(all.length, random.pick([1, 2, 2, 2, 3]))
  return [...all.slice(0, 1), ...random.some(all.slice(1), count - 1)]
}

const stemOf = (productType: ProductType, manufacturer: Manufacturer, values: Record<string, Value>) =>
  `${manufacturer.code}-${productType.code}${filled(productType.sizeCode, values, true).replaceAll('.', '')}`

function modelOf(productType: ProductType, index: number, taken: Set<string>): ProductModel {
  const plan = planOf(productType, index)
  const manufacturer = manufacturerOf(plan.manufacturer)
  const random = randomOf('model', productType.uri, index, plan.manufacturer)
  for (let attempt = 0; attempt < 20; attempt++) {
    const values = {
      ...rowValues(productType, plan.row + attempt),
      ...textValues(productType, manufacturer, index + attempt),
    }
    if (!plan.isPinned || attempt > 0) varied(productType, values, random)
    const special = productType.specials[plan.special] ?? null
    const plain = stemOf(productType, manufacturer, values)
    // The pinned model has the short SKU; a special variant of the same size has its code in the SKU.
    const stem = plan.isPinned || !special ? plain : `${plain}${special.code}`
    if (taken.has(stem)) continue
    taken.add(stem)
    // Reserves the SKU with the code too, so that a pinned special is not generated again.
    taken.add(`${plain}${special?.code ?? ''}`)
    Object.assign(values, viewing(values.screen), special?.values ?? {})
    const dollars = Number(values.price) * manufacturer.tier * (special?.factor ?? 1) * (0.97 + random.next() * 0.06)
    return {
      productType,
      manufacturer,
      values,
      special,
      finishes: plan.finishes ?? finishesOf(productType, index, random),
      stem,
      dollars,
      random,
      isPinned: plan.isPinned,
    }
  }
  throw new Error(`${productType.uri}: no free number for model ${index} of ${plan.manufacturer}`)
}

export function modelsOf(productType: ProductType): ProductModel[] {
  const taken = new Set<string>()
  return Array.from({ length: productType.models }, (_, index) => modelOf(productType, index, taken))
}
