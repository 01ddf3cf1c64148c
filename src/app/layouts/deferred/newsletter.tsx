import { useLocation } from 'react-router-dom'
import { showsNewsletter } from '#domain/account/newsletter.ts'
import { useMarkedCount } from '#features/compare/compare-flags.ts'
import { useCompareList } from '#features/compare/use-compare-list.ts'
import { NewsletterHost } from '#features/newsletter/newsletter-host.tsx'
import { useBarePage } from './bare-page.ts'

/** The newsletter banner on the pages that allow it; hidden while products are compared [S1-4-14] [S1-4-15]. */
export function NewsletterPart() {
  const { pathname } = useLocation()
  const { items } = useCompareList()
  const doesCompare = useMarkedCount() !== undefined
  const isBare = useBarePage()
  // Where the shop no longer compares, the shopper cannot empty the list.
  const hasCompared = doesCompare && items.length > 0
  return <NewsletterHost isAllowed={!isBare && showsNewsletter({ pathname, hasCompared })} />
}
