import type { Api } from '#contract/client.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import { generalErrorText } from '#domain/errors/http-error-text.ts'
import {
  paymentPolling,
  paymentTimeoutText,
  pollStep,
  pollStepAfterFailure,
  readPaymentStatus,
} from '#domain/payment/payment-status.ts'

export type Query = Parameters<Api['payment']['status']>[0]['query']
/** The end of the polling: approved, or stopped with a message; a timeout has its error code [S2-4-18]. */
/** Stopped by the time limit, it carries its code [S2-4-18]. */
export type End = { kind: 'approved' } | { kind: 'stopped'; text: string; errorCode?: number }

type StatusResponse = Awaited<ReturnType<Api['payment']['status']>>

const endOf = ({ paymentStatus, message, orderCompleted }: StatusResponse): End | null => {
  const step = orderCompleted ? 'complete' : pollStep(readPaymentStatus(paymentStatus))
  if (step === 'complete') return { kind: 'approved' }
  return step === 'stop' ? { kind: 'stopped', text: message || generalErrorText } : null
}

function endOfFailure(error: unknown, { paymentReference }: Query): End | null {
  const status = error instanceof ApiError ? error.status : null
  if (pollStepAfterFailure(status) === 'wait') return null
  // Offline the outcome is unknown: the message has the reference for support.
  return { kind: 'stopped', text: status === null ? paymentTimeoutText(paymentReference) : generalErrorText }
}

/** Polls a payment every 2 s, for 65 s at most; returns a function that stops polling [S2-4-15 to S2-4-19]. */
export function pollPayment(api: Api, query: Query, onEnd: (end: End) => void): () => void {
  let isAsking = false
  let isOver = false
  const stop = () => {
    isOver = true
    clearInterval(beat)
    clearTimeout(limit)
  }
  const end = (how: End | null) => {
    if (!how || isOver) return
    stop()
    onEnd(how)
  }
  const ask = async () => {
    if (isAsking) return
    isAsking = true
    end(await api.payment.status({ query }).then(endOf, (error: unknown) => endOfFailure(error, query)))
    isAsking = false
  }
  const beat = setInterval(() => void ask(), paymentPolling.everyMs)
  const limit = setTimeout(
    () =>
      end({
        kind: 'stopped',
        text: paymentTimeoutText(query.paymentReference),
        errorCode: paymentPolling.timeoutCode,
      }),
    paymentPolling.timeoutMs,
  )
  return stop
}
