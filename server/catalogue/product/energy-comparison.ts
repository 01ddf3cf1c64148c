import type { EnergyComparison } from '#contract/catalogue/product-details.ts'
import { energyUnit } from '#domain/catalogue/running-cost.ts'
import type { ReadDb } from '../../database/database.ts'
import type { Shop } from '../../http/site/shop-of.ts'
import { energyRange } from '../store/energy-range.ts'
import type { ProductRow } from '../store/products.ts'

/** Products this much smaller or larger are of the same size, as a share of the own size. */
const sizeBand = 0.15
/** With fewer, the least efficient says nothing about the others. */
const fewest = 3

/** Outer measures say little about what an appliance does, and stars are what is compared. */
const isSizeUnit = (unit: string) => unit !== 'mm' && unit !== 'stars'

function sizeOf({ definitions, attributes }: ProductRow) {
  const definition = definitions.find(({ kind, keyFact, unit }) => kind === 'range' && keyFact && isSizeUnit(unit))
  const value = definition && attributes[definition.key]
  return definition && typeof value === 'number' ? { key: definition.key, unit: definition.unit, value } : null
}

/** What similar products of this shop use; null where there are too few to compare with. */
export async function energyComparison(db: ReadDb, shop: Shop, row: ProductRow): Promise<EnergyComparison | null> {
  const energy = row.definitions.find(({ unit }) => unit === energyUnit)
  if (!energy) return null
  const size = sizeOf(row)
  const range = await energyRange(db, shop, {
    categoryUri: row.categoryUri,
    energyKey: energy.key,
    size: size && { key: size.key, from: size.value * (1 - sizeBand), to: size.value * (1 + sizeBand) },
  })
  if (!range || range.count < fewest) return null
  const { count, lowest, highest, smallest, largest } = range
  return {
    count,
    lowestKWh: lowest,
    highestKWh: highest,
    size: size && { from: smallest, to: largest, unit: size.unit },
  }
}
