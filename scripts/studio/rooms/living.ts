import { branch, vase } from '../models/living.ts'
import type { Room } from '../room-set.ts'
import { nightstand, tableLamp } from '../settings/homewares.ts'

const livingLinen: Room = {
  camera: { from: [0.1, 1.5, 7.6], to: [0.4, 0.9, 0], zoom: 27 },
  surfaces: {
    wall: { color: '#e6dac6', rough: 1, pattern: 'plaster' },
    arch: { color: '#f5eddd', rough: 0.9 },
    floor: { color: '#d6bd94', second: '#c4a678', rough: 0.6, pattern: 'boards' },
  },
  build: (set) => {
    set.shell()
    set.window([0.25, 0.95, 0], 1.05, 1.45)
    set.picture([1.75, 1.62, 0], [0.5, 0.66], false)
    set.picture([2.35, 1.5, 0], [0.34, 0.44], true)
    set.model('rug', 'sand', { position: [0.7, 0, 2.0], size: 1.25 })
    set.model('sofa', 'sand', { position: [0.75, 0, 0.75] })
    set.model('armchair', 'clay', { position: [2.2, 0.02, 1.75], turn: -0.85 })
    set.model('coffee-table', 'oak', { position: [0.75, 0.02, 2.15] })
    set.model('floor-lamp', 'oak', { position: [-0.75, 0, 0.6] })
    set.plant([-1.7, 0, 0.7], 1.15)
  },
}

const livingForest: Room = {
  camera: { from: [0.6, 1.5, 7.4], to: [0.15, 0.9, 0], zoom: 27 },
  surfaces: {
    wall: { color: '#c9d1bf', rough: 1, pattern: 'plaster' },
    arch: { color: '#e9ebdd', rough: 0.9 },
    floor: { color: '#a77a52', second: '#8d6340', rough: 0.55, pattern: 'boards' },
    wood: { color: '#86583a', second: '#633c25', rough: 0.46, pattern: 'grain' },
  },
  build: (set) => {
    set.shell()
    set.niche([0.9, 2.1, 2.35])
    set.picture([0.55, 1.5, 0.02], [0.5, 0.66], true)
    set.picture([1.2, 1.5, 0.02], [0.5, 0.66], false)
    set.model('rug', 'clay', { position: [0.7, 0, 2.1], size: 1.2 })
    set.model('sofa', 'forest', { position: [0.85, 0, 0.8] })
    set.model('coffee-table', 'walnut', { position: [0.75, 0.02, 2.2] })
    set.model('armchair', 'sand', { position: [-1.05, 0.01, 1.6], turn: 0.75 })
    set.model('floor-lamp', 'walnut', { position: [2.35, 0, 0.6] })
    set.model('bookshelf', 'walnut', { position: [-1.75, 0, 0.2] })
    set.plant([3.0, 0, 0.8], 1.1)
  },
}

const dining: Room = {
  camera: { from: [0.4, 1.7, 7.2], to: [0.1, 0.88, 0], zoom: 26 },
  surfaces: {
    wall: { color: '#dfcbb0', rough: 1, pattern: 'plaster' },
    arch: { color: '#f0e3cf', rough: 0.9 },
    floor: { color: '#cba878', second: '#b68f5e', rough: 0.6, pattern: 'boards' },
  },
  build: (set) => {
    set.shell()
    set.window([-1.7, 0.85, 0], 0.95, 1.5)
    set.picture([1.6, 1.6, 0], [0.9, 0.66], false)
    set.pendant([0.3, 1.95, 1.5], 0.32)
    set.model('dining-table', 'walnut', { position: [0.3, 0, 1.5] })
    for (const x of [-0.3, 0.9]) {
      set.model('dining-chair', 'clay', { position: [x, 0, 0.85] })
      set.model('dining-chair', 'clay', { position: [x, 0, 2.15], turn: Math.PI })
    }
    set.model('dining-chair', 'clay', { position: [-1.12, 0, 1.5], turn: Math.PI / 2 })
    set.model('dining-chair', 'clay', { position: [1.72, 0, 1.5], turn: -Math.PI / 2 })
    vase(set.kit, [0.3, 0.75, 1.5], 0.28)
    branch(set.kit, [0.3, 1.0, 1.5], 0.5)
    for (const x of [-0.35, 0.9])
      set.kit.lathe('plate', '0 0, 0.08 0 0.01, 0.13 0.018 0.01, 0.08 0.008, 0 0.008', [x, 0.752, 1.72])
    set.plant([2.9, 0, 0.6], 1.2)
  },
}

const bedroom: Room = {
  camera: { from: [1.5, 1.85, 7], to: [0.1, 0.8, 0], zoom: 26 },
  surfaces: {
    wall: { color: '#d3d8ca', rough: 1, pattern: 'plaster' },
    arch: { color: '#ecefe3', rough: 0.9 },
    floor: { color: '#d3b98f', second: '#bf9f70', rough: 0.6, pattern: 'boards' },
  },
  build: (set) => {
    set.shell()
    set.niche([0.1, 2.6, 2.3])
    set.model('rug', 'sand', { position: [0.1, 0, 2.4], size: 1.25 })
    set.model('bed', 'clay', { position: [0.1, 0, 1.2] })
    for (const x of [-1.12, 1.32]) nightstand(set.kit, x)
    tableLamp(set.kit, [1.32, 0.53, 0.22])
    vase(set.kit, [-1.12, 0.53, 0.24], 0.2)
    branch(set.kit, [-1.12, 0.71, 0.24], 0.34)
    set.picture([1.95, 1.65, 0], [0.46, 0.6], true)
    set.picture([-1.85, 1.6, 0], [0.6, 0.46], false)
    set.plant([-2.4, 0, 0.7], 1.05)
    set.model('floor-lamp', 'oak', { position: [2.3, 0, 0.6] })
  },
}

export const homeRooms: Record<string, Room> = {
  'room-living-linen': livingLinen,
  'room-living-forest': livingForest,
  'room-dining': dining,
  'room-bedroom': bedroom,
}
