import type { Build, Kit } from '../kit.ts'
import type { Model } from '../model.ts'
import { facing, knob } from './fittings.ts'

const [width, height, depth] = [0.6, 0.85, 0.6]
const front = depth / 2

const housing = (kit: Kit): void => {
  kit.box('body', [width, height - 0.02, depth, 0.012], [0, height / 2 + 0.01, 0])
  kit.box('body', [width + 0.004, 0.026, depth + 0.01, 0.01], [0, height - 0.01, 0.002])
  for (const x of [-1, 1])
    for (const z of [-1, 1]) kit.cylinder('rubber', [0.024, 0.026, 0.024], [x * 0.24, 0.012, z * 0.24])
  kit.box('dark', [0.57, 0.004, 0.004, 0.001], [0, 0.12, front + 0.0005])
  kit.slab('body', [0.1, 0.07, 0.006, 0.01], [0.2, 0.07, front + 0.001])
}

const controls = (kit: Kit, hasDrawer: boolean): void => {
  const y = 0.775
  kit.slab('panel', [width - 0.012, 0.105, 0.01, 0.012], [0, y, front + 0.004])
  if (hasDrawer) {
    kit.slab('body', [0.17, 0.088, 0.012, 0.01], [-0.2, y, front + 0.008])
    kit.slab('dark', [0.11, 0.018, 0.006, 0.008], [-0.2, y - 0.022, front + 0.012])
  }
  knob(kit, [0, y, front + 0.008], 0.033, -0.5)
  for (let i = 0; i < 11; i += 1) {
    const turn = -2.3 + i * 0.46
    kit.cylinder(
      'mark',
      [0.0024, 0.0024, 0.002],
      [Math.sin(turn) * 0.047, y + Math.cos(turn) * 0.045, front + 0.009],
      facing,
    )
  }
  kit.slab('glass', [0.12, 0.05, 0.004, 0.006], [0.14, y + 0.008, front + 0.01])
  for (const x of [0.112, 0.128, 0.148, 0.164])
    for (const end of [-0.007, 0.007])
      kit.slab('led', [0.0022, 0.012, 0.001, 0.0008], [x, y + 0.008 + end, front + 0.0125])
  for (let i = 0; i < 4; i += 1)
    kit.cylinder(
      i === 3 ? 'led' : 'mark',
      [0.006, 0.006, 0.003],
      [0.215 + (i % 2) * 0.035, y + 0.018 - Math.floor(i / 2) * 0.034, front + 0.009],
      facing,
    )
}

type Porthole = { y: number; radius: number; open: boolean; hasLaundry: boolean }

const porthole = (kit: Kit, { y, radius, open, hasLaundry }: Porthole): void => {
  const rim = radius * 1.24
  kit.cylinder('dark', [rim * 1.015, rim * 1.015, 0.012], [0, y, front + 0.002], facing)
  if (open) {
    kit.cylinder('black', [radius * 0.98, radius * 0.98, 0.004], [0, y, front + 0.008], facing)
    kit.ring('rubber', [radius * 0.94, 0.022], [0, y, front + 0.008])
    kit.lathe(
      'cavity',
      [
        [0, 0],
        [radius * 0.86, 0, 0.01],
        [radius * 0.86, 0.003],
        [0, 0.003],
      ],
      [0, y, front + 0.0085],
      facing,
    )
    for (let i = 0; i < 26; i += 1) {
      const share = Math.sqrt(i / 26) * radius * 0.72
      kit.cylinder(
        'black',
        [0.005, 0.005, 0.002],
        [Math.sin(i * 2.4) * share, y + Math.cos(i * 2.4) * share, front + 0.012],
        facing,
      )
    }
  }
  kit.part([-rim, y, front + 0.008], [0, open ? -1.9 : 0, 0], (leaf) => {
    leaf.lathe(
      'trim',
      [
        [radius * 0.9, 0],
        [rim, 0, 0.008],
        [rim * 0.985, 0.03, 0.012],
        [radius * 1.08, 0.05, 0.014],
        [radius * 0.92, 0.036, 0.008],
        [radius * 0.9, 0],
      ],
      [rim, 0, 0],
      facing,
    )
    leaf.lathe(
      'dark',
      [
        [radius * 0.78, 0.01],
        [radius * 0.93, 0.036, 0.004],
        [radius * 0.86, 0.036, 0.004],
        [radius * 0.78, 0.01],
      ],
      [rim, 0, 0],
      facing,
    )
    if (hasLaundry && !open) {
      leaf.lathe(
        'black',
        [
          [0, 0],
          [radius * 0.9, 0.002],
          [0, 0.003],
        ],
        [rim, 0, 0],
        facing,
      )
      leaf.ball('linen', radius * 0.42, [rim - radius * 0.26, -radius * 0.42, -0.002], [1.25, 0.7, 0.16])
      leaf.ball('accent', radius * 0.36, [rim + radius * 0.3, -radius * 0.46, 0.002], [1.2, 0.66, 0.16])
      leaf.ball('leaf', radius * 0.28, [rim + radius * 0.02, -radius * 0.62, 0.004], [1.3, 0.6, 0.2])
    }
    leaf.lathe(
      'smoke',
      [
        [0, 0.052],
        [radius * 0.4, 0.046, 0.05],
        [radius * 0.8, 0.026, 0.04],
        [radius * 0.93, 0.016],
      ],
      [rim, 0, 0],
      facing,
    )
    leaf.box('dark', [0.024, 0.11, 0.014, 0.007], [rim * 1.9, 0, 0.034])
  })
}

