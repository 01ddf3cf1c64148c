import { useQuery } from '@tanstack/react-query'
import { supportNumber } from '#domain/settings.ts'
import { settingsQueries } from '#features/settings/queries.ts'
import { useApp } from '#lib/app.tsx'

/** The number to call: the server's setting once it is known, the shop's own before. */
export function useSupportNumber() {
  const { api, brand } = useApp()
  const { data } = useQuery(settingsQueries(api).list())
  return supportNumber(data?.items ?? [], [brand.supportNumber])
}
