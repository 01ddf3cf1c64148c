import { paymentOptions } from '#domain/checkout/payment-option.ts'
import type { CardDetails, Gateway, GatewayResponse, HostedMethod, Ordered } from './gateway.ts'
import type { AttemptRow } from './store/attempts.ts'

/** The payment method of one request; never stored, so a resumed attempt is only queried. */
export type Means = { kind: 'card'; card: CardDetails } | { kind: 'device'; code: string } | HostedMeans
type HostedMeans = { kind: 'hosted'; method: HostedMethod; returnPath: string }

export const challengeReturnPath = '/api/checkout/3ds/return'

type Hosted = { method: HostedMethod; returnPath: (cartId: string) => string }

/** Hosted payment methods by option, with their return paths [S2-2-51, S2-2-52]. */
const hosted: Readonly<Record<number, Hosted>> = {
  [paymentOptions.Zip]: { method: 'zip', returnPath: () => '/zipmoney' },
  [paymentOptions.AfterPay]: { method: 'afterpay', returnPath: () => '/afterpay' },
  [paymentOptions.PayPal]: { method: 'paypal', returnPath: (cartId) => `/customer/confirmation?id=${cartId}` },
}

export function hostedMeans(option: number, cartId: string): HostedMeans | null {
  const found = hosted[option]
  return found ? { kind: 'hosted', method: found.method, returnPath: found.returnPath(cartId) } : null
}

/** Sends a started attempt to the provider. */
export function present(gateway: Gateway, attempt: AttemptRow, method: Means): Promise<GatewayResponse> {
  const { reference, cartId, amountCents, currency, createdAt } = attempt
  const ordered: Ordered = { reference, merchantOrder: cartId, amountCents, currency, issuedAt: createdAt }
  switch (method.kind) {
    case 'card':
      return gateway.charge({ ...ordered, card: method.card, returnPath: challengeReturnPath })
    case 'device':
      return gateway.askDevice({ ...ordered, code: method.code })
    case 'hosted':
      return gateway.openHosted({ ...ordered, method: method.method, returnPath: method.returnPath })
  }
}
