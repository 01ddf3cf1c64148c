import { type LoaderFunctionArgs, redirect } from 'react-router-dom'
import { sharedPage, sharedTerm } from '#domain/search/shared-term.ts'
import { contentQueries } from '#features/content/queries.ts'
import { navigationQueries } from '#features/navigation/queries.ts'
import { promotionQueries } from '#features/promotion/queries.ts'
import { appContext } from '#lib/app.tsx'
import { paths } from '#lib/page/paths.ts'

/** Loads the data of the frame. Its queries never fail the page: the frame also renders without data. */
export async function frameLoader({ request, context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(appContext)
  const day = new URL(request.url).searchParams.get('dateOverride') ?? undefined
  await Promise.all([
    queryClient.prefetchQuery({ ...navigationQueries(api).navbar(), retry: false }),
    queryClient.prefetchQuery({ ...promotionQueries(api).sale(day), retry: false }),
    // Only the server loads the banner into the page; the browser has a cache of its own for it.
    import.meta.env.SSR && queryClient.prefetchQuery({ ...contentQueries(api).alertBanner(), retry: false }),
  ])
  return null
}

/**
 * Redirects `/search?q=oven` of a form without scripts, or text shared from another app; without a term to all products
 * [S1-2.1-21].
 */
export function searchLoader({ request }: LoaderFunctionArgs) {
  const { host, searchParams } = new URL(request.url)
  const page = sharedPage(searchParams, host)
  if (page) return redirect(page)
  const term = sharedTerm(searchParams)
  return redirect(term ? paths.search({ term }) : paths.products())
}
