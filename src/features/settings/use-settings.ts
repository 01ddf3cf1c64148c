import { useQuery } from '@tanstack/react-query'
import type { Settings } from '#domain/settings/settings.ts'
import { useApp } from '#lib/app.tsx'
import { settingsQueries } from './queries.ts'

const none = { items: [], totalCount: 0 }
const all = (settings: Settings) => settings

/**
 * What a component reads of the shop's settings: of those that came with the page, and of those that the frame requests
 * after hydration; of none until there are any. It renders again only when that changes. It requests nothing itself: the
 * whole page would render again to begin it.
 */
export function useFromSettings<Value>(read: (settings: Settings) => Value): Value {
  const { data = read(none.items) } = useQuery({
    ...settingsQueries(useApp().api).list(),
    enabled: false,
    placeholderData: none,
    select: ({ items }) => read(items),
  })
  return data
}

export const useSettings = () => useFromSettings(all)
