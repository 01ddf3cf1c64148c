import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router-dom'
import { track } from '#lib/data-layer.ts'
import type { Handle } from '#lib/route-handle.ts'

// What confirms an address is a key to it, and an order's number leads to a person: neither is for others to read.
const withoutKey = (path: string) => path.replace(/^(\/account\/(?:confirmemail|orders))\/.+/i, '$1')

/**
 * Notes every page that is shown, the first one when the app has taken over, but for routes that say no [S1-2.1-37] [S3-2-32]. A
 * list that is narrowed stays the page it is: what follows the path does not count.
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
