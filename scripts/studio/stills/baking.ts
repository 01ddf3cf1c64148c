import { LatheGeometry, SphereGeometry, Vector2, Vector3 } from 'three'
import type { Triple } from '../shapes.ts'
import { block, bumpy, meshOf, oval, together } from './field.ts'
import { type Look, mixed, ramp, sheet } from './food.ts'
import { noise, numbersOf, rough, step } from './noise.ts'
import type { Still } from './still.ts'
import { within } from './table.ts'

const salt: Look = { color: '#fbfaf6', rough: 0.3, glow: 0.2, grain: [900, 0.3] }
const flour: Look = { color: '#f8f3e8', rough: 1, grain: [900, 0.1] }

/** The crust of a well baked bread: pale where it is sheltered, dark on its ridges. */
const crust = ['#efd6a4', '#dca65c', '#b8722f', '#7c431b', '#4f2812'] as const

const focaccia: Still = {
  camera: { from: [0.1, 0.54, 0.6], to: [0, 0.02, 0.005], zoom: 22 },
  surfaces: {
    wood: { color: '#8a6a4c', second: '#6c4f37', rough: 0.6, pattern: 'grain' },
    linen: { color: '#e9e4d6', rough: 0.95, pattern: 'weave' },
    seam: { color: '#9db0a4', rough: 0.95, pattern: 'weave' },
    iron: { color: '#3b3d3e', rough: 0.42, metal: 0.5 },
  },
  build: (table) => {
    table.planks(0.17)
    table.cloth([0.26, 0.5], [0.4, 0, 0.08], 0.3)
    const next = numbersOf('focaccia')
    const dents = Array.from({ length: 9 * 6 }, (_, index) => [
      ((index % 9) - 4) * 0.039 + (next() - 0.5) * 0.02,
      (Math.floor(index / 9) - 2.5) * 0.037 + (next() - 0.5) * 0.02,
      0.75 + next() * 0.5,
    ])
    const dented = (x: number, z: number): number =>
      dents.reduce(
        (depth, [a, b, size]) => Math.max(depth, Math.exp(-((x - a!) ** 2 + (z - b!) ** 2) / (0.0098 * size!) ** 2)),
        0,
      )
    const bread = bumpy(block([0, 0.022, 0], [0.35, 0.04, 0.22], 0.017), { height: 0.0055, scale: 38 })
    table.food(
      meshOf(
        (x, y, z) => bread(x, y, z) + dented(x, z) * 0.019 * step(0.01, 0.035, y),
        [
          [-0.19, -0.002, -0.125],
          [0.19, 0.056, 0.125],
        ],
        0.0021,
      ),
      {
        color: ({ x, y, z }, normal) => {
          const dent = dented(x, z)
          const edge = step(0.07, 0.2, Math.abs(x)) * 0.2 + step(0.04, 0.12, Math.abs(z)) * 0.2
          const heat = 0.3 + rough(x, y, z, 55) * 0.5 - dent * 0.34 + edge - (1 - normal.y) * 0.12
          const baked = ramp(heat, '#f0d79c', '#e3b163', '#cd8836', '#a5601f', '#75400f')
          return mixed(baked, '#8a4a18', step(0.58, 0.68, rough(x, 3, z, 120)) * 0.35)
        },
        rough: 0.5,
        gloss: 0.42,
        grain: [650, 0.5],
      },
      { position: [0, 0.006, 0], turn: [0, 0.14, 0] },
    )
    table.kit.part([0, 0, 0], [0, 0.14, 0], (tray) => {
      tray.box('iron', [0.4, 0.004, 0.27, 0.002], [0, 0.003, 0])
      tray.frame('iron', [0.41, 0.28, 0.018, 0.02], 0.006, [0, 0.01, 0], [Math.PI / 2, 0, 0])
    })
    const top = (x: number, z: number): number => 0.0485 - dented(x, z) * 0.017
    const turned = ([x, y, z]: Triple): Triple => [
      x * Math.cos(0.14) + z * Math.sin(0.14),
      y,
      z * Math.cos(0.14) - x * Math.sin(0.14),
    ]
    for (let index = 0; index < 17; index += 1) {
      const [x, z, turn] = [(next() - 0.5) * 0.29, (next() - 0.5) * 0.17, next() * 6.3]
      const tip = [x + Math.cos(turn) * 0.026, z + Math.sin(turn) * 0.026] as const
      table.sprig(
        [
          turned([x, top(x, z) + 0.004, z]),
          turned([(x + tip[0]) / 2, 0.056, (z + tip[1]) / 2]),
          turned([tip[0], top(...tip) + 0.006, tip[1]]),
        ],
        {
          seed: `r${index}`,
          needle: 0.012,
        },
      )
    }
    table.crumbs(170, salt, {
      size: 0.0042,
      seed: 'salt',
      around: (random) => {
        const [x, z] = [(random() - 0.5) * 0.31, (random() - 0.5) * 0.19]
        return turned([x, top(x, z) + 0.0015, z])
      },
    })
    table.bowl([0.036, 0.028], [-0.235, 0, 0.13], 'clay')
    table.food(
      new SphereGeometry(0.032, 40, 10, 0, 6.3, 0, 0.5),
      { color: '#b7942a', rough: 0.05, gloss: 1, glow: 0.15, grain: [40, 0.02] },
      {
        position: [-0.235, 0.013, 0.13],
        stretch: [1, 0.2, 1],
      },
    )
    table.sprig('-0.3 0.004 -0.1, -0.26 0.006 -0.14, -0.2 0.004 -0.19', { seed: 'side' })
    table.sprig('-0.31 0.004 -0.13, -0.27 0.008 -0.17, -0.22 0.004 -0.21', { seed: 'side2' })
  },
}

