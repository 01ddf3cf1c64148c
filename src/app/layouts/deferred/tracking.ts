import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useMatches } from 'react-router-dom'
import { settingList } from '#domain/settings/settings.ts'
import { settingsQueries } from '#features/settings/queries.ts'
import { sendFailureReports } from '#features/tracking/failure-reports.ts'
import { startTracking } from '#features/tracking/tracking.ts'
import { useApp } from '#lib/app.tsx'
import { pageKindOf } from '#lib/page/page-kind.ts'
import { storeClickReference } from '#lib/tracking/click-reference.ts'
import { whenAllowed } from '#lib/tracking/consent.ts'
import { loadBuckets } from '#lib/tracking/variant-test.ts'
import { reportVitals } from './vitals-report.ts'

/** Sends tracking events, failure reports and web vitals, and requests the buckets of running variant tests. */
export function TrackingPart() {
  const { api } = useApp()
  const kind = useRef('')
  kind.current = pageKindOf(useMatches().at(-1)?.id)
  const { data } = useQuery(settingsQueries(api).list())
  useEffect(() => {
    reportVitals(api, kind.current)
    const stops = [whenAllowed(storeClickReference), startTracking(api), sendFailureReports(api, () => kind.current)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [api])
  useEffect(() => {
    if (data) return whenAllowed(() => loadBuckets(api, settingList(data.items, 'VariantTests')))
  }, [api, data])
  return null
}
