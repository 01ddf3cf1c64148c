import type { Kit } from '../kit.ts'
import type { Room, RoomSet } from '../room-set.ts'
import { board, bowls, choppingBoards, cups, greens, plates, sink } from './homewares.ts'
import { type Furnish, framed, type Setting } from './setting.ts'

/** Top of the benches. */
const bench = 0.92

const surfaces = (finish: string): Room['surfaces'] => ({
  wall: { color: finish === 'white' ? '#cfd6c6' : '#e0d2ba', rough: 1, pattern: 'plaster' },
  floor: { color: '#c9a06c', second: '#b18854', rough: 0.55, pattern: 'boards' },
  cabinet: { color: finish === 'black' ? '#d9d2c2' : finish === 'white' ? '#c0a985' : '#93a68f', rough: 0.55 },
  tile: { color: '#f6f1e4', second: '#ddd4c0', rough: 0.25, pattern: 'tiles' },
})

const tiles = (kit: Kit, [from, to]: readonly [number, number], top: number): void => {
  kit.box('tile', [to - from, top - bench, 0.012], [(from + to) / 2, (top + bench) / 2, 0.008])
}

/** Cupboards on both sides of a product as wide as twice `half`. */
const cupboardsAround = (set: RoomSet, half: number, doors = 0.6): void => {
  set.cupboards({ from: half, to: half + doors * 4, doors })
  set.cupboards({ from: -half - doors * 4, to: -half, doors })
}

/** Fronts of a cupboard above what is at `y`, up to `top`. */
const overhead = (kit: Kit, { width, y, top }: { width: number; y: number; top: number }, depth: number): void => {
  kit.box('cabinet', [width, top - y, depth, 0.004], [0, (top + y) / 2, depth / 2])
  const doors = width > 0.72 ? 2 : 1
  for (let door = 0; door < doors; door += 1)
    kit.box(
      'cabinet',
      [width / doors - 0.008, top - y - 0.012, 0.02, 0.004],
      [(door - (doors - 1) / 2) * (width / doors), (top + y) / 2, depth + 0.008],
    )
}

/** A recess for a fridge, with a cupboard above it. */
const alcove: Furnish = ({ set, width, height }, { model }) => {
  const { kit } = set
  const right = width / 2 + 0.04
  set.shell()
  for (const x of [right + 0.02, -right - 0.02])
    kit.box('cabinet', [0.04, height + 0.06, 0.66], [x, (height + 0.06) / 2, 0.33])
  overhead(kit, { width: width + 0.16, y: height + 0.06, top: Math.max(2.18, height + 0.4) }, 0.62)
  tiles(kit, [right + 0.04, right + 2.24], 1.54)
  tiles(kit, [-right - 2.24, -right - 0.04], 1.54)
  cupboardsAround(set, right + 0.04)
  board(kit, { from: right + 0.2, to: right + 1.7 }, 1.72)
  bowls(kit, [right + 0.4, 1.74, 0.13], 4)
  if (model === 'side-by-side-fridge')
    set.model('toaster', 'sage', { position: [right + 0.42, bench, 0.32], turn: 0.2 })
  else set.model('kettle', 'steel', { position: [right + 0.35, bench, 0.3], turn: 0.3 })
  if (model === 'top-mount-fridge') choppingBoards(kit, [-right - 0.5, bench, 0.05])
  else greens(kit, [-right - 0.4, bench, 0.28], 0.56)
}

const fridge: Setting = {
  surfaces,
  gap: 0.03,
  furnish: alcove,
  camera: ({ height }) => {
    const tall = Math.max(height, 1.6)
    return framed([1.3, 1.5, 6.6], [0.06, tall * 0.56, 0.3], tall * 1.47)
  },
}

/** Under the bench beside the sink, with a window above it. */
const underBench: Furnish = ({ set, width, height }) => {
  const { kit } = set
  const half = width / 2 + 0.006
  set.shell()
  cupboardsAround(set, half)
  tiles(kit, [-half - 2.4, half + 2.4], 1.5)
  kit.box('bench', [width + 0.02, 0.04, 0.64, 0.004], [0, 0.9, 0.31])
  if (height < 0.835) kit.box('cabinet', [width, 0.876 - height, 0.02, 0.002], [0, (0.876 + height) / 2, 0.56])
  sink(kit, [half + 0.5, bench, 0.33])
  set.window([half + 0.5, 1.14, 0.012], 0.84, 1.3)
  board(kit, { from: -half - 1.3, to: 0.02 }, 1.56)
  plates(kit, [-half - 0.36, 1.578, 0.13], 5)
  cups(kit, [-half - 0.08, 1.578, 0.12], 3)
  kit.cushion('linen', [0.42, 0.016, 0.3, 0.007], 0.002, [-0.02, bench + 0.008, 0.34])
  plates(kit, [-0.08, bench + 0.016, 0.32], 3)
  cups(kit, [0.1, bench + 0.016, 0.36], 1)
  greens(kit, [-half - 0.5, bench, 0.26], 0.5)
}

const dishwasher: Setting = {
  surfaces,
  gap: 0.02,
  furnish: underBench,
  camera: () => framed([1.25, 1.5, 5.4], [0.12, 0.8, 0.4], 1.9),
}

