import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useMatches } from 'react-router-dom'
import { settingList } from '#domain/settings/settings.ts'
import { settingsQueries } from '#features/settings/queries.ts'
import { sendFailureReports } from '#features/tracking/failure-reports.ts'
import { startTracking } from '#features/tracking/tracking.ts'
import { useApp } from '#lib/app.tsx'
import { pageKindOf } from '#lib/page/page-kind.ts'
import { loadBuckets } from '#lib/tracking/variant-test.ts'

/** Sends tracking events and failure reports, and requests the buckets of running variant tests. */
export function TrackingPart() {
  const { api } = useApp()
  const kind = useRef('')
  kind.current = pageKindOf(useMatches().at(-1)?.id)
  const { data } = useQuery(settingsQueries(api).list())
  useEffect(() => startTracking(api), [api])
  useEffect(() => sendFailureReports(api, () => kind.current), [api])
  useEffect(() => {
    if (data) loadBuckets(api, settingList(data.items, 'VariantTests'))
  }, [api, data])
  return null
}
