import { type Cents, percentFloor, toCents } from './money.ts'
import { formatCents } from './price-format.ts'
import { accept, type Outcome, refuse } from './refusal.ts'

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
  return /^-?\d*\.?\d+$|^\d+\.$/.test(typed) ? accept(toCents(Number(typed))) : refuse('notANumber')
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

/** What is paid now and what is left; nothing at all to pay means that the payment area stays away. */
export function depositState(depositCents: Cents, totalCents: Cents) {
  return {
    cartDeposit: depositCents,
    cartRemainingPayment: depositCents > 0 ? totalCents - depositCents : 0,
    isPaymentFree: totalCents === 0,
  }
}
