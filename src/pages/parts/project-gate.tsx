import type { ReactNode } from 'react'
import { useStaffHere } from '#offline/staff-on-device.ts'
import { StaffOnly } from './staff-only.tsx'

type Props = { skeleton: ReactNode; children: ReactNode }

/**
 * Staff only, also without a connection: what this device kept of the projects is for whoever the shop has called staff here, as
 * long as the sign-in is theirs. Tablets are handed on, and the next one may be a customer.
 */
export function ProjectGate({ skeleton, children }: Props) {
  const { account, isLooking } = useStaffHere()
  if (account) return children
  return isLooking ? skeleton : <StaffOnly skeleton={skeleton}>{() => children}</StaffOnly>
}
