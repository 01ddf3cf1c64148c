import type { StockAvailability } from '#contract/project/project-values.ts'
import {
  isAddedSinceLock,
  isLockRunning,
  type Lock,
  projectCents,
  projectLineCents,
  unitCents,
} from '#domain/project/price/project-price.ts'
import { stockAvailability } from '#domain/project/project-stock.ts'
import { shopDay } from '#domain/time/shop-day.ts'
import type { Brand } from '#themes/brand.ts'
import { atListedPrice } from '../catalogue/listed-prices.ts'
import type { Db } from '../database/database.ts'
import type { ChoiceRow } from '../database/schema/catalogue.ts'
import { shopOf } from '../http/site/shop-of.ts'
import {
  type LineProduct,
  type LineStock,
  lineProducts,
  lineStock,
  type ProjectLineRow,
} from './store/project-lines.ts'
import type { ProjectRow } from './store/projects.ts'

/** A line with everything that decides its price and availability. */
export type PricedProjectLine = {
  line: ProjectLineRow
  /** Null if the catalogue no longer has it. */
  product: LineProduct | null
  liveCents: number | null
  /** The price that applies; 0 if there is none. */
  unitCents: number
  extrasCents: number
  quantity: number
  totalCents: number
  /** The lock fixes its price. */
  isHeld: boolean
  addedSinceLock: boolean
  warranty: ChoiceRow | null
  install: ChoiceRow | null
  availability: StockAvailability
  stock: LineStock | null
  /** Has a price and is in stock or on order. */
  isAvailable: boolean
}

function choiceOf(choices: readonly ChoiceRow[] | undefined, id: string | null, brand: Brand) {
  const choice = choices?.find((row) => row.id === id)
  return choice ? atListedPrice(choice, brand) : null
}

export const lockOf = ({ lockedAt, lockEndsOn }: Pick<ProjectRow, 'lockedAt' | 'lockEndsOn'>): Lock | null =>
  lockedAt && { endsOn: lockEndsOn }

type PriceData = Partial<Pick<LineProduct, 'condition' | 'priceUponRequest' | 'priceCents'>>

/** Today's price in this shop, where it has one. */
export const liveCentsOf = (product: PriceData | null | undefined) =>
  product?.condition != null && !product.priceUponRequest ? (product.priceCents ?? null) : null

type PriceParams = { product: LineProduct | null; stock: LineStock | null; isLocked: boolean; brand: Brand }

export function pricedLine(line: ProjectLineRow, { product, stock, isLocked, brand }: PriceParams): PricedProjectLine {
  const liveCents = liveCentsOf(product)
  const price = unitCents({ liveCents, agreedCents: line.agreedCents, lockedCents: line.lockedCents }, isLocked)
  const warranty = choiceOf(product?.warranties, line.warrantyId, brand)
  const install = choiceOf(product?.installs, line.installId, brand)
  const extrasCents = (warranty?.priceCents ?? 0) + (install?.priceCents ?? 0)
  const counted = { unitCents: price ?? 0, extrasCents: price === null ? 0 : extrasCents, quantity: line.quantity }
  const availability = stockAvailability({
    quantity: stock?.quantity ?? null,
    nextDate: stock?.nextDate ?? null,
    isRunout: product?.condition === 'runout',
  })
  return {
    line,
    product,
    liveCents,
    ...counted,
    totalCents: projectLineCents(counted),
    isHeld: isLocked && line.lockedCents !== null,
    addedSinceLock: isAddedSinceLock(line, isLocked),
    warranty,
    install,
    availability,
    stock,
    isAvailable:
      product?.condition != null && price !== null && (availability === 'inStock' || availability === 'backOrder'),
  }
}

const hasChoices = ({ warrantyId, installId }: ProjectLineRow) => warrantyId !== null || installId !== null

type PricingParams = { lines: readonly ProjectLineRow[]; lock: Lock | null; brand: Brand; now: Date }

/** Prices the lines of a project from the database. */
export async function priceLines(db: Db, { lines, lock, brand, now }: PricingParams): Promise<PricedProjectLine[]> {
  const ids = lines.map(({ productId }) => productId)
  const withChoices = lines.filter(hasChoices).map(({ productId }) => productId)
  const products = await lineProducts(db, shopOf({ brand }), { ids, withChoices })
  const stock = await lineStock(db, brand.country, ids)
  const isLocked = isLockRunning(lock, shopDay(now, brand.country))
  return lines.map((line) =>
    pricedLine(line, {
      product: products.get(line.productId) ?? null,
      stock: stock.get(line.productId) ?? null,
      isLocked,
      brand,
    }),
  )
}

export const totalOf = (lines: readonly PricedProjectLine[]) => projectCents(lines)
