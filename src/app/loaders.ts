import { type LoaderFunctionArgs, redirect } from 'react-router-dom'
import { searchTerm } from '#domain/search-term.ts'
import { contentQueries } from '#features/content/queries.ts'
import { navigationQueries } from '#features/navigation/queries.ts'
import { appContext } from '#lib/app.tsx'
import { paths } from '#lib/paths.ts'

/** What the frame of every page needs. It stands without it too, so that nothing here can fail a page. */
export async function frameLoader({ context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(appContext)
  await Promise.all([
    queryClient.prefetchQuery({ ...navigationQueries(api).navbar(), retry: false }),
    // The bar over the header is the server's to put into its page; the browser has its own cache for it.
    import.meta.env.SSR && queryClient.prefetchQuery({ ...contentQueries(api).alertBanner(), retry: false }),
  ])
  return null
}

/** A form without script sends `/search?q=oven`; without a term there is nothing to show [S1-2.1-21]. */
export function searchLoader({ request }: LoaderFunctionArgs) {
  const term = searchTerm(new URL(request.url).searchParams.get('q') ?? '')
  return redirect(term ? paths.search({ term }) : paths.products())
}
