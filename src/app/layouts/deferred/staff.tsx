import { useQuery } from '@tanstack/react-query'
import { useLocation, useMatches } from 'react-router-dom'
import { preloadRoutes } from '#app/boot/preload-routes.ts'
import { moreRoutes } from '#app/routes/more-routes.ts'
import { productQueries } from '#features/product/queries.ts'
import { StaffBar } from '#features/staff/staff-bar.tsx'
import type { PageContext } from '#features/staff/toggles.ts'
import { type App, useApp } from '#lib/app.tsx'
import { whenIdle } from '#lib/boot/idle.ts'
import { onDemand } from '#lib/boot/on-demand.tsx'
import type { Handle, PreloadKey } from '#lib/page/route-handle.ts'
import { useWhile } from '#lib/use-while.ts'
import { useStaffHere } from '#offline/offline-staff.ts'

const SyncChip = onDemand(() => import('#features/project/saving/sync-chip.tsx').then((module) => module.SyncChip))

const preloadPages = (key: PreloadKey) => whenIdle(() => void preloadRoutes(moreRoutes, key))
const reloadCart = ({ queryClient }: App) => void queryClient.invalidateQueries({ queryKey: ['cart', 'view'] })

/** Data about the innermost page for the toolbar; the SKU comes from the product query of the page. */
function usePageInfo(): PageContext & { isBare: boolean } {
  const { api } = useApp()
  const { pathname } = useLocation()
  const matches = useMatches()
  const handles = matches.map(({ handle }) => handle as Handle | undefined) // routes set nothing else
  const pageType = handles.findLast((handle) => handle?.pageType)?.pageType ?? 'generic'
  const { slug = '', id = '' } = matches.at(-1)?.params ?? {}
  const isProduct = pageType === 'product' && slug !== ''
  const { data: product } = useQuery({ ...productQueries(api).bySlug(slug), enabled: isProduct })
  return {
    pageType,
    sku: (isProduct && product?.sku) || null,
    projectId: (pageType === 'project' && id) || null,
    // Checkout pages must not frame content of another origin.
    isBare: /^\/blank(?:\/|$)/.test(pathname) || handles.some((handle) => handle?.chrome === 'checkout'),
  }
}

/** The staff toolbar on all pages except those of the checkout [S1-6-04]. */
export function StaffPart() {
  const app = useApp()
  const { account, isOffline } = useStaffHere()
  const { isBare, ...page } = usePageInfo()
  const isStaff = account !== null && !isOffline
  // Preloads the pages that staff are likely to open next [S3-2-31].
  useWhile(isStaff ? 'staff' : null, preloadPages)
  if (!account || isBare) return null
  return (
    <StaffBar
      account={account}
      isOffline={isOffline}
      page={page}
      sync={<SyncChip />}
      logout="/account/logout"
      onRefreshCart={() => reloadCart(app)}
    />
  )
}
