import { useQuery } from '@tanstack/react-query'
import type { Settings } from '#domain/settings/settings.ts'
import { useApp } from '#lib/app.tsx'
import { useHydrated } from '#lib/boot/hydrated.ts'
import { settingsQueries } from './queries.ts'

/** The shop's settings: those that came with the page, requested again after hydration; empty until there are any. */
export function useSettings(): Settings {
  const { data } = useQuery({ ...settingsQueries(useApp().api).list(), enabled: useHydrated() })
  return data?.items ?? []
}
