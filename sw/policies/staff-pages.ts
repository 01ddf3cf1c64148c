import { inShell } from '../in-shell.ts'
import { isPlainRead, type Policy } from '../policy.ts'

const isStaff = (path: string) => /^\/(?:project(?:-admin)?|performance-dashboard)(?:\/|$)/i.test(path)

/**
 * The staff tool, and project pages for customers: never stored. Offline the app shows the projects stored on this
 * device.
 */
export const staffPages: Policy = {
  name: 'staff pages',
  offline: 'shows the projects of this device',
  matches: (seen) => isPlainRead(seen) && seen.mode === 'navigate' && isStaff(seen.url.pathname),
  handler: inShell,
}
