import { branch, vase } from '../models/living.ts'
import type { Room } from '../room-set.ts'

const shelf = (set: Parameters<Room['build']>[0], [x, y]: readonly [number, number], width: number): void => {
  set.kit.box('wood', [width, 0.035, 0.22, 0.006], [x, y, 0.12])
  for (let i = 0; i < 5; i += 1)
    set.kit.lathe('plate', '0 0, 0.07 0 0.01, 0.12 0.02 0.01, 0.07 0.008, 0 0.008', [
      x - width * 0.34,
      y + 0.018 + i * 0.014,
      0.13,
    ])
  for (let i = 0; i < 3; i += 1)
    set.kit.lathe(i === 1 ? 'clay' : 'plate', '0 0, 0.035 0 0.01, 0.045 0.09, 0.041 0.09, 0 0.01', [
      x - width * 0.02 + i * 0.12,
      y + 0.018,
      0.12,
    ])
  vase(set.kit, [x + width * 0.38, y + 0.018, 0.12], 0.2)
}

const kitchenWarm: Room = {
  camera: { from: [0.35, 1.62, 6.4], to: [0.25, 1.08, 0], zoom: 27 },
  surfaces: {
    wall: { color: '#e4d7c1', rough: 1, pattern: 'plaster' },
    arch: { color: '#f2e9d8', rough: 1, pattern: 'plaster' },
    cabinet: { color: '#c7b291', rough: 0.6 },
  },
  build: (set) => {
    set.shell()
    set.niche([-0.85, 1.7, 2.25])
    set.model('french-door-fridge', 'steel', { position: [-0.85, 0, 0.5], turn: -0.1 })
    set.cupboards({ from: 0.35, to: 3.6, doors: 0.54 })
    set.kit.box('tile', [3.25, 0.5, 0.012], [1.975, 1.17, 0.008])
    shelf(set, [1.3, 1.72], 1.3)
    set.pendant([1.9, 1.9, 0.55], 0.24)
    set.model('kettle', 'steel', { position: [0.72, 0.92, 0.34], turn: -0.4 })
    set.model('stand-mixer', 'black', { position: [1.5, 0.92, 0.34], turn: -0.9 })
    vase(set.kit, [2.25, 0.92, 0.3], 0.26)
    branch(set.kit, [2.25, 1.16, 0.3], 0.5)
    set.plant([-2.2, 0, 0.6], 1.05)
  },
}

const kitchenLight: Room = {
  camera: { from: [-0.3, 1.55, 6.4], to: [0, 1.04, 0], zoom: 28 },
  surfaces: {
    wall: { color: '#f0ede4', rough: 1, pattern: 'plaster' },
    cabinet: { color: '#b9c6b0', rough: 0.55 },
    floor: { color: '#dcc7a4', second: '#c8ae85', rough: 0.55, pattern: 'boards' },
  },
  build: (set) => {
    set.shell()
    set.kit.box('tile', [6.4, 0.72, 0.012], [0, 1.27, 0.008])
    set.cupboards({ from: -3.2, to: -0.46, doors: 0.55 })
    set.cupboards({ from: 1.07, to: 3.4, doors: 0.55 })
    set.kit.box('bench', [0.62, 0.04, 0.64, 0.008], [0.76, 0.9, 0.31])
    set.model('freestanding-cooker', 'steel', { position: [0, 0, 0.34] })
    set.model('rangehood', 'steel', { position: [0, 1.62, 0.26] })
    set.model('dishwasher', 'steel', { position: [0.76, 0, 0.33] })
    set.model('cookware-pot', 'sage', { position: [0.26, 0.966, 0.22] })
    set.model('toaster', 'sage', { position: [-1.75, 0.92, 0.32], turn: -0.3 })
    set.model('kettle', 'sage', { position: [-1.3, 0.92, 0.32], turn: 0.2 })
    set.model('blender', 'white', { position: [1.6, 0.92, 0.3] })
    shelf(set, [-1.75, 1.86], 1.4)
    set.plant([2.3, 0.92, 0.3], 0.55)
    vase(set.kit, [-2.4, 0.92, 0.3], 0.24)
    branch(set.kit, [-2.4, 1.14, 0.3], 0.42)
  },
}

