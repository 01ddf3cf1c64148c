import { createContext, startTransition, use, useCallback, useEffect, useState } from 'react'
import type { createBrowserRouter } from 'react-router-dom'

export type Router = ReturnType<typeof createBrowserRouter>

/** The router of the page; null on the server, where nothing is pending. */
export const PendingRouter = createContext<Router | null>(null)

/** What `read` makes of the router's state; null on the server. Renders again only when that changes. */
function usePending<Value>(read: (state: Router['state']) => Value): Value | null {
  const router = use(PendingRouter)
  const [value, setValue] = useState(() => router && read(router.state))
  useEffect(() => {
    if (!router) return
    const take = (state: Router['state']) => startTransition(() => setValue(() => read(state)))
    take(router.state)
    return router.subscribe(take)
  }, [router, read])
  return value
}

const isAny = ({ navigation }: Router['state']) => navigation.state === 'loading'
const ownSearch = ({ location, navigation: { location: to } }: Router['state']) =>
  to?.pathname === location.pathname ? to.search : null

/** Whether another page is loading, or this one with another query. */
export const useIsPending = () => usePending(isAny) === true

/** The query with which this page is loading; null while it is not. */
export const usePendingSearch = () => usePending(ownSearch)

/** Reads the query of this page, or that with which it is loading, when it is called. */
export function useNewestSearch() {
  const router = use(PendingRouter)
  return useCallback(
    () => new URLSearchParams(router ? (ownSearch(router.state) ?? router.state.location.search) : ''),
    [router],
  )
}
