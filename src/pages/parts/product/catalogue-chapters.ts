import { queryOptions } from '@tanstack/react-query'
import type { CategoryTile } from '#contract/catalogue/catalogue.ts'
import type { Api } from '#contract/client.ts'

async function chaptersOf(api: Api, signal: AbortSignal): Promise<readonly CategoryTile[]> {
  const departments = await api.catalogue.categories(undefined, { signal })
  const [only, second] = departments
  if (!only || second) return departments
  const { children } = await api.catalogue.category({ query: { uri: only.uri } }, { signal })
  return children.length > 0 ? children : departments
}

/** The chapters of the catalogue: the departments, or the categories of a shop with one department. */
export const catalogueChapters = (api: Api) =>
  queryOptions({ queryKey: ['catalogue', 'chapters'], queryFn: ({ signal }) => chaptersOf(api, signal) })
