import { useQuery } from '@tanstack/react-query'
import { navigationQueries } from '#features/navigation/queries.ts'
import { useApp } from '#lib/app.tsx'

const empty = { topNav: [], mainNav: { categories: [] } }

/** The navigation of the shop; empty when it fails to load, so that the page still renders. */
export function useNavbar() {
  const { data } = useQuery(navigationQueries(useApp().api).navbar())
  return data ?? empty
}
