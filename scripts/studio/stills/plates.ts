import { SphereGeometry, Vector3 } from 'three'
import { type Triple, tube, turned } from '../shapes.ts'
import { bumpy, type Field, limb, meshOf, oval, together } from './field.ts'
import { type Look, mixed, ramp, sheet, swollen } from './food.ts'
import { citrus } from './mains.ts'
import { noise, numbersOf, rough, step } from './noise.ts'
import type { Still } from './still.ts'
import { type Table, within } from './table.ts'

type Place = readonly [x: number, z: number]

/** A cut face of a tomato: wall, chambers with seeds, core. */
const tomatoFace = (radius: number, [skin, flesh, gel]: readonly [string, string, string]) => {
  const chamber = (x: number, z: number): number => {
    const [angle, share] = [Math.atan2(z, x), Math.hypot(x, z) / radius]
    const wedge = Math.abs(Math.sin(angle * 3 + noise(x * 40, 1, z * 40)))
    return step(0.28, 0.5, wedge) * step(0.3, 0.42, share) * step(0.86, 0.76, share)
  }
  const seed = (x: number, z: number): number => step(0.62, 0.7, noise(x * 330, 2, z * 330)) * chamber(x, z)
  const shape = sheet([84, 30], (u, v) => {
    const [angle, out] = [u * Math.PI * 2, v * radius]
    const [x, z] = [Math.cos(angle) * out, Math.sin(angle) * out]
    return new Vector3(x, -chamber(x, z) * radius * 0.035 + seed(x, z) * radius * 0.035, z)
  })
  const color = ({ x, z }: Vector3) => {
    const share = Math.hypot(x, z) / radius
    const base = mixed(
      ramp(noise(x * 160, 5, z * 160) * 0.5 + share * 0.4, '#e9694a', flesh),
      skin,
      step(0.88, 0.98, share),
    )
    mixed(base, gel, chamber(x, z) * 0.8)
    mixed(base, '#f6dfa4', seed(x, z) * 0.9)
    return mixed(base, '#f3b58c', step(0.2, 0.05, share) * 0.6)
  }
  return { shape, color }
}

const reds = [
  ['#c4200f', '#d8361b', '#b32a10'],
  ['#a81f14', '#c23420', '#8a2412'],
  ['#e09a1d', '#ecb13e', '#d58f1a'],
  ['#d8501f', '#e2733a', '#c4521e'],
] as const

