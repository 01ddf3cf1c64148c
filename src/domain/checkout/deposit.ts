import { accept, type Outcome, reject } from '#domain/errors/outcome.ts'
import { type Cents, percentFloor, toCents } from '#domain/money/money.ts'
import { formatCents } from '#domain/money/price-format.ts'

export const defaultDepositPercent = 30

/** A changed coupon takes the deposit back after this time. */
export const couponResetMs = 200

export const depositProblems = ['notANumber', 'minDeposit', 'requestExceedsTotal'] as const
export type DepositProblem = (typeof depositProblems)[number]

type Order = { readonly totalCents: Cents; readonly percentage?: number | null | undefined }

/** The least deposit: no percentage given means 30, and 0 means that any will do. */
export function minimumDeposit({ totalCents, percentage }: Order): Cents {
  return percentFloor(totalCents, percentage ?? defaultDepositPercent)
}

/** A typed deposit in cents; empty and 0 mean none. */
export function readDeposit(text: string | number | null | undefined): Outcome<Cents, 'notANumber'> {
  const typed = String(text ?? '')
    .trim()
    .replace(/^\$/, '')
    .replaceAll(',', '')
  if (typed === '') return accept(0)
  return /^-?\d*\.?\d+$|^\d+\.$/.test(typed) ? accept(toCents(Number(typed))) : reject('notANumber')
}

/** Why this deposit cannot be taken; null for none and for a good one. */
export function depositProblem(depositCents: Cents, order: Order): DepositProblem | null {
  if (depositCents === 0) return null
  if (depositCents >= order.totalCents) return 'requestExceedsTotal'
  return depositCents < Math.max(minimumDeposit(order), 1) ? 'minDeposit' : null
}

/** The error text of a deposit. */
export function depositProblemText(problem: DepositProblem, order: Order): string {
  const texts: Record<DepositProblem, string> = {
    notANumber: 'Enter the deposit as an amount',
    minDeposit: `The minimum deposit is ${formatCents(minimumDeposit(order), { isZeroFree: false })}`,
    requestExceedsTotal: 'The deposit must be less than the order total',
  }
  return texts[problem]
}

export type PaymentAmounts = { readonly totalCents: Cents; readonly depositCents: Cents; readonly isOnAccount: boolean }

/**
 * How an order is paid: a part today and the rest before delivery. On account both go on the account, so that nothing is charged;
 * the deposit is what is put on it at once.
 */
export function paymentSplit({ totalCents, depositCents, isOnAccount }: PaymentAmounts) {
  const todayCents = depositCents > 0 ? depositCents : totalCents
  return { todayCents, laterCents: totalCents - todayCents, chargedCents: isOnAccount ? 0 : todayCents }
}

/** The two amounts of a payment that is split or goes on account, with what each is called; none for one that is simply paid. */
export function paymentRows(split: PaymentAmounts, isPlaced = false): readonly { name: string; cents: Cents }[] {
  const { todayCents, laterCents } = paymentSplit(split)
  if (split.isOnAccount && laterCents === 0)
    return split.totalCents > 0 ? [{ name: 'On your account', cents: todayCents }] : []
  if (laterCents === 0) return []
  if (split.isOnAccount)
    return [
      { name: 'Deposit, on your account today', cents: todayCents },
      { name: 'On your account before delivery', cents: laterCents },
    ]
  return [
    { name: isPlaced ? 'Deposit paid' : 'Deposit today', cents: todayCents },
    { name: 'Left to pay before delivery', cents: laterCents },
  ]
}

/** What is paid now and what is left; nothing at all to pay means that the payment area stays away. */
export function depositState(depositCents: Cents, totalCents: Cents) {
  return {
    cartDeposit: depositCents,
    cartRemainingPayment: depositCents > 0 ? totalCents - depositCents : 0,
    isPaymentFree: totalCents === 0,
  }
}
