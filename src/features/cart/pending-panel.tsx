import { useQuery } from '@tanstack/react-query'
import { onDemand } from '#lib/on-demand.tsx'
import { pendingItems } from './pending-changes.ts'

const PendingList = onDemand(() => import('./pending-list.tsx').then((module) => module.PendingList))

/** The list's place on the cart's page; its code comes when something waits. */
export function PendingPanel() {
  const { data: items = [] } = useQuery(pendingItems())
  return items.length > 0 ? <PendingList /> : null
}