const tomatoSalad: Still = {
  camera: { from: [-0.04, 0.6, 0.53], to: [0.005, 0.02, 0.005], zoom: 21 },
  surfaces: {
    stone: { color: '#e3ddd0', rough: 0.6, pattern: 'plaster' },
    linen: { color: '#6f8b74', rough: 0.95, pattern: 'weave' },
    seam: { color: '#ece6d8', rough: 0.95, pattern: 'weave' },
    plate: { color: '#f3efe6', rough: 0.3 },
  },
  build: (table) => {
    table.top('stone')
    table.cloth([0.34, 0.3], [-0.24, 0, -0.03], 0.7)
    table.plate(0.142, [0, 0, 0])
    table.food(
      turned('0 0, 0.088 0 0.001, 0.09 0.0006'),
      {
        color: ({ x, z }) => ramp(rough(x, 1, z, 40), '#d9772f', '#e3a046'),
        rough: 0.08,
        gloss: 1,
        glow: 0.12,
        grain: [80, 0.04],
      },
      { position: [0, 0.0083, 0] },
    )
    const next = numbersOf('tomatoes')
    const look = (color: Look['color']): Look => ({ color, rough: 0.16, gloss: 0.85, glow: 0.11, grain: [700, 0.12] })
    const skinLook = (color: string, top: string): Look => ({
      color: ({ x, y, z }) => ramp(rough(x, y, z, 30) + y * 6, color, top),
      rough: 0.12,
      gloss: 0.9,
      glow: 0.1,
      grain: [90, 0.05],
    })
    // Slices, overlapping in a ring, then halves and wedges heaped on them.
    const ring: Place[] = Array.from({ length: 9 }, (_, index) => [
      Math.cos(index * 0.698) * 0.066,
      Math.sin(index * 0.698) * 0.064,
    ])
    for (const [index, [x, z]] of ring.entries()) {
      const radius = 0.034 + next() * 0.008
      const tone = reds[index % 4]!
      const { shape, color } = tomatoFace(radius, tone)
      const lie = {
        position: [x, 0.019 + (index % 3) * 0.004, z] as Triple,
        turn: [(next() - 0.5) * 0.35, next() * 6, 0.12 + (next() - 0.5) * 0.3] as Triple,
      }
      table.food(shape, look(color), lie)
      table.food(
        turned([
          [0, -0.0075],
          [radius * 0.93, -0.0075, 0.002],
          [radius, -0.003, 0.002],
          [radius, 0],
        ]),
        skinLook(tone[0], tone[1]),
        lie,
      )
    }
    const half = (
      radius: number,
      tone: readonly [string, string, string],
      lie: { position: Triple; turn: Triple },
    ): void => {
      const { shape, color } = tomatoFace(radius, tone)
      table.food(shape, look(color), lie)
      table.food(
        new SphereGeometry(radius, 40, 20, 0, Math.PI * 2, Math.PI / 2, Math.PI / 2),
        skinLook(tone[0], tone[1]),
        lie,
      )
    }
    for (let index = 0; index < 19; index += 1) {
      const [x, , z] = within(index < 9 ? 0.045 : 0.098, 0)(next)
      const out = Math.hypot(x, z)
      half(0.0155 + next() * 0.006, reds[Math.floor(next() * 4)]!, {
        position: [x, 0.034 + step(0.1, 0.0, out) * 0.018 + next() * 0.006, z],
        turn: [0.25 + (next() - 0.5) * 1.1, next() * 6.3, (next() - 0.5) * 1.1],
      })
    }
    // Wedges of a large one.
    for (const [index, [x, z]] of (
      [
        [-0.02, 0.05],
        [0.05, 0.02],
        [-0.06, -0.02],
        [0.015, -0.05],
        [0.08, -0.045],
      ] as const
    ).entries()) {
      const tone = reds[index % 2]!
      const wedge: Field = (a, b, c) =>
        Math.max(oval([0, 0, 0], [0.037, 0.032, 0.037])(a, b, c), -a * 0.82 - c * 0.57, -a * 0.82 + c * 0.57)
      table.food(
        meshOf(
          wedge,
          [
            [-0.004, -0.035, -0.026],
            [0.04, 0.035, 0.026],
          ],
          0.0014,
        ),
        {
          color: ({ x: a, y: b, z: c }, normal) => {
            const isSkin = step(0.035, 0.0366, Math.hypot(a, b * 1.15, c))
            const deep = Math.hypot(a, b * 1.15, c) / 0.037
            const inside = mixed(
              ramp(noise(a * 150, b * 150, c * 150), tone[1], '#e3603c'),
              tone[2],
              step(0.45, 0.6, deep) * step(0.86, 0.76, deep) * 0.7,
            )
            return mixed(inside, ramp(rough(a, b, c, 40) + normal.y * 0.2, tone[0], tone[1]), isSkin)
          },
          rough: 0.13,
          gloss: 0.9,
          glow: 0.1,
          grain: [300, 0.08],
        },
        { position: [x, 0.042, z], turn: [0.5 + next(), next() * 6.3, 0.4 + next() * 0.8] },
      )
    }
    // Red onion rings.
    for (let index = 0; index < 17; index += 1) {
      const [x, , z] = within(0.085, 0)(next)
      const radius = 0.011 + next() * 0.012
      const onion = tube(
        Array.from({ length: 15 }, (_, point): Triple => {
          const turn = (point / 14) * (3.4 + (index % 3) * 1.4)
          return [Math.cos(turn) * radius, Math.sin(turn * 1.5) * 0.002, Math.sin(turn) * radius * 0.86]
        }),
        0.0013,
      )
      table.food(
        onion,
        { color: ({ y }) => ramp(y * 300 + 0.5, '#8a2a55', '#e9c7d4'), rough: 0.25, gloss: 0.6, glow: 0.16 },
        {
          position: [x, 0.05 + step(0.09, 0, Math.hypot(x, z)) * 0.015 + next() * 0.004, z],
          turn: [(next() - 0.5) * 0.8, next() * 6, (next() - 0.5) * 0.8],
        },
      )
    }
    const basil = Array.from({ length: 21 }, (_, index) => {
      const [x, , z] = within(index < 9 ? 0.04 : 0.095, 0)(next)
      return {
        position: [x, 0.052 + step(0.09, 0, Math.hypot(x, z)) * 0.018 + next() * 0.005, z] as Triple,
        turn: [(next() - 0.5) * 0.9, next() * 6.3, 0.1 + next() * 0.5] as Triple,
        curl: 0.7,
      }
    })
    table.leaves([0.034, 0.023], basil.slice(0, 12), ['#2c5f22', '#6fa544'])
    table.leaves([0.022, 0.016], basil.slice(12), ['#356d28', '#86b858'])
    table.crumbs(
      110,
      { color: '#fcfaf4', rough: 0.3, glow: 0.25 },
      {
        size: 0.003,
        seed: 's',
        around: (random) => {
          const [x, , z] = within(0.095, 0)(random)
          return [x, 0.046 + step(0.09, 0, Math.hypot(x, z)) * 0.022, z]
        },
      },
    )
    // Oil, bread, two tomatoes beside.
    for (const [x, z, size] of [
      [0.235, -0.075, 0.034],
      [0.2, -0.125, 0.027],
    ] as const) {
      const whole = swollen(
        new SphereGeometry(size, 60, 36),
        ({ x: a, y: b, z: c }) =>
          (Math.abs(Math.cos(Math.atan2(c, a) * 2.5)) - 0.7) * 0.0016 -
          step(0.7, 1, b / size) * 0.006 * step(0.5, 0, Math.hypot(a, c) / size),
      )
      table.food(whole, skinLook('#b81f18', '#d83a24'), {
        position: [x, size * 0.84, z],
        turn: [0.2, 1, 0.2],
        stretch: [1.06, 0.88, 1.06],
      })
      for (let leaf = 0; leaf < 5; leaf += 1)
        table.leaves(
          [size * 0.8, 0.007],
          [{ position: [x, size * 1.68, z], turn: [0, leaf * 1.26, -0.15], curl: -0.3 }],
          ['#345a28', '#5d8540'],
        )
    }
    for (const [index, [x, z, turn]] of (
      [
        [0.225, 0.1, 0.5],
        [0.245, 0.07, -0.3],
      ] as const
    ).entries()) {
      const slice = oval([0, 0, 0], [0.062, 0.03, 0.042])
      const bread: Field = (a, b, c) => {
        const near = Math.max(slice(a, 0, c), Math.abs(b) - 0.0085)
        return near + step(0.6, 0.72, rough(a, b * 0.4, c + index, 100)) * 0.003 * step(0.006, 0.0085, Math.abs(b))
      }
      table.food(
        meshOf(
          bread,
          [
            [-0.066, -0.012, -0.046],
            [0.066, 0.012, 0.046],
          ],
          0.0016,
        ),
        {
          color: ({ x: a, y: b, z: c }) =>
            mixed(
              mixed(
                ramp(rough(a, b, c, 110), '#f8ecd0', '#ecd7ac'),
                '#cba86c',
                step(0.6, 0.72, rough(a, b * 0.4, c + index, 100)) * 0.6,
              ),
              '#94582a',
              step(-0.004, -0.0008, slice(a, 0, c)),
            ),
          rough: 0.85,
          glow: 0.12,
          grain: [800, 0.5],
        },
        { position: [x, 0.0095 + index * 0.013, z], turn: [index * 0.2, turn, index * -0.1] },
      )
    }
    table.leaves(
      [0.034, 0.022],
      [
        { position: [-0.19, 0.012, 0.12], turn: [0.2, 0.4, 0.1] },
        { position: [-0.165, 0.014, 0.13], turn: [0, -0.9, 0.2] },
      ],
      ['#2c5f22', '#6fa544'],
    )
  },
}

