import { stageOf } from './room-set.ts'
import type { Stage } from './scene.ts'
import { baking } from './stills/baking.ts'
import { lives } from './stills/lives.ts'
import { mains } from './stills/mains.ts'
import { plates } from './stills/plates.ts'
import { type Still, stillRoom } from './stills/still.ts'

const made: Record<string, Still> = { ...mains, ...baking, ...plates, ...lives }

/** Every dish and still life by its key, built when the function is called. */
export const stills: Record<string, () => Stage> = Object.fromEntries(
  Object.entries(made).map(([key, still]) => [key, () => stageOf(stillRoom(still))]),
)
