import { type CanvasTexture, MeshBasicMaterial, PlaneGeometry } from 'three'
import type { StoreInside } from '../../server/demo/catalogue/demo-brand.ts'
import type { Finish, Slot } from './finishes.ts'
import { branch, vase } from './models/living.ts'
import type { Surfaces } from './paint.ts'
import { archOf, type Room, type RoomSet, stageOf } from './room-set.ts'
import type { Stage } from './scene.ts'
import type { Triple } from './shapes.ts'
import { lettersOf, type StoreJob, type StorePaint } from './storefront.ts'

export type InsideJob = Omit<StoreJob, 'kind' | 'front'> & { kind: 'inside'; inside: StoreInside }

const pi = Math.PI

/** A shop from inside: the far wall is z = 0, the camera at its entrance. */
class Hall {
  readonly set: RoomSet
  readonly #sign: CanvasTexture
  readonly #aspect: number

  constructor(set: RoomSet, sign: CanvasTexture, aspect: number) {
    this.set = set
    this.#sign = sign
    this.#aspect = aspect
  }

  /** Walls, floor and ceiling; light comes through all but the far wall. */
  shell([w, h, d]: Triple, { ceiling = 'liner', side = 'wall' }: { ceiling?: Slot | null; side?: Slot } = {}): void {
    const { kit } = this.set
    kit.box('wall', [w + 0.4, h, 0.1], [0, h / 2, -0.05])
    kit.box('floor', [w + 2, 0.1, d + 8], [0, -0.05, d / 2])
    for (const turn of [-1, 1]) {
      kit.box(side, [0.1, h, d], [turn * (w / 2 + 0.05), h / 2, d / 2]).castShadow = false
      kit.box('arch', [0.02, 0.12, d, 0.004], [turn * (w / 2 - 0.012), 0.06, d / 2]).castShadow = false
    }
    kit.box('arch', [w, 0.12, 0.02, 0.004], [0, 0.06, 0.01])
    if (ceiling) kit.box(ceiling, [w + 0.4, 0.08, d], [0, h + 0.04, d / 2]).castShadow = false
  }

