import type { Kit } from '../kit.ts'
import type { Room } from '../room-set.ts'
import { basket, board, bottles, greens, sink, towels } from './homewares.ts'
import { type Furnish, framed, type Setting } from './setting.ts'

const bench = 0.92

const surfaces = (finish: string): Room['surfaces'] => ({
  wall: { color: finish === 'white' ? '#e3dccd' : '#dbe0d6', rough: 1, pattern: 'plaster' },
  floor: { color: '#d6cdbd', second: '#bfb29d', rough: 0.5, pattern: 'terrazzo' },
  cabinet: { color: finish === 'white' ? '#a9b8a6' : finish === 'black' ? '#e2dccf' : '#c4ab86', rough: 0.55 },
  tile: { color: '#f4f1e9', second: '#dcd5c6', rough: 0.22, pattern: 'tiles' },
})

const tiledWall = (kit: Kit, top: number): void =>
  void kit.box('tile', [6, top - 0.12, 0.012], [0, 0.12 + (top - 0.12) / 2, 0.008])

/** Baskets and towels on a board above the machines. */
const storage = (kit: Kit, y: number): void => {
  board(kit, { from: -1.2, to: 0.62 }, y)
  basket(kit, [-0.78, y + 0.018, 0.15], [0.14, 0.2])
  basket(kit, [-0.42, y + 0.018, 0.15], [0.14, 0.2])
  towels(kit, [0.02, y + 0.018, 0.14], 3)
  bottles(kit, [0.34, y + 0.018, 0.13])
}

/** In a run of cupboards, the bench top passing over it; a small one is on a drawer of its own. */
const underBench: Furnish = ({ set, width, height, lift, front }) => {
  const { kit } = set
  const half = width / 2 + 0.02
  set.shell()
  tiledWall(kit, 1.5)
  set.cupboards({ from: half, to: half + 2.2, doors: 0.55 })
  set.cupboards({ from: -half - 1.2, to: -half, doors: 0.6 })
  kit.box('bench', [width + 0.06, 0.04, 0.64, 0.004], [0, 0.9, 0.31])
  if (lift > 0) {
    kit.box('cabinet', [width, lift - 0.01, front - 0.06, 0.006], [0, lift / 2 - 0.005, (front - 0.06) / 2])
    kit.bar('trim', [-0.08, lift * 0.6, front - 0.04], [0.08, lift * 0.6, front - 0.04], 0.006)
  }
  if (bench - 0.04 - lift - height > 0.05)
    kit.box('cabinet', [width, 0.86 - lift - height, 0.02], [0, (0.88 + lift + height) / 2, 0.5])
  sink(kit, [half + 0.42, bench, 0.32], 0.46)
  towels(kit, [-0.12, bench, 0.3], 4)
  bottles(kit, [half + 0.02, bench, 0.14])
  greens(kit, [-half - 0.3, bench, 0.34], 0.4)
  storage(kit, 1.42)
}

const frontLoader: Setting = {
  surfaces,
  gap: 0.02,
  lift: (height) => (height < 0.8 ? 0.86 - height : 0),
  furnish: underBench,
  camera: () => framed([1.1, 1.45, 5.6], [0.08, 0.84, 0.4], 1.9),
}

/** Its lid opens upwards: nothing is above it but a board out of its way. */
const besideBench: Furnish = ({ set, width }) => {
  const { kit } = set
  const half = width / 2 + 0.06
  set.shell()
  tiledWall(kit, 1.5)
  set.cupboards({ from: half, to: half + 2.2, doors: 0.55 })
  sink(kit, [half + 0.46, bench, 0.32], 0.46)
  bottles(kit, [half + 0.06, bench, 0.16])
  storage(kit, 1.5)
  basket(kit, [-half - 0.34, 0, 0.42], [0.24, 0.46])
}

const topLoader: Setting = {
  surfaces,
  gap: 0.08,
  furnish: besideBench,
  camera: () => framed([1.2, 1.95, 5.8], [0.06, 0.88, 0.4], 2.05),
}

export const laundries = {
  'front-loader-washer': frontLoader,
  'top-loader-washer': topLoader,
  'washer-dryer': frontLoader,
  dryer: frontLoader,
}
