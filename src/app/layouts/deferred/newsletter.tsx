import { useLocation, useMatches } from 'react-router-dom'
import { showsNewsletter } from '#domain/account/newsletter.ts'
import { useCompareList } from '#features/compare/use-compare-list.ts'
import { NewsletterHost } from '#features/newsletter/newsletter-host.tsx'
import type { Handle } from '#lib/page/route-handle.ts'

/** The newsletter banner on the pages that allow it; hidden while products are compared [S1-4-14] [S1-4-15]. */
export function NewsletterPart() {
  const { pathname } = useLocation()
  const { items } = useCompareList()
  const handles = useMatches().map(({ handle }) => handle as Handle | undefined) // routes set nothing else
  const isBare =
    /^\/blank(?:\/|$)/.test(pathname) ||
    handles.some((handle) => handle?.chrome === 'checkout' || handle?.chrome === 'staff')
  return <NewsletterHost isAllowed={!isBare && showsNewsletter({ pathname, hasCompared: items.length > 0 })} />
}
