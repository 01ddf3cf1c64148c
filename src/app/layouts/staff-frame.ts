import { onDemand } from '#lib/boot/on-demand.tsx'

/** The frame of the staff tool in its own chunk, which shoppers never load. */
export const StaffFrame = onDemand(() => import('./staff-layout.tsx').then((module) => module.StaffLayout))