type Tall = { from: number; to: number; depth: number }

/** Doors from the plinth to the top of a wall of cupboards. */
const pantry = (kit: Kit, { from, to, depth }: Tall): void => {
  const [width, middle] = [to - from, (from + to) / 2]
  kit.box('dark', [width, 0.1, depth - 0.08], [middle, 0.05, depth / 2 - 0.03])
  kit.box('cabinet', [width, 2.1, depth - 0.02, 0.002], [middle, 1.15, depth / 2 - 0.01])
  const doors = Math.max(1, Math.round(width / 0.6))
  for (let door = 0; door < doors; door += 1) {
    const x = from + (width / doors) * (door + 0.5)
    kit.box('cabinet', [width / doors - 0.008, 2.085, 0.022, 0.004], [x, 1.15, depth])
    const pull = x + width / doors / 2 - 0.05
    kit.bar('trim', [pull, 0.95, depth + 0.03], [pull, 1.25, depth + 0.03], 0.006)
  }
}

/** A tall cabinet with a drawer below the oven and a door above it. */
const tower = (kit: Kit, { width, height, lift }: { width: number; height: number; lift: number }): void => {
  const [depth, side] = [0.6, width / 2 + 0.022]
  kit.box('dark', [width, 0.1, depth - 0.08], [0, 0.05, depth / 2 - 0.03])
  for (const x of [-side, side]) kit.box('cabinet', [0.036, 2.1, depth + 0.01, 0.002], [x, 1.15, depth / 2])
  const fronts: readonly (readonly [from: number, to: number])[] = [
    [0.1, lift / 2 + 0.05],
    [lift / 2 + 0.05, lift - 0.006],
    [lift + height + 0.008, 2.2],
  ]
  for (const [from, to] of fronts) {
    kit.box('cabinet', [width + 0.004, to - from - 0.004, depth - 0.03, 0.002], [0, (from + to) / 2, depth / 2 - 0.015])
    kit.box('cabinet', [width + 0.004, to - from - 0.008, 0.022, 0.004], [0, (from + to) / 2, depth])
    const y = to > 1.5 ? from + 0.06 : to - 0.06
    kit.bar('trim', [-0.09, y, depth + 0.03], [0.09, y, depth + 0.03], 0.006)
  }
}

const inTower: Furnish = ({ set, width, height, lift }) => {
  const { kit } = set
  const side = width / 2 + 0.042
  set.shell()
  tower(kit, { width, height, lift })
  pantry(kit, { from: -side - 1.2, to: -side, depth: 0.6 })
  set.cupboards({ from: side, to: side + 2.4, doors: 0.6 })
  tiles(kit, [side, side + 2.4], 1.5)
  board(kit, { from: side + 0.1, to: side + 1.6 }, 1.56)
  bowls(kit, [side + 0.26, 1.58, 0.13], 4)
  choppingBoards(kit, [side + 0.2, bench, 0.06])
  set.model('cookware-pot', 'sage', { position: [side + 0.34, bench, 0.36], turn: 0.3 })
}

const wallOven: Setting = {
  surfaces,
  gap: 0.085,
  lift: (height) => 1.08 - height / 2,
  furnish: inTower,
  camera: ({ width }) => framed([1.35, 1.5, 6.2], [0.1, 1.04, 0.4], width + 1.2),
}

/** Between cupboards, under a rangehood of its width. */
const cookingBay: Furnish = ({ set, width, height }, { finish }) => {
  const { kit } = set
  const half = width / 2 + 0.006
  set.shell()
  cupboardsAround(set, half)
  tiles(kit, [-half - 2.4, half + 2.4], 1.56)
  tiles(kit, [-half, half], 1.64)
  const hood = Math.max(0.6, Math.round(width * 10) / 10) * 1000
  set.model('rangehood', finish === 'black' ? 'black' : 'steel', {
    position: [0, 1.62, 0.27],
    measures: [hood, 900, 500],
  })
  set.model('cookware-pot', finish === 'steel' ? 'chilli' : 'sage', { position: [width * 0.24, height + 0.03, 0.24] })
  choppingBoards(kit, [-half - 0.34, bench, 0.06])
  kit.cylinder('plate', [0.06, 0.065, 0.16], [-half - 0.1, bench + 0.08, 0.16])
  for (const lean of [-0.2, 0.02, 0.22])
    kit.bar('wood', [-half - 0.1, bench + 0.1, 0.16], [-half - 0.1 + lean * 0.3, bench + 0.32, 0.15], 0.006, 0.01)
  greens(kit, [half + 0.42, bench, 0.26], 0.5)
}

const cooker: Setting = {
  surfaces,
  gap: 0.02,
  furnish: cookingBay,
  camera: ({ width }) => framed([1.2, 1.55, 6.2], [0.06, 0.92, 0.3], Math.max(2.05, width + 1.2)),
}

export const kitchens = {
  'french-door-fridge': fridge,
  'side-by-side-fridge': fridge,
  'bottom-mount-fridge': fridge,
  'top-mount-fridge': fridge,
  dishwasher,
  'wall-oven': wallOven,
  'freestanding-cooker': cooker,
}