/** A head of broccoli on its stem, upright. */
function broccoli(table: Table, position: Triple, turn: Triple, seed: number, size: number): void {
  const next = numbersOf(`broccoli${seed}`)
  const buds = Array.from({ length: 15 }, () => {
    const [angle, up] = [next() * 6.3, next()]
    const out = 0.0165 * Math.sqrt(1 - up * up * 0.8)
    return [Math.cos(angle) * out, 0.024 + up * 0.0125, Math.sin(angle) * out, 0.0072 + next() * 0.0032] as const
  })
  const crown: Field = (x, y, z) => {
    const near = buds.reduce((least, [a, b, c, radius]) => Math.min(least, Math.hypot(x - a, y - b, z - c) - radius), 9)
    return near - (noise(x * 700, y * 700, z * 700) - 0.5) * 0.0022
  }
  const stem = together(
    0.006,
    limb([0, 0, 0], [0, 0.02, 0], [0.0068, 0.0085]),
    limb([0, 0.01, 0], [0.01, 0.026, 0.003], [0.005, 0.005]),
    limb([0, 0.01, 0], [-0.009, 0.026, -0.004], [0.005, 0.005]),
  )
  const both: Field = (x, y, z) => Math.min(crown(x, y, z), stem(x, y, z))
  table.food(
    meshOf(
      both,
      [
        [-0.03, -0.009, -0.03],
        [0.03, 0.05, 0.03],
      ],
      0.0012,
    ),
    {
      color: ({ x, y, z }, normal) => {
        const isCrown = step(0.0015, -0.0005, crown(x, y, z) - stem(x, y, z))
        return mixed(
          ramp(y * 18, '#cfe2a0', '#9cc062'),
          ramp(noise(x * 700, y * 700, z * 700) * 0.8 + normal.y * 0.25, '#1f5420', '#3f8230', '#79b44a'),
          isCrown,
        )
      },
      rough: 0.45,
      gloss: 0.3,
      glow: 0.1,
      grain: [1200, 0.3],
    },
    { position, turn, stretch: [size, size, size] },
  )
}

