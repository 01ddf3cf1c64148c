import { onDemand } from '#lib/on-demand.tsx'

/** The frame of the staff tool, which no shopper needs. */
export const StaffFrame = onDemand(() => import('./staff-layout.tsx').then((module) => module.StaffLayout))
