import { type Query, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { asOf } from '#domain/time/seen-time.ts'
import { onRequestEvent } from '#lib/network/request-events.ts'

/** Queries whose responses have prices or stock. */
const priced: ReadonlySet<unknown> = new Set(['catalogue', 'product', 'search'])
const isShown = (query: Query) => query.isActive() && priced.has(query.queryKey[0]) && query.state.dataUpdatedAt > 0

/** Responses received up to this long before a navigation belong to the new page, in milliseconds. */
const comingMs = 3_000

type Stored = { receivedAt: number; madeAt: number }

/** The timestamps of responses that came from the cache while the shopper is on this page. */
function useCachedResponses(): readonly Stored[] {
  const { pathname } = useLocation()
  const [page, setPage] = useState({ pathname, since: 0 })
  if (page.pathname !== pathname) setPage({ pathname, since: Date.now() - comingMs })
  const responses = useRef<readonly Stored[]>([])
  useEffect(
    () =>
      onRequestEvent(({ arrived, method, madeAt }) => {
        if (arrived && method === 'GET' && madeAt)
          responses.current = [...responses.current, { receivedAt: Date.now(), madeAt }]
      }),
    [],
  )
  return responses.current.filter(({ receivedAt }) => receivedAt >= page.since)
}

/** The time the prices on this page are from; null when they are new, or when there are none. */
export function usePriceAge(): number | null {
  const client = useQueryClient()
  const responses = useCachedResponses()
  const shown = client.getQueryCache().findAll({ predicate: isShown })
  if (shown.length === 0) return null
  const times = [...shown.map(({ state }) => state.dataUpdatedAt), ...responses.map(({ madeAt }) => madeAt)]
  return asOf(times, Date.now())
}
