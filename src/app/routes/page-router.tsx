import { useMemo } from 'react'
import { RouterProvider } from 'react-router-dom'
import { PendingRouter, type Router } from '#lib/page/pending.ts'

type Subscriber = Parameters<Router['subscribe']>[0]

/**
 * The router without the news that a page is loading, at which everything on the page that is still shown would render
 * again. What shows it uses `#lib/page/pending.ts`.
 */
function withoutPending(router: Router): Router {
  const subscribe = (act: Subscriber) => {
    let shown = router.state
    return router.subscribe((state, options) => {
      const { navigation: _, ...rest } = state
      const isNews = Object.entries(rest).some(([key, value]) => value !== shown[key as keyof typeof rest])
      if (!isNews) return
      shown = state
      act(state, options)
    })
  }
  return Object.create(router, { subscribe: { value: subscribe } }) as Router // all else is that of the router
}

export function PageRouter({ router }: { router: Router }) {
  return (
    <PendingRouter value={router}>
      <RouterProvider router={useMemo(() => withoutPending(router), [router])} />
    </PendingRouter>
  )
}
