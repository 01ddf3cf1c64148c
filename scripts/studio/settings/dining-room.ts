import type { Finish } from '../finishes.ts'
import type { Room, RoomSet } from '../room-set.ts'
import { greens } from './homewares.ts'
import { type Furnish, framed, type Placed, type Setting } from './setting.ts'

const surfaces = (finish: string): Room['surfaces'] => ({
  wall: { color: finish === 'walnut' ? '#d3d8ca' : '#e2d3bc', rough: 1, pattern: 'plaster' },
  arch: { color: '#f0e7d6', rough: 0.9 },
  floor: { color: '#cba878', second: '#b68f5e', rough: 0.6, pattern: 'boards' },
})

const pi = Math.PI
type Seats = { finish: Finish; z: number }

/** At a round table, its front left open. */
const chairsAroundRound = (set: RoomSet, { width }: Placed, { finish, z }: Seats): void => {
  const reach = width / 2 + 0.1
  for (const turn of [-2.5, 2.5, -1.45, 1.45])
    set.model('dining-chair', finish, {
      ...{ position: [Math.sin(turn) * reach, 0, z + Math.cos(turn) * reach], turn: turn + pi },
    })
}

/** Behind an oblong table and at its ends; one is pulled out in front. */
const chairsAroundOblong = (set: RoomSet, { width, depth }: Placed, { finish, z }: Seats): void => {
  const count = Math.max(1, Math.floor((width - 0.32) / 0.58))
  const pitch = Math.min(0.74, (width - 0.4) / count)
  for (let chair = 0; chair < count; chair += 1)
    set.model('dining-chair', finish, { position: [(chair - (count - 1) / 2) * pitch, 0, z - depth / 2 - 0.08] })
  set.model('dining-chair', finish, { position: [-width / 2 - 0.12, 0, z], turn: pi / 2 })
  set.model('dining-chair', finish, { position: [width / 2 + 0.12, 0, z], turn: -pi / 2 })
  set.model('dining-chair', finish, { position: [-width * 0.24, 0, z + depth / 2 + 0.36], turn: pi - 0.5 })
}

const aroundTable: Furnish = (place, { finish, facts }) => {
  const { set, width, height, depth, front } = place
  const z = front - depth / 2
  const seats: Seats = { finish: finish === 'walnut' ? 'forest' : 'clay', z }
  set.shell()
  set.window([-width / 2, 0.85, 0], 0.95, 1.5)
  set.picture([width * 0.34, 1.6, 0], [0.78, 0.58], false)
  const isRound = facts.shape === 'Round'
  const lamps = isRound || width < 1.7 ? [0] : [-width * 0.22, width * 0.22]
  for (const x of lamps) set.pendant([x, 1.66, z], lamps.length > 1 ? 0.19 : 0.24)
  if (isRound) chairsAroundRound(set, place, seats)
  else chairsAroundOblong(set, place, seats)
  greens(set.kit, [-width * 0.2, height, z - 0.08], 0.46)
  set.plant([width / 2 + 0.5, 0, 0.4], 1.05)
}

const diningTable: Setting = {
  surfaces,
  gap: 1,
  furnish: aroundTable,
  camera: ({ width, front }) => framed([1.3, 1.85, 8], [0, 0.92, front - 0.5], width + 0.95),
}

export const diningRooms = { 'dining-table': diningTable }
