import { type Room, stageOf } from './room-set.ts'
import { cleanRooms } from './rooms/kitchens.ts'
import { homeRooms } from './rooms/living.ts'
import { workRooms } from './rooms/outside.ts'
import type { Stage } from './scene.ts'

const built: Record<string, Room> = { ...cleanRooms, ...homeRooms, ...workRooms }

/** Every room by its key, built when the function is called. */
export const rooms: Record<string, () => Stage> = Object.fromEntries(
  Object.entries(built).map(([key, room]) => [key, () => stageOf(room)]),
)
