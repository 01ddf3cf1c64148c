import type { Surfaces } from '../paint.ts'
import type { Room } from '../room-set.ts'
import type { Triple } from '../shapes.ts'
import { Table } from './table.ts'

export type Still = {
  /** Times as large as it is: patterns and lights are made for rooms. */
  scale?: number
  camera?: { from?: Triple; to?: Triple; zoom?: number }
  surfaces?: Surfaces
  sun?: readonly [azimuth: number, elevation: number]
  /** Radius of the lens in metres: larger blurs more of what is not in the middle. */
  lens?: number
  build: (table: Table) => void
}

/** A still life as a room of its own: light from a window behind, a lens near the table. */
export function stillRoom({
  scale = 10,
  camera = {},
  surfaces = {},
  sun = [-2.35, 0.72],
  lens = 0.008,
  build,
}: Still): Room {
  const { from = [0.1, 0.6, 0.68], to = [0, 0.02, 0], zoom = 21 } = camera
  const scaled = (point: Triple): Triple => point.map((value) => value * scale) as unknown as Triple
  return {
    camera: { from: scaled(from), to: scaled(to), zoom },
    surfaces,
    sun,
    reach: 4.2,
    lens: lens * scale,
    lightAt: scaled([0, 0.02, 0]),
    build: (set) => {
      const table = new Table(surfaces)
      build(table)
      table.kit.group.scale.setScalar(scale)
      set.kit.group.add(table.kit.group)
    },
  }
}
