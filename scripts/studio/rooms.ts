import type { Stage } from './scene.ts'; export const rooms: Record<string, () => Stage> = {}
