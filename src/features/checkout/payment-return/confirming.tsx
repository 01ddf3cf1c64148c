import { styled } from '@mui/material/styles'
import { useEffect } from 'react'
import type { Provider } from '#contract/checkout/checkout.ts'
import { cancelledPaymentText } from '#domain/account/identity-error.ts'
import { useToConfirmation } from '#features/checkout/confirmation/to-confirmation.ts'
import { createSessionStore } from '#features/checkout/session/session.ts'
import { findOutcome } from '#features/checkout/submit/outcome.ts'
import { createPressStore } from '#features/checkout/submit/submission.ts'
import { useApp } from '#lib/app.tsx'
import { paths } from '#lib/page/paths.ts'
import { BusyRing } from '#ui/feedback/busy-ring.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { confirmReturn } from './provider-return.ts'
import { createReturnMemory } from './return-memory.ts'

const Root = styled(Container)({ minHeight: '60vh', paddingTop: 48, paddingBottom: 48 })
const Line = styled('p')({ display: 'flex', alignItems: 'center', gap: 12, marginTop: 12 })

/** A URL without a token means that the shopper cancelled, but does not identify the payment. */
type Props = { provider: Provider; token: string | null; search: URLSearchParams }

/** Confirms a return with the server, once, and navigates by the response [S2-B14]. */
export function Confirming({ provider, token, search }: Props) {
  const { api, queryClient } = useApp()
  const toConfirmation = useToConfirmation()

  // The checkout is a separate document, without the scripts of the shop.
  const toCheckout = () => window.location.replace(paths.checkout())

  const memory = createReturnMemory()

  function leaveWith(text: string) {
    memory.leaveNotice(text)
    toCheckout()
  }

  /** The URL is not trusted: an approved payment is still an order [S2-2-53]. */
  async function giveUp() {
    const outcome = await findOutcome({ api, presses: createPressStore() })
    if (outcome?.kind === 'ordered') return toConfirmation(outcome.cartId)
    // The checkout checks the outcome again.
    if (outcome?.kind === 'unknown') return toCheckout()
    const id = search.get('id')
    const order = id ? await api.checkout.confirmation({ query: { id } }).catch(() => null) : null
    return order ? toConfirmation(order.cartId) : leaveWith(cancelledPaymentText)
  }

  async function confirm(token: string) {
    const seen = memory.seen(token)
    // A confirmation with an unknown result: the checkout loads the payment status.
    if (seen) return seen.cartId ? toConfirmation(seen.cartId) : toCheckout()
    memory.remember({ token, cartId: null })
    const presses = createPressStore()
    const back = await confirmReturn(provider, search, api)
    if (back.kind === 'ordered') {
      const cartId = back.cartId ?? presses.open()?.cartId ?? search.get('id') ?? ''
      memory.remember({ token, cartId })
      createSessionStore().clear()
      queryClient.removeQueries({ queryKey: ['cart'] })
      return toConfirmation(cartId)
    }
    presses.end()
    leaveWith(back.text)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a payment
  useEffect(() => void (token ? confirm(token) : giveUp()), [])

  return (
    <Root>
      <Heading level={1}>Confirming your payment</Heading>
      <Line role="status">
        <BusyRing /> Please wait a moment, and do not close this page.
      </Line>
    </Root>
  )
}
