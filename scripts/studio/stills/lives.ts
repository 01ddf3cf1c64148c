import { SphereGeometry, Vector3 } from 'three'
import type { Kit } from '../kit.ts'
import { branch, vase } from '../models/living.ts'
import { type Triple, tube, turned } from '../shapes.ts'
import { bumpy, limb, meshOf, oval, together } from './field.ts'
import { type Look, mixed, ramp, sheet, swollen } from './food.ts'
import { noise, numbersOf, rough, step } from './noise.ts'
import type { Still } from './still.ts'
import { type Table, within } from './table.ts'

/** A wall behind the table; `y` is the height of the table in the room. */
const wall = (table: Table, z: number, y = 0): void => {
  table.kit.box('wall', [8, 8, 0.05], [0, 2 - y, z]).castShadow = false
}

const wineGlass = (kit: Kit, position: Triple, size = 1): void => {
  kit.lathe(
    'clear',
    [
      [0, 0],
      [0.036 * size, 0.001, 0.001],
      [0.004 * size, 0.006, 0.006],
      [0.0035 * size, 0.09 * size, 0.02],
      [0.034 * size, 0.135 * size, 0.03],
      [0.036 * size, 0.16 * size, 0.02],
      [0.029 * size, 0.215 * size],
      [0.028 * size, 0.215 * size],
      [0.0345 * size, 0.16 * size, 0.02],
      [0, 0.105 * size],
    ],
    position,
  )
}

const tumbler = (kit: Kit, position: Triple, size = 1): void => {
  kit.lathe(
    'clear',
    [
      [0, 0],
      [0.03 * size, 0, 0.003],
      [0.037 * size, 0.1 * size],
      [0.035 * size, 0.1 * size],
      [0.028 * size, 0.012],
      [0, 0.011],
    ],
    position,
  )
}

const books = (table: Table, [x, y, z]: Triple, turn: number): void => {
  for (const [index, [w, h, d, slot]] of (
    [
      [0.26, 0.034, 0.19, 'accent'],
      [0.24, 0.026, 0.18, 'linen'],
      [0.21, 0.03, 0.15, 'leaf'],
    ] as const
  ).entries()) {
    const bottom = [0, 0.036, 0.064][index]!
    table.kit.part([x, y + bottom, z], [0, turn + index * 0.22, 0], (own) => {
      own.box(slot, [w, 0.003, d, 0.001], [0, 0.0015, 0])
      own.box(slot, [w, 0.003, d, 0.001], [0, h - 0.0015, 0])
      own.box(slot, [0.004, h, d, 0.001], [-w / 2, h / 2, 0])
      own.box('art', [w - 0.012, h - 0.006, d - 0.01, 0.001], [0, h / 2, 0])
    })
  }
}

const glasses: Still = {
  scale: 4,
  camera: { from: [0.34, 0.52, 1.5], to: [0, 0.1, 0.05], zoom: 24 },
  sun: [-0.9, 0.8],
  lens: 0.022,
  surfaces: {
    wall: { color: '#d9dcd2', rough: 1, pattern: 'plaster' },
    bench: { color: '#efe9dd', rough: 0.35 },
    linen: { color: '#8ea3a0', rough: 0.95, pattern: 'weave' },
    seam: { color: '#efeadd', rough: 0.95, pattern: 'weave' },
    clear: { color: '#e3eef0', rough: 0.03, opacity: 0.26 },
    plate: { color: '#f4f0e7', rough: 0.2 },
  },
  build: (table) => {
    wall(table, -0.36)
    table.kit.box('bench', [4, 0.04, 0.75, 0.008], [0, -0.02, 0])
    table.kit.box('seam', [4, 0.86, 0.68], [0, -0.47, 0])
    table.model('dishwasher', 'steel', { position: [0.62, -0.89, 0.06], turn: 0 })
    table.kit.box('bench', [4, 0.002, 0.75], [0, 0.001, 0])
    table.cloth([0.72, 0.4], [-0.06, 0.002, 0.04], 0.12)
    const next = numbersOf('glasses')
    for (const [x, z] of [
      [-0.3, -0.04],
      [-0.19, 0.05],
      [-0.08, -0.05],
      [0.03, 0.04],
      [0.14, -0.05],
    ] as const)
      wineGlass(table.kit, [x, 0.012, z], 1 + next() * 0.1)
    for (const [x, z] of [
      [-0.26, 0.15],
      [-0.14, 0.16],
      [0.19, 0.14],
    ] as const)
      tumbler(table.kit, [x, 0.012, z])
    for (let index = 0; index < 7; index += 1) table.plate(0.13, [0.42, 0.003 + index * 0.0085, -0.05])
    for (let index = 0; index < 4; index += 1) table.bowl([0.075, 0.055], [0.42, 0.075 + index * 0.014, -0.05], 'clay')
    table.fork([0.02, 0.014, 0.17], 1.3)
    table.spoon([0.06, 0.014, 0.2], 1.4)
    vase(table.kit, [-0.6, 0.002, -0.12], 0.24)
    branch(table.kit, [-0.6, 0.2, -0.12], 0.42)
  },
}

