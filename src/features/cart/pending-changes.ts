import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import type { CartChange } from '#domain/optimistic-cart.ts'

/** Changes shown at once; `isSent` once the server has taken them, until the next load brings them back. */
export type SentChange = CartChange & { id: string; isSent: boolean; isWaiting?: boolean }

/** A change that waits to be sent, or was refused and waits for the shopper, as the list of them says it. */
export type PendingItem = {
  id: string
  action: string
  title: string
  /** Why it was refused; null while it only waits. */
  reason: string | null
  /** It may have arrived already: it can be tried again but not taken back. */
  isTried: boolean
}

// Never fetched: what stands here is put here.
const kept = { queryFn: skipToken, staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY } as const

export const pendingChanges = () => queryOptions<readonly SentChange[]>({ queryKey: ['cart', 'waiting'], ...kept })
export const pendingItems = () => queryOptions<readonly PendingItem[]>({ queryKey: ['cart', 'items'], ...kept })
/** How many edits only another version of the app can read. */
export const unreadableEdits = () => queryOptions<number>({ queryKey: ['cart', 'unreadable'], ...kept })
export const cartError = () => queryOptions<string | null>({ queryKey: ['cart', 'error'], ...kept })

export const listChanges = (client: QueryClient) => client.getQueryData(pendingChanges().queryKey) ?? []

export const setChanges = (client: QueryClient, changes: readonly SentChange[]) =>
  client.setQueryData(pendingChanges().queryKey, changes)

export const markSent = (client: QueryClient, id: string) =>
  setChanges(
    client,
    listChanges(client).map((change) => (change.id === id ? { ...change, isSent: true, isWaiting: false } : change)),
  )

export const dropChanges = (client: QueryClient, ids: readonly string[]) => {
  if (ids.length > 0)
    setChanges(
      client,
      listChanges(client).filter(({ id }) => !ids.includes(id)),
    )
}

export const setCartError = (client: QueryClient, text: string | null) =>
  client.setQueryData(cartError().queryKey, text)
