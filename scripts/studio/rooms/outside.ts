import { branch, vase } from '../models/living.ts'
import type { Room, RoomSet } from '../room-set.ts'

const carton = (
  set: RoomSet,
  [x, y, z]: readonly [number, number, number],
  [w, h, d]: readonly [number, number, number],
): void => {
  set.kit.box('card', [w, h, d, 0.006], [x, y + h / 2, z])
  set.kit.box('shade', [0.06, h + 0.002, d + 0.002, 0.002], [x, y + h / 2, z])
  set.kit.slab('art', [w * 0.26, h * 0.2, 0.003, 0.003], [x + w * 0.28, y + h * 0.24, z + d / 2 + 0.001])
}

const racking = (set: RoomSet, x: number, width: number): void => {
  for (const side of [-1, 1])
    for (const z of [0.2, 1.0]) set.kit.box('accent', [0.06, 3.6, 0.06, 0.004], [x + (side * width) / 2, 1.8, z])
  for (const [row, y] of [0.12, 1.42, 2.62].entries()) {
    for (const z of [0.2, 1.0]) set.kit.box('clay', [width, 0.09, 0.04, 0.004], [x, y, z])
    set.kit.box('wood', [width - 0.04, 0.03, 0.8, 0.004], [x, y + 0.06, 0.6])
    let left = x - width / 2 + 0.1
    for (let i = 0; left < x + width / 2 - 0.5; i += 1) {
      const w = 0.5 + ((i * 3 + row * 2) % 4) * 0.09
      carton(set, [left + w / 2, y + 0.075, 0.62], [w - 0.04, 0.55 + ((i * 5 + row) % 4) * 0.14, 0.66])
      left += w + 0.02
    }
  }
}

const warehouse: Room = {
  camera: { from: [0.5, 1.85, 9.8], to: [0, 1.12, 0], zoom: 26 },
  surfaces: {
    wall: { color: '#ded7c9', rough: 1, pattern: 'plaster' },
    floor: { color: '#c9c3b7', rough: 0.5, pattern: 'plaster' },
    accent: { color: '#31577a', rough: 0.5 },
    clay: { color: '#d98838', rough: 0.5 },
  },
  build: (set) => {
    set.shell()
    racking(set, -1.75, 2.9)
    racking(set, 1.6, 2.9)
    set.model('side-by-side-fridge', 'steel', { position: [-1.35, 0, 2.3], turn: 0.15 })
    set.model('bottom-mount-fridge', 'white', { position: [-0.35, 0, 2.2], turn: 0.08 })
    set.model('front-loader-washer', 'white', { position: [0.5, 0, 2.3] })
    set.model('dryer', 'white', { position: [0.5, 0.87, 2.3] })
    set.model('dishwasher', 'steel', { position: [1.25, 0, 2.35], turn: -0.08 })
    set.model('wall-oven', 'black', { position: [2.0, 0.16, 2.3], turn: -0.15 })
    set.kit.box('wood', [1.1, 0.14, 0.9, 0.006], [2.05, 0.07, 2.3])
    carton(set, [-2.5, 0, 2.5], [0.75, 0.8, 0.7])
    carton(set, [-2.45, 0.8, 2.5], [0.55, 0.4, 0.5])
  },
}

const steelBench = (set: RoomSet, x: number, width: number): void => {
  set.kit.box('steel', [width, 0.04, 0.66, 0.006], [x, 0.89, 0.36])
  set.kit.box('steel', [width, 0.09, 0.02, 0.004], [x, 0.95, 0.04])
  set.kit.box('steel', [width - 0.06, 0.025, 0.58, 0.004], [x, 0.28, 0.36])
  for (const side of [-1, 1])
    for (const z of [0.1, 0.62])
      set.kit.bar('chrome', [x + side * (width / 2 - 0.05), 0, z], [x + side * (width / 2 - 0.05), 0.88, z], 0.02)
}

