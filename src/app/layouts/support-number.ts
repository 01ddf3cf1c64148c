import { useQuery } from '@tanstack/react-query'
import { supportNumber } from '#domain/settings/settings.ts'
import { settingsQueries } from '#features/settings/queries.ts'
import { useApp } from '#lib/app.tsx'

/** The support number: from the settings once they are loaded, until then the default of the brand. */
export function useSupportNumber() {
  const { api, brand } = useApp()
  const { data } = useQuery(settingsQueries(api).list())
  return supportNumber(data?.items ?? [], [brand.supportNumber])
}
