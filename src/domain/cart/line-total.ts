import type { CartProduct } from '#contract/checkout/cart.ts'
import { type Cents, lineCents, sumCents, toCents } from '#domain/money/money.ts'

const unitCents = ({ price, selectedWarranty, selectedInstall }: CartProduct): Cents =>
  sumCents([price, selectedWarranty?.price ?? 0, selectedInstall?.price ?? 0].map(toCents))

/** What a line comes to: its price with warranty and installation, for all its pieces. */
export const lineTotal = (line: CartProduct): Cents =>
  lineCents({ unitCents: unitCents(line), quantity: line.quantity })