const greens: Still = {
  camera: { from: [0.05, 0.56, 0.58], to: [0, 0.03, 0.005], zoom: 21 },
  surfaces: {
    wood: { color: '#c9b08c', second: '#b0936a', rough: 0.6, pattern: 'grain' },
    linen: { color: '#eee8dc', rough: 0.95, pattern: 'weave' },
    seam: { color: '#7f9a86', rough: 0.95, pattern: 'weave' },
    steel: { color: '#c3c7c8', rough: 0.26, metal: 0.85, pattern: 'brushed' },
    clay: { color: '#53676b', rough: 0.35 },
  },
  build: (table) => {
    table.planks(0.18)
    table.cloth([0.26, 0.36], [0.35, 0, 0.06], 0.3)
    table.plate(0.148, [0, 0, 0], 'clay').scale.set(1.18, 1, 1)
    const next = numbersOf('greens')
    // Asparagus side by side.
    for (let index = 0; index < 9; index += 1) {
      const [z, y] = [0.075 - index * 0.0125, 0.017 + (index % 2) * 0.007]
      const stalk = together(
        0.004,
        limb([-0.078, 0, 0], [0.045, 0, 0], [0.0056, 0.0058]),
        limb([0.045, 0, 0], [0.086, 0.001, 0], [0.0068, 0.0028]),
      )
      const scales = (x: number, a: number, b: number): number => {
        const turn = Math.atan2(b, a)
        const tip = step(0.04, 0.06, x)
        const rows = tip ? Math.abs(Math.sin(x * 300 + turn * 3)) : step(0.9, 1, Math.sin(x * 130 + Math.round(turn)))
        return rows * (0.0002 + tip * 0.0003)
      }
      table.food(
        meshOf(
          (x, a, b) => stalk(x, a, b) - scales(x, a, b),
          [
            [-0.088, -0.011, -0.011],
            [0.094, 0.011, 0.011],
          ],
          0.0013,
        ),
        {
          color: ({ x, y: a, z: b }) =>
            mixed(
              ramp((x + 0.08) * 5.5 + (rough(x, a, b, 60) - 0.5) * 0.2, '#e6e6bf', '#a9c66c', '#6f9f3d', '#4f7f35'),
              '#6a5a6e',
              step(0.05, 0.085, x) * 0.35,
            ),
          rough: 0.3,
          gloss: 0.5,
          glow: 0.1,
          grain: [600, 0.1],
        },
        {
          position: [0.028 + (next() - 0.5) * 0.02, y, z],
          turn: [next(), 0.26 + (next() - 0.5) * 0.12, 0.02 - (index % 2) * 0.02],
        },
      )
    }
    // Carrots in thick slanted coins, broccoli behind.
    for (let index = 0; index < 15; index += 1) {
      const [x, z] = [
        -0.118 + (index % 5) * 0.021 + next() * 0.01,
        0.01 + Math.floor(index / 5) * 0.026 - (index % 5) * 0.008 + next() * 0.008,
      ]
      const radius = 0.0125 + next() * 0.004
      const coin = turned([
        [0, -0.005],
        [radius, -0.005, 0.0012],
        [radius, 0.005, 0.0012],
        [0, 0.005],
      ])
      table.food(
        coin,
        {
          color: ({ x: a, y: b, z: c }) => {
            const share = Math.hypot(a, c) / radius
            return mixed(
              mixed(ramp(noise(a * 300, b * 300, c * 300), '#ee7a12', '#e0610a'), '#f39a34', step(0.6, 0.4, share)),
              '#c9580d',
              Math.max(step(0.5, 0.56, share) * step(0.64, 0.58, share) * 0.5, step(0.9, 1, share) * 0.5),
            )
          },
          rough: 0.28,
          gloss: 0.55,
          glow: 0.12,
          grain: [500, 0.15],
        },
        {
          position: [x, 0.02 + (index % 3) * 0.006, z],
          turn: [(next() - 0.5) * 1.3, next() * 6, (next() - 0.5) * 1.3],
          stretch: [1.25, 1, 1],
        },
      )
    }
    for (let index = 0; index < 9; index += 1) {
      const [x, z] = [
        -0.1 + (index % 5) * 0.047 + (next() - 0.5) * 0.012,
        -0.075 + Math.floor(index / 5) * 0.034 + (next() - 0.5) * 0.01,
      ]
      broccoli(
        table,
        [x, 0.009, z],
        [(next() - 0.5) * 0.9, next() * 6.3, (next() - 0.5) * 0.9],
        index,
        1 + next() * 0.3,
      )
    }
    // Sugar snaps.
    const pod = meshOf(
      bumpy(
        together(
          0.004,
          limb([-0.028, 0, 0], [0, 0, 0.005], [0.003, 0.0072]),
          limb([0, 0, 0.005], [0.028, 0, 0], [0.0072, 0.003]),
        ),
        { height: 0.0009, scale: 100 },
      ),
      [
        [-0.034, -0.009, -0.008],
        [0.034, 0.009, 0.016],
      ],
      0.0012,
    )
    table.scatter(
      pod,
      {
        color: ({ x, y, z }) => ramp(noise(x * 110, y * 110, z * 110) * 0.7 + 0.15, '#5c9a35', '#86bd52'),
        rough: 0.25,
        gloss: 0.6,
        glow: 0.12,
        grain: [90, 0.05],
      },
      Array.from({ length: 12 }, () => ({
        position: [0.06 + next() * 0.085, 0.02 + next() * 0.012, -0.075 + next() * 0.06] as Triple,
        turn: [next() - 0.5, next() * 6.3, (next() - 0.5) * 0.5] as Triple,
      })),
    )
    citrus(table, 0.027, ['#e0b52c', '#edc94c'], [-0.02, 0.036, 0.083], [-0.55, 0.2, 0], true)
    table.crumbs(
      90,
      { color: '#e9d3a2', rough: 0.6, glow: 0.12 },
      {
        size: 0.0034,
        seed: 'sesame',
        around: (random) => {
          const [x, , z] = within(0.09, 0)(random)
          return [x, 0.028 + random() * 0.008, z]
        },
      },
    )
    // A jug of dressing, cutlery.
    table.bowl([0.043, 0.038], [-0.25, 0, 0.07], 'plate')
    table.food(
      turned('0 0, 0.037 0, 0.038 0.0006'),
      { color: ({ x, z }) => ramp(rough(x, 1, z, 70), '#e9d992', '#c9b552'), rough: 0.12, gloss: 0.9, glow: 0.14 },
      { position: [-0.25, 0.026, 0.07] },
    )
    table.crumbs(
      40,
      { color: '#4d7a34', rough: 0.5 },
      { size: 0.003, seed: 'h', around: within(0.033, 0.027, [-0.25, 0.07]) },
    )
    table.fork([0.25, 0.012, 0.06], 0.3)
    table.knife([0.3, 0.012, 0.12], 1.95, 'steel', 0.1)
  },
}

