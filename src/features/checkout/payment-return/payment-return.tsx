import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Provider } from '#contract/checkout/checkout.ts'
import { isCancelled, tokenIn } from '#domain/payment/payment-return.ts'
import { onDemand } from '#lib/boot/on-demand.tsx'

const Confirming = onDemand(() => import('./confirming.tsx').then((module) => module.Confirming))

type Props = { provider: Provider; children: ReactNode }

/**
 * A page that providers send shoppers back to: with a payment in its address that is seen to first [S2-2-51]. The server fills no
 * such page, so that its address counts from the first moment.
 */
export function PaymentReturn({ provider, children }: Props) {
  const [search] = useSearchParams()
  const token = tokenIn(provider, search)
  if (!token && !isCancelled(search)) return children
  return <Confirming key={token} provider={provider} token={token} search={search} />
}