const commercial: Room = {
  camera: { from: [-0.5, 1.65, 7], to: [0.05, 1.1, 0], zoom: 28 },
  surfaces: {
    wall: { color: '#e9e5da', rough: 1, pattern: 'plaster' },
    floor: { color: '#b9aa95', second: '#a5947c', rough: 0.5, pattern: 'terrazzo' },
    tile: { color: '#f3f0e7', second: '#d5cdbd', rough: 0.2, pattern: 'tiles' },
  },
  build: (set) => {
    set.shell()
    set.kit.box('tile', [9, 2.3, 0.012], [0, 1.2, 0.008])
    set.model('side-by-side-fridge', 'steel', { position: [-2.15, 0, 0.42] })
    steelBench(set, -1.05, 1.2)
    for (const x of [0.02, 0.94]) set.model('freestanding-cooker', 'steel', { position: [x, 0, 0.34] })
    steelBench(set, 2.15, 1.46)
    set.kit.extrude(
      'steel',
      '0.02 0, 0.85 0 0.01, 0.85 0.12 0.01, 0.5 0.5 0.02, 0.02 0.5',
      { depth: 2.1, bevel: 0.006 },
      [0.48, 1.85, 0],
      [0, -Math.PI / 2, 0],
    )
    set.kit.box('steel', [0.5, 1.2, 0.4], [0.48, 2.8, 0.24])
    set.model('cookware-pot', 'steel', { position: [-0.02, 0.966, 0.44], size: 1.1 })
    set.model('cookware-pot', 'steel', { position: [1.2, 0.966, 0.2], size: 1.2 })
    set.kit.box('steel', [1.2, 0.03, 0.3, 0.004], [-1.05, 1.6, 0.17])
    set.kit.box('steel', [1.4, 0.03, 0.3, 0.004], [2.15, 1.6, 0.17])
    for (const [x, size] of [
      [-1.4, 1],
      [-1.0, 0.8],
      [-0.68, 0.65],
      [1.75, 0.9],
      [2.2, 1.1],
    ] as const)
      set.model('cookware-pot', 'steel', { position: [x, 1.616, 0.17], size })
    for (let i = 0; i < 12; i += 1)
      set.kit.lathe('plate', '0 0, 0.09 0 0.01, 0.15 0.02 0.01, 0.09 0.008, 0 0.008', [2.45, 0.91 + i * 0.013, 0.36])
    set.model('stand-mixer', 'steel', { position: [1.8, 0.91, 0.36], turn: -0.7, size: 1.25 })
    set.model('microwave', 'steel', { position: [-1.15, 0.91, 0.32] })
  },
}

const outdoor: Room = {
  camera: { from: [-0.4, 1.7, 7.6], to: [0.1, 0.92, 0], zoom: 27 },
  surfaces: {
    wall: { color: '#e8dcc7', rough: 1, pattern: 'plaster' },
    floor: { color: '#b88f63', second: '#a2784d', rough: 0.7, pattern: 'boards' },
    arch: { color: '#f3ead8', rough: 1, pattern: 'plaster' },
  },
  sun: [-0.75, 0.72],
  build: (set) => {
    set.kit.box('floor', [16, 0.1, 12], [0, -0.05, 5])
    set.kit.box('sky', [30, 12, 0.1], [0, 5, -6])
    set.kit.extrude(
      'meadow',
      '-9 -1, 9 -1, 9 1.5 1, 4 1.0 3, -1 2.1 3, -5 1.3 2, -9 1.9 1',
      { depth: 0.1, bevel: 0 },
      [0, 0, -4],
    )
    set.kit.box('wall', [16, 0.86, 0.2, 0.02], [0, 0.43, -0.2])
    set.kit.box('arch', [16, 0.06, 0.3, 0.012], [0, 0.88, -0.2])
    for (let i = 0; i < 9; i += 1) set.plant([-3.4 + i * 0.85, 0.05, -1.2], 1.5 + ((i * 7) % 3) * 0.22)
    set.model('barbecue', 'black', { position: [-1.05, 0, 0.85], turn: 0.2 })
    set.model('dining-table', 'oak', { position: [1.5, 0, 1.4], turn: -0.12, size: 0.92 })
    for (const x of [1.0, 2.0]) {
      set.model('dining-chair', 'sand', { position: [x, 0, 0.8], turn: -0.12 })
      set.model('dining-chair', 'sand', { position: [x - 0.1, 0, 2.05], turn: Math.PI - 0.12 })
    }
    vase(set.kit, [1.5, 0.69, 1.4], 0.24)
    branch(set.kit, [1.5, 0.9, 1.4], 0.4)
    set.plant([-2.5, 0, 1.0], 1.1)
  },
}

export const workRooms: Record<string, Room> = {
  'room-warehouse': warehouse,
  'room-commercial-kitchen': commercial,
  'room-outdoor': outdoor,
}
