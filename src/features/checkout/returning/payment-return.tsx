import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useHydrated } from '#lib/hydrated.ts'
import { onDemand } from '#lib/on-demand.tsx'
import { type Provider, tokenIn } from './return-token.ts'

const Confirming = onDemand(() => import('./confirming.tsx').then((module) => module.Confirming))

type Props = {
  provider: Provider
  /** The server fills this page for nobody, so that its address counts from the first moment. */
  isPersonal?: true
  children: ReactNode
}

/** A page that providers send shoppers back to: with a payment in its address that is seen to first [S2-2-51]. */
export function PaymentReturn({ provider, isPersonal, children }: Props) {
  const [search] = useSearchParams()
  const isHydrated = useHydrated()
  const token = isHydrated || isPersonal ? tokenIn(provider, search) : null
  if (!token) return children
  return <Confirming key={token} provider={provider} token={token} search={search} />
}
