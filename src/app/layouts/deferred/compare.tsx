import { useQuery } from '@tanstack/react-query'
import { useLocation, useMatches } from 'react-router-dom'
import { useAfterNavigation } from '#app/layouts/after-navigation.ts'
import { settingFlag } from '#domain/settings/settings.ts'
import { phoneUpTo } from '#domain/web/breakpoints.ts'
import { compareListOf } from '#features/compare/compare-list.ts'
import { CompareHost, CompareOff } from '#features/compare/tray/compare-host.tsx'
import { settingsQueries } from '#features/settings/queries.ts'
import { useApp } from '#lib/app.tsx'
import type { Handle } from '#lib/page/route-handle.ts'

/** The compare tray on every page, unless the settings disable it [S1-3-24]. */
export function ComparePart() {
  const app = useApp()
  const { pathname } = useLocation()
  const { data: settings, isPending } = useQuery(settingsQueries(app.api).list())
  const handles = useMatches().map(({ handle }) => handle as Handle | undefined) // routes set nothing else
  const page = handles.findLast((handle) => handle?.pageType)
  // On a phone the open tray is a sheet over the page it was opened on.
  useAfterNavigation((from) => {
    if (from.pathname !== pathname && matchMedia(`(max-width: ${phoneUpTo}px)`).matches) compareListOf(app).minimise()
  })
  if (isPending) return null
  if (!settingFlag(settings?.items ?? [], 'ComparePageEnabled', true)) return <CompareOff />
  return (
    <CompareHost
      pageType={page?.pageType ?? 'generic'}
      hidesMinimisedOnPhone={page?.hideDefaultMinimizedComparePanelOnMobile === true}
    />
  )
}
