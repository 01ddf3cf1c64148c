import { useQuery } from '@tanstack/react-query'
import { useMatches } from 'react-router-dom'
import { settingFlag } from '#domain/settings/settings.ts'
import { CompareHost, CompareOff } from '#features/compare/tray/compare-host.tsx'
import { settingsQueries } from '#features/settings/queries.ts'
import { useApp } from '#lib/app.tsx'
import type { Handle } from '#lib/page/route-handle.ts'

/** The compare tray on every page, unless the settings disable it [S1-3-24]. */
export function ComparePart() {
  const { api } = useApp()
  const { data: settings, isPending } = useQuery(settingsQueries(api).list())
  const handles = useMatches().map(({ handle }) => handle as Handle | undefined) // routes set nothing else
  const page = handles.findLast((handle) => handle?.pageType)
  if (isPending) return null
  if (!settingFlag(settings?.items ?? [], 'ComparePageEnabled', true)) return <CompareOff />
  return (
    <CompareHost
      pageType={page?.pageType ?? 'generic'}
      hidesMinimisedOnPhone={page?.hideDefaultMinimizedComparePanelOnMobile === true}
    />
  )
}
