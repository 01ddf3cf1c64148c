import { type Maker, makerOf } from './makers.ts'
import { type Random, randomOf } from './random.ts'
import { filled, type Shelf, type Special, type Value } from './shelf.ts'

/** A model of a leaf category: the data that its finishes share. */
export type ShelfModel = {
  shelf: Shelf
  maker: Maker
  values: Record<string, Value>
  special: Special | null
  finishes: string[]
  /** SKU without its finish code. */
  stem: string
  dollars: number
  random: Random
  isPinned: boolean
}

const columnsOf = (shelf: Shelf) => shelf.columns.split(' ')

function rowValues(shelf: Shelf, row: number): Record<string, Value> {
  const values = shelf.rows[row % shelf.rows.length]
  const columns = columnsOf(shelf)
  if (!values || values.length !== columns.length)
    throw new Error(`${shelf.uri}: row ${row} has not ${columns.length} values`)
  return Object.fromEntries(columns.map((column, at) => [column, values[at] ?? '']))
}

/** Varies sizes slightly between manufacturers. */
function varied(shelf: Shelf, values: Record<string, Value>, random: Random) {
  for (const [key, { step, most }] of Object.entries(shelf.vary ?? {})) {
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

function textValues(shelf: Shelf, maker: Maker, at: number): Record<string, Value> {
  if (!shelf.series) return { maker: maker.name }
  const series = shelf.series[at % shelf.series.length] ?? maker.name
  return { maker: maker.name, series, seriesCode: seriesCode(series) }
}

/** Viewing distance: one and a half diagonals, in metres. */
const viewing = (screen: Value | undefined): Record<string, Value> =>
  typeof screen === 'number' ? { distance: Math.round(screen * 0.0254 * 15) / 10 } : {}

type Plan = { maker: string; row: number; special: number; finishes: string[] | null; isPinned: boolean }

function planOf(shelf: Shelf, at: number): Plan {
  const pinned = shelf.pinned?.[at]
  if (pinned) {
    const [maker, row, special, ...finishes] = pinned
    return { maker, row, special, finishes, isPinned: true }
  }
  // Miele has pinned models only.
  const makers = shelf.makers.filter((one) => one !== 'miele')
  const round = Math.floor(at / makers.length)
  const maker = makers[at % makers.length] ?? ''
  return {
    maker,
    row: at + round * 2 + 1,
    special: ((at * 2 + round) % (shelf.specials.length + 1)) - 1,
    finishes: null,
    isPinned: false,
  }
}

/** If titles contain the finish, neighbouring models start with different ones: not all sofas on a page are green. */
function finishOrder(shelf: Shelf, at: number) {
  const all = Object.keys(shelf.finishes)
  const first = shelf.finishInTitle ? at % all.length : 0
  return [...all.slice(first), ...all.slice(0, first)]
}

function finishesOf(shelf: Shelf, at: number, random: Random) {
  const all = finishOrder(shelf, at)
  const count = Math.min(all.length, random.pick([1, 2, 2, 2, 3]))
  return [...all.slice(0, 1), ...random.some(all.slice(1), count - 1)]
}

const stemOf = (shelf: Shelf, maker: Maker, values: Record<string, Value>) =>
  `${maker.code}-${shelf.code}${filled(shelf.sizeCode, values, true).replaceAll('.', '')}`

function modelOf(shelf: Shelf, at: number, taken: Set<string>): ShelfModel {
  const plan = planOf(shelf, at)
  const maker = makerOf(plan.maker)
  const random = randomOf('model', shelf.uri, at, plan.maker)
  for (let attempt = 0; attempt < 20; attempt++) {
    const values = { ...rowValues(shelf, plan.row + attempt), ...textValues(shelf, maker, at + attempt) }
    if (!plan.isPinned || attempt > 0) varied(shelf, values, random)
    const special = shelf.specials[plan.special] ?? null
    const plain = stemOf(shelf, maker, values)
    // The pinned model has the short SKU; a special variant of the same size has its code in the SKU.
    const stem = plan.isPinned || !special ? plain : `${plain}${special.code}`
    if (taken.has(stem)) continue
    taken.add(stem)
    // Reserves the SKU with the code too, so that a pinned special is not generated again.
    taken.add(`${plain}${special?.code ?? ''}`)
    Object.assign(values, viewing(values.screen), special?.values ?? {})
    const dollars = Number(values.price) * maker.tier * (special?.factor ?? 1) * (0.97 + random.next() * 0.06)
    return {
      shelf,
      maker,
      values,
      special,
      finishes: plan.finishes ?? finishesOf(shelf, at, random),
      stem,
      dollars,
      random,
      isPinned: plan.isPinned,
    }
  }
  throw new Error(`${shelf.uri}: no free number for model ${at} of ${plan.maker}`)
}

export function modelsOf(shelf: Shelf): ShelfModel[] {
  const taken = new Set<string>()
  return Array.from({ length: shelf.models }, (_, at) => modelOf(shelf, at, taken))
}