/** Crumpled baking paper in a round tin's shape; `open` is where the cake was cut. */
const paper = (radius: number, height: number, [from, to]: readonly [number, number]) =>
  sheet([260, 24], (u, v) => {
    const turn = from + (to - from) * u
    const pleat =
      Math.abs(2 * noise(turn * 9, 1, 1) - 1) * 0.008 + Math.sin(turn * 23 + noise(turn * 5, 2, 2) * 6) * 0.0028
    const flare = step(0.35, 1, v) * 0.012 + pleat * (0.35 + v)
    const y = v * (height + (noise(turn * 7, 5, 5) - 0.5) * 0.03)
    const out = radius + 0.002 + flare
    return new Vector3(Math.sin(turn) * out, y, Math.cos(turn) * out)
  })

const cheesecake: Still = {
  camera: { from: [0.14, 0.44, 0.68], to: [0.04, 0.035, 0.02], zoom: 23 },
  surfaces: {
    bench: { color: '#cfc6b8', rough: 0.55, pattern: 'plaster' },
    linen: { color: '#7f8f97', rough: 0.95, pattern: 'weave' },
    seam: { color: '#e6e2d6', rough: 0.95, pattern: 'weave' },
    plate: { color: '#efe9dd', rough: 0.25 },
    clay: { color: '#3f4548', rough: 0.45 },
  },
  build: (table) => {
    table.top('bench')
    table.cloth([0.42, 0.26], [-0.2, 0, -0.1], 0.5)
    // A stand under the cake.
    table.kit.lathe(
      'clay',
      '0 0, 0.075 0 0.004, 0.06 0.012 0.02, 0.03 0.02 0.01, 0.035 0.026 0.01, 0.155 0.03 0.006, 0.158 0.038 0.004, 0.152 0.037, 0 0.034',
      [0, 0, 0],
    )
    const [radius, height] = [0.112, 0.062]
    // The missing wedge is in front, towards the right.
    const [from, to] = [0.72, 0.72 + Math.PI * 2 - 0.78]
    const profile = [
      [0, 0],
      [radius - 0.004, 0],
      [radius, 0.004],
      [radius + 0.001, height * 0.5],
      [radius, height * 0.86],
      [radius - 0.003, height * 0.97],
      [radius - 0.01, height],
      [radius * 0.8, height * 0.965],
      [radius * 0.5, height * 0.93],
      [0, height * 0.915],
    ].map(([x, y]) => new Vector2(x, y))
    const dense = profile.flatMap((point, index) => {
      const next = profile[index + 1]
      if (!next) return [point]
      const steps = Math.max(1, Math.round(point.distanceTo(next) / 0.003))
      return Array.from({ length: steps }, (_, part) => point.clone().lerp(next, part / steps))
    })
    const burnt = ['#e9c98d', '#c98b45', '#8a4a1e', '#56290f', '#381a0b'] as const
    const outside = (x: number, y: number, z: number) => {
      const up = step(height * 0.72, height * 0.98, y)
      const spot = rough(x, y, z, 46)
      return ramp(up * (0.5 + spot * 0.62) + (1 - up) * (spot * 0.34 + (y / height) * 0.16), ...burnt)
    }
    const cake = new LatheGeometry(dense, 220, from, to - from)
    const positions = cake.getAttribute('position')
    for (let i = 0; i < positions.count; i += 1) {
      const [x, y, z] = [positions.getX(i), positions.getY(i), positions.getZ(i)]
      const out = 1 + (rough(x, y, z, 30) - 0.5) * 0.035
      positions.setXYZ(i, x * out, y + step(0.6, 1, y / height) * (rough(x, 7, z, 36) - 0.5) * 0.006, z * out)
    }
    cake.computeVertexNormals()
    const position: Triple = [0, 0.037, 0]
    table.food(
      cake,
      { color: ({ x, y, z }) => outside(x, y, z), rough: 0.6, gloss: 0.2, grain: [420, 0.25] },
      { position },
    )
    // The cut faces: cream inside, softer in the middle, a thin dark line along the crust.
    const cutColor = ({ x, y, z }: Vector3) => {
      const out = Math.hypot(x, z)
      const rim = Math.max(
        step(height - 0.0085, height - 0.003, y + (1 - out / radius) * 0.006),
        step(radius - 0.004, radius - 0.001, out) * 0.5,
      )
      const cream = ramp(0.2 + rough(x, y, z, 60) * 0.6 + step(0.06, 0.1, out) * 0.3, '#fdf3d8', '#f8e5b8', '#eccf93')
      return mixed(cream, '#5b2c12', rim * 0.85)
    }
    // A face at the end of a turn looks the other way.
    const face = (turn: number, isEnd: boolean) =>
      sheet([60, 34], (u, along) => {
        const v = isEnd ? 1 - along : along
        const out = u * radius * (1 + (rough(u, v, turn, 4) - 0.5) * 0.01)
        const sink = height * (0.915 + 0.085 * step(0.2, 0.95, u))
        const crumble = (rough(u * 0.1, v * 0.06, turn, 120) - 0.5) * 0.0026
        return new Vector3(Math.sin(turn) * out + Math.cos(turn) * crumble, v * sink, Math.cos(turn) * out)
      })
    const inside: Look = { color: cutColor, rough: 0.5, gloss: 0.12, glow: 0.14, grain: [700, 0.3] }
    table.food(face(from, false), inside, { position })
    table.food(face(to, true), inside, { position })
    const wrap: Look = {
      color: ({ x, y, z }) =>
        ramp(rough(x, y, z, 40) * 0.7 + step(0.03, 0.07, y) * 0.2, '#e6d6b8', '#c9ab7c', '#a98a5c'),
      rough: 0.75,
      glow: 0.1,
      grain: [300, 0.25],
    }
    table.food(paper(radius, 0.078, [from + 0.02, to - 0.02]), wrap, { position })
    // The slice on its plate.
    const slice = table.plate(0.085, [0.185, 0, 0.14])
    slice.castShadow = true
    const wedge = new LatheGeometry(dense, 40, -0.36, 0.72)
    const at: Triple = [0.128, 0.009, 0.098]
    table.food(
      wedge,
      { color: ({ x, y, z }) => outside(x, y, z), rough: 0.6, gloss: 0.2, grain: [420, 0.25] },
      { position: at, turn: [0, 0.85, 0] },
    )
    for (const turn of [-0.36, 0.36]) table.food(face(turn, turn > 0), inside, { position: at, turn: [0, 0.85, 0] })
    table.fork([0.262, 0.012, 0.15], -0.2)
    table.crumbs(26, { color: '#8f5527', rough: 0.7 }, { size: 0.004, around: within(0.05, 0.012, [0.175, 0.135]) })
    table.crumbs(
      20,
      { color: '#a8743c', rough: 0.7 },
      { size: 0.0035, around: within(0.05, 0.039, [0.07, 0.09]), seed: 'c2' },
    )
  },
}