  /** The wordmark on the far wall, or on what is built before it. */
  sign([x, y, z]: Triple, width: number, turn = 0): void {
    const mesh = this.set.kit.put('mark', new PlaneGeometry(width, width / this.#aspect), [x, y, z], [0, turn, 0])
    mesh.material = new MeshBasicMaterial({ map: this.#sign, transparent: true })
    mesh.castShadow = false
  }

  goods(key: string, finish: Finish, [x, y, z]: Triple, turn = 0, size = 1): void {
    this.set.model(key, finish, { position: [x, y, z], turn, size })
  }

  plinth([x, z]: readonly [number, number], [w, h, d]: Triple, slot: Slot = 'plate'): void {
    this.set.kit.box('dark', [w - 0.08, 0.05, d - 0.08], [x, 0.025, z])
    this.set.kit.box(slot, [w, h - 0.05, d, 0.012], [x, 0.05 + (h - 0.05) / 2, z])
  }

  /** A small card with two lines beside something for sale. */
  ticket([x, y, z]: Triple, turn = 0, slot: Slot = 'accent'): void {
    this.set.kit.part([x, y, z], [0, turn, 0], (own) => {
      own.box(slot, [0.15, 0.1, 0.006, 0.002], [0, 0.055, 0], [-0.25, 0, 0])
      own.box('art', [0.11, 0.016, 0.004, 0.001], [0, 0.07, 0.002], [-0.25, 0, 0])
      own.box('art', [0.075, 0.012, 0.004, 0.001], [-0.017, 0.04, 0.01], [-0.25, 0, 0])
    })
  }

  /** Spots on a rail under the ceiling, from wall to wall. */
  rail(w: number, y: number, z: number): void {
    const { kit } = this.set
    kit.box('dark', [w, 0.035, 0.045, 0.004], [0, y, z]).castShadow = false
    const count = Math.round(w / 1.1)
    for (let index = 0; index < count; index += 1) {
      const x = (index - (count - 1) / 2) * (w / count)
      kit.cylinder('dark', [0.045, 0.045, 0.14], [x, y - 0.11, z - 0.03], [0.5, 0, 0]).castShadow = false
      kit.cylinder('glow', [0.04, 0.04, 0.01], [x, y - 0.18, z + 0.005], [0.5, 0, 0]).castShadow = false
    }
  }

  /** A bench with a worktop, its long side along x. */
  island([x, z]: readonly [number, number], [w, h, d]: Triple, front: Slot = 'cabinet'): void {
    const { kit } = this.set
    kit.box('dark', [w - 0.12, 0.08, d - 0.12], [x, 0.04, z])
    kit.box(front, [w, h - 0.12, d, 0.006], [x, 0.08 + (h - 0.12) / 2, z])
    const count = Math.round(w / 0.6)
    for (let index = 1; index < count; index += 1)
      kit.box('dark', [0.006, h - 0.16, 0.006], [x - w / 2 + (w * index) / count, h / 2, z + d / 2 + 0.001])
    kit.box('bench', [w + 0.08, 0.045, d + 0.1, 0.01], [x, h - 0.02, z])
  }

  stool([x, z]: readonly [number, number]): void {
    const { kit } = this.set
    kit.cylinder('wood', [0.17, 0.18, 0.045], [x, 0.66, z])
    for (let leg = 0; leg < 4; leg += 1) {
      const [a, b] = [Math.cos(leg * 1.571 + 0.785), Math.sin(leg * 1.571 + 0.785)]
      kit.bar('dark', [x + a * 0.21, 0, z + b * 0.21], [x + a * 0.12, 0.64, z + b * 0.12], 0.012)
    }
    kit.ring('dark', [0.175, 0.008], [x, 0.24, z], [pi / 2, 0, 0])
  }

  /** A cabinet as high as a fridge with two ovens in it. */
  tower([x, z]: readonly [number, number], finish: Finish, turn = 0): void {
    this.set.kit.part([x, 0, z], [0, turn, 0], (own) => {
      own.box('dark', [0.6, 0.1, 0.5], [0, 0.05, -0.03])
      own.box('cabinet', [0.66, 2.1, 0.58, 0.004], [0, 1.15, -0.02])
      own.slab('cabinet', [0.62, 0.5, 0.02, 0.004], [0, 0.38, 0.28])
      own.slab('cabinet', [0.62, 0.32, 0.02, 0.004], [0, 2.0, 0.28])
    })
    const ahead: Triple = [x + Math.sin(turn) * 0.035, 0, z + Math.cos(turn) * 0.035]
    this.goods('wall-oven', finish, [ahead[0], 0.68, ahead[2]], turn)
    this.goods('steam-oven', finish, [ahead[0], 1.32, ahead[2]], turn)
  }

  /** Shelves on a wall with pots, boxes and bowls. */
  shelves(
    [x, z]: readonly [number, number],
    [w, rows]: readonly [number, number],
    { turn = 0, from = 0.95 } = {},
  ): void {
    this.set.kit.part([x, 0, z], [0, turn, 0], (own) => {
      for (let row = 0; row < rows; row += 1) {
        const y = from + row * 0.46
        own.box('wood', [w, 0.035, 0.3, 0.005], [0, y, 0.16])
        const count = Math.floor(w / 0.21)
        for (let index = 0; index < count; index += 1) {
          const kind = (index * 5 + row * 7) % 9
          const left = (index / Math.max(1, count - 1) - 0.5) * (w - 0.26)
          if (kind === 0 || kind === 4) continue
          if (kind === 1 || kind === 6)
            own.lathe(
              kind === 1 ? 'accent' : 'plate',
              '0 0, 0.06 0 0.01, 0.085 0.06 0.04, 0.05 0.17 0.03, 0.06 0.2, 0.05 0.2, 0 0.16',
              [left, y + 0.018, 0.16],
            )
          else if (kind === 2 || kind === 8)
            for (let bowl = 0; bowl < 4; bowl += 1)
              own.lathe('plate', '0 0, 0.05 0 0.01, 0.095 0.035 0.02, 0.09 0.036, 0.045 0.01, 0 0.01', [
                left,
                y + 0.018 + bowl * 0.022,
                0.16,
              ])
          else if (kind === 3) own.cylinder('steel', [0.085, 0.085, 0.14], [left, y + 0.09, 0.16])
          else
            own.box(
              kind === 5 ? 'card' : 'linen',
              [0.15, 0.2 + kind * 0.012, 0.16, 0.006],
              [left, y + 0.12 + kind * 0.006, 0.16],
            )
        }
      }
    })
  }

  poster([x, y, z]: Triple, [w, h]: readonly [number, number], turn = 0, slot: Slot = 'accent'): void {
    this.set.kit.part([x, y, z], [0, turn, 0], (own) => {
      own.box(slot, [w, h, 0.02, 0.004], [0, 0, 0])
      own.cylinder('art', [w * 0.26, w * 0.26, 0.006], [0, h * 0.14, 0.012], [pi / 2, 0, 0])
      own.box('art', [w * 0.62, h * 0.05, 0.006, 0.002], [0, -h * 0.2, 0.012])
      own.box('art', [w * 0.44, h * 0.035, 0.006, 0.002], [0, -h * 0.29, 0.012])
    })
  }

  carton([x, y, z]: Triple, [w, h, d]: Triple, turn = 0): void {
    this.set.kit.part([x, y, z], [0, turn, 0], (own) => {
      own.box('card', [w, h, d, 0.006], [0, h / 2, 0])
      own.box('shade', [0.06, h + 0.002, d + 0.002, 0.002], [0, h / 2, 0])
      own.box('art', [w * 0.26, h * 0.2, 0.004, 0.001], [w * 0.28, h * 0.24, d / 2 + 0.002])
    })
  }

  /** High racks with pallets of cartons; `turn` a quarter to stand along a side wall. */
  rack([x, z]: readonly [number, number], [w, rows]: readonly [number, number], turn = 0): void {
    const { kit } = this.set
    const place = (a: number, b: number): readonly [number, number] => [
      x + a * Math.cos(turn) + b * Math.sin(turn),
      z - a * Math.sin(turn) + b * Math.cos(turn),
    ]
    const bays = Math.round(w / 2.2)
    const high = rows * 1.25
    for (let bay = 0; bay <= bays; bay += 1)
      for (const b of [-0.45, 0.45]) {
        const [a, c] = place(-w / 2 + (w * bay) / bays, b)
        kit.box('dark', [0.08, high, 0.07, 0.004], [a, high / 2, c], [0, turn, 0])
      }
    for (let row = 0; row < rows; row += 1) {
      const y = row === 0 ? 0.06 : row * 1.25
      for (const b of [-0.45, 0.45])
        kit.box('accent', [w, 0.1, 0.05, 0.004], [place(0, b)[0], y, place(0, b)[1]], [0, turn, 0])
      kit.box('wood', [w, 0.04, 0.88, 0.004], [x, y + 0.07, z], [0, turn, 0])
      for (let left = -w / 2 + 0.15, index = 0; left < w / 2 - 0.6; index += 1) {
        const wide = 0.58 + ((index * 3 + row * 2) % 4) * 0.08
        const [a, c] = place(left + wide / 2, 0)
        this.carton([a, y + 0.09, c], [wide - 0.05, 0.6 + ((index * 5 + row) % 4) * 0.12, 0.72], turn)
        left += wide + 0.03
      }
    }
  }

  greens([x, y, z]: Triple, height: number): void {
    vase(this.set.kit, [x, y, z], height * 0.45)
    branch(this.set.kit, [x, y + height * 0.4, z], height * 0.75)
  }
}

type Layout = { camera: Room['camera']; surfaces?: (paint: StorePaint) => Surfaces; build: (hall: Hall) => void }

const counter = (hall: Hall, [x, z]: readonly [number, number], w: number, turn = 0): void => {
  hall.set.kit.part([x, 0, z], [0, turn, 0], (own) => {
    own.box('panel', [w, 0.94, 0.6, 0.02], [0, 0.47, 0])
    own.box('wood', [w + 0.06, 0.045, 0.68, 0.01], [0, 0.96, 0])
    own.box('dark', [0.42, 0.27, 0.02, 0.008], [w * 0.22, 1.2, 0.02], [0.15, 0.25, 0])
    own.bar('dark', [w * 0.22, 0.98, 0], [w * 0.22, 1.1, 0], 0.016)
    own.box('art', [0.21, 0.012, 0.3, 0.002], [-w * 0.25, 0.99, 0.08], [0, 0.3, 0])
  })
}

const layouts: Record<StoreInside, Layout> = {
  // Kitchen bays under arches, a long bench to try things on.
  showroom: {
    camera: { from: [1.5, 1.66, 9.6], to: [-0.2, 1.42, 0], zoom: 37 },
    build: (hall) => {
      hall.shell([11, 3.5, 11])
      for (const x of [-3.4, 0, 3.4])
        hall.set.kit.extrude('art', archOf(2.7, 2.75), { depth: 0.03, bevel: 0.004 }, [x, 0, 0.01])
      hall.goods('french-door-fridge', 'steel', [-3.85, 0, 0.45])
      hall.tower([-2.95, 0.36], 'black')
      hall.set.cupboards({ from: -1.25, to: 1.25 })
      hall.goods('induction-cooktop', 'black', [0, 0.92, 0.3])
      hall.goods('rangehood', 'steel', [0, 1.62, 0.28])
      hall.goods('kettle', 'steel', [-0.85, 0.92, 0.3], 0.3)
      hall.greens([0.95, 0.92, 0.28], 0.5)
      hall.goods('front-loader-washer', 'white', [3.05, 0, 0.4])
      hall.goods('dryer', 'white', [3.68, 0, 0.4])
      hall.set.kit.box('wood', [1.36, 0.04, 0.66, 0.008], [3.37, 0.88, 0.38])
      hall.set.kit.cushion('linen', [0.4, 0.09, 0.3, 0.04], 0.012, [3.1, 0.95, 0.38])
      hall.set.kit.cushion('accent', [0.38, 0.08, 0.28, 0.035], 0.012, [3.1, 1.03, 0.38])
      hall.greens([3.8, 0.9, 0.3], 0.55)
      hall.sign([0, 3.12, 0.03], 2.3)
      hall.island([-0.2, 3.6], [3.6, 0.93, 0.95])
      for (const [index, [key, finish]] of (
        [
          ['stand-mixer', 'sage'],
          ['espresso-machine', 'steel'],
          ['toaster', 'black'],
          ['blender', 'white'],
        ] as const
      ).entries()) {
        hall.goods(key, finish, [-1.6 + index * 0.92, 0.935, 3.6], -0.35 + index * 0.1)
        hall.ticket([-1.36 + index * 0.92, 0.93, 3.9], 0.1)
      }
      for (const x of [-1.4, 1.35]) hall.set.pendant([x, 2.3, 3.6], 0.24)
      for (const x of [-1.2, -0.2, 0.8]) hall.stool([x, 4.55])
      hall.goods('side-by-side-fridge', 'black', [-4.95, 0, 2.6], pi / 2)
      hall.goods('bottom-mount-fridge', 'white', [-4.95, 0, 3.7], pi / 2)
      hall.goods('wine-cooler', 'black', [-4.98, 0, 4.6], pi / 2)
      hall.shelves([5.46, 2.6], [3.2, 4], { turn: -pi / 2 })
      hall.plinth([4.3, 5.2], [1.1, 0.42, 1.1])
      hall.goods('freestanding-cooker', 'steel', [4.3, 0.42, 5.2], -0.5)
      hall.set.plant([-4.5, 0, 6.2], 1.5)
      hall.rail(10, 3.42, 2.4)
      hall.rail(10, 3.42, 5)
    },
  },
  // Rows of appliances with tickets, colours that are seen from the door.
  superstore: {
    camera: { from: [-1.1, 2.15, 10.4], to: [-0.1, 1.3, 0], zoom: 42 },
    surfaces: ({ awning }) => ({
      floor: { color: '#b9c0c6', second: '#a6afb7', rough: 0.3, pattern: 'terrazzo' },
      accent: { color: awning, rough: 0.5 },
    }),
    build: (hall) => {
      hall.shell([12.5, 3.9, 12])
      hall.set.kit.box('panel', [12.5, 1.15, 0.08, 0.004], [0, 3.2, 0.03])
      hall.sign([0, 3.2, 0.08], 3.8)
      const row = [
        'front-loader-washer',
        'front-loader-washer',
        'dryer',
        'washer-dryer',
        'top-loader-washer',
        'dryer',
      ] as const
      for (const [index, key] of row.entries()) {
        hall.goods(key, index % 3 === 1 ? 'black' : 'white', [-5.4 + index * 0.72, 0.16, 0.5])
        hall.ticket([-5.4 + index * 0.72 + 0.16, 0.16 + (key === 'top-loader-washer' ? 1.06 : 0.86), 0.72])
      }
      hall.plinth([-3.6, 0.5], [4.4, 0.16, 0.85])
      for (const [index, key] of (
        [
          'french-door-fridge',
          'side-by-side-fridge',
          'bottom-mount-fridge',
          'top-mount-fridge',
          'french-door-fridge',
        ] as const
      ).entries())
        hall.goods(key, (['steel', 'black', 'white', 'steel', 'black'] as const)[index]!, [
          0.3 + index * 1.08,
          0.16,
          0.48,
        ])
      hall.plinth([2.45, 0.5], [5.5, 0.16, 0.9])
      for (const [x, y] of [
        [-4.6, 1.95],
        [-2.8, 1.95],
      ] as const)
        hall.goods('television', 'black', [x, y - 0.42, 0.06], 0, 0.95)
      const islands: readonly (readonly [number, number, readonly (readonly [string, Finish])[]])[] = [
        [
          -2.1,
          3.6,
          [
            ['stand-mixer', 'chilli'],
            ['toaster', 'steel'],
            ['kettle', 'black'],
            ['air-fryer', 'black'],
          ],
        ],
        [
          1.9,
          3.9,
          [
            ['microwave', 'steel'],
            ['espresso-machine', 'steel'],
            ['blender', 'white'],
            ['stand-mixer', 'white'],
          ],
        ],
      ]
      for (const [x, z, things] of islands) {
        hall.plinth([x, z], [3.3, 0.86, 0.95])
        hall.set.kit.box('accent', [3.34, 0.16, 0.98, 0.006], [x, 0.7, z])
        for (const [index, [key, finish]] of things.entries()) {
          hall.goods(key, finish, [x - 1.2 + index * 0.8, 0.86, z - 0.05], index % 2 ? -0.3 : 0.35)
          hall.ticket([x - 0.98 + index * 0.8, 0.86, z + 0.32], 0, 'shade')
        }
      }
      hall.plinth([-4.9, 7.0], [1.5, 0.16, 1.1])
      hall.goods('dishwasher', 'steel', [-5.15, 0.16, 7], 0.7)
      hall.goods('stick-vacuum', 'white', [-4.45, 0.16, 7.1], 0.6)
      counter(hall, [4.6, 7.1], 1.9, -0.55)
      hall.goods('freestanding-cooker', 'steel', [6.0 - 0.35, 0, 3.0], -pi / 2)
      hall.goods('wall-oven', 'black', [6.0 - 0.3, 0.9, 1.9], -pi / 2)
      hall.plinth([5.7, 1.9], [0.62, 0.9, 0.66])
      for (const x of [-6.2])
        for (const z of [2.4, 4.4, 6.4]) hall.poster([x, 2.3, z], [1.1, 1.5], pi / 2, z === 4.4 ? 'panel' : 'accent')
      hall.rail(12, 3.7, 2.2)
      hall.rail(12, 3.7, 5.2)
      hall.rail(12, 3.7, 8)
    },
  },
  // Timber ceiling, heat pumps on the wall, a family shop.
  homestore: {
    camera: { from: [1.3, 1.8, 9.8], to: [-0.1, 1.35, 0], zoom: 40 },
    surfaces: ({ awning }) => ({
      floor: { color: '#b98f5f', second: '#a1784a', rough: 0.5, pattern: 'boards' },
      accent: { color: awning, rough: 0.5 },
      arch: { color: '#f3f6f3', rough: 0.8 },
    }),
    build: (hall) => {
      hall.shell([11.5, 3.7, 11], { ceiling: 'art' })
      for (let z = 0.4; z < 9; z += 1.3)
        hall.set.kit.box('wood', [11.5, 0.26, 0.12, 0.006], [0, 3.58, z]).castShadow = false
      hall.set.kit.box('panel', [4.6, 2.7, 0.06, 0.004], [0, 1.35, 0.02])
      hall.sign([0, 2.28, 0.06], 3.1)
      for (const [index, finish] of (['steel', 'white', 'steel'] as const).entries())
        hall.goods((['bottom-mount-fridge', 'top-mount-fridge', 'french-door-fridge'] as const)[index]!, finish, [
          -1.35 + index * 1.2,
          0.14,
          0.55,
        ])
      hall.plinth([-0.1, 0.55], [4.1, 0.14, 0.95])
      for (const [index, x] of [-4.4, -3.2].entries())
        hall.goods('split-air-conditioner', 'white', [x, 2.05 - index * 0.001, 0.12])
      hall.goods('chest-freezer', 'white', [-3.9, 0, 0.5])
      hall.goods('portable-heater', 'white', [-2.8, 0, 0.6], 0.3)
      for (const [index, key] of (['front-loader-washer', 'dryer', 'front-loader-washer'] as const).entries()) {
        hall.goods(key, index === 2 ? 'black' : 'white', [3.05 + index * 0.68, 0.14, 0.5])
        hall.ticket([3.15 + index * 0.68, 1.0, 0.7])
      }
      hall.plinth([3.7, 0.5], [2.3, 0.14, 0.85])
      hall.set.kit.box('wood', [2.6, 0.04, 0.32, 0.006], [3.7, 1.75, 0.18])
      for (const x of [2.8, 3.4, 4.2])
        hall.set.kit.cushion(x === 3.4 ? 'accent' : 'linen', [0.34, 0.1, 0.24, 0.04], 0.02, [x, 1.83, 0.18])
      hall.island([-0.3, 4.2], [3.4, 0.92, 0.95])
      for (const [index, [key, finish]] of (
        [
          ['kettle', 'steel'],
          ['toaster', 'white'],
          ['stand-mixer', 'sage'],
          ['air-fryer', 'black'],
        ] as const
      ).entries()) {
        hall.goods(key, finish, [-1.6 + index * 0.86, 0.925, 4.15], index % 2 ? -0.3 : 0.3)
        hall.ticket([-1.34 + index * 0.86, 0.92, 4.52])
      }
      hall.goods('barbecue', 'black', [4.3, 0, 4.3], -0.7)
      hall.set.plant([5.1, 0, 5.9], 1.5)
      hall.goods('freestanding-cooker', 'steel', [-5.2, 0, 3], pi / 2)
      hall.goods('dishwasher', 'white', [-5.2, 0, 3.95], pi / 2)
      hall.poster([-5.72, 2.1, 4.3], [1.3, 1.6], pi / 2)
      hall.set.plant([-4.7, 0, 6.1], 1.2)
    },
  },
  // Furniture on rugs, cloth samples, daylight.
  atelier: {
    camera: { from: [-1.3, 1.6, 9.6], to: [0.35, 1.3, 0], zoom: 38 },
    surfaces: ({ awning }) => ({
      floor: { color: '#b8946a', second: '#a17d53', rough: 0.55, pattern: 'boards' },
      accent: { color: awning, rough: 0.9 },
    }),
    build: (hall) => {
      hall.shell([11, 3.7, 11])
      hall.set.window([-3.9, 0.75, 0], 1.5, 2.2)
      hall.set.window([3.9, 0.75, 0], 1.5, 2.2)
      hall.set.kit.extrude('panel', archOf(3.6, 2.95), { depth: 0.03, bevel: 0.004 }, [0, 0, 0.012])
      hall.sign([0, 2.25, 0.04], 1.9)
      hall.goods('rug', 'sand', [0, 0, 2.2], pi / 2, 1.35)
      hall.goods('sofa', 'forest', [0, 0.01, 0.95])
      hall.goods('coffee-table', 'oak', [0, 0.01, 2.35])
      hall.goods('armchair', 'clay', [-1.75, 0.01, 2.3], 0.9)
      hall.goods('armchair', 'sand', [1.75, 0.01, 2.35], -0.9)
      hall.goods('floor-lamp', 'oak', [1.65, 0, 0.7])
      hall.greens([0.15, 0.4, 2.35], 0.5)
      hall.goods('bookshelf', 'oak', [-2.35, 0, 0.2])
      hall.goods('dining-table', 'walnut', [3.2, 0, 2.9], pi / 2 - 0.15)
      for (const [a, b, turn] of [
        [2.45, 2.4, pi / 2],
        [2.55, 3.4, pi / 2],
        [3.9, 2.35, -pi / 2],
        [4.0, 3.3, -pi / 2],
      ] as const)
        hall.goods('dining-chair', 'oak', [a, 0, b], turn - 0.15)
      hall.set.pendant([3.2, 2.1, 2.7], 0.34)
      hall.greens([3.15, 0.76, 2.8], 0.55)
      hall.set.plant([4.7, 0, 1.2], 1.6)
      hall.set.plant([-4.2, 0, 1.1], 1.2)
      hall.rail(10, 3.6, 2.2)
      hall.rail(10, 3.6, 4.6)
    },
  },
  // A shed with racks, bargains on pallets.
  shed: {
    camera: { from: [1.0, 1.9, 11.4], to: [-0.1, 1.75, 0], zoom: 40 },
    surfaces: ({ sign }) => ({
      wall: { color: '#c9c5ba', second: '#b9b4a8', rough: 0.9, pattern: 'cladding' },
      floor: { color: '#9b968c', rough: 0.45, pattern: 'plaster' },
      accent: { color: sign, rough: 0.5 },
      panel: { color: sign, rough: 0.5 },
      dark: { color: '#27292b', rough: 0.5 },
    }),
    build: (hall) => {
      hall.shell([13, 5.2, 13], { ceiling: null })
      for (let z = 0.6; z < 11; z += 2.2) {
        hall.set.kit.box('dark', [13, 0.22, 0.14, 0.006], [0, 4.9, z]).castShadow = false
        for (const x of [-3, 3]) hall.set.kit.cylinder('glow', [0.3, 0.14, 0.2], [x, 4.5, z]).castShadow = false
      }
      hall.set.kit.box('liner', [13.4, 0.06, 13], [0, 5.25, 6.5]).castShadow = false
      hall.set.kit.box('panel', [7.4, 1.15, 0.08, 0.01], [0, 4.3, 0.05])
      hall.sign([0, 4.2, 0.1], 2.3)
      hall.rack([-5.6, 4.4], [6.6, 3], pi / 2)
      hall.rack([5.6, 4.4], [6.6, 3], pi / 2)
      hall.rack([0, 0.6], [8.8, 3])
      const rows: readonly (readonly [string, Finish, number, number])[] = [
        ['side-by-side-fridge', 'steel', -2.7, 3.0],
        ['bottom-mount-fridge', 'white', -1.55, 3.0],
        ['french-door-fridge', 'black', -0.45, 3.0],
        ['front-loader-washer', 'white', 0.9, 3.1],
        ['dryer', 'white', 1.6, 3.1],
        ['dishwasher', 'steel', 2.3, 3.1],
        ['freestanding-cooker', 'steel', 3.2, 3.1],
      ]
      for (const [key, finish, x, z] of rows) {
        hall.goods(key, finish, [x, 0.15, z], 0.06)
        hall.set.kit.box('wood', [1.0, 0.03, 0.85, 0.004], [x, 0.125, z])
        for (const edge of [-0.38, 0, 0.38]) hall.set.kit.box('wood', [0.1, 0.1, 0.85, 0.004], [x + edge, 0.055, z])
      }
      for (const [x, z, turn] of [
        [-2.7, 3.45, 0],
        [-0.45, 3.45, 0],
        [2.3, 3.48, 0],
      ] as const)
        hall.ticket([x, 0.9, z], turn)
      hall.set.kit.box('wood', [1.2, 0.03, 1.0, 0.004], [-2.9, 0.125, 5.2], [0, 0.3, 0])
      for (const edge of [-0.45, 0, 0.45])
        hall.set.kit.box('wood', [0.1, 0.1, 1.0, 0.004], [-2.9 + edge, 0.055, 5.2], [0, 0.3, 0])
      hall.carton([-2.9, 0.14, 5.2], [0.95, 0.75, 0.8], 0.3)
      hall.carton([-2.8, 0.89, 5.2], [0.7, 0.5, 0.6], 0.5)
      hall.goods('microwave', 'steel', [-2.8, 1.39, 5.2], 0.5)
      hall.set.kit.box('accent', [0.12, 0.004, 8.5], [-3.9, 0.003, 5.4])
      hall.set.kit.box('accent', [0.12, 0.004, 8.5], [3.9, 0.003, 5.4])
      counter(hall, [3.1, 5.2], 1.9, -0.5)
    },
  },
  // A counter, stock behind it, commercial machines.
  tradeDesk: {
    camera: { from: [-1.0, 1.8, 9.6], to: [0.05, 1.5, 0], zoom: 40 },
    surfaces: ({ frame }) => ({
      floor: { color: '#8f979d', rough: 0.4, pattern: 'plaster' },
      accent: { color: frame, rough: 0.5 },
      wood: { color: '#c8a878', second: '#b08f60', rough: 0.55, pattern: 'grain' },
    }),
    build: (hall) => {
      hall.shell([10.5, 3.9, 10.5])
      hall.set.kit.box('panel', [10.5, 0.95, 0.08, 0.004], [0, 3.4, 0.03])
      hall.sign([0, 3.4, 0.08], 2.8)
      hall.rack([-0.2, 0.6], [6.6, 2])
      counter(hall, [-0.3, 3.2], 4.4)
      hall.set.kit.box('art', [0.3, 0.22, 0.004, 0.001], [0.9, 0.99, 3.3], [-pi / 2, 0, 0.2])
      hall.goods('microwave', 'steel', [-1.8, 0.98, 3.15], 0.2)
      hall.goods('dishwasher', 'steel', [-4.75, 0, 1.6], pi / 2)
      hall.goods('chest-freezer', 'white', [-4.75, 0, 2.9], pi / 2)
      hall.goods('side-by-side-fridge', 'steel', [-4.75, 0, 4.2], pi / 2)
      hall.goods('freestanding-cooker', 'steel', [4.75, 0, 2.0], -pi / 2)
      hall.goods('front-loader-washer', 'steel', [4.8, 0, 3.1], -pi / 2)
      hall.goods('dryer', 'steel', [4.8, 0.86, 3.1], -pi / 2)
      hall.goods('front-loader-washer', 'steel', [4.8, 0, 3.8], -pi / 2)
      hall.goods('dryer', 'steel', [4.8, 0.86, 3.8], -pi / 2)
      hall.poster([-5.2, 2.65, 3], [1.6, 0.9], pi / 2, 'panel')
      hall.poster([5.2, 2.7, 2.2], [1.4, 0.8], -pi / 2, 'panel')
      // A trolley with cartons on the way out.
      hall.set.kit.part([1.25, 0, 4.7], [0, 0.4, 0], (own) => {
        own.box('accent', [1.3, 0.05, 0.75, 0.01], [0, 0.2, 0])
        for (const x of [-0.5, 0.5])
          for (const z of [-0.3, 0.3]) own.cylinder('rubber', [0.07, 0.07, 0.05], [x, 0.075, z], [pi / 2, 0, 0])
        own.tube(
          'chrome',
          [
            [-0.62, 0.2, -0.3],
            [-0.66, 1.0, -0.3],
            [-0.66, 1.0, 0.3],
            [-0.62, 0.2, 0.3],
          ],
          0.016,
        )
      })
      hall.carton([1.05, 0.225, 4.78], [0.6, 0.62, 0.6], 0.4)
      hall.carton([1.62, 0.225, 4.55], [0.48, 0.46, 0.55], 0.4)
      hall.carton([1.05, 0.845, 4.78], [0.46, 0.32, 0.46], 0.55)
      hall.rail(10, 3.75, 2.6)
      hall.rail(10, 3.75, 5.2)
    },
  },
  // A long table with plans, boards of material, towers of ovens.
  planStudio: {
    camera: { from: [1.1, 1.66, 9.2], to: [-0.2, 1.35, 0], zoom: 38 },
    surfaces: ({ awning }) => ({
      floor: { color: '#7c7b76', rough: 0.45, pattern: 'plaster' },
      cabinet: { color: '#4a4f52', rough: 0.5 },
      bench: { color: '#e9e6de', rough: 0.35 },
      accent: { color: awning, rough: 0.45, metal: 0.4 },
      wood: { color: '#86633f', second: '#684a2d', rough: 0.5, pattern: 'grain' },
    }),
    build: (hall) => {
      hall.shell([10.5, 3.6, 10.5])
      hall.set.kit.box('panel', [4.1, 3.6, 0.07, 0.004], [-0.2, 1.8, 0.02])
      hall.sign([-0.2, 2.85, 0.07], 2.6)
      for (let slat = 0; slat < 26; slat += 1)
        hall.set.kit.box('wood', [0.05, 3.5, 0.06, 0.003], [2.05 + slat * 0.12, 1.75, 0.05])
      hall.tower([-1.55, 0.42], 'black')
      hall.tower([-0.85, 0.42], 'steel')
      hall.goods('french-door-fridge', 'black', [0.15, 0, 0.5])
      hall.goods('wine-cooler', 'black', [1.1, 0, 0.45])
      // Boards with samples of stone, wood and metal.
      for (const [index, x] of [-4.3, -3.2].entries()) {
        hall.set.kit.box('art', [0.95, 1.6, 0.03, 0.004], [x, 1.55, 0.05])
        for (let cell = 0; cell < 12; cell += 1)
          hall.set.kit.box(
            (
              [
                'stone',
                'wood',
                'accent',
                'cabinet',
                'tile',
                'clay',
                'leaf',
                'steel',
                'linen',
                'dark',
                'fabric',
                'bench',
              ] as const
            )[(cell * 5 + index * 3) % 12]!,
            [0.24, 0.3, 0.02, 0.003],
            [x - 0.29 + (cell % 3) * 0.29, 2.1 - Math.floor(cell / 3) * 0.37, 0.075],
          )
      }
      // The table with plans and people's places.
      hall.set.kit.box('wood', [4.2, 0.06, 1.15, 0.01], [-0.2, 0.75, 3.9])
      for (const x of [-1.9, 1.5]) hall.set.kit.box('dark', [0.08, 0.72, 0.95, 0.01], [x, 0.36, 3.9])
      for (const [x, z, turn, w] of [
        [-1.1, 3.85, 0.08, 0.84],
        [0.35, 3.95, -0.12, 0.84],
        [0.2, 3.75, 0.3, 0.6],
      ] as const) {
        hall.set.kit.box('art', [w, 0.004, w * 0.7, 0.001], [x, 0.783 + turn * 0.004, z], [0, turn, 0])
        for (let line = 0; line < 4; line += 1)
          hall.set.kit.box(
            'cabinet',
            [w * 0.7, 0.001, 0.006],
            [x, 0.7865 + turn * 0.004, z - w * 0.2 + line * w * 0.13],
            [0, turn, 0],
          )
      }
      for (const [index, z] of [3.4, 3.55, 3.7].entries())
        hall.set.kit.cylinder('art', [0.035, 0.035, 0.7], [1.35 + index * 0.02, 0.82, z], [0, 0.15, pi / 2])
      for (const [x, slot] of [
        [-0.35, 'stone'],
        [-0.2, 'wood'],
        [-0.05, 'accent'],
      ] as const)
        hall.set.kit.box(slot, [0.12, 0.015, 0.16, 0.003], [x, 0.79, 4.28], [0, 0.2, 0])
      for (const x of [-1.3, -0.2, 0.9]) {
        hall.goods('dining-chair', 'black', [x, 0, 4.75], pi)
        hall.goods('dining-chair', 'black', [x, 0, 3.0])
      }
      for (const x of [-1.75, 1.45]) hall.set.pendant([x, 2.1, 3.9], 0.2)
      hall.shelves([-5.2, 4.2], [2.6, 3], { turn: pi / 2 })
      hall.island([4.1, 3.4], [1.2, 0.92, 2.0])
      hall.goods('induction-cooktop', 'black', [4.1, 0.925, 3.1], -pi / 2)
      hall.greens([4.2, 0.92, 4.1], 0.55)
      hall.set.plant([4.5, 0, 0.9], 1.7)
      hall.rail(10, 3.5, 2.4)
    },
  },
  // A glass roof, plants, kitchens for cooks.
  glasshouse: {
    camera: { from: [-1.2, 1.7, 9.4], to: [0.1, 1.45, 0], zoom: 42 },
    surfaces: ({ door }) => ({
      floor: { color: '#bfae90', second: '#a99878', rough: 0.6, pattern: 'paving' },
      cabinet: { color: '#8fa983', rough: 0.55 },
      accent: { color: door, rough: 0.5 },
      tile: { color: '#f6f3e6', second: '#d9d6c2', rough: 0.22, pattern: 'tiles' },
      dark: { color: '#33463a', rough: 0.5 },
    }),
    build: (hall) => {
      hall.shell([10.5, 3.2, 10.5], { ceiling: null })
      hall.set.kit.box('sky', [16, 6, 0.1], [0, 5.6, -0.6]).castShadow = false
      // The roof: glass between green bars.
      const roofAt = (x: number) => 4.4 - Math.abs(x) * 0.24
      for (let x = -4.2; x < 4.3; x += 1.4) {
        hall.set.kit.bar('dark', [x, 3.2, 0.02], [x, roofAt(x), 0.02], 0.022)
        hall.set.kit.bar('dark', [x, roofAt(x), 0], [x, roofAt(x), 10], 0.016).castShadow = false
      }
      hall.set.kit.box('dark', [10.6, 0.12, 0.12, 0.006], [0, 3.2, 0.04])
      for (let z = 0.04; z < 9; z += 2.2)
        for (const side of [-1, 1])
          hall.set.kit.bar('dark', [side * 5.25, 3.15, z], [0, 4.4, z], 0.04).castShadow = false
      hall.set.kit.box('sky', [14, 0.1, 13], [0, 5.6, 5]).castShadow = false
      hall.set.kit.box('tile', [6.2, 0.8, 0.012], [-0.2, 1.31, 0.008])
      hall.set.cupboards({ from: -3.4, to: -0.46, doors: 0.55 })
      hall.set.cupboards({ from: 0.46, to: 2.9, doors: 0.55 })
      hall.goods('freestanding-cooker', 'sage', [0, 0, 0.34])
      hall.goods('rangehood', 'steel', [0, 1.62, 0.26])
      hall.set.kit.box('wood', [2.2, 0.035, 0.24, 0.005], [-2.1, 1.95, 0.14])
      hall.sign([-2.05, 2.6, 0.03], 2.1)
      for (let bowl = 0; bowl < 7; bowl += 1)
        hall.set.kit.lathe(
          bowl % 3 === 1 ? 'clay' : 'plate',
          '0 0, 0.05 0 0.01, 0.09 0.05 0.03, 0.085 0.052, 0.045 0.01, 0 0.01',
          [-2.95 + bowl * 0.28, 1.97, 0.14],
        )
      hall.goods('kettle', 'sage', [-2.6, 0.92, 0.3], 0.2)
      hall.goods('toaster', 'white', [-1.9, 0.92, 0.3], 0.3)
      hall.goods('stand-mixer', 'sage', [1.1, 0.92, 0.34], -0.6)
      hall.greens([2.4, 0.92, 0.3], 0.55)
      hall.goods('bottom-mount-fridge', 'white', [3.4, 0, 0.42])
      hall.set.kit.box('wood', [3.0, 0.06, 1.0, 0.012], [0.1, 0.92, 3.9])
      for (const [x, z] of [
        [-1.3, 3.5],
        [1.5, 3.5],
        [-1.3, 4.3],
        [1.5, 4.3],
      ] as const)
        hall.set.kit.box('cabinet', [0.1, 0.9, 0.1, 0.008], [x, 0.45, z])
      hall.set.kit.box('wood', [2.7, 0.03, 0.8, 0.006], [0.1, 0.25, 3.9])
      hall.goods('cookware-pot', 'sage', [-0.8, 0.95, 3.8])
      hall.goods('blender', 'white', [0.95, 0.95, 3.75])
      for (const [x, z] of [
        [0.0, 3.9],
        [0.1, 4.0],
        [-0.08, 4.02],
        [0.06, 3.82],
      ] as const)
        hall.set.kit.ball('accent', 0.045, [x, 0.99, z])
      for (const x of [-0.9, 0.1, 1.1]) hall.stool([x, 4.95])
      for (const x of [-0.7, 0.9]) hall.set.pendant([x, 2.3, 3.9], 0.26)
      for (const [x, z, high] of [
        [-4.6, 0.8, 1.9],
        [-4.5, 2.4, 1.3],
        [4.6, 0.9, 2.0],
        [4.5, 2.6, 1.4],
        [-4.4, 5.4, 1.6],
        [4.2, 5.2, 1.2],
      ] as const)
        hall.set.plant([x, 0, z], high)
      for (const [x, z] of [
        [-2.4, 3.2],
        [2.9, 2.6],
      ] as const) {
        hall.set.kit.bar('dark', [x, 3.0, z], [x, 4.4, z], 0.006)
        hall.set.plant([x, 2.55, z], 0.8)
      }
      hall.goods('wall-oven', 'black', [5.0, 0.55, 3.9], -pi / 2)
      hall.plinth([5.0, 3.9], [0.62, 0.55, 0.66], 'cabinet')
    },
  },
}

const surfacesOf = (paint: StorePaint): Surfaces => ({
  wall: { color: paint.wall, rough: 1, pattern: 'plaster', glow: 0.1 },
  arch: { color: paint.trim, rough: 0.9, pattern: 'plaster' },
  art: { color: paint.inside, rough: 1, glow: 0.08 },
  panel: { color: paint.sign, rough: 0.5 },
  dark: { color: paint.frame, rough: 0.5 },
  accent: { color: paint.awning, rough: 0.6 },
  shade: { color: paint.awningLight, rough: 0.9 },
  plate: { color: '#f3efe7', rough: 0.5 },
  liner: { color: '#f7f4ec', rough: 1, glow: 0.62 },
  floor: { color: '#bd9c6e', second: '#a58454', rough: 0.5, pattern: 'boards' },
  sky: { color: paint.sky, rough: 1, glow: 0.6 },
  card: { color: '#c39a68', rough: 0.9 },
})

export async function insideStage({ inside, paint, sign }: InsideJob): Promise<Stage> {
  const { camera, surfaces, build } = layouts[inside]
  const wordmark = await lettersOf(sign)
  return stageOf({
    camera,
    surfaces: { ...surfacesOf(paint), ...surfaces?.(paint) },
    sun: [-0.5, 0.86],
    reach: 7.5,
    lightAt: [0, 1, 3.5],
    build: (set) => build(new Hall(set, wordmark, sign.aspect)),
  })
}
