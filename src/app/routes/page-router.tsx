import { useMemo } from 'react'
import { RouterProvider } from 'react-router-dom'
import { PendingRouter, type Router } from '#lib/page/pending.ts'

type State = Router['state']

const hasNews = (state: State, shown: State) =>
  Object.entries(state).some(([key, value]) => key !== 'navigation' && value !== shown[key as keyof State])

/**
 * The router without the news that a page is loading, at which everything on the page that is still shown would render
 * again. What shows it uses `#lib/page/pending.ts`.
 */
function withoutPending(router: Router): Router {
  let shown = router.state
  const subscribe: Router['subscribe'] = (act) =>
    router.subscribe((state, options) => {
      if (!hasNews(state, shown)) return
      shown = state
      act(state, options)
    })
  return Object.create(router, { subscribe: { value: subscribe } }) as Router // all else is that of the router
}

export function PageRouter({ router }: { router: Router }) {
  return (
    <PendingRouter value={router}>
      <RouterProvider router={useMemo(() => withoutPending(router), [router])} />
    </PendingRouter>
  )
}