const scones: Still = {
  camera: { from: [0.08, 0.47, 0.66], to: [0.02, 0.02, 0.005], zoom: 23 },
  surfaces: {
    wood: { color: '#d9c3a0', second: '#c6aa80', rough: 0.6, pattern: 'grain' },
    linen: { color: '#f3eee3', rough: 0.95, pattern: 'weave' },
    seam: { color: '#b8574b', rough: 0.95, pattern: 'weave' },
    steel: { color: '#b4b8b9', rough: 0.34, metal: 0.8, pattern: 'brushed' },
  },
  build: (table) => {
    table.planks(0.2)
    table.cloth([0.34, 0.3], [-0.25, 0, 0.1], -0.5)
    const next = numbersOf('scones')
    table.kit.box('steel', [0.44, 0.003, 0.3, 0.001], [0.03, 0.004, -0.02], [0, -0.1, 0])
    const shapes = Array.from({ length: 5 }, (_, kind) => {
      const seed = kind * 3.7
      const field = together(
        0.012,
        block([0, 0.012, 0], [0.051, 0.026, 0.051], 0.011),
        oval(
          [(noise(seed, 1, 1) - 0.5) * 0.012, 0.024, (noise(seed, 4, 1) - 0.5) * 0.012],
          [0.0245, 0.016 + noise(seed, 8, 2) * 0.005, 0.0245],
        ),
      )
      return meshOf(
        (x, y, z) =>
          field(x, y, z) -
          (rough(x + seed, y, z, 70) - 0.5) * 0.0055 +
          step(0.4, 0.5, rough(x * 0.3, y + seed, z * 0.3, 130)) * 0.0012 * step(0.03, 0.012, y),
        [
          [-0.032, -0.004, -0.032],
          [0.032, 0.05, 0.032],
        ],
        0.0016,
      )
    })
    const look: Look = {
      color: ({ x, y, z }, normal) => {
        const heat = step(0.012, 0.036, y) * 0.62 * step(-0.1, 0.7, normal.y) + (rough(x, y, z, 80) - 0.4) * 0.55
        const baked = ramp(heat, '#fbf0d6', '#f3dcab', '#e2b268', '#c98a3c', '#a3652a')
        return mixed(baked, '#fdfaf1', step(0.6, 0.72, rough(x + 4, y, z, 150)) * 0.55 * step(0.3, 0.9, normal.y))
      },
      rough: 0.72,
      gloss: 0.05,
      grain: [700, 0.5],
      glow: 0.1,
    }
    for (let index = 0; index < 7 * 5; index += 1) {
      const [column, row] = [(index % 7) - 3, Math.floor(index / 7) - 2]
      if ((column === -3 && row === 2) || (column === -2 && row === 2) || (column === 3 && row === -2)) continue
      const [x, z] = [column * 0.0525 + (next() - 0.5) * 0.003, row * 0.0515 + (next() - 0.5) * 0.003]
      table.food(shapes[Math.floor(next() * 5)]!, look, {
        position: [0.03 + x * 0.995 - z * 0.1, 0.0065, -0.02 + z * 0.995 + x * 0.1],
        turn: [0, Math.floor(next() * 4) * 1.5708 - 0.1 + (next() - 0.5) * 0.12, 0],
        stretch: [1, 0.92 + next() * 0.22, 1],
      })
    }
    // One broken open, with cream and jam.
    const bowls = [
      [[-0.235, 0, 0.02], '#fffaf0', '#f4e9d2'],
      [[-0.262, 0, -0.09], '#a3162a', '#6d0b1b'],
    ] as const
    for (const [position, light, dark] of bowls) {
      table.bowl([0.043, 0.034], position as Triple)
      const heap = bumpy(oval([0, 0.02, 0], [0.037, 0.016, 0.037]), {
        height: 0.0042,
        scale: light === '#fffaf0' ? 42 : 70,
      })
      table.food(
        meshOf(
          heap,
          [
            [-0.045, -0.002, -0.045],
            [0.045, 0.045, 0.045],
          ],
          0.0017,
        ),
        {
          color: ({ x, y, z }) => ramp(rough(x, y, z, 90), dark, light),
          rough: light === '#fffaf0' ? 0.4 : 0.16,
          gloss: light === '#fffaf0' ? 0.2 : 1,
          glow: light === '#fffaf0' ? 0.16 : 0.1,
          grain: [500, 0.1],
        },
        { position: [position[0], 0.008, position[2]] },
      )
    }
    table.knife([-0.2, 0.006, 0.12], 0.35, 'wood', 0.12)
    table.crumbs(
      90,
      { color: '#e4c184', rough: 0.9 },
      { size: 0.0034, seed: 'c', around: (random) => [-0.15 + random() * 0.2, 0.007, 0.08 + random() * 0.06] },
    )
    table.crumbs(120, flour, {
      size: 0.002,
      seed: 'f',
      around: (random) => [-0.2 + random() * 0.45, 0.0072, -0.15 + random() * 0.3],
    })
  },
}

