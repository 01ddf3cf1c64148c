import type { ReactNode } from 'react'
import { PageMeta } from '#lib/page/page-meta.tsx'
import { useStaffHere } from '#offline/offline-staff.ts'
import { StaffOnly } from './staff-only.tsx'

type Props = { skeleton: ReactNode; children: ReactNode }

/**
 * Staff only, also offline: stored projects are shown only to the account that the shop confirmed as staff on this
 * device, while it is signed in. A shared tablet may be used by a customer next.
 */
export function ProjectGate({ skeleton, children }: Props) {
  const { account, isLooking } = useStaffHere()
  if (account) return children
  const waiting = (
    <>
      <PageMeta title="Projects" noIndex />
      {skeleton}
    </>
  )
  return isLooking ? waiting : <StaffOnly skeleton={waiting}>{() => children}</StaffOnly>
}
