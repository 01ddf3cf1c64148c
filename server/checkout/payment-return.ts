import type { Provider } from '#contract/checkout/checkout.ts'
import type { contract } from '#contract/contract.ts'
import { cancelledPaymentText } from '#domain/account/identity-error.ts'
import { wentWrongText } from '#domain/errors/failure-texts.ts'
import { providers } from '#domain/payment/payment-methods.ts'
import type { Deps } from '../deps.ts'
import type { CallContext } from '../http/request/call-context.ts'
import { HttpError } from '../http/request/errors.ts'
import type { Handlers } from '../http/serve.ts'
import { type Payments, settle, settleForGood } from '../payments/attempt/settle.ts'
import type { ReturnQuery } from '../payments/provider/gateway.ts'
import { allGateways } from '../payments/provider/gateways.ts'
import { type AttemptRow, findAttemptByReference } from '../payments/store/attempts.ts'
import { invalidOrder } from './checkout-body.ts'
import { silentProviderText } from './payment.ts'
import { endTexts, failureText } from './payment-response.ts'

type Checkout = Handlers<typeof contract>['checkout']
type Returns = Pick<Checkout, `${Provider}Confirmation`>

/** The page shows this as a service that is not available [S2-8-03]. */
function unavailable() {
  const problem = { code: 'unavailable', message: silentProviderText }
  return new HttpError('unavailable', problem.message, {}, { ...problem, type: 'error' })
}

/**
 * Handles the return from a provider's page. The URL only names the payment: the provider reports the outcome and the
 * payment is captured here. Repeated returns get the same response.
 */
export function paymentReturns({ db }: Pick<Deps, 'db'>, payments: Payments | null): Returns {
  const back =
    (provider: Provider) =>
    async ({ query }: { query: ReturnQuery }, context: CallContext) => {
      if (!payments) throw invalidOrder(wentWrongText)
      const attempt = await ownAttempt(payments, { provider, query, context })
      if (!attempt) throw invalidOrder(wentWrongText)
      return responseOf(await outcome(payments, attempt).catch(() => null))
    }

  async function ownAttempt(
    { gateways }: Payments,
    { provider, query, context }: { provider: Provider; query: ReturnQuery; context: CallContext },
  ): Promise<AttemptRow | null> {
    const visitorId = await context.visitor.find()
    for (const { name, readToken } of allGateways(gateways)) {
      const reference = await readToken(provider, query).catch(() => Promise.reject(unavailable()))
      const attempt = reference ? await findAttemptByReference(db, reference) : null
      if (!attempt || (attempt.gateway ?? name) !== name) continue
      return attempt.visitorId === visitorId && attempt.brand === context.brand.key ? attempt : null
    }
    return null
  }

  const returns = providers.map((provider) => [`${provider}Confirmation`, back(provider)])
  return Object.fromEntries(returns) // one for each provider of the type
}

/** A shopper who returns without deciding has cancelled, so nothing can be approved later. */
async function outcome(payments: Payments, attempt: AttemptRow): Promise<AttemptRow> {
  const settled = await settle(payments, attempt)
  return settled.state === 'pending' ? settleForGood(payments, settled, 'cancelled') : settled
}

function responseOf(attempt: AttemptRow | null) {
  switch (attempt?.state) {
    case 'completed':
      return { orderCompleted: true, cartId: attempt.cartId }
    case 'declined':
      throw invalidOrder(failureText(attempt) ?? endTexts.declined)
    case 'cancelled':
      throw invalidOrder(cancelledPaymentText)
    case 'expired':
      throw invalidOrder(endTexts.expired)
    case 'refunding':
    case 'refunded':
      throw invalidOrder(failureText(attempt) ?? endTexts.returned)
    default:
      throw unavailable()
  }
}
