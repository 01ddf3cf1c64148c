import type { GatewayResponse } from '../provider/gateway.ts'
import type { PaymentEvent } from '../store/payment-events.ts'

/** The state that follows from the events of a payment, in whatever order they came. */
export function stateOf(events: readonly PaymentEvent[]): GatewayResponse {
  const last = (kind: PaymentEvent['kind']) => events.findLast((event) => event.kind === kind)
  const opened = last('opened')
  if (last('captured')) return { state: 'approved' }
  if (last('closed')) return { state: 'voided' }
  if (!opened) return { state: 'none' }
  const authorised = last('authorised')
  if (authorised && !last('released'))
    return {
      state: 'authorised',
      merchantOrder: opened.detail ?? '',
      amountCents: authorised.amountCents ?? 0,
      currency: authorised.currency ?? '',
    }
  const refused = last('refused')
  if (refused) return { state: 'declined', reason: refused.detail, showReason: false }
  if (last('cancelled') || authorised) return { state: 'cancelled' }
  if (last('expired')) return { state: 'expired' }
  const redirected = last('redirected')
  // After the return from the page, only a message says what became of it.
  return redirected?.detail && !last('returned') ? { state: 'redirect', url: redirected.detail } : { state: 'unknown' }
}