const washer =
  (hasLaundry: boolean): Build =>
  (kit, { open }) => {
    housing(kit)
    controls(kit, true)
    porthole(kit, { y: 0.43, radius: 0.165, open: open ?? false, hasLaundry })
  }

const dryer: Build = (kit, { open }) => {
  housing(kit)
  controls(kit, false)
  porthole(kit, { y: 0.43, radius: 0.185, open: open ?? false, hasLaundry: false })
  for (let i = 0; i < 7; i += 1) kit.box('dark', [0.16, 0.004, 0.006, 0.001], [-0.16, 0.05 + i * 0.009, front + 0.001])
}

const washerDryer: Build = (kit, { open }) => {
  housing(kit)
  controls(kit, true)
  porthole(kit, { y: 0.42, radius: 0.172, open: open ?? false, hasLaundry: true })
  kit.ring('trim', [0.222, 0.004], [0, 0.42, front + 0.01])
  kit.slab('accent', [0.09, 0.012, 0.003, 0.004], [0.215, 0.665, front + 0.002])
}

const topLoader: Build = (kit, { open }) => {
  const [w, h, d] = [0.64, 0.94, 0.66]
  kit.box('body', [w, h - 0.02, d, 0.02], [0, h / 2, 0])
  kit.box('body', [w + 0.006, 0.05, d + 0.006, 0.022], [0, h - 0.02, 0])
  for (const x of [-1, 1])
    for (const z of [-1, 1]) kit.cylinder('rubber', [0.026, 0.03, 0.02], [x * 0.26, 0.008, z * 0.26])
  kit.box('dark', [0.56, 0.004, 0.004, 0.001], [0, 0.1, d / 2 + 0.0005])
  kit.part([0, h - 0.005, -d / 2 + 0.09], [-0.34, 0, 0], (back) => {
    back.box('body', [w, 0.16, 0.11, 0.03], [0, 0.06, -0.02])
    back.slab('panel', [w - 0.05, 0.115, 0.006, 0.02], [0, 0.066, 0.036])
    knob(back, [0.16, 0.066, 0.038], 0.032, 0.6)
    back.slab('glass', [0.13, 0.05, 0.003, 0.006], [-0.02, 0.07, 0.04])
    for (const x of [-0.05, -0.034, -0.01, 0.006]) back.slab('led', [0.0022, 0.024, 0.001, 0.0008], [x, 0.07, 0.042])
    for (let i = 0; i < 5; i += 1)
      back.cylinder(i === 4 ? 'led' : 'mark', [0.007, 0.007, 0.003], [-0.25 + i * 0.034, 0.066, 0.039], facing)
  })
  if (open) {
    kit.slab('dark', [0.5, 0.4, 0.006, 0.1], [0, h + 0.003, 0.08], [-Math.PI / 2, 0, 0])
    kit.ring('liner', [0.19, 0.02], [0, h + 0.006, 0.08], facing)
    kit.lathe('chrome', '0.18 0, 0.178 -0.002, 0.17 -0.002', [0, h + 0.008, 0.08])
    kit.cylinder('cavity', [0.176, 0.176, 0.002], [0, h + 0.007, 0.08])
    for (let i = 0; i < 40; i += 1) {
      const share = 0.07 + Math.sqrt(i / 40) * 0.1
      kit.cylinder(
        'black',
        [0.005, 0.005, 0.002],
        [Math.sin(i * 2.4) * share, h + 0.0085, 0.08 + Math.cos(i * 2.4) * share],
      )
    }
    kit.lathe('liner', '0 0.03, 0.02 0.03 0.01, 0.06 0.004 0.01, 0.075 0', [0, h + 0.008, 0.08])
    for (let i = 0; i < 4; i += 1)
      kit.box('liner', [0.014, 0.016, 0.13, 0.006], [0, h + 0.016, 0.08], [0, (i * Math.PI) / 4, 0])
  }
  kit.part([0, h + 0.004, -d / 2 + 0.13], [open ? -1.35 : 0, 0, 0], (lid) => {
    lid.box('body', [w - 0.05, 0.028, 0.5, 0.012], [0, 0.012, 0.26])
    lid.slab('glass', [w - 0.17, 0.35, 0.006, 0.05], [0, 0.025, 0.25], [-Math.PI / 2, 0, 0])
    lid.box('dark', [0.2, 0.012, 0.02, 0.005], [0, 0.012, 0.508])
  })
}

export const laundry: Record<string, Model> = {
  'front-loader-washer': {
    build: washer(true),
    finishes: ['white', 'steel', 'black'],
    detail: { target: [-0.02, 0.56, 0.3], width: 0.66, azimuth: 0.42, elevation: 0.2 },
  },
  'top-loader-washer': {
    build: topLoader,
    finishes: ['white', 'steel'],
    elevation: 0.44,
    detail: { target: [0, 0.98, 0.02], width: 0.95, azimuth: 0.4, elevation: 0.66, open: true },
  },
  dryer: {
    build: dryer,
    finishes: ['white', 'steel', 'black'],
    detail: { target: [-0.05, 0.5, 0.3], width: 0.85, azimuth: 0.35, elevation: 0.22, open: true },
  },
  'washer-dryer': {
    build: washerDryer,
    finishes: ['white', 'black'],
    detail: { target: [0.06, 0.62, 0.3], width: 0.55, azimuth: 0.3, elevation: 0.24 },
  },
}
