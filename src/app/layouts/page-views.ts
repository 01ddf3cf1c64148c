import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router-dom'
import type { Handle } from '#lib/page/route-handle.ts'
import { track } from '#lib/tracking/data-layer.ts'

// Removes confirmation tokens and order numbers: neither may reach the tracking providers.
const withoutKey = (path: string) => path.replace(/^(\/account\/(?:confirmemail|orders))\/.+/i, '$1')

/**
 * Tracks a page view for each path, except on routes that opt out [S1-2.1-37] [S3-2-32]. The first one is sent after
 * hydration; a changed filter in the query string is not a new page view.
 */
export function PageViews() {
  const { pathname } = useLocation()
  const handles = useMatches().map(({ handle }) => handle as Handle | undefined) // routes set nothing else
  const isTracked = handles.every((handle) => handle?.autoTrackingEnabled !== false)
  const pageType = handles.findLast((handle) => handle)?.pageType
  useEffect(() => {
    if (isTracked) track('pageview', { pageType, path: withoutKey(pathname) })
  }, [isTracked, pageType, pathname])
  return null
}
