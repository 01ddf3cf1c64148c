import type { Build, Kit } from '../kit.ts'
import type { Model } from '../model.ts'
import type { Corner, Triple } from '../shapes.ts'

const flat: Triple = [-Math.PI / 2, 0, 0]

const bowlOf = (kit: Kit, slot: 'plate' | 'clay', position: Triple, radius: number): void => {
  kit.lathe(
    slot,
    [
      [0, 0],
      [radius * 0.4, 0, 0.006],
      [radius, radius * 0.5, 0.05],
      [radius * 0.97, radius * 0.51],
      [radius * 0.38, 0.008, 0.01],
      [0, 0.008],
    ],
    position,
  )
}

export const vase = (kit: Kit, position: Triple, height: number): void => {
  const r = height * 0.3
  const profile: Corner[] = [
    [0, 0],
    [r * 0.6, 0, 0.008],
    [r, height * 0.4, height * 0.25],
    [r * 0.35, height * 0.78, height * 0.12],
    [r * 0.5, height],
    [r * 0.42, height],
    [r * 0.3, height * 0.8],
    [0, height * 0.6],
  ]
  kit.lathe('plate', profile, position)
}

export const branch = (kit: Kit, position: Triple, height: number): void => {
  for (let stem = 0; stem < 5; stem += 1) {
    const turn = stem * 1.9
    const lean = 0.18 + (stem % 3) * 0.12
    const tip: Triple = [
      position[0] + Math.sin(turn) * height * lean,
      position[1] + height * (1 - stem * 0.05),
      position[2] + Math.cos(turn) * height * lean,
    ]
    kit.tube(
      'wood',
      [position, [(position[0] * 2 + tip[0]) / 3, position[1] + height * 0.45, (position[2] * 2 + tip[2]) / 3], tip],
      0.0035,
    )
    for (let i = 2; i < 8; i += 1) {
      const share = i / 7
      const [x, y, z] = [
        position[0] + (tip[0] - position[0]) * share ** 1.3,
        position[1] + (tip[1] - position[1]) * share,
        position[2] + (tip[2] - position[2]) * share ** 1.3,
      ]
      kit.part([x, y, z], [0.4, turn + i * 2.2, 0.7], (leaf) =>
        leaf.ball('leaf', height * 0.055, [height * 0.05, 0, 0], [1.5, 0.12, 0.7]),
      )
    }
  }
}

const diningTable: Build = (kit) => {
  kit.extrude(
    'wood',
    '-1 -0.46 0.14, 1 -0.46 0.14, 1 0.46 0.14, -1 0.46 0.14',
    { depth: 0.036, bevel: 0.012 },
    [0, 0.732, 0],
    flat,
  )
  kit.box('wood', [1.56, 0.07, 0.024, 0.006], [0, 0.68, 0.3])
  kit.box('wood', [1.56, 0.07, 0.024, 0.006], [0, 0.68, -0.3])
  for (const x of [-1, 1]) {
    kit.box('wood', [0.024, 0.07, 0.6, 0.006], [x * 0.77, 0.68, 0])
    for (const z of [-1, 1]) kit.bar('wood', [x * 0.88, 0, z * 0.38], [x * 0.77, 0.714, z * 0.3], 0.021, 0.034)
  }
}

const coffeeTable: Build = (kit) => {
  kit.lathe('wood', '0 -0.017, 0.46 -0.017 0.008, 0.49 0.002 0.01, 0.48 0.017 0.01, 0 0.017', [0, 0.395, 0])
  for (let i = 0; i < 3; i += 1) {
    const turn = 0.3 + (i * Math.PI * 2) / 3
    kit.bar(
      'wood',
      [Math.sin(turn) * 0.4, 0, Math.cos(turn) * 0.4],
      [Math.sin(turn) * 0.26, 0.385, Math.cos(turn) * 0.26],
      0.016,
      0.026,
    )
  }
  kit.lathe('wood', '0 0, 0.24 0 0.006, 0.25 0.01 0.006, 0.24 0.02 0.006, 0 0.02', [0, 0.16, 0])
  kit.box('linen', [0.24, 0.022, 0.17, 0.003], [-0.14, 0.424, 0.04], [0, 0.3, 0])
  kit.box('accent', [0.2, 0.018, 0.15, 0.003], [-0.135, 0.445, 0.04], [0, 0.1, 0])
  bowlOf(kit, 'plate', [0.17, 0.413, -0.05], 0.11)
}

const bookTones = ['accent', 'linen', 'leaf', 'clay', 'plate', 'dark', 'card'] as const

const books = (kit: Kit, [x, y, z]: Triple, count: number): void => {
  let left = x
  for (let i = 0; i < count; i += 1) {
    const thick = 0.022 + ((i * 7) % 5) * 0.006
    const tall = 0.19 + ((i * 11) % 6) * 0.014
    left += thick / 2
    kit.box(
      bookTones[(i * 3 + count) % bookTones.length]!,
      [thick - 0.002, tall, 0.15, 0.003],
      [left, y + tall / 2, z],
      [0, 0, i === count - 1 ? -0.16 : 0],
    )
    left += thick / 2
  }
}

