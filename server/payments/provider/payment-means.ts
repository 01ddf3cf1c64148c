import type { Provider } from '#contract/checkout/checkout.ts'
import { paymentPages } from '#contract/checkout/payment-pages.ts'
import type { AttemptRow } from '../store/attempts.ts'
import type { Buying, CardBrowser, Charge, Gateway, GatewayResponse, Ordered } from './gateway.ts'

/** The payment method of one request; never stored, so a resumed attempt is only queried. */
export type Means =
  | { kind: 'card'; card: Charge['card']; browser: CardBrowser }
  | { kind: 'device'; code: string }
  | HostedMeans
type HostedMeans = { kind: 'hosted'; method: Provider; returnPath: string }

export const challengeReturnPath = '/api/checkout/3ds/return'

/** Payment on a provider's page, which returns to its own page here or to the confirmation [S2-2-51, S2-2-52]. */
export function hostedMeans(provider: Provider, cartId: string): HostedMeans {
  const returnPath = paymentPages[provider]?.path ?? `/customer/confirmation?id=${cartId}`
  return { kind: 'hosted', method: provider, returnPath }
}

/** The part of an order that a provider gets. */
function buyingOf(plan: AttemptRow['plan']): Buying {
  const { country, origin, lines, shippingCents, email, phoneNumber, deliveryAddress, billingAddress } = plan
  return { country, origin, lines, shippingCents, email, phoneNumber, deliveryAddress, billingAddress }
}

/** Sends a started attempt to the provider. */
export function present(gateway: Gateway, attempt: AttemptRow, method: Means): Promise<GatewayResponse> {
  const { reference, cartId, amountCents, currency, createdAt, plan } = attempt
  const order = buyingOf(plan)
  const ordered: Ordered = { reference, merchantOrder: cartId, amountCents, currency, issuedAt: createdAt, order }
  switch (method.kind) {
    case 'card':
      return gateway.charge({ ...ordered, card: method.card, browser: method.browser, returnPath: challengeReturnPath })
    case 'device':
      return gateway.askDevice({ ...ordered, code: method.code })
    case 'hosted':
      return gateway.openHosted({ ...ordered, method: method.method, returnPath: method.returnPath })
  }
}
