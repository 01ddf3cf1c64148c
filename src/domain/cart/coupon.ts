import { type Cents, percentFloor } from '#domain/money/money.ts'

export type CouponKind = 'percent' | 'amount' | 'everything'

export type Coupon = {
  readonly code: string
  readonly kind: CouponKind
  /** Percent, or cents. */
  readonly value: number
  /** The goods have to come to more than this. */
  readonly minimumCents: Cents
}

type Terms = {
  readonly brand: string | null
  readonly startsAt?: Date | null | undefined
  readonly endsAt: Date | null
  readonly maxUses: number | null
  readonly uses: number
}

/** The same for a coupon that is unknown, expired or used up: guessing must teach nothing. */
export const couponInvalidText = 'This coupon is not valid'
/** Wrong codes in an hour. */
export const couponTries = { perCart: 10, perNetwork: 20, perMs: 3_600_000 } as const

export function couponTriesText(waitMs: number): string {
  const minutes = Math.max(1, Math.ceil(waitMs / 60_000))
  return `Too many coupon tries. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}`
}

/** Codes are compared without regard to case. */
export function normalCouponCode(typed: string): string {
  return typed.trim().toUpperCase()
}

/** Whether the coupon is valid for this shop and time; does not check the cart. */
export function isCouponRunning(terms: Terms, context: { readonly now: Date; readonly brand: string }): boolean {
  const isHere = terms.brand === null || terms.brand === context.brand
  const hasBegun = !terms.startsAt || terms.startsAt <= context.now
  const isInTime = hasBegun && (terms.endsAt === null || context.now < terms.endsAt)
  return isHere && isInTime && (terms.maxUses === null || terms.uses < terms.maxUses)
}

/** What a coupon takes off goods of this value; never more than they cost. */
export function couponDiscount(coupon: Coupon | null, goodsCents: Cents): Cents {
  if (!coupon || !reachesMinimum(coupon, goodsCents)) return 0
  const off = {
    percent: () => percentFloor(goodsCents, coupon.value),
    amount: () => coupon.value,
    everything: () => goodsCents,
  }
  return Math.min(goodsCents, Math.max(0, off[coupon.kind]()))
}

export function reachesMinimum({ minimumCents }: Coupon, goodsCents: Cents): boolean {
  return minimumCents === 0 || goodsCents > minimumCents
}