const laundry: Room = {
  camera: { from: [0.5, 1.5, 5.4], to: [0.1, 0.98, 0], zoom: 28 },
  surfaces: {
    wall: { color: '#dfe1d6', rough: 1, pattern: 'plaster' },
    floor: { color: '#d9d0c0', second: '#c9bda8', rough: 0.5, pattern: 'terrazzo' },
    cabinet: { color: '#f0ebdf', rough: 0.5 },
  },
  build: (set) => {
    set.shell()
    set.kit.box('tile', [6, 0.6, 0.012], [0, 1.2, 0.008])
    set.model('front-loader-washer', 'white', { position: [-0.62, 0, 0.36] })
    set.model('dryer', 'white', { position: [0.02, 0, 0.36] })
    set.kit.box('wood', [1.36, 0.04, 0.66, 0.008], [-0.3, 0.9, 0.33])
    set.cupboards({ from: 0.42, to: 2.8, doors: 0.6 })
    set.kit.box('wood', [2.4, 0.035, 0.26, 0.006], [-0.2, 1.72, 0.14])
    for (const [i, x] of [-0.95, -0.55, 0.35].entries()) {
      set.kit.cylinder('card', [0.15, 0.17, 0.24], [x, 1.86, 0.15])
      set.kit.cushion(i === 1 ? 'accent' : 'linen', [0.24, 0.1, 0.2, 0.045], 0.02, [x, 1.98, 0.15])
    }
    for (let i = 0; i < 4; i += 1)
      set.kit.cushion((['linen', 'leaf', 'linen', 'clay'] as const)[i]!, [0.36, 0.07, 0.26, 0.03], 0.01, [
        -0.75,
        0.955 + i * 0.066,
        0.3,
      ])
    set.plant([1.75, 0.92, 0.3], 0.5)
    for (const x of [0, 0.13]) set.kit.cylinder('plate', [0.04, 0.04, 0.2], [x, 1.02, 0.25])
    set.kit.cylinder('card', [0.2, 0.25, 0.46], [-1.5, 0.23, 0.5])
    set.kit.cushion('linen', [0.38, 0.16, 0.38, 0.07], 0.05, [-1.5, 0.48, 0.5])
  },
}

const bench: Room = {
  camera: { from: [0.1, 1.5, 3.3], to: [0, 1.13, 0.3], zoom: 26 },
  surfaces: {
    wall: { color: '#e7dcc8', rough: 1, pattern: 'plaster' },
    cabinet: { color: '#b99f7c', rough: 0.6 },
    tile: { color: '#efe6d6', second: '#d8cbb4', rough: 0.25, pattern: 'tiles' },
  },
  build: (set) => {
    set.shell()
    set.cupboards({ from: -2.4, to: 2.4, depth: 0.64 })
    set.kit.box('tile', [5, 0.9, 0.012], [0, 1.36, 0.008])
    set.model('espresso-machine', 'steel', { position: [-0.62, 0.92, 0.3], turn: 0.2 })
    set.model('stand-mixer', 'chilli', { position: [-0.12, 0.92, 0.34], turn: -0.75 })
    set.model('toaster', 'white', { position: [0.36, 0.92, 0.34], turn: -0.3 })
    set.model('kettle', 'black', { position: [0.74, 0.92, 0.32], turn: -0.3 })
    set.kit.slab('wood', [0.3, 0.42, 0.02, 0.05], [-1.02, 1.12, 0.06], [-0.1, 0, 0])
    vase(set.kit, [1.06, 0.92, 0.22], 0.22)
    branch(set.kit, [1.06, 1.12, 0.22], 0.36)
    for (const [x, z] of [
      [0.16, 0.56],
      [0.235, 0.53],
      [0.2, 0.6],
    ] as const)
      set.kit.ball('accent', 0.036, [x, 0.954, z])
  },
}

export const cleanRooms: Record<string, Room> = {
  'room-kitchen-warm': kitchenWarm,
  'room-kitchen-light': kitchenLight,
  'room-laundry': laundry,
  'room-benchtop': bench,
}