const carrotShape = meshOf(
  bumpy(limb([-0.07, 0, 0], [0.07, 0, 0], [0.0145, 0.0035]), { height: 0.0012, scale: 70 }),
  [
    [-0.09, -0.018, -0.018],
    [0.08, 0.018, 0.018],
  ],
  0.0018,
)

const vegetables: Still = {
  scale: 4,
  camera: { from: [-0.26, 0.5, 1.42], to: [0, 0.14, 0.02], zoom: 25 },
  sun: [-0.95, 0.75],
  lens: 0.02,
  surfaces: {
    wall: { color: '#dcd3c2', rough: 1, pattern: 'plaster' },
    wood: { color: '#c3a178', second: '#a8855b', rough: 0.55, pattern: 'grain' },
    clay: { color: '#b4664a', rough: 0.6 },
    linen: { color: '#efe8da', rough: 0.95, pattern: 'weave' },
  },
  build: (table) => {
    wall(table, -0.5)
    table.kit.box('wood', [4, 0.05, 0.8, 0.008], [0, -0.025, 0])
    table.model('bottom-mount-fridge', 'steel', { position: [0.62, -0.9, -0.3], turn: -0.28 })
    table.cloth([0.6, 0.36], [-0.12, 0, 0.15], -0.12)
    // A crate of leaves, carrots, tomatoes, an aubergine.
    const next = numbersOf('market')
    for (const side of [-1, 1]) {
      for (const y of [0.045, 0.115]) table.kit.box('card', [0.52, 0.052, 0.012, 0.003], [-0.1, y, side * 0.15])
      for (const y of [0.045, 0.115]) table.kit.box('card', [0.012, 0.052, 0.3, 0.003], [-0.1 + side * 0.26, y, 0])
    }
    table.kit.box('card', [0.52, 0.012, 0.3, 0.002], [-0.1, 0.016, 0])
    const lettuce = (position: Triple, size: number): void => {
      for (let leaf = 0; leaf < 26; leaf += 1) {
        const ring = leaf / 26
        const shape = sheet([22, 22], (u, v) => {
          const [side, up] = [(u - 0.5) * 2, v]
          const wide = 0.052 * Math.sin(Math.PI * Math.min(1, 0.16 + up * 0.8)) ** 0.6
          const ruffle =
            (noise(u * 9 + leaf, v * 7, leaf) - 0.5) * 0.026 * step(0.35, 1, up) +
            Math.sin(u * 21 + leaf) * 0.004 * step(0.5, 1, up)
          return new Vector3(side * wide, up * 0.1, ruffle - Math.abs(side) ** 2 * 0.012 + up * up * (0.05 * ring))
        })
        table.food(
          shape,
          {
            color: ({ x, y }) =>
              ramp(
                step(0.014, 0, Math.abs(x)) * 0.35 + (0.1 - y) * 5 + (1 - ring) * 0.35,
                '#3f7d2a',
                '#7fb446',
                '#dbe6ae',
              ),
            rough: 0.5,
            gloss: 0.15,
            glow: 0.16,
            grain: [300, 0.2],
          },
          {
            position,
            turn: [0.2 + ring * 0.75, leaf * 2.4, 0],
            stretch: [size, size, size],
          },
        )
      }
    }
    lettuce([-0.24, 0.09, -0.03], 1.15)
    lettuce([-0.11, 0.09, 0.05], 0.95)
    const tomato: Look = {
      color: ({ x, y, z }) => ramp(rough(x, y, z, 25), '#b51d16', '#d93a22'),
      rough: 0.13,
      gloss: 0.9,
      glow: 0.08,
      grain: [80, 0.05],
    }
    for (const [x, z] of [
      [0.03, 0.07],
      [0.1, 0.08],
      [0.06, 0.01],
      [0.12, 0.005],
      [0.22, 0.2],
      [0.29, 0.17],
    ] as const) {
      const inside = z < 0.1
      table.food(
        swollen(
          new SphereGeometry(0.036, 48, 30),
          ({ x: a, y: b, z: c }) =>
            (Math.abs(Math.cos(Math.atan2(c, a) * 2.5)) - 0.7) * 0.0016 - step(0.75, 1, b / 0.036) * 0.006,
        ),
        tomato,
        {
          position: [x, (inside ? 0.13 : 0.031) + next() * 0.01, z],
          turn: [next() - 0.5, next() * 6, 0.2],
          stretch: [1.05, 0.9, 1.05],
        },
      )
      for (let leaf = 0; leaf < 5; leaf += 1)
        table.leaves(
          [0.026, 0.007],
          [{ position: [x, inside ? 0.166 : 0.066, z], turn: [0, leaf * 1.26, 0.1], curl: -0.2 }],
          ['#345a28', '#5d8540'],
        )
    }
    const carrot: Look = {
      color: ({ x, y, z }) =>
        mixed(
          ramp(rough(x, y, z, 50), '#f08c2a', '#dd6c12'),
          '#b4540c',
          step(0.9, 1, Math.abs(Math.sin(x * 260 + noise(x * 40, y * 90, z * 90) * 5))) * 0.35,
        ),
      rough: 0.5,
      gloss: 0.1,
      glow: 0.1,
      grain: [400, 0.2],
    }
    for (const [index, z] of [0.2, 0.235, 0.265, 0.215].entries()) {
      table.food(carrotShape.clone(), carrot, {
        position: [-0.2 + index * 0.012, 0.017 + (index === 3 ? 0.028 : 0), z],
        turn: [0, 0.16 - index * 0.07, 0.03],
      })
      for (let stem = 0; stem < 5; stem += 1) {
        const x = -0.29 + index * 0.012
        table.food(
          tube(
            [
              [x, 0.018, z],
              [x - 0.05, 0.03 + stem * 0.006, z + (stem - 2) * 0.012],
              [x - 0.13, 0.02 + next() * 0.03, z + (stem - 2) * 0.03],
            ],
            0.0022,
          ),
          { color: '#6f9a46', rough: 0.5, glow: 0.1 },
          { position: [0, 0, 0] },
        )
        table.leaves(
          [0.035, 0.014],
          Array.from({ length: 5 }, () => ({
            position: [
              x - 0.07 - next() * 0.07,
              0.024 + next() * 0.03,
              z + (stem - 2) * 0.024 + (next() - 0.5) * 0.02,
            ] as Triple,
            turn: [next() - 0.5, 3 + next(), next() * 0.5] as Triple,
          })),
          ['#3c7030', '#7aa94e'],
        )
      }
    }
    table.food(
      meshOf(
        together(0.03, oval([0, 0, 0], [0.065, 0.04, 0.04]), limb([0.02, 0, 0], [0.11, 0.008, 0], [0.034, 0.021])),
        [
          [-0.08, -0.05, -0.05],
          [0.15, 0.05, 0.05],
        ],
        0.003,
      ),
      {
        color: ({ x, y, z }) => ramp(rough(x, y, z, 14), '#2a1030', '#4b2152'),
        rough: 0.16,
        gloss: 0.95,
        glow: 0.04,
        grain: [60, 0.03],
      },
      { position: [0.29, 0.041, 0.02], turn: [0, -0.5, 0] },
    )
    table.bowl([0.085, 0.06], [0.5, 0, 0.15], 'clay')
    for (let index = 0; index < 8; index += 1) {
      const [x, , z] = within(0.045, 0, [0.5, 0.15])(next)
      table.food(
        swollen(new SphereGeometry(0.027, 32, 20), ({ x: a, y: b }) => Math.max(0, Math.abs(a) - 0.02) * 0.8 + b * 0),
        {
          color: ({ x: a, y: b, z: c }) => ramp(rough(a, b, c, 60), '#e9bf2f', '#f2d352'),
          rough: 0.35,
          gloss: 0.3,
          glow: 0.12,
          grain: [700, 0.3],
        },
        { position: [x, 0.052 + next() * 0.024, z], turn: [0, next() * 6, next()], stretch: [1.25, 1, 1] },
      )
    }
  },
}