const loaf: Still = {
  camera: { from: [-0.08, 0.4, 0.7], to: [0.015, 0.045, 0], zoom: 22 },
  surfaces: {
    wood: { color: '#a98058', second: '#87603d', rough: 0.55, pattern: 'grain' },
    bench: { color: '#5f6a66', rough: 0.7, pattern: 'plaster' },
    linen: { color: '#e8e0cf', rough: 0.95, pattern: 'weave' },
    seam: { color: '#5f7c8c', rough: 0.95, pattern: 'weave' },
  },
  build: (table) => {
    table.top('bench')
    table.cloth([0.5, 0.3], [-0.16, 0, -0.1], -0.35)
    table.board([0.42, 0.25], [0.04, 0.003, 0.01], -0.12)
    // Cuts across the top, each like a leaf; the loaf opens there.
    const cuts = [-0.072, -0.032, 0.01, 0.052]
    const cutAt = (x: number, z: number): number =>
      cuts.reduce((depth, place) => {
        const off = x - place - z * 0.42
        return Math.max(depth, Math.exp(-((off / 0.0085) ** 2)) * step(0.062, 0.03, Math.abs(z)))
      }, 0)
    const lip = (x: number, z: number): number =>
      cuts.reduce((height, place) => {
        const off = x - place - z * 0.42 - 0.0125
        return Math.max(height, Math.exp(-((off / 0.0045) ** 2)) * step(0.06, 0.025, Math.abs(z)))
      }, 0)
    const body = together(
      0.05,
      oval([0, 0.036, 0], [0.132, 0.052, 0.074]),
      block([0, 0.016, 0], [0.19, 0.03, 0.1], 0.015),
    )
    const bread = (x: number, y: number, z: number): number => {
      const near = body(x, y, z)
      if (Math.abs(near) > 0.03) return near
      const high = step(0.045, 0.07, y)
      return Math.max(
        near - (rough(x, y, z, 60) - 0.5) * 0.004 + cutAt(x, z) * 0.011 * high - lip(x, z) * 0.007 * high,
        -y,
      )
    }
    table.food(
      meshOf(
        bread,
        [
          [-0.15, -0.004, -0.09],
          [0.15, 0.105, 0.09],
        ],
        0.0021,
      ),
      {
        color: ({ x, y, z }, normal) => {
          const cut = cutAt(x, z) * step(0.045, 0.07, y)
          const heat =
            0.4 + step(0.01, 0.08, y) * 0.22 + (rough(x, y, z, 40) - 0.5) * 0.7 + lip(x, z) * 0.4 - cut * 0.55
          const baked = ramp(heat, ...crust)
          const dust = step(0.45, 0.66, rough(x, y + 3, z, 75)) * step(0.1, 0.8, normal.y) * (1 - cut) * (1 - lip(x, z))
          return mixed(baked, '#f6ecd9', dust * 0.62)
        },
        rough: 0.66,
        gloss: 0.08,
        grain: [520, 0.7],
      },
      { position: [-0.02, 0.023, -0.02], turn: [0, 0.2, 0] },
    )
    // Slices in front: open crumb.
    const slice = (position: Triple, turn: Triple, seed: number) => {
      const half = meshOf(
        (x, y, z) => {
          const near = Math.max(oval([0, 0.036, 0], [0.06, 0.05, 1])(x, y, 0), Math.abs(z) - 0.0075, -y)
          const hole =
            step(0.62, 0.72, rough(x + seed, y, z * 0.5, 95)) *
            step(0.006, 0.012, -oval([0, 0.036, 0], [0.06, 0.05, 1])(x, y, 0))
          return near + hole * 0.0028 * step(0.004, 0.0075, Math.abs(z))
        },
        [
          [-0.064, -0.002, -0.011],
          [0.064, 0.09, 0.011],
        ],
        0.0016,
      )
      table.food(
        half,
        {
          color: ({ x, y, z }) => {
            const deep = -oval([0, 0.036, 0], [0.06, 0.05, 1])(x, y, 0)
            const isRim = Math.min(deep, y)
            const hole = step(0.62, 0.72, rough(x + seed, y, z * 0.5, 95))
            const crumb = mixed(ramp(rough(x, y, z, 120), '#f8ecd2', '#ecd9b2'), '#cfae7a', hole * 0.6)
            return mixed(crumb, '#8a5223', step(0.0045, 0.0012, isRim))
          },
          rough: 0.85,
          glow: 0.12,
          grain: [800, 0.6],
        },
        { position, turn },
      )
    }
    slice([0.155, 0.031, 0.055], [-1.45, 0.3, 0], 2)
    slice([0.185, 0.045, 0.03], [-1.3, -0.5, 0], 9)
    table.knife([-0.03, 0.025, 0.108], 0.07, 'wood', 0.21)
    table.crumbs(
      90,
      { color: '#c08a4a', rough: 0.9 },
      { size: 0.004, around: (random) => [-0.08 + random() * 0.3, 0.025, 0.06 + random() * 0.06] },
    )
    table.crumbs(150, flour, {
      size: 0.0018,
      seed: 'flour',
      around: (random) => [-0.15 + random() * 0.34, 0.0242, -0.09 + random() * 0.19],
    })
    // A dish of butter.
    table.kit.box('plate', [0.1, 0.008, 0.07, 0.003], [-0.24, 0.006, 0.08], [0, 0.4, 0])
    const butter = block([0, 0.016, 0], [0.06, 0.032, 0.036], 0.004)
    table.food(
      meshOf(
        (x, y, z) => butter(x, y, z) - (rough(x, y, z, 60) - 0.5) * 0.0012,
        [
          [-0.035, -0.003, -0.022],
          [0.035, 0.036, 0.022],
        ],
        0.0014,
      ),
      {
        color: ({ x, y, z }) => ramp(rough(x, y, z, 30), '#f6df8e', '#f3d573'),
        rough: 0.35,
        gloss: 0.25,
        glow: 0.16,
        grain: [300, 0.06],
      },
      { position: [-0.24, 0.01, 0.08], turn: [0, 0.4, 0] },
    )
  },
}

export const baking: Record<string, Still> = {
  'dish-focaccia': focaccia,
  'dish-burnt-cheesecake': cheesecake,
  'dish-scones': scones,
  'dish-bread': loaf,
}
