import type { Room } from '../room-set.ts'
import { books, cups, greens, sideboard, sideTable, tableLamp } from './homewares.ts'
import { type Furnish, framed, type Setting } from './setting.ts'

const surfaces = (finish: string): Room['surfaces'] => ({
  wall: { color: finish === 'sand' ? '#c3cdb9' : '#e2d5bf', rough: 1, pattern: 'plaster' },
  arch: { color: finish === 'sand' ? '#dfe4d5' : '#efe6d5', rough: 0.9 },
  floor: { color: '#c39a68', second: '#aa8050', rough: 0.55, pattern: 'boards' },
})

const twoPictures: Furnish = ({ set }) => {
  set.picture([-0.36, 1.55, 0.02], [0.5, 0.66], true)
  set.picture([0.36, 1.55, 0.02], [0.5, 0.66], false)
}

const aroundSofa: Furnish = (place, parameters) => {
  const { set, width, front } = place
  const rug = parameters.finish === 'sand' ? 'clay' : 'sand'
  set.shell()
  set.niche([0, Math.max(2.1, width * 0.92), 2.5])
  twoPictures(place, parameters)
  set.model('rug', rug, { position: [0, 0, front + 0.85], turn: Math.PI / 2, size: Math.max(0.85, width / 2.3) })
  set.model('coffee-table', 'oak', { position: [0.1, 0.015, front + 0.95], size: 0.8 })
  greens(set.kit, [0.2, 0.34, front + 0.9], 0.36)
  set.model('floor-lamp', 'oak', { position: [width / 2 + 0.3, 0, 0.35] })
  set.plant([-width / 2 - 0.4, 0, 0.45], 1)
}

const sofa: Setting = {
  surfaces,
  gap: 0.12,
  furnish: aroundSofa,
  camera: ({ width }) => framed([0.9, 1.5, 7.4], [0.05, 0.86, 0.4], (width + 1.1) * 1.07),
}

/** A corner to read in: a lamp behind, a small table at hand. */
const aroundArmchair: Furnish = ({ set, width, front }, { finish }) => {
  const { kit } = set
  const wood = finish === 'forest' ? 'walnut' : 'oak'
  set.shell()
  set.niche([-0.1, 2, 2.3])
  set.picture([0.34, 1.4, 0.02], [0.42, 0.56], finish !== 'clay')
  set.model('rug', finish === 'sand' ? 'clay' : 'sand', { position: [0.05, 0, front - 0.2], turn: 1.2, size: 0.86 })
  set.model('floor-lamp', wood, { position: [-width / 2 - 0.22, 0, 0.4] })
  sideTable(kit, [width / 2 + 0.24, 0.012, front - 0.42])
  books(kit, [width / 2 + 0.2, 0.504, front - 0.4])
  cups(kit, [width / 2 + 0.34, 0.504, front - 0.46], 1)
  set.plant([width / 2 + 0.5, 0, 0.32], 0.95)
}

const armchair: Setting = {
  surfaces,
  gap: 0.5,
  turn: 0.42,
  furnish: aroundArmchair,
  camera: () => framed([0.7, 1.5, 6.4], [0, 0.84, 0.7], 2.1),
}

const tvCabinet = 0.5

/** As it is seen from the sofa. */
const aroundTelevision: Furnish = ({ set, width }) => {
  const { kit } = set
  const long = Math.max(1.5, width + 0.34)
  set.shell()
  set.niche([0, long + 0.5, 2.5])
  sideboard(kit, [long, tvCabinet, 0.42])
  if (width < 1.2) {
    tableLamp(kit, [-long / 2 + 0.2, tvCabinet, 0.24])
    greens(kit, [long / 2 - 0.17, tvCabinet, 0.22], 0.42)
  }
  set.model('floor-lamp', 'oak', { position: [-long / 2 - 0.3, 0, 0.4] })
  set.plant([long / 2 + 0.4, 0, 0.4], 1)
  set.model('rug', 'sand', { position: [0, 0, 1.55], size: Math.max(1, long / 2.1) })
}

const television: Setting = {
  surfaces,
  gap: 0.1,
  lift: () => tvCabinet,
  furnish: aroundTelevision,
  camera: ({ width, height }) =>
    framed([0.9, 1.35, 6.8], [0.02, tvCabinet + height * 0.42, 0.3], Math.max(1.95, width + 1)),
}

const aroundBookshelf: Furnish = ({ set, width, height, front }, { finish }) => {
  const { kit } = set
  set.shell()
  set.niche([0, width + 1, Math.max(2.3, height + 0.4)])
  if (height < 1.4) greens(kit, [width * 0.22, height, 0.16], 0.46)
  set.plant([-width / 2 - 0.42, 0, 0.4], 1)
  set.model('rug', finish === 'walnut' ? 'clay' : 'sand', { position: [0.4, 0, front + 0.75], size: 0.9 })
  set.model('armchair', finish === 'walnut' ? 'forest' : 'sand', {
    position: [width / 2 + 0.68, 0.01, 0.85],
    turn: -0.6,
  })
}

const bookshelf: Setting = {
  surfaces,
  gap: 0.03,
  furnish: aroundBookshelf,
  camera: ({ width, height }) =>
    framed([0.95, 1.5, 6.6], [0.16, Math.max(0.92, height * 0.52), 0.3], Math.max(2.1, height * 1.2, width + 1.3)),
}

export const livingRooms = { sofa, armchair, television, bookshelf }
