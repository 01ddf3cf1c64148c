import type { Provider } from '#contract/checkout/checkout.ts'
import type { Api } from '#contract/client.ts'
import { cancelledPaymentText, identityErrorText, saysError } from '#domain/account/identity-error.ts'
import { failureOf } from '#domain/checkout/checkout-error.ts'
import { saysCancelled } from '#domain/payment/payment-return.ts'

export type Return = { kind: 'ordered'; cartId: string | null } | { kind: 'failed'; text: string }

/**
 * Sends the return URL to the server [S2-7-08, S2-7-09, S2-7-10]. Any response without an error counts as success
 * [S2-7-20].
 */
export async function confirmReturn(provider: Provider, search: URLSearchParams, api: Api): Promise<Return> {
  try {
    const response = await api.checkout[`${provider}Confirmation`]({ query: Object.fromEntries(search) })
    if (saysError(response)) return { kind: 'failed', text: identityErrorText({ status: 200, body: response }) }
    const cartId: unknown = response?.cartId
    return { kind: 'ordered', cartId: typeof cartId === 'string' ? cartId : null }
  } catch (error) {
    const failure = failureOf(error)
    const hasResponse = typeof failure.status === 'number' && failure.status < 500
    const text = hasResponse && saysCancelled(provider, search) ? cancelledPaymentText : identityErrorText(failure)
    return { kind: 'failed', text }
  }
}
