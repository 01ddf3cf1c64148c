import type { PictureParameters } from '../../../server/demo/catalogue/picture-parameters.ts'
import type { Room, RoomSet } from '../room-set.ts'
import type { Triple } from '../shapes.ts'

/** The product in the middle of its wall, in metres: its size, and where its underside and its front are. */
export type Placed = { width: number; height: number; depth: number; lift: number; front: number }
export type Furnish = (place: Placed & { set: RoomSet }, parameters: PictureParameters) => void

/** A room around a product. */
export type Setting = Pick<Room, 'sun'> & {
  surfaces: (finish: string) => Room['surfaces']
  /** How far its back is from the wall. */
  gap: number
  /** How high above the floor what carries it is. */
  lift?: (height: number) => number
  turn?: number
  furnish: Furnish
  camera: (placed: Placed) => Room['camera']
}

/** A camera that shows as many metres around the point it looks at as `across` says. */
export function framed(from: Triple, to: Triple, across: number): Room['camera'] {
  const distance = Math.hypot(...from.map((value, axis) => value - to[axis]!))
  return { from, to, zoom: (Math.atan(across / 2 / distance) * 360) / Math.PI }
}