const measure: Still = {
  scale: 5,
  camera: { from: [0.16, 0.66, 0.86], to: [0, 0.01, 0.01], zoom: 25 },
  lens: 0.01,
  surfaces: {
    bench: { color: '#d8c7ab', rough: 0.5, pattern: 'plaster' },
    accent: { color: '#e0a92e', rough: 0.45 },
    art: { color: '#fbf9f2', rough: 0.9 },
    linen: { color: '#c9cfc6', rough: 0.95, pattern: 'weave' },
  },
  build: (table) => {
    table.planks(0.22)
    // A plan of a kitchen on paper that curls at one edge.
    const plan = sheet(
      [60, 40],
      (u, v) =>
        new Vector3(
          (u - 0.5) * 0.6,
          0.002 + step(0.82, 1, u) ** 2 * 0.05 + noise(u * 3, v * 3, 1) * 0.003,
          (0.5 - v) * 0.42,
        ),
    )
    table.food(
      plan,
      { color: '#fdfbf5', rough: 0.9, glow: 0.1, grain: [300, 0.05] },
      { position: [-0.05, 0, -0.02], turn: [0, 0.16, 0] },
    )
    table.kit.part([-0.05, 0.0068, -0.02], [0, 0.16, 0], (own) => {
      const line = (x: number, z: number, w: number, d: number): void => {
        own.box('dark', [w, 0.0008, d], [x, 0, z])
      }
      line(-0.04, -0.15, 0.4, 0.005)
      line(-0.24, 0, 0.005, 0.3)
      line(-0.04, -0.095, 0.4, 0.0018)
      for (const x of [-0.16, -0.08, 0.0, 0.08, 0.16]) line(x, -0.122, 0.0018, 0.055)
      line(-0.185, 0.03, 0.0018, 0.25)
      for (const z of [-0.03, 0.05, 0.13]) line(-0.212, z, 0.055, 0.0018)
      own.box('accent', [0.076, 0.0006, 0.052], [-0.04, 0, -0.122])
      line(-0.04, -0.06, 0.09, 0.0014)
      for (const x of [-0.085, 0.005]) line(x, -0.06, 0.0016, 0.02)
      for (const [x, z, w] of [
        [0.05, 0.06, 0.09],
        [0.05, 0.08, 0.12],
        [0.05, 0.1, 0.07],
      ] as const)
        line(x, z, w, 0.0025)
    })
    // A tape measure, drawn out.
    table.kit.part([0.2, 0.002, 0.13], [0, 0.5, 0], (own) => {
      own.box('accent', [0.075, 0.07, 0.036, 0.016], [0, 0.036, 0])
      own.cylinder('dark', [0.026, 0.026, 0.004], [0.004, 0.04, 0.019], [Math.PI / 2, 0, 0])
      own.box('dark', [0.076, 0.012, 0.038, 0.005], [0, 0.008, 0])
      own.box('dark', [0.018, 0.014, 0.026, 0.005], [-0.032, 0.069, 0])
      own.box('shade', [0.4, 0.0008, 0.024, 0.0003], [-0.235, 0.011, 0])
      for (let mark = 0; mark < 40; mark += 1)
        own.box(
          'dark',
          [mark % 5 ? 0.0008 : 0.0014, 0.0004, mark % 5 ? 0.008 : 0.015],
          [-0.05 - mark * 0.0095, 0.0117, mark % 5 ? 0.0075 : 0.004],
        )
      own.box('chrome', [0.003, 0.014, 0.026, 0.0006], [-0.436, 0.007, 0])
    })
    // Pencil, samples, coffee.
    table.kit.bar('accent', [0.02, 0.013, 0.06], [0.17, 0.014, 0.01], 0.0036)
    table.kit.bar('wood', [0.17, 0.014, 0.01], [0.185, 0.0142, 0.005], 0.0036, 0.0008)
    for (const [index, slot] of (['leaf', 'clay', 'steel', 'linen'] as const).entries())
      table.kit.box(
        slot,
        [0.075, 0.006, 0.055, 0.002],
        [-0.26 + index * 0.014, 0.006 + index * 0.0065, 0.16 - index * 0.016],
        [0, 0.4 - index * 0.16, 0],
      )
    table.kit.cylinder('plate', [0.066, 0.07, 0.006], [0.275, 0.004, -0.12])
    table.kit.lathe(
      'plate',
      '0 0, 0.026 0 0.004, 0.04 0.045 0.02, 0.042 0.058, 0.0395 0.058, 0.036 0.04 0.02, 0 0.02',
      [0.275, 0.008, -0.12],
    )
    table.food(
      turned('0 0, 0.038 0, 0.0385 0.0005'),
      { color: ({ x, z }) => ramp(rough(x, 1, z, 60), '#4a2a14', '#8a5a30'), rough: 0.15, gloss: 0.9 },
      { position: [0.275, 0.054, -0.12] },
    )
    table.kit.ring('plate', [0.016, 0.004], [0.32, 0.036, -0.105], [0, -0.4, 0])
  },
}

