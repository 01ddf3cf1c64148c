import { inShell } from '../in-shell.ts'
import { isPlainRead, type Policy } from '../policy.ts'

const isStaff = (path: string) => /^\/(?:project(?:-admin)?|performance-dashboard)(?:\/|$)/i.test(path)

/** The tool of staff, and what a customer was sent of a project: never stored. The app shows the projects this device kept. */
export const staffPages: Policy = {
  name: 'staff pages',
  offline: 'shows the projects of this device',
  matches: (seen) => isPlainRead(seen) && seen.mode === 'navigate' && isStaff(seen.url.pathname),
  handler: inShell,
}
