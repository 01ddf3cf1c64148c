import { useQuery } from '@tanstack/react-query'
import { onDemand } from '#lib/boot/on-demand.tsx'
import { pendingItems, unreadableEdits } from './pending-changes.ts'

const PendingList = onDemand(() => import('./pending-list.tsx').then((module) => module.PendingList))

/** The slot of the pending changes on the cart page; renders nothing without any. */
export function PendingPanel() {
  const { data: items = [] } = useQuery(pendingItems())
  const { data: unreadable = 0 } = useQuery(unreadableEdits())
  return items.length + unreadable > 0 ? <PendingList /> : null
}