const bookshelf: Build = (kit) => {
  const [w, h, d] = [0.94, 1.86, 0.34]
  for (const x of [-1, 1]) kit.box('wood', [0.03, h, d, 0.008], [x * (w / 2 - 0.015), h / 2 + 0.03, 0])
  kit.box('wood', [w - 0.03, h - 0.03, 0.012, 0.002], [0, h / 2 + 0.03, -d / 2 + 0.012])
  const levels = [0.09, 0.44, 0.8, 1.16, 1.52, 1.875]
  for (const y of levels) kit.box('wood', [w - 0.05, 0.03, d - 0.01, 0.006], [0, y, 0])
  kit.box('wood', [0.024, 0.34, d - 0.03, 0.004], [0.08, 0.62, 0])
  books(kit, [-0.42, 1.535, 0.02], 12)
  vase(kit, [0.26, 1.535, 0.02], 0.2)
  bowlOf(kit, 'clay', [-0.26, 1.175, 0.03], 0.11)
  books(kit, [0.02, 1.175, 0.02], 11)
  books(kit, [-0.42, 0.815, 0.02], 9)
  kit.ball('plate', 0.075, [0.22, 0.89, 0.03])
  kit.box('card', [0.42, 0.2, 0.24, 0.014], [-0.18, 0.555, 0.02])
  kit.box('linen', [0.3, 0.2, 0.24, 0.014], [0.27, 0.555, 0.02])
  books(kit, [-0.42, 0.105, 0.02], 14)
  vase(kit, [0.25, 0.105, 0.02], 0.26)
  for (const x of [-1, 1])
    for (const z of [-1, 1]) kit.cylinder('wood', [0.016, 0.02, 0.07], [x * 0.42, 0.035, z * 0.12])
}

const floorLamp: Build = (kit) => {
  kit.lathe('dark', '0 0, 0.15 0 0.006, 0.148 0.018 0.008, 0 0.024')
  kit.bar('wood', [0, 0.02, 0], [0, 1.2, 0], 0.016, 0.012)
  kit.cylinder('trim', [0.02, 0.02, 0.04], [0, 0.04, 0])
  kit.cylinder('trim', [0.016, 0.016, 0.05], [0, 1.2, 0])
  kit.ball('glow', 0.05, [0, 1.32, 0])
  kit.lathe('shade', '0.25 0, 0.252 0.004, 0.15 0.32 0.03, 0.02 0.332, 0.02 0.328, 0.147 0.317, 0.247 0', [0, 1.18, 0])
  kit.bar('trim', [0, 1.2, 0], [0, 1.54, 0], 0.006)
  kit.ball('trim', 0.012, [0, 1.545, 0])
  kit.bar('trim', [0.09, 1.02, 0.03], [0.09, 1.24, 0.03], 0.0015)
  kit.ball('trim', 0.008, [0.09, 1.015, 0.03])
}

const rug: Build = (kit) => {
  const [w, d] = [2.3, 1.6]
  kit.slab('fabric', [w, d, 0.022, 0.05], [0, 0.011, 0], flat)
  for (const [share, thick] of [
    [0.9, 0.03],
    [0.82, 0.012],
  ] as const)
    kit.frame('linen', [w * share, d * (share - 0.02), 0.006, 0.03], thick, [0, 0.021, 0], flat)
  for (const [x, radius] of [
    [-0.52, 0.26],
    [0, 0.36],
    [0.52, 0.26],
  ] as const) {
    kit.cylinder('seam', [radius, radius, 0.006], [x, 0.0222, 0])
    kit.cylinder('linen', [radius * 0.62, radius * 0.62, 0.006], [x, 0.0238, 0])
    kit.cylinder('fabric', [radius * 0.34, radius * 0.34, 0.006], [x, 0.0254, 0])
  }
  for (const side of [-1, 1])
    for (let i = 0; i < 66; i += 1)
      kit.box(
        'linen',
        [0.05, 0.006, 0.011, 0.002],
        [side * (w / 2 + 0.022), 0.006, -d / 2 + 0.05 + i * ((d - 0.1) / 65)],
        [0, ((i * 7) % 5) * 0.03 - 0.06, 0],
      )
}

export const living: Record<string, Model> = {
  'dining-table': {
    build: diningTable,
    finishes: ['oak', 'walnut'],
    elevation: 0.34,
    detail: { target: [0.75, 0.66, 0.25], width: 0.8, azimuth: 0.7, elevation: 0.42 },
  },
  'coffee-table': {
    build: coffeeTable,
    finishes: ['oak', 'walnut'],
    elevation: 0.38,
    detail: { target: [0.08, 0.38, 0.1], width: 0.6, azimuth: 0.5, elevation: 0.5 },
  },
  bookshelf: {
    build: bookshelf,
    finishes: ['oak', 'walnut'],
    elevation: 0.2,
    azimuth: 0.46,
    detail: { target: [0, 1.4, 0.1], width: 0.9, azimuth: 0.4, elevation: 0.22 },
  },
  'floor-lamp': {
    build: floorLamp,
    finishes: ['oak', 'walnut'],
    elevation: 0.2,
    detail: { target: [0, 1.28, 0], width: 0.66, azimuth: 0.4, elevation: 0.1 },
  },
  rug: {
    build: rug,
    finishes: ['sand', 'forest', 'clay'],
    elevation: 0.72,
    azimuth: 0.6,
    detail: { target: [0.7, 0.02, 0.3], width: 1.1, azimuth: 0.6, elevation: 0.62 },
  },
}