const readingLight: Still = {
  scale: 2.5,
  camera: { from: [-0.5, 0.75, 2.7], to: [0.02, 0.38, 0], zoom: 29 },
  sun: [-0.8, 0.7],
  lens: 0.03,
  surfaces: {
    wall: { color: '#c9b79c', rough: 1, pattern: 'plaster' },
    shade: { color: '#f7e6c0', rough: 0.9, glow: 0.55 },
    accent: { color: '#8c3f2b', rough: 0.8 },
    leaf: { color: '#4f6b55', rough: 0.7 },
    linen: { color: '#ddd2bd', rough: 0.95, pattern: 'weave' },
  },
  build: (table) => {
    wall(table, -0.62, 0.55)
    table.kit.box('floor', [8, 0.06, 6], [0, -0.55, 2])
    table.model('armchair', 'clay', { position: [0.72, -0.52, 0.02], turn: -0.55 })
    table.model('floor-lamp', 'oak', { position: [-0.62, -0.52, -0.28], size: 0.98 })
    // A small round table.
    table.kit.cylinder('wood', [0.25, 0.25, 0.03], [-0.12, -0.015, 0.12])
    for (let leg = 0; leg < 3; leg += 1)
      table.kit.bar(
        'wood',
        [-0.12 + Math.cos(leg * 2.1) * 0.2, -0.52, 0.12 + Math.sin(leg * 2.1) * 0.2],
        [-0.12 + Math.cos(leg * 2.1) * 0.1, -0.03, 0.12 + Math.sin(leg * 2.1) * 0.1],
        0.016,
        0.02,
      )
    books(table, [-0.15, 0.001, 0.1], 0.25)
    table.kit.lathe(
      'plate',
      '0 0, 0.028 0 0.004, 0.044 0.05 0.02, 0.046 0.07, 0.043 0.07, 0.038 0.045 0.02, 0 0.02',
      [0.02, 0.001, 0.2],
    )
    vase(table.kit, [0.03, 0.001, 0.0], 0.15)
    branch(table.kit, [0.03, 0.12, 0.0], 0.26)
    table.kit.cushion('linen', [0.42, 0.4, 0.14, 0.06], 0.05, [0.72, 0.1, 0.06], [-0.32, -0.55, 0.06])
    table.picture([0.2, 1.0, -0.59], [0.42, 0.54], true)
    table.model('rug', 'sand', { position: [0.1, -0.52, 0.5], size: 0.8, turn: 0.1 })
  },
}

