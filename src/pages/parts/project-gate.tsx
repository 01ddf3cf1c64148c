import type { ReactNode } from 'react'
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
  return isLooking ? skeleton : <StaffOnly skeleton={skeleton}>{() => children}</StaffOnly>
}
