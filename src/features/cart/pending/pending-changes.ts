import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import type { CartChange } from '#domain/cart/optimistic-cart.ts'

/** Optimistic changes; `isSent` once the server has accepted one, until the next load includes it. */
export type SentChange = CartChange & { id: string; isSent: boolean; isWaiting?: boolean }

/** A list item for a change that is queued, or that the server rejected and the shopper has to handle. */
export type PendingItem = {
  id: string
  action: string
  title: string
  /** The reason for the rejection; null while the change is queued. */
  reason: string | null
  /** The server may have received it already: it can be retried but not cancelled. */
  isTried: boolean
}

// These queries are never fetched; their data is set with `setQueryData`.
const cacheOnly = { queryFn: skipToken, staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY } as const

export const pendingChanges = () => queryOptions<readonly SentChange[]>({ queryKey: ['cart', 'waiting'], ...cacheOnly })
export const pendingItems = () => queryOptions<readonly PendingItem[]>({ queryKey: ['cart', 'items'], ...cacheOnly })
/** The number of stored edits that this version of the app cannot parse. */
export const unreadableEdits = () => queryOptions<number>({ queryKey: ['cart', 'unreadable'], ...cacheOnly })
export const cartError = () => queryOptions<string | null>({ queryKey: ['cart', 'error'], ...cacheOnly })

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