const oil: Still = {
  scale: 6,
  camera: { from: [0.2, 0.46, 0.78], to: [-0.01, 0.05, 0.0], zoom: 24 },
  lens: 0.012,
  surfaces: {
    wood: { color: '#8a5f3c', second: '#6a4327', rough: 0.34, pattern: 'grain' },
    card: { color: '#c99d68', second: '#aa7d48', rough: 0.5, pattern: 'grain' },
    linen: { color: '#d9cdb4', rough: 0.95, pattern: 'weave' },
    seam: { color: '#cbbd9f', rough: 0.95, pattern: 'weave' },
    smoke: { color: '#6a3f14', rough: 0.05, opacity: 0.75 },
  },
  build: (table) => {
    table.planks(0.24)
    table.board([0.4, 0.24], [-0.03, 0, -0.02], 0.22, 'card')
    table.cloth([0.24, 0.2], [0.06, 0.021, 0.02], 0.7, 'linen', 0.022)
    // A brown bottle with a cork, a dish of oil, a brush.
    table.kit.lathe(
      'smoke',
      '0 0, 0.034 0 0.004, 0.035 0.1 0.03, 0.013 0.128 0.012, 0.0125 0.16, 0.0145 0.162 0.001, 0.0145 0.17, 0 0.17',
      [-0.2, 0.001, -0.11],
    )
    table.kit.cylinder('card', [0.0115, 0.0125, 0.026], [-0.2, 0.181, -0.11])
    table.kit.lathe('art', '0.0352 0.03, 0.0356 0.03, 0.0356 0.082, 0.0352 0.082', [-0.2, 0.001, -0.11])
    table.bowl([0.05, 0.026], [-0.24, 0, 0.06])
    table.food(
      turned('0 0, 0.042 0, 0.043 0.0006'),
      { color: '#c48a1c', rough: 0.04, gloss: 1, glow: 0.16, grain: [30, 0.01] },
      { position: [-0.24, 0.017, 0.06] },
    )
    table.kit.part([0.2, 0.012, 0.12], [0, 0.6, 0], (own) => {
      own.box('card', [0.15, 0.014, 0.024, 0.007], [0.06, 0, 0])
      own.box('steel', [0.03, 0.015, 0.046, 0.003], [-0.03, 0, 0])
      for (let hair = 0; hair < 180; hair += 1)
        own.bar(
          'dark',
          [-0.044, ((hair % 5) - 2) * 0.0024, (((hair * 7) % 20) - 9.5) * 0.0023],
          [-0.095 - (hair % 3) * 0.003, ((hair % 5) - 2) * 0.002 - 0.002, (((hair * 7) % 20) - 9.5) * 0.0021],
          0.0013,
          0.0006,
        )
    })
    table.leaves(
      [0.05, 0.012],
      [
        { position: [-0.3, 0.006, -0.02], turn: [0, 0.5, 0.1] },
        { position: [-0.28, 0.006, -0.03], turn: [0, 1.3, 0.2] },
        { position: [-0.29, 0.008, -0.02], turn: [0, 2.4, 0.1] },
      ],
      ['#566b4a', '#93a37c'],
    )
  },
}

