import { whenIdle } from '#lib/boot/idle.ts'
import { onDemand } from '#lib/boot/on-demand.tsx'

/** Shown in print only [S1-2.2-20]: no first view needs it. */
export const PrintLine = onDemand(() => import('./print-words.tsx').then((module) => module.PrintWords), null, whenIdle)
