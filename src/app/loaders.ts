import { type LoaderFunctionArgs, redirect } from 'react-router-dom'
import { sharedPage, sharedTerm } from '#domain/shared-term.ts'
import { contentQueries } from '#features/content/queries.ts'
import { navigationQueries } from '#features/navigation/queries.ts'
import { promotionQueries } from '#features/promotion/queries.ts'
import { appContext } from '#lib/app.tsx'
import { paths } from '#lib/paths.ts'

/** What the frame of every page needs. It stands without it too, so that nothing here can fail a page. */
export async function frameLoader({ request, context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(appContext)
  const day = new URL(request.url).searchParams.get('dateOverride') ?? undefined
  await Promise.all([
    queryClient.prefetchQuery({ ...navigationQueries(api).navbar(), retry: false }),
    queryClient.prefetchQuery({ ...promotionQueries(api).sale(day), retry: false }),
    // The bar over the header is the server's to put into its page; the browser has its own cache for it.
    import.meta.env.SSR && queryClient.prefetchQuery({ ...contentQueries(api).alertBanner(), retry: false }),
  ])
  return null
}

/**
 * A form without script sends `/search?q=oven`, another app what it shares; without a term there is nothing to show
 * [S1-2.1-21].
 */
export function searchLoader({ request }: LoaderFunctionArgs) {
  const { host, searchParams } = new URL(request.url)
  const page = sharedPage(searchParams, host)
  if (page) return redirect(page)
  const term = sharedTerm(searchParams)
  return redirect(term ? paths.search({ term }) : paths.products())
}