const dumplings: Still = {
  camera: { from: [-0.06, 0.5, 0.62], to: [0.01, 0.045, 0], zoom: 21 },
  surfaces: {
    wood: { color: '#3f342b', second: '#2e2620', rough: 0.55, pattern: 'grain' },
    card: { color: '#d9b377', second: '#bf9457', rough: 0.6, pattern: 'grain' },
    seam: { color: '#c79d5f', rough: 0.8, pattern: 'weave' },
    linen: { color: '#b9564a', rough: 0.95, pattern: 'weave' },
    clay: { color: '#37454a', rough: 0.3 },
  },
  build: (table) => {
    table.planks(0.15)
    table.cloth([0.5, 0.2], [0.05, 0, 0.16], 0.12)
    const basket = ([x, y, z]: Triple, radius: number): void => {
      table.kit.lathe(
        'card',
        [
          [radius - 0.006, 0],
          [radius, 0, 0.001],
          [radius, 0.05, 0.001],
          [radius - 0.006, 0.05, 0.001],
          [radius - 0.006, 0],
        ],
        [x, y, z],
      )
      for (const high of [0.006, 0.044])
        table.kit.lathe(
          'seam',
          [
            [radius, high - 0.006],
            [radius + 0.004, high - 0.006, 0.001],
            [radius + 0.004, high + 0.006, 0.001],
            [radius, high + 0.006],
          ],
          [x, y, z],
        )
      table.kit.cylinder('card', [radius - 0.004, radius - 0.004, 0.004], [x, y + 0.018, z])
      for (let slat = -6; slat <= 6; slat += 1) {
        const half = Math.sqrt(Math.max(0, (radius - 0.008) ** 2 - (slat * 0.019) ** 2))
        table.kit.box('seam', [half * 2, 0.002, 0.015, 0.0008], [x, y + 0.022, z + slat * 0.019])
      }
    }
    basket([0, 0, 0], 0.132)
    basket([0, 0.052, 0], 0.132)
    const next = numbersOf('dumplings')
    // Round dumplings with pleats that meet in a twist.
    const bun = (seed: number) =>
      sheet([150, 60], (u, v) => {
        const angle = -u * Math.PI * 2
        const share = v
        const pleats = Math.cos(angle * 13 + share * 2.6 + seed)
        const depth = step(0.45, 0.9, share) * step(1.02, 0.96, share)
        const out =
          (share < 0.5
            ? Math.sin((share / 0.5) * Math.PI * 0.5) ** 0.6 * 0.0335
            : 0.0335 * Math.cos(((share - 0.5) / 0.5) * Math.PI * 0.5) ** 0.72 + 0.0022) *
          (1 + pleats * 0.085 * depth)
        const y =
          share < 0.5
            ? (1 - Math.cos((share / 0.5) * Math.PI * 0.5)) * 0.014
            : 0.014 + Math.sin(((share - 0.5) / 0.5) * Math.PI * 0.5) ** 1.15 * 0.0195 + step(0.9, 1, share) * 0.006
        return new Vector3(Math.cos(angle) * out, y + pleats * 0.0008 * depth, Math.sin(angle) * out)
      })
    const dough: Look = {
      color: ({ x, y, z }) =>
        mixed(
          mixed(
            ramp(rough(x, y, z, 50), '#fbf4e4', '#f1e4c8'),
            '#e2b98a',
            step(0.026, 0.012, y) * step(0.45, 0.7, rough(x, y, z, 26)) * 0.45,
          ),
          '#d8c19a',
          step(0.03, 0.036, y) * 0.3,
        ),
      rough: 0.34,
      gloss: 0.45,
      glow: 0.17,
      grain: [500, 0.1],
    }
    const places: Place[] = [
      [0, 0.004],
      ...Array.from(
        { length: 6 },
        (_, index): Place => [Math.cos(index * 1.047 + 0.3) * 0.08, Math.sin(index * 1.047 + 0.3) * 0.08],
      ),
    ]
    for (const [index, [x, z]] of places.entries()) {
      table.food(
        turned('0 0, 0.037 0 0.001, 0.0375 0.0008'),
        { color: ({ x: a, z: b }) => ramp(rough(a, index, b, 60), '#7aa551', '#4f8034'), rough: 0.5, glow: 0.1 },
        { position: [x, 0.0755, z], stretch: [1, 1, 1] },
      )
      table.food(bun(index), dough, {
        position: [x, 0.076, z],
        turn: [(next() - 0.5) * 0.06, next() * 6, (next() - 0.5) * 0.06],
        stretch: [1, 0.95 + next() * 0.1, 1],
      })
      if (index % 2 === 0)
        table.leaves(
          [0.014, 0.008],
          [{ position: [x + 0.006, 0.117, z - 0.004], turn: [0.2, next() * 6, 0.2] }],
          ['#3a742c', '#82b556'],
        )
    }
    // The lid leans behind.
    table.kit.part([0.215, 0.105, -0.15], [0.62, 0.3, -0.9], (lid) => {
      lid.lathe('card', '0 0.022, 0.09 0.016 0.02, 0.132 0, 0.136 0 0.001, 0.136 -0.02 0.001, 0.13 -0.02', [0, 0, 0])
      lid.lathe('seam', '0.135 -0.012, 0.14 -0.012 0.001, 0.14 0 0.001, 0.135 0', [0, 0, 0])
      for (let slat = -6; slat <= 6; slat += 1) {
        const half = Math.sqrt(Math.max(0, 0.12 ** 2 - (slat * 0.0185) ** 2))
        lid.box('seam', [half * 2, 0.003, 0.013, 0.001], [0, 0.0215 - Math.abs(slat) ** 2 * 0.0003, slat * 0.0185])
      }
    })
    // Soy with chilli, chopsticks, spring onions.
    table.bowl([0.047, 0.03], [-0.215, 0, 0.07], 'clay')
    table.food(
      turned('0 0, 0.04 0, 0.041 0.0006'),
      { color: '#2e1408', rough: 0.05, gloss: 1, glow: 0.04, grain: [40, 0.02] },
      { position: [-0.215, 0.021, 0.07] },
    )
    table.crumbs(
      30,
      { color: '#c8281a', rough: 0.3, gloss: 0.6, glow: 0.14 },
      { size: 0.0055, seed: 'chilli', around: within(0.034, 0.0222, [-0.215, 0.07]) },
    )
    table.crumbs(
      34,
      { color: '#7fb04e', rough: 0.4, glow: 0.14 },
      { size: 0.0055, seed: 'onion', around: within(0.034, 0.0222, [-0.215, 0.07]) },
    )
    for (const side of [0, 0.014])
      table.kit.bar('linen', [0.08, 0.011, 0.165 + side], [0.31, 0.011, 0.1 + side * 0.5], 0.0026, 0.0042)
    table.kit.box('clay', [0.035, 0.012, 0.014, 0.005], [0.13, 0.006, 0.158], [0, 0.25, 0])
    table.crumbs(
      60,
      { color: '#e9d3a2', rough: 0.6, glow: 0.12 },
      { size: 0.0032, seed: 'sesame', around: (random) => [-0.26 + random() * 0.14, 0.002, 0.1 + random() * 0.08] },
    )
  },
}

