import type { ReactNode } from 'react'
import { lacksConnection } from '#contract/api-error.ts'
import { useViewer } from '#lib/account-info.ts'
import { StaffOnly } from './staff-only.tsx'

type Props = { skeleton: ReactNode; children: ReactNode }

/**
 * Staff only. Opened without a connection nobody can say who looks: what this device kept is shown then, since it keeps projects
 * for staff alone and drops them when they sign out.
 */
export function ProjectGate({ skeleton, children }: Props) {
  const viewer = useViewer()
  if (viewer.is === 'failed' && lacksConnection(viewer.error)) return children
  return <StaffOnly skeleton={skeleton}>{() => children}</StaffOnly>
}