const laidTable: Still = {
  scale: 3,
  camera: { from: [0.3, 0.72, 1.6], to: [0, 0.06, -0.02], zoom: 27 },
  sun: [-1.1, 0.75],
  lens: 0.022,
  surfaces: {
    wall: { color: '#d6c9b3', rough: 1, pattern: 'plaster' },
    wood: { color: '#b48a5d', second: '#966b40', rough: 0.5, pattern: 'grain' },
    linen: { color: '#7c8f78', rough: 0.95, pattern: 'weave' },
    seam: { color: '#efe9da', rough: 0.95, pattern: 'weave' },
    clear: { color: '#e3eef0', rough: 0.03, opacity: 0.26 },
    plate: { color: '#f3eee4', rough: 0.25 },
    clay: { color: '#c06f4b', rough: 0.5 },
  },
  build: (table) => {
    wall(table, -1.5, 0.75)
    table.planks(0.19)
    table.cloth([3, 0.34], [0, 0.001, -0.06], 0, 'linen', 0.005)
    const places: readonly (readonly [number, number, number])[] = [
      [-0.52, 0.24, 0],
      [0.0, 0.26, 0],
      [0.52, 0.24, 0],
      [-0.5, -0.38, Math.PI],
      [0.02, -0.4, Math.PI],
      [0.54, -0.38, Math.PI],
    ]
    for (const [index, [x, z, turn]] of places.entries()) {
      table.plate(0.135, [x, 0.002, z])
      table.plate(0.1, [x, 0.0125, z], 'clay')
      table.kit.cushion('linen', [0.075, 0.016, 0.15, 0.007], 0.004, [x, 0.034, z], [0, turn + 0.15, 0])
      table.leaves(
        [0.05, 0.011],
        [
          { position: [x - 0.02, 0.046, z + 0.03], turn: [0, 1.2 + index, 0.1] },
          { position: [x, 0.046, z + 0.02], turn: [0, 2 + index, 0.15] },
        ],
        ['#4d6545', '#8aa075'],
      )
      const side = turn ? -1 : 1
      table.fork([x - side * 0.17, 0.003, z], turn)
      table.knife([x + side * 0.165, 0.003, z + side * 0.05], turn + Math.PI / 2, 'chrome', 0.12)
      wineGlass(table.kit, [x + side * 0.15, 0.002, z - side * 0.15], 0.95)
      tumbler(table.kit, [x + side * 0.06, 0.002, z - side * 0.17], 0.85)
    }
    for (const x of [-0.72, -0.26, 0.28, 0.74]) {
      table.kit.lathe('chrome', '0 0, 0.04 0 0.004, 0.012 0.012 0.01, 0.011 0.06, 0.016 0.066, 0.014 0.066, 0 0.06', [
        x,
        0.008,
        -0.08,
      ])
      table.kit.cylinder('art', [0.0105, 0.0095, 0.2], [x, 0.165, -0.08])
      table.kit.ball('glow', 0.006, [x, 0.276, -0.08], [1, 2.2, 1])
    }
    for (const x of [-0.5, 0.02, 0.5]) {
      vase(table.kit, [x, 0.008, -0.08], 0.13)
      branch(table.kit, [x, 0.1, -0.08], 0.26)
    }
  },
}

