import { Box3, type Group, Vector3 } from 'three'
import type { PictureParameters } from '../../server/demo/catalogue/picture-parameters.ts'
import { branch, vase } from './models/living.ts'
import { productOf } from './product.ts'
import { type Room, type RoomSet, stageOf } from './room-set.ts'
import type { Stage } from './scene.ts'

type Placed = { set: RoomSet; width: number; height: number; depth: number }
type Setting = Omit<Room, 'build' | 'camera' | 'surfaces'> & {
  surfaces: (finish: string) => Room['surfaces']
  /** How far its back is from the wall. */
  gap: number
  /** What is around the product, which is in the middle of the wall. */
  furnish: (placed: Placed, finish: string) => void
  camera: (placed: Omit<Placed, 'set'>) => Room['camera']
}

const degrees = (radians: number) => (radians * 180) / Math.PI

const livingRoom: Setting = {
  gap: 0.12,
  surfaces: (finish) => ({
    wall: { color: finish === 'sand' ? '#c3cdb9' : '#e2d5bf', rough: 1, pattern: 'plaster' },
    arch: { color: finish === 'sand' ? '#dfe4d5' : '#efe6d5', rough: 0.9 },
    floor: { color: '#c39a68', second: '#aa8050', rough: 0.55, pattern: 'boards' },
  }),
  furnish: ({ set, width, depth }, finish) => {
    set.shell()
    set.niche([0, Math.max(2.1, width * 0.92), 2.5])
    set.picture([-0.36, 1.55, 0.02], [0.5, 0.66], true)
    set.picture([0.36, 1.55, 0.02], [0.5, 0.66], false)
    set.model('rug', finish === 'sand' ? 'clay' : 'sand', {
      ...{ position: [0, 0, depth + 0.85], turn: Math.PI / 2, size: Math.max(0.85, width / 2.3) },
    })
    set.model('coffee-table', 'oak', { position: [0.1, 0.015, depth + 0.95], size: 0.8 })
    vase(set.kit, [0.2, 0.34, depth + 0.9], 0.16)
    branch(set.kit, [0.2, 0.47, depth + 0.9], 0.28)
    set.model('floor-lamp', 'oak', { position: [width / 2 + 0.3, 0, 0.35] })
    set.plant([-width / 2 - 0.4, 0, 0.45], 1)
  },
  camera: ({ width }) => ({
    from: [0.9, 1.5, 7.4],
    to: [0.05, 0.86, 0.4],
    zoom: degrees(2 * Math.atan((width + 1.1) / 2 / 6.6)),
  }),
}

const kitchen: Setting = {
  gap: 0.03,
  surfaces: (finish) => ({
    wall: { color: finish === 'white' ? '#cfd6c6' : '#e0d2ba', rough: 1, pattern: 'plaster' },
    floor: { color: '#c9a06c', second: '#b18854', rough: 0.55, pattern: 'boards' },
    cabinet: { color: finish === 'black' ? '#d9d2c2' : finish === 'white' ? '#b99c74' : '#8fa58a', rough: 0.55 },
    tile: { color: '#f6f1e4', second: '#ddd4c0', rough: 0.25, pattern: 'tiles' },
  }),
  furnish: ({ set, width, height }) => {
    const right = width / 2 + 0.04
    const left = -right
    set.shell()
    set.kit.box('cabinet', [0.04, height + 0.06, 0.66], [right + 0.02, (height + 0.06) / 2, 0.33])
    set.kit.box('cabinet', [0.04, height + 0.06, 0.66], [left - 0.02, (height + 0.06) / 2, 0.33])
    set.kit.box('cabinet', [width + 0.16, 0.34, 0.62, 0.004], [0, height + 0.23, 0.31])
    set.kit.box('tile', [2.2, 0.62, 0.012], [right + 1.14, 1.23, 0.008])
    set.kit.box('tile', [2.2, 0.62, 0.012], [left - 1.14, 1.23, 0.008])
    set.cupboards({ from: right + 0.04, to: right + 2.2, doors: 0.6 })
    set.cupboards({ from: left - 2.2, to: left - 0.04, doors: 0.6 })
    set.kit.box('wood', [1.5, 0.035, 0.24, 0.005], [right + 0.95, 1.72, 0.13])
    for (let bowl = 0; bowl < 4; bowl += 1)
      set.kit.lathe(
        bowl % 3 === 1 ? 'clay' : 'plate',
        '0 0, 0.05 0 0.01, 0.09 0.05 0.03, 0.085 0.052, 0.045 0.01, 0 0.01',
        [right + 0.4 + bowl * 0.26, 1.74, 0.13],
      )
    set.model('kettle', 'steel', { position: [right + 0.35, 0.92, 0.3], turn: 0.3 })
    vase(set.kit, [left - 0.4, 0.92, 0.28], 0.24)
    branch(set.kit, [left - 0.4, 1.12, 0.28], 0.42)
  },
  camera: ({ height }) => ({
    from: [1.3, 1.5, 6.6],
    to: [0.06, height * 0.56, 0.3],
    zoom: degrees(2 * Math.atan((height * 1.42) / 2 / 6.2)),
  }),
}

/** Kinds of products with a room of their own. */
const settings: Readonly<Record<string, Setting>> = { sofa: livingRoom, 'french-door-fridge': kitchen }

export const settingKinds = Object.keys(settings)

/** The product on the floor against the wall. */
const standing = (group: Group, gap: number): Omit<Placed, 'set'> => {
  const box = new Box3().setFromObject(group)
  const size = box.getSize(new Vector3())
  group.position.x -= (box.min.x + box.max.x) / 2
  group.position.y -= box.min.y
  group.position.z += gap - box.min.z
  return { width: size.x, height: size.y, depth: size.z + gap }
}

/** A room around one product, which is shown as it is sold. */
export function settingStage(parameters: PictureParameters): Stage {
  const setting = settings[parameters.model]!
  const group = productOf(parameters)
  const placed = standing(group, setting.gap)
  return stageOf({
    camera: setting.camera(placed),
    surfaces: setting.surfaces(parameters.finish),
    aspect: 1,
    reach: 3.6,
    build: (set) => {
      setting.furnish({ set, ...placed }, parameters.finish)
      set.kit.group.add(group)
    },
  })
}
