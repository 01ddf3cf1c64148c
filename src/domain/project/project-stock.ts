import type { StockAvailability } from '#contract/project/project-values.ts'

export type StockLevel = {
  /** Pieces in stock; null when unknown. */
  readonly quantity: number | null
  /** yyyy-mm-dd on which more is due. */
  readonly nextDate: string | null
  /** No more of it will be made. */
  readonly isRunout: boolean
}

export function stockAvailability({ quantity, nextDate, isRunout }: StockLevel): StockAvailability {
  if (quantity === null) return 'indeterminate'
  if (quantity > 0) return 'inStock'
  if (nextDate !== null) return 'backOrder'
  return isRunout ? 'supersededAndNoStock' : 'noStock'
}