const induction: Still = {
  scale: 5,
  camera: { from: [-0.24, 0.5, 0.98], to: [0.0, 0.06, 0.0], zoom: 25 },
  sun: [-0.95, 0.8],
  lens: 0.012,
  surfaces: {
    wall: { color: '#d8d9cf', rough: 1, pattern: 'plaster' },
    bench: { color: '#e6dfd0', rough: 0.4 },
    steel: { color: '#c6cacb', rough: 0.22, metal: 0.85, pattern: 'brushed' },
    card: { color: '#c1935c', second: '#a2763f', rough: 0.5, pattern: 'grain' },
    linen: { color: '#7a8f98', rough: 0.95, pattern: 'weave' },
  },
  build: (table) => {
    table.kit.box('bench', [4, 0.05, 1.6, 0.006], [0, -0.028, 0])
    table.model('induction-cooktop', 'black', { position: [0.02, -0.0445, -0.02] })
    wall(table, -0.62)
    // A saucepan of milk that simmers.
    const pan = (x: number, z: number, radius: number, height: number, handle: number): void => {
      table.kit.lathe(
        'steel',
        [
          [0, 0],
          [radius - 0.004, 0, 0.004],
          [radius, 0.006, 0.004],
          [radius, height, 0.001],
          [radius + 0.003, height + 0.002],
          [radius - 0.002, height + 0.001],
          [radius - 0.003, 0.006, 0.004],
          [0, 0.005],
        ],
        [x, 0.013, z],
      )
      table.kit.part([x, 0.013 + height * 0.82, z], [0, handle, 0], (own) => {
        own.tube(
          'steel',
          [
            [radius, -0.006, 0],
            [radius + 0.05, 0.006, 0],
            [radius + 0.17, 0.02, 0],
          ],
          0.0065,
        )
        own.box('dark', [0.11, 0.016, 0.022, 0.008], [radius + 0.125, 0.0165, 0], [0, 0, 0.1])
      })
    }
    pan(0.06, 0.04, 0.085, 0.095, -0.7)
    const next = numbersOf('milk')
    table.food(
      sheet([90, 60], (u, v) => {
        const [angle, out] = [u * Math.PI * 2, v * 0.0815]
        const [x, z] = [Math.cos(angle) * out, Math.sin(angle) * out]
        return new Vector3(x, (rough(x, 1, z, 60) - 0.5) * 0.006 + step(0.06, 0.08, out) * 0.004, z)
      }),
      {
        color: ({ x, z }) => ramp(rough(x, 4, z, 80), '#fffdf7', '#f7f0e2'),
        rough: 0.3,
        gloss: 0.4,
        glow: 0.2,
        grain: [200, 0.06],
      },
      { position: [0.06, 0.093, 0.04] },
    )
    table.scatter(
      new SphereGeometry(0.5, 14, 10),
      { color: '#fffefa', rough: 0.15, gloss: 0.9, glow: 0.22, grain: [60, 0.02] },
      Array.from({ length: 60 }, () => {
        const [x, , z] = within(0.07, 0, [0.06, 0.04])(next)
        const size = 0.003 + next() * 0.006
        return { position: [x, 0.094, z] as Triple, stretch: [size, size * 0.6, size] as Triple }
      }),
    )
    pan(-0.24, -0.1, 0.11, 0.06, 2.6)
    table.kit.part([0.085, 0.1, 0.03], [0, 0.6, 0.75], (own) => {
      own.ball('card', 0.024, [0, 0, 0], [1.3, 0.4, 0.9])
      own.bar('card', [0.02, 0, 0], [0.24, 0.006, 0], 0.005, 0.0065)
    })
    table.cloth([0.26, 0.2], [0.42, 0, 0.18], 0.4)
    table.kit.lathe(
      'clear',
      '0 0, 0.04 0 0.004, 0.042 0.13 0.02, 0.026 0.17 0.02, 0.028 0.2, 0.026 0.2, 0.024 0.17 0.02, 0.039 0.13 0.02, 0 0.006',
      [0.4, 0, -0.1],
    )
    table.food(
      turned('0 0.006, 0.036 0.006 0.004, 0.038 0.12 0.02, 0.03 0.14, 0 0.14'),
      { color: '#fdfaf2', rough: 0.2, gloss: 0.5, glow: 0.16 },
      { position: [0.4, 0, -0.1] },
    )
  },
}

export const lives: Record<string, Still> = {
  'still-glasses': glasses,
  'still-vegetables': vegetables,
  'still-measuring': measure,
  'still-reading-light': readingLight,
  'still-oil-and-board': oil,
  'still-laid-table': laidTable,
  'still-induction': induction,
}
