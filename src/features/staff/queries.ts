import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#contract/client.ts'
import { isNotFound } from '#contract/protocol/api-error.ts'

/** What the toolbar and its panel ask. */
export const staffQueries = (api: Api) => ({
  reminders: () =>
    queryOptions({
      queryKey: ['account', 'reminders'],
      queryFn: ({ signal }) => api.account.reminders(undefined, { signal }),
      retry: false,
    }),
  /** The address with a ticket, good once and for a moment: a new one each time a panel opens. */
  frame: (address: string, opening: number) =>
    queryOptions({
      queryKey: ['staff', 'frame', address, opening],
      queryFn: async ({ signal }) => {
        // An admin service of the retailer's own knows its people by itself, and its shop gives no tickets.
        const response = await api.admin.ticket(undefined, { signal }).catch((error: unknown) => {
          if (isNotFound(error)) return null
          throw error
        })
        if (!response) return address
        const framed = new URL(address)
        framed.searchParams.set('ticket', response.ticket)
        return framed.href
      },
      retry: false,
      gcTime: 0,
      staleTime: Number.POSITIVE_INFINITY,
    }),
})