const chicken: Still = {
  camera: { from: [0.1, 0.46, 0.66], to: [0.005, 0.045, 0.005], zoom: 22 },
  surfaces: {
    wood: { color: '#8c7358', second: '#6d573f', rough: 0.6, pattern: 'grain' },
    linen: { color: '#e6ded0', rough: 0.95, pattern: 'weave' },
    seam: { color: '#4f6a7c', rough: 0.95, pattern: 'weave' },
    iron: { color: '#2b2d2e', rough: 0.42, metal: 0.5 },
  },
  build: (table) => {
    table.planks(0.17)
    table.cloth([0.26, 0.4], [-0.4, 0, 0.1], -0.3)
    const pan: readonly Triple[] = [
      [0.4, 0.006, 0.29],
      [0, 0, 0],
    ]
    table.kit.box('iron', pan[0]! as unknown as [number, number, number], [0, 0.005, 0])
    table.kit.frame('iron', [0.415, 0.305, 0.036, 0.045], 0.008, [0, 0.02, 0], [Math.PI / 2, 0, 0])
    for (const side of [-1, 1])
      table.kit.tube(
        'iron',
        [
          [side * 0.205, 0.034, -0.05],
          [side * 0.24, 0.04, -0.042],
          [side * 0.246, 0.04, 0],
          [side * 0.24, 0.04, 0.042],
          [side * 0.205, 0.034, 0.05],
        ],
        0.006,
      )
    table.food(
      turned('0 0, 0.13 0, 0.131 0.0006'),
      {
        color: ({ x, z }) => ramp(rough(x, 1, z, 30), '#7c4a1c', '#b17a33'),
        rough: 0.1,
        gloss: 1,
        glow: 0.07,
        grain: [60, 0.04],
      },
      { position: [0, 0.0088, 0], stretch: [1.35, 1, 0.95] },
    )
    // The bird: breast up, legs towards the camera's right.
    const side = (sign: number): Field =>
      together(
        0.016,
        oval([-0.012, 0.072, sign * 0.026], [0.062, 0.033, 0.032]), // breast
        oval([0.052, 0.046, sign * 0.05], [0.043, 0.032, 0.026]), // thigh
        limb([0.05, 0.044, sign * 0.054], [0.108, 0.05, sign * 0.03], [0.0235, 0.0105]), // drumstick
        limb([-0.052, 0.05, sign * 0.052], [-0.004, 0.04, sign * 0.068], [0.0155, 0.0135]), // wing
        limb([-0.004, 0.04, sign * 0.068], [-0.046, 0.034, sign * 0.074], [0.0125, 0.0085]),
      )
    const bird = together(
      0.018,
      oval([0, 0.048, 0], [0.092, 0.046, 0.062]),
      side(1),
      side(-1),
      limb([-0.08, 0.05, 0], [-0.096, 0.044, 0], [0.02, 0.014]),
    )
    const skin: Field = (x, y, z) => {
      const near = bird(x, y, z)
      if (Math.abs(near) > 0.008) return near
      return near - (rough(x, y, z, 55) - 0.5) * 0.003 - (noise(x * 330, y * 330, z * 330) - 0.5) * 0.0007
    }
    table.food(
      meshOf(
        skin,
        [
          [-0.118, -0.004, -0.096],
          [0.126, 0.122, 0.096],
        ],
        0.0019,
      ),
      {
        color: ({ x, y, z }, normal) => {
          const heat =
            0.16 +
            step(0.02, 0.1, y) * 0.3 +
            (rough(x, y, z, 32) - 0.5) * 0.75 +
            (noise(x * 120, y * 120, z * 120) - 0.5) * 0.2 +
            normal.y * 0.12 +
            step(0.07, 0.11, x) * 0.2
          return ramp(heat, '#f0cd8c', '#e2a24c', '#c97a28', '#a05417', '#71350e')
        },
        rough: 0.34,
        gloss: 0.6,
        glow: 0.06,
        grain: [520, 0.4],
      },
      { position: [-0.005, 0.009, -0.012], turn: [0, -0.42, 0] },
    )
    const turnedBy = ([x, y, z]: Triple, angle = -0.42): Triple => [
      x * Math.cos(angle) + z * Math.sin(angle) - 0.005,
      y + 0.009,
      -x * Math.sin(angle) + z * Math.cos(angle) - 0.012,
    ]
    for (const sign of [-1, 1]) {
      const knuckle = together(
        0.004,
        oval([0, 0.003, 0.003], [0.0085, 0.0065, 0.0065]),
        oval([0, -0.003, -0.003], [0.0085, 0.0065, 0.0065]),
        limb([-0.018, -0.001, 0], [0, 0, 0], [0.0065, 0.006]),
      )
      table.food(
        meshOf(
          knuckle,
          [
            [-0.026, -0.012, -0.012],
            [0.012, 0.012, 0.012],
          ],
          0.0012,
        ),
        { color: ({ x }) => ramp(x * 30 + 0.6, '#a8723a', '#ead5ae'), rough: 0.5, glow: 0.08 },
        { position: turnedBy([0.117, 0.0515, sign * 0.027]), turn: [0, -0.42 + sign * 0.35, 0.08] },
      )
    }
    // String around the legs.
    table.food(
      tube(
        Array.from(
          { length: 19 },
          (_, index): Triple =>
            turnedBy([0.098, 0.05 + Math.sin(index * 0.349) * 0.0155, Math.cos(index * 0.349) * 0.043]),
        ),
        0.0014,
      ),
      { color: '#efe5cc', rough: 0.9 },
      { position: [0, 0, 0] },
    )
    // Vegetables around it.
    const next = numbersOf('roots')
    const potato = meshOf(
      bumpy(oval([0, 0, 0], [0.026, 0.0185, 0.0205]), { height: 0.003, scale: 50 }),
      [
        [-0.032, -0.024, -0.026],
        [0.032, 0.024, 0.026],
      ],
      0.0018,
    )
    const roast: Look = {
      color: ({ x, y, z }, normal) =>
        ramp(0.1 + rough(x, y, z, 70) * 0.7 + normal.y * 0.18, '#f3dc9a', '#e5b658', '#c48430', '#8f571c'),
      rough: 0.45,
      gloss: 0.35,
      grain: [600, 0.4],
      glow: 0.08,
    }
    const carrot = meshOf(
      bumpy(limb([-0.03, 0, 0], [0.034, 0, 0], [0.0125, 0.0055]), { height: 0.0011, scale: 90 }),
      [
        [-0.046, -0.015, -0.015],
        [0.044, 0.015, 0.015],
      ],
      0.0015,
    )
    const sweet: Look = {
      color: ({ x, y, z }) =>
        mixed(ramp(rough(x, y, z, 60), '#ee8b2a', '#d96c14'), '#8a4210', step(0.58, 0.7, rough(x, y + 2, z, 50)) * 0.7),
      rough: 0.38,
      gloss: 0.45,
      glow: 0.1,
      grain: [400, 0.3],
    }
    const ring: Place[] = Array.from({ length: 22 }, (_, index) => [
      Math.cos(index * 0.2856) * 0.158,
      Math.sin(index * 0.2856) * 0.112,
    ])
    for (const [index, [x, z]] of ring.entries()) {
      const place: Triple = [x + (next() - 0.5) * 0.03, index % 3 === 1 ? 0.02 : 0.026, z + (next() - 0.5) * 0.024]
      const turn: Triple = [(next() - 0.5) * 0.5, next() * 6.3, (next() - 0.5) * 0.3]
      if (index % 3 === 1) table.food(carrot.clone(), sweet, { position: place, turn })
      else if (index % 7 === 5) {
        const onion = swollen(new SphereGeometry(0.021, 48, 24), ({ y }) => (Math.abs(y) > 0.015 ? 0.003 : 0))
        table.food(
          onion,
          {
            color: ({ x: a, y: b, z: c }) =>
              mixed(
                ramp(Math.abs(Math.sin(Math.hypot(a, b) * 900)) * 0.6 + rough(a, b, c, 60) * 0.4, '#8c3358', '#e7c6cf'),
                '#6a3416',
                step(0.6, 0.7, rough(a, b, c, 40)) * 0.6,
              ),
            rough: 0.3,
            gloss: 0.5,
            glow: 0.1,
          },
          { position: place, turn: [1.3, next() * 6, 0.4] },
        )
      } else
        table.food(potato.clone(), roast, {
          position: place,
          turn,
          stretch: [0.85 + next() * 0.3, 0.9, 0.85 + next() * 0.3],
        })
    }
    citrus(table, 0.027, ['#e0b52c', '#edc94c'], [0.14, 0.04, 0.07], [-0.5, 0.4, 0.2], true)
    citrus(table, 0.027, ['#e0b52c', '#edc94c'], [-0.155, 0.04, 0.04], [-0.4, -0.4, -0.3], true)
    for (const [index, path] of (
      [
        '-0.06 0.128 -0.03, -0.02 0.134 -0.02, 0.03 0.125 -0.005',
        '-0.12 0.04 0.1, -0.07 0.052 0.105, -0.02 0.045 0.12',
        '0.06 0.05 0.1, 0.1 0.056 0.09, 0.15 0.045 0.09',
        '0.12 0.045 -0.08, 0.15 0.05 -0.05, 0.17 0.045 -0.01',
      ] as const
    ).entries())
      table.sprig(path, { needle: 0.011, seed: `thyme${index}`, colors: ['#3c4f2a', '#7b8f55'] })
    table.sprig('-0.3 0.006 0.06, -0.27 0.01 0.1, -0.22 0.006 0.15', { needle: 0.013, seed: 'beside' })
    table.crumbs(
      120,
      { color: '#fbf8f0', rough: 0.3, glow: 0.2 },
      {
        size: 0.0028,
        seed: 'salt',
        around: (random) => {
          const [x, , z] = within(0.06, 0)(random)
          return [x, 0.118 - (x * x + z * z) * 7, z - 0.01]
        },
      },
    )
  },
}

export const plates: Record<string, Still> = {
  'dish-tomato-salad': tomatoSalad,
  'dish-steamed-greens': greens,
  'dish-dumplings': dumplings,
  'dish-roast-chicken': chicken,
}
