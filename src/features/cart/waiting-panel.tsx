import { useQuery } from '@tanstack/react-query'
import { onDemand } from '#lib/on-demand.tsx'
import { waitingItems } from './waiting.ts'

const WaitingList = onDemand(() => import('./waiting-list.tsx').then((module) => module.WaitingList))

/** The list's place on the cart's page; its code comes when something waits. */
export function WaitingPanel() {
  const { data: items = [] } = useQuery(waitingItems())
  return items.length > 0 ? <WaitingList /> : null
}
