export const paymentStatuses = ['Pending', 'Approved', 'Declined', 'Cancelled', 'Expired', 'Unknown'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** What the waiting page does next. */
export type PollStep = 'wait' | 'complete' | 'stop'

const steps: Record<PaymentStatus, PollStep> = {
  Pending: 'wait',
  Unknown: 'wait',
  Approved: 'complete',
  Declined: 'stop',
  Cancelled: 'stop',
  Expired: 'stop',
}

export const paymentPolling = { everyMs: 2000, timeoutMs: 65_000, timeoutCode: 408, leaveWaitMs: 200 } as const

export const paymentWaitTexts = {
  title: 'Waiting for customer to confirm in their Zip app',
  note: 'Please do not refresh the page',
  cancelled: 'The transaction was canceled',
} as const

/** After the way back from a bank or a provider without a decision there. */
export const unfinishedPaymentText =
  'Your payment was not completed and nothing was charged. Please try again or choose another way to pay.'

/** Reads a status by its name or number; any other value is Unknown. */
export function readPaymentStatus(status: unknown): PaymentStatus {
  const byNumber = typeof status === 'number' ? paymentStatuses[status] : undefined
  return byNumber ?? paymentStatuses.find((name) => name === status) ?? 'Unknown'
}

export function pollStep(status: PaymentStatus): PollStep {
  return steps[status]
}

/** A failing status call: trouble inside the server is waited out; every other error, no answer too, ends the waiting. */
export function pollStepAfterFailure(httpStatus: number | null | undefined): PollStep {
  return httpStatus && httpStatus >= 500 ? 'wait' : 'stop'
}

export function paymentTimeoutText(paymentReference: string): string {
  return `There has been an error processing your order, please contact our support team. Order reference : ${paymentReference}`
}
