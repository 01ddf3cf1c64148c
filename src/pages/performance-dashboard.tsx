import { DashboardSkeleton } from '#features/project/dashboard/dashboard-skeleton.tsx'
import { DashboardView } from '#features/project/dashboard/dashboard-view.tsx'
import { PageMeta } from '#lib/page/page-meta.tsx'
import { paths } from '#lib/page/paths.ts'
import type { Handle } from '#lib/page/route-handle.ts'
import { StaffOnly } from './parts/staff-only.tsx'

export const handle = {
  pageType: 'performanceDashboard',
  personal: true,
  chrome: 'staff',
  hideLocalitySuggestionInHeader: true,
} satisfies Handle

const addressOf = (id: string) => paths.project({ id })

export function Component() {
  return (
    <>
      <PageMeta title="Performance" noIndex />
      <StaffOnly skeleton={<DashboardSkeleton />}>
        {({ salespersonCode = null }) => <DashboardView ownCode={salespersonCode || null} addressOf={addressOf} />}
      </StaffOnly>
    </>
  )
}
