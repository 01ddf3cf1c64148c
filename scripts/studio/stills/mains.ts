import { CatmullRomCurve3, SphereGeometry, TorusGeometry, TubeGeometry, Vector3 } from 'three'
import { type Triple, turned } from '../shapes.ts'
import { block, bumpy, type Field, limb, meshOf, oval, together } from './field.ts'
import { type Look, mixed, ramp, sheet, swollen } from './food.ts'
import { noise, numbersOf, rough, step } from './noise.ts'
import type { Still } from './still.ts'
import { type Table, within } from './table.ts'

const herb: Look = { color: '#4d7a34', rough: 0.55, glow: 0.12, grain: [900, 0.1] }

/** A ring of onion or chilli: a bent tube that does not close. */
const curl = (radius: number, thick: number, turns: number, rise: number) =>
  new TubeGeometry(
    new CatmullRomCurve3(
      Array.from({ length: 14 }, (_, index) => {
        const turn = (index / 13) * turns
        const out = radius * (1 + index * 0.03)
        return new Vector3(Math.cos(turn) * out, (index / 13) * rise, Math.sin(turn) * out)
      }),
    ),
    30,
    thick,
    6,
  )

/** A slice of citrus: rim, pith and segments. */
export function citrus(
  table: Table,
  radius: number,
  [rind, flesh]: readonly [string, string],
  position: Triple,
  turn: Triple,
  isHalf = false,
): void {
  const face = sheet([96, 20], (u, v) => {
    const [angle, out] = [u * Math.PI * 2, v * radius]
    const wall = Math.abs(Math.sin(angle * 4.5)) < 0.16 ? 0 : 1
    const bulge = wall * step(0.9, 0.7, v) * step(0.06, 0.16, v) * 0.0014 + (noise(u * 60, v * 9, 1) - 0.5) * 0.0006
    return new Vector3(Math.cos(angle) * out, bulge, Math.sin(angle) * out)
  })
  const faceColor = ({ x, z }: Vector3) => {
    const share = Math.hypot(x, z) / radius
    const angle = Math.atan2(-z, x)
    const isWall = Math.max(
      step(0.24, 0.1, Math.abs(Math.sin(angle * 4.5)) * (0.4 + share)),
      step(0.84, 0.9, share),
      step(0.12, 0.06, share),
    )
    const inside = ramp(noise(angle * 14, share * 5, 2), flesh, '#fbe9a0')
    return mixed(mixed(inside, '#fdf6dc', isWall), rind, step(0.93, 0.97, share))
  }
  const look: Look = { color: faceColor, rough: 0.18, gloss: 0.6, glow: 0.16, grain: [700, 0.2] }
  const skin: Look = { color: rind, rough: 0.4, gloss: 0.2, glow: 0.1, grain: [1100, 0.35] }
  const group = { position, turn }
  table.food(face, look, group)
  const body = isHalf
    ? swollen(new SphereGeometry(radius, 48, 24, 0, Math.PI * 2, Math.PI / 2, Math.PI / 2), ({ y }) =>
        y < -radius * 0.85 ? radius * 0.12 : 0,
      )
    : turned([
        [0, -0.005],
        [radius * 0.98, -0.005, 0.001],
        [radius, 0, 0.001],
      ])
  table.food(body, skin, group)
}

const snapper: Still = {
  camera: { from: [0.02, 0.62, 0.5], to: [0.005, 0.02, 0.008], zoom: 23 },
  surfaces: {
    wood: { color: '#4f4339', second: '#3c322a', rough: 0.6, pattern: 'grain' },
    linen: { color: '#8fa39a', rough: 0.95, pattern: 'weave' },
    seam: { color: '#e8e2d2', rough: 0.95, pattern: 'weave' },
    plate: { color: '#f4f0e8', rough: 0.22 },
  },
  build: (table) => {
    table.planks(0.16)
    table.cloth([0.3, 0.26], [0.3, 0, 0.13], 0.4)
    table.plate(0.118, [0, 0, 0]).scale.set(1.78, 1.15, 1)
    const long = 0.272
    const share = (x: number): number => Math.min(1, Math.max(0, (x + 0.15) / long))
    const high = (t: number): number =>
      0.0065 + 0.007 * step(0.6, 1, t) + 0.05 * Math.sin(Math.PI * Math.min(1, t) ** 0.66) ** 0.78
    const thick = (t: number): number => 0.0045 + 0.023 * Math.sin(Math.PI * Math.min(1, t) ** 0.55) ** 0.9
    const middle = (t: number): number => 0.004 - 0.008 * Math.sin(Math.PI * t)
    const body: Field = (x, y, z) => {
      const t = share(x)
      const [a, b] = [(z - middle(t)) / Math.max(high(t), 0.002), y / thick(t)]
      const near = (Math.hypot(a, b) - 1) * Math.min(high(t), thick(t))
      const ends = Math.max(-0.15 - x, x - 0.122)
      return Math.max(near, ends)
    }
    const cuts = [-0.028, 0.008, 0.044]
    const cutAt = (x: number, z: number): number =>
      cuts.reduce(
        (depth, place) =>
          Math.max(depth, Math.exp(-(((x - place + z * 0.45) / 0.0042) ** 2)) * step(0.042, 0.03, Math.abs(z))),
        0,
      )
    const gillAt = (x: number, z: number): number =>
      Math.exp(-(((x + 0.083 - (z / 0.045) ** 2 * -0.012) / 0.0022) ** 2)) * step(0.045, 0.034, Math.abs(z + 0.002))
    const mouthAt = (x: number, z: number): number =>
      Math.exp(-(((z - 0.012 - (x + 0.15) * 0.25) / 0.0016) ** 2)) * step(-0.12, -0.128, x)
    const fish: Field = (x, y, z) => {
      const near = body(x, y, z)
      if (Math.abs(near) > 0.012) return near
      const top = step(0, 0.006, y)
      return (
        near +
        (cutAt(x, z) * 0.0065 + gillAt(x, z) * 0.0022 + mouthAt(x, z) * 0.003) * top +
        (rough(x, y, z, 70) - 0.5) * 0.0008
      )
    }
    const at: Triple = [-0.008, 0.031, 0.002]
    const turn: Triple = [0, 0.07, 0]
    const skinColor = ({ x, y, z }: Vector3) => {
      const t = share(x)
      const across = (z - middle(t)) / Math.max(high(t), 0.01)
      const scaleRow = x * 210
      const scale = Math.abs(Math.sin(scaleRow + z * 90) * Math.sin(scaleRow - z * 90 + 1.2))
      const isScaly = step(-0.082, -0.07, x)
      const base = ramp(
        0.5 - across * 0.55 + (noise(x * 60, y * 60, z * 60) - 0.5) * 0.2,
        '#f6e6cf',
        '#eeb193',
        '#d96f52',
        '#a83f30',
      )
      mixed(base, '#8f3a38', (1 - scale) * 0.25 * isScaly * step(0.6, -0.7, across))
      mixed(base, '#fdf3ea', scale ** 3 * 0.35 * isScaly)
      mixed(base, '#fbf6ee', Math.min(1, cutAt(x, z) * 1.5))
      return mixed(base, '#7c2e2c', Math.max(gillAt(x, z) * 0.6, mouthAt(x, z) * 0.8))
    }
    table.food(
      meshOf(
        fish,
        [
          [-0.158, -0.034, -0.072],
          [0.13, 0.034, 0.072],
        ],
        0.0016,
      ),
      { color: skinColor, rough: 0.28, gloss: 0.75, glow: 0.09, grain: [500, 0.12] },
      { position: at, turn },
    )
    const fin = (shape: (u: number, v: number) => Vector3, rays: number): void => {
      table.food(
        sheet([60, 14], (u, v) => {
          const point = shape(u, v)
          point.y += Math.sin(u * rays) * 0.0012
          return point
        }),
        {
          color: ({ x, z }) => ramp(noise(x * 400, 1, z * 400) * 0.7 + 0.2, '#d57f6b', '#efb7a2', '#f4d9c6'),
          rough: 0.35,
          gloss: 0.5,
          glow: 0.2,
          grain: [900, 0.2],
        },
        { position: at, turn },
      )
    }
    // Tail, dorsal, belly and breast fin.
    fin((u, v) => {
      const spread = (u - 0.5) * 2
      const reach = 0.052 * (0.62 + 0.38 * Math.abs(spread) ** 1.4) * v
      return new Vector3(0.117 + reach, 0.001 - v * 0.014 + (1 - v) * 0.002, 0.002 + spread * (0.0115 + v * 0.036))
    }, 44)
    fin((u, v) => {
      const x = -0.07 + u * 0.155
      const t = share(x)
      const tall = (0.017 + 0.009 * Math.abs(Math.sin(u * 26))) * Math.sin(Math.PI * Math.min(1, u * 0.9 + 0.1)) ** 0.5
      return new Vector3(x + v * 0.01, -0.002 - v * 0.01, middle(t) - high(t) * 0.93 - v * tall)
    }, 60)
    fin((u, v) => {
      const x = 0.03 + u * 0.055
      const t = share(x)
      return new Vector3(
        x + v * 0.014,
        -0.002 - v * 0.012,
        middle(t) + high(t) * 0.9 + v * 0.02 * Math.sin(Math.PI * (u * 0.8 + 0.15)),
      )
    }, 26)
    fin(
      (u, v) =>
        new Vector3(-0.07 + v * 0.045, 0.0245 + v * 0.004 - v * v * 0.007, 0.012 + (u - 0.3) * v * 0.03 + v * 0.006),
      22,
    )
    // Its eye.
    const eye: Triple = [-0.1165, 0.0525, -0.0105]
    table.food(
      new SphereGeometry(0.0088, 24, 16),
      { color: '#f7f1e6', rough: 0.2, gloss: 0.8 },
      { position: eye, stretch: [1, 0.5, 1] },
    )
    table.food(
      new SphereGeometry(0.0054, 20, 12),
      { color: '#1c1a1b', rough: 0.1, gloss: 1 },
      { position: [eye[0], eye[1] + 0.0025, eye[2]], stretch: [1, 0.45, 1] },
    )
    // Soy and juice around it.
    table.food(
      turned('0 0, 0.075 0 0.001, 0.078 0.0012'),
      { color: '#6b3a1a', rough: 0.06, gloss: 1, glow: 0.05, grain: [60, 0.02] },
      { position: [0.002, 0.0118, 0.004], stretch: [1.6, 1, 0.86] },
    )
    // Ginger and spring onion over it.
    const next = numbersOf('ginger')
    const ridge = (x: number, z: number): number =>
      0.031 +
      thick(share(x)) * Math.sqrt(Math.max(0.05, 1 - ((z - middle(share(x))) / Math.max(high(share(x)), 0.01)) ** 2))
    const strewn = (count: number, width: number, lift: number) =>
      Array.from({ length: count }, () => {
        const [x, z] = [-0.05 + next() * 0.125, (next() - 0.5) * width + 0.002]
        return {
          position: [x, ridge(x, z) + lift + next() * 0.006, z] as Triple,
          turn: [next() * 0.6 - 0.3, next() * 6.3, (next() - 0.5) * 0.7] as Triple,
        }
      })
    table.sticks({ color: '#f0dc9c', rough: 0.5, gloss: 0.35, glow: 0.16 }, [0.034, 0.0019], strewn(24, 0.036, 0.001))
    table.sticks({ color: '#cfe0a0', rough: 0.45, gloss: 0.3, glow: 0.16 }, [0.045, 0.0017], strewn(14, 0.036, 0.003))
    for (const [index, { position, turn: own }] of strewn(13, 0.045, 0.004).entries())
      table.food(
        curl(0.008 + next() * 0.007, 0.0013, 2.6 + next() * 2.6, 0.006),
        { color: index % 3 ? '#5f9440' : '#a9c777', rough: 0.4, gloss: 0.35, glow: 0.14, grain: [900, 0.1] },
        { position, turn: own },
      )
    for (let index = 0; index < 11; index += 1) {
      const [x, z] = [-0.16 + next() * 0.31, next() > 0.5 ? 0.062 + next() * 0.022 : -0.062 - next() * 0.02]
      table.food(
        new TorusGeometry(0.0052, 0.0014, 8, 20),
        { color: '#c62a1e', rough: 0.25, gloss: 0.7, glow: 0.12 },
        { position: [x, 0.0135, z], turn: [1.5708 + (next() - 0.5) * 0.3, 0, 0] },
      )
    }
    table.leaves(
      [0.03, 0.02],
      [
        { position: [-0.1, 0.014, 0.07], turn: [0, 0.6, 0.1] },
        { position: [0.115, 0.016, 0.055], turn: [0, 2.4, 0.2] },
        { position: [0.128, 0.016, 0.05], turn: [0, 0.9, 0.2] },
        { position: [-0.075, 0.016, -0.072], turn: [0, 3.6, 0.2] },
      ],
      ['#3f7a34', '#79ac54'],
    )
    // Rice and chopsticks beside.
    table.bowl([0.056, 0.05], [-0.235, 0, -0.13], 'clay')
    table.food(
      new SphereGeometry(0.05, 40, 20),
      { color: '#f4efe3', rough: 0.7, glow: 0.15 },
      { position: [-0.235, 0.042, -0.13], stretch: [0.98, 0.4, 0.98] },
    )
    const rice = numbersOf('rice')
    table.scatter(
      new SphereGeometry(0.5, 8, 6),
      { color: '#fbf8f0', rough: 0.45, glow: 0.2, gloss: 0.1 },
      Array.from({ length: 420 }, () => {
        const [angle, out] = [rice() * 6.3, Math.sqrt(rice()) * 0.049]
        return {
          position: [
            -0.235 + Math.cos(angle) * out,
            0.044 + 0.02 * Math.cos((out / 0.05) * 1.5) + rice() * 0.003,
            -0.13 + Math.sin(angle) * out,
          ] as Triple,
          turn: [rice() * 3, rice() * 6, rice()] as Triple,
          stretch: [0.0078, 0.0028, 0.0028] as Triple,
        }
      }),
    )
    for (const z of [0.15, 0.165]) table.kit.bar('clay', [0.06, 0.008, z + 0.02], [0.3, 0.014, z - 0.04], 0.0028, 0.004)
    citrus(table, 0.024, ['#86a93a', '#c9d97c'], [0.205, 0.012, -0.115], [0.1, 0.4, 0])
    citrus(table, 0.024, ['#86a93a', '#c9d97c'], [0.232, 0.012, -0.083], [-0.25, 1.4, 0.1])
  },
}

const lamb: Still = {
  camera: { from: [-0.1, 0.56, 0.62], to: [0.005, 0.035, 0.01], zoom: 22 },
  surfaces: {
    wood: { color: '#b39673', second: '#957652', rough: 0.6, pattern: 'grain' },
    linen: { color: '#ece5d6', rough: 0.95, pattern: 'weave' },
    seam: { color: '#b38a4a', rough: 0.95, pattern: 'weave' },
    iron: { color: '#2a4453', rough: 0.42 },
    liner: { color: '#ebe6da', rough: 0.3 },
  },
  build: (table) => {
    table.planks(0.19)
    table.cloth([0.32, 0.42], [0.26, 0, 0.06], 0.35)
    // An enamelled dish.
    table.kit
      .lathe(
        'iron',
        '0 0, 0.13 0 0.02, 0.165 0.052 0.004, 0.172 0.054 0.002, 0.17 0.058 0.002, 0.162 0.057',
        [0, 0.002, 0],
      )
      .scale.set(1.2, 1, 0.86)
    table.kit
      .lathe('liner', '0 0.006, 0.126 0.006 0.02, 0.162 0.056, 0.164 0.0575', [0, 0.002, 0])
      .scale.set(1.2, 1, 0.86)
    for (const side of [-1, 1])
      table.kit.tube(
        'iron',
        [
          [side * 0.19, 0.05, -0.045],
          [side * 0.226, 0.056, -0.035],
          [side * 0.232, 0.058, 0],
          [side * 0.226, 0.056, 0.035],
          [side * 0.19, 0.05, 0.045],
        ],
        0.0085,
      )
    // The juice in it.
    table.food(
      turned('0 0, 0.13 0, 0.1325 0.0006'),
      {
        color: ({ x, z }) => ramp(rough(x, 1, z, 38), '#5b2f12', '#8a5220', '#a86b2c'),
        rough: 0.08,
        gloss: 1,
        glow: 0.06,
        grain: [70, 0.05],
      },
      { position: [0, 0.018, 0], stretch: [1.2, 1, 0.87] },
    )
    const joint = together(
      0.035,
      oval([-0.03, 0.034, 0.0], [0.094, 0.043, 0.073]),
      oval([0.045, 0.032, -0.012], [0.075, 0.036, 0.052]),
      limb([0.06, 0.034, -0.01], [0.128, 0.033, -0.026], [0.032, 0.0165]),
      oval([-0.055, 0.048, 0.018], [0.05, 0.03, 0.04]),
    )
    const meat = bumpy(joint, { height: 0.0068, scale: 33 })
    const strands = (x: number, y: number, z: number): number => noise(x * 26 + z * 14, y * 160, z * 190 - x * 60)
    const roast = (x: number, y: number, z: number): number => {
      const near = meat(x, y, z)
      if (Math.abs(near) > 0.01) return near
      return near + (strands(x, y, z) - 0.5) * 0.0034 + step(0.62, 0.72, rough(x, y, z + 4, 26)) * 0.004
    }
    table.food(
      meshOf(
        roast,
        [
          [-0.14, -0.016, -0.09],
          [0.15, 0.1, 0.09],
        ],
        0.0019,
      ),
      {
        color: ({ x, y, z }, normal) => {
          const torn = step(0.6, 0.7, rough(x, y, z + 4, 26))
          const heat = 0.28 + step(0.01, 0.085, y) * 0.2 + rough(x, y, z, 48) * 0.55 + normal.y * 0.08
          const baked = ramp(heat, '#dfa766', '#c67f3f', '#a35724', '#783614', '#451d0a')
          return mixed(baked, strands(x, y, z) > 0.55 ? '#d9a57c' : '#a86a48', torn * 0.55)
        },
        rough: 0.38,
        gloss: 0.55,
        grain: [420, 0.6],
        glow: 0.05,
      },
      { position: [0, 0.018, 0], turn: [0, 0.25, 0] },
    )
    // The bone.
    table.food(
      meshOf(
        bumpy(
          together(
            0.01,
            limb([0, 0, 0], [0.05, 0, 0], [0.0088, 0.0078]),
            oval([0.053, 0.005, 0.003], [0.0115, 0.0098, 0.0098]),
            oval([0.053, -0.006, -0.002], [0.011, 0.009, 0.009]),
          ),
          { height: 0.001, scale: 90 },
        ),
        [
          [-0.015, -0.02, -0.018],
          [0.07, 0.02, 0.018],
        ],
        0.0014,
      ),
      {
        color: ({ x, y, z }) => ramp(rough(x, y, z, 90) + x * 4, '#8c6038', '#d9bb8d', '#ecdcbc'),
        rough: 0.5,
        gloss: 0.2,
        glow: 0.08,
        grain: [500, 0.2],
      },
      { position: [0.112, 0.052, -0.056], turn: [0, 0.3, 0.06] },
    )
    // Lemons, garlic and rosemary.
    const lemon = ['#e0b52c', '#edc94c'] as const
    citrus(table, 0.03, lemon, [-0.135, 0.044, 0.05], [-0.5, 0.5, 0], true)
    citrus(table, 0.03, lemon, [0.118, 0.042, 0.058], [-0.62, -0.4, 0], true)
    citrus(table, 0.029, lemon, [-0.128, 0.046, -0.066], [0.2, 0.8, 0.1], true)
    const garlic = (position: Triple, turn: Triple): void => {
      const clove = swollen(
        new SphereGeometry(0.024, 60, 30),
        ({ x, y, z }) =>
          (Math.abs(Math.cos(Math.atan2(z, x) * 4)) - 0.6) * 0.0032 + (y > 0.016 ? (y - 0.016) * 0.9 : 0),
      )
      table.food(
        clove,
        {
          color: ({ x, y, z }) =>
            ramp(rough(x * 3, y, z * 3, 60) + (y < 0 ? 0.25 : 0), '#f4ead2', '#e2cfa4', '#b98b54'),
          rough: 0.45,
          gloss: 0.25,
          glow: 0.1,
          grain: [400, 0.2],
        },
        { position, turn },
      )
    }
    garlic([0.045, 0.034, 0.088], [0.4, 0, 0.3])
    garlic([-0.055, 0.034, 0.092], [-0.3, 1, -0.5])
    garlic([-0.17, 0.034, -0.01], [0.3, 2, 0.8])
    garlic([-0.3, 0.02, 0.12], [0, 0, 0.1])
    table.sprig('-0.09 0.108 0.03, -0.02 0.112 0.01, 0.05 0.094 -0.015', {
      needle: 0.018,
      seed: 'a',
      colors: ['#2f4022', '#5f7442'],
    })
    table.sprig('-0.06 0.108 -0.02, 0.0 0.104 -0.02, 0.07 0.088 -0.005', {
      needle: 0.018,
      seed: 'b',
      colors: ['#2f4022', '#5f7442'],
    })
    table.sprig('0.05 0.034 0.105, 0.1 0.046 0.09, 0.15 0.05 0.05', { needle: 0.016, seed: 'c' })
    table.sprig('-0.15 0.05 0.02, -0.14 0.05 -0.03, -0.1 0.045 -0.085', { needle: 0.016, seed: 'd' })
    table.sprig('-0.29 0.004 0.02, -0.27 0.006 0.07, -0.24 0.004 0.13', { needle: 0.018, seed: 'e' })
    table.crumbs(
      90,
      { color: '#f7f3ea', rough: 0.3, glow: 0.2 },
      { size: 0.0032, around: within(0.07, 0.1, [-0.02, 0]) },
    )
    table.fork([0.27, 0.012, 0.07], 0.3)
    table.spoon([0.3, 0.012, 0.08], 0.3)
  },
}

const bean = meshOf(
  together(0.006, limb([-0.005, 0, 0], [0.005, 0, 0], [0.0052, 0.0052]), oval([0, 0, 0.0018], [0.008, 0.0048, 0.0042])),
  [
    [-0.013, -0.008, -0.008],
    [0.013, 0.008, 0.01],
  ],
  0.0011,
)

const chilli: Still = {
  camera: { from: [0.05, 0.64, 0.5], to: [0.005, 0.05, 0.005], zoom: 23 },
  surfaces: {
    wood: { color: '#9a8466', second: '#7b674c', rough: 0.65, pattern: 'grain' },
    linen: { color: '#c9bda6', rough: 0.95, pattern: 'weave' },
    seam: { color: '#8a3a2b', rough: 0.95, pattern: 'weave' },
    iron: { color: '#7d2419', rough: 0.42 },
    liner: { color: '#e9e2d3', rough: 0.3 },
    card: { color: '#b98d5b', second: '#9c7344', rough: 0.55, pattern: 'grain' },
  },
  build: (table) => {
    table.planks(0.15)
    table.cloth([0.4, 0.3], [-0.12, 0, 0.1], 0.4)
    table.kit.lathe(
      'iron',
      '0 0, 0.115 0 0.02, 0.147 0.06 0.04, 0.15 0.1 0.004, 0.156 0.102 0.002, 0.156 0.107 0.002, 0.149 0.108',
      [0, 0.002, 0],
    )
    table.kit.lathe('liner', '0 0.008, 0.11 0.008 0.02, 0.142 0.06 0.04, 0.1455 0.107, 0.1495 0.1085', [0, 0.002, 0])
    for (const side of [-1, 1])
      table.kit.tube(
        'iron',
        [
          [side * 0.145, 0.088, -0.04],
          [side * 0.178, 0.092, -0.034],
          [side * 0.188, 0.093, 0],
          [side * 0.178, 0.092, 0.034],
          [side * 0.145, 0.088, 0.04],
        ],
        0.009,
      )
    const level = 0.083
    const surface = (x: number, z: number): number => {
      const out = Math.hypot(x, z)
      return (rough(x, 2, z, 62) - 0.5) * 0.013 + (rough(x, 5, z, 150) - 0.5) * 0.0055 + 0.006 * Math.cos(out * 14)
    }
    const stew = sheet([230, 230], (u, v) => {
      const [angle, out] = [u * Math.PI * 2, v * 0.1445]
      const [x, z] = [Math.cos(angle) * out, Math.sin(angle) * out]
      return new Vector3(x, surface(x, z), z)
    })
    table.food(
      stew,
      {
        color: ({ x, y, z }) => {
          const meat = step(0.5, 0.62, rough(x, 2, z, 62))
          const base = ramp(rough(x, 9, z, 110) * 0.9 + y * 14, '#6d1c08', '#a03410', '#c3511a', '#d8702e')
          return mixed(base, '#4a2212', meat * 0.55)
        },
        rough: 0.24,
        gloss: 0.8,
        glow: 0.07,
        grain: [520, 0.45],
      },
      { position: [0, level, 0] },
    )
    const next = numbersOf('beans')
    const beans = (count: number, color: string, seed: number): void =>
      table.scatter(
        bean,
        {
          color: ({ x, y, z }) =>
            mixed(ramp(noise(x * 300 + seed, y * 300, z * 300), color, color), '#2b0a06', y < -0.001 ? 0.4 : 0),
          rough: 0.2,
          gloss: 0.7,
          glow: 0.07,
          grain: [200, 0.05],
        },
        Array.from({ length: count }, () => {
          const [x, , z] = within(0.13, 0)(next)
          return {
            position: [x, level + surface(x, z) + 0.0015 + next() * 0.002, z] as Triple,
            turn: [(next() - 0.5) * 1.2, next() * 6.3, (next() - 0.5) * 0.8] as Triple,
            stretch: [1.05, 1.05, 1.05] as Triple,
          }
        }),
      )
    beans(34, '#7c2415', 1)
    beans(16, '#96391f', 7)
    beans(8, '#33170f', 4)
    // Diced peppers.
    const dice = meshOf(
      block([0, 0, 0], [0.011, 0.005, 0.009], 0.0018),
      [
        [-0.008, -0.005, -0.007],
        [0.008, 0.005, 0.007],
      ],
      0.0012,
    )
    for (const color of ['#d8321c', '#e08a22', '#5b8a35'])
      table.scatter(
        dice,
        { color, rough: 0.22, gloss: 0.7, glow: 0.12 },
        Array.from({ length: 12 }, () => {
          const [x, , z] = within(0.13, 0)(next)
          return {
            position: [x, level + surface(x, z) + 0.001, z] as Triple,
            turn: [next() - 0.5, next() * 6, next() - 0.5] as Triple,
          }
        }),
      )
    // A spoon of cream, coriander over it.
    const cream = bumpy(oval([0, 0.006, 0], [0.036, 0.0125, 0.033]), { height: 0.0042, scale: 40 })
    table.food(
      meshOf(
        cream,
        [
          [-0.045, -0.012, -0.042],
          [0.045, 0.026, 0.042],
        ],
        0.0016,
      ),
      {
        color: ({ x, y, z }) => ramp(rough(x, y, z, 50) + step(0.004, -0.004, y) * 0.3, '#fffaf0', '#f6ead4'),
        rough: 0.35,
        gloss: 0.3,
        glow: 0.18,
        grain: [300, 0.08],
      },
      { position: [-0.022, level + 0.006, 0.012] },
    )
    const lies = Array.from({ length: 30 }, (_, index) => {
      const [x, , z] = index < 12 ? within(0.035, 0, [-0.02, 0.012])(next) : within(0.115, 0)(next)
      const isOnCream = Math.hypot(x + 0.022, z - 0.012) < 0.03
      return {
        position: [x, level + (isOnCream ? 0.024 : surface(x, z) + 0.004), z] as Triple,
        turn: [(next() - 0.5) * 0.7, next() * 6.3, next() * 0.35] as Triple,
        curl: 0.5,
      }
    })
    table.leaves([0.017, 0.0125], lies, ['#356b2a', '#79b04f'])
    // A wooden spoon in the pot.
    table.kit.part([0.075, level + 0.004, -0.03], [0, 0.55, 0.42], (own) => {
      own.ball('card', 0.03, [0, 0.006, 0], [1.25, 0.42, 0.9])
      own.bar('card', [0.03, 0.008, 0], [0.27, 0.012, 0], 0.0062, 0.0075)
    })
    // Bowls beside it.
    table.bowl([0.05, 0.036], [-0.245, 0, -0.09], 'plate')
    table.crumbs(
      120,
      { color: ({ y }) => ramp(y * 60 + 0.4, '#e8b64e', '#f5d483'), rough: 0.4, glow: 0.12 },
      {
        size: 0.014,
        seed: 'cheese',
        around: (random) => {
          const [x, , z] = within(0.04, 0, [-0.245, -0.09])(random)
          return [x, 0.026 + random() * 0.014, z]
        },
      },
    )
    for (const [x, z, turn] of [
      [-0.24, 0.08, 0.3],
      [-0.21, 0.105, 1.7],
      [-0.27, 0.12, 2.6],
      [0.235, 0.13, 0.9],
      [0.26, 0.1, 2.2],
    ] as const) {
      const chip = sheet([20, 20], (u, v) => {
        const [a, b] = [u * (1 - v), v]
        return new Vector3(
          (a + b / 2 - 0.5) * 0.062,
          0.009 * Math.sin((a + b / 2) * 3.1) + (rough(a, b, x, 6) - 0.5) * 0.004,
          (b - 0.4) * 0.054,
        )
      })
      table.food(
        chip,
        {
          color: ({ x: a, z: b }) =>
            mixed(ramp(rough(a, 1, b, 60), '#efc978', '#dfab50'), '#a86f2c', step(0.6, 0.7, rough(a, 4, b, 190)) * 0.7),
          rough: 0.7,
          glow: 0.12,
          grain: [900, 0.5],
        },
        { position: [x, 0.006, z], turn: [0, turn, 0.05] },
      )
    }
    table.food(
      meshOf(
        together(
          0.01,
          limb([-0.03, 0, 0.004], [0.01, 0, 0], [0.009, 0.0098]),
          limb([0.01, 0, 0], [0.04, 0.002, 0.01], [0.0098, 0.003]),
        ),
        [
          [-0.045, -0.015, -0.015],
          [0.05, 0.015, 0.02],
        ],
        0.0015,
      ),
      { color: '#bd1f17', rough: 0.15, gloss: 0.9, glow: 0.08, grain: [60, 0.05] },
      { position: [0.25, 0.011, -0.07], turn: [0, 0.6, 0] },
    )
    table.kit.tube('leaf', '0.226 0.012 -0.054, 0.212 0.016 -0.046, 0.2 0.02 -0.046', 0.0026)
    table.crumbs(60, herb, {
      size: 0.003,
      around: (random) => [-0.26 + random() * 0.52, 0.003, 0.13 + random() * 0.06],
    })
  },
}

const shakshuka: Still = {
  camera: { from: [0.06, 0.6, 0.52], to: [-0.01, 0.03, 0.005], zoom: 22 },
  surfaces: {
    stone: { color: '#d8d2c6', rough: 0.5, pattern: 'plaster' },
    linen: { color: '#54707a', rough: 0.95, pattern: 'weave' },
    seam: { color: '#dfd7c4', rough: 0.95, pattern: 'weave' },
    iron: { color: '#26282a', rough: 0.42, metal: 0.5 },
  },
  build: (table) => {
    table.top('stone')
    table.cloth([0.3, 0.36], [0.2, 0, 0.06], 0.6)
    table.kit.lathe(
      'iron',
      '0 0, 0.118 0 0.012, 0.146 0.042 0.003, 0.151 0.044 0.002, 0.15 0.047 0.001, 0.144 0.046, 0.118 0.006 0.01, 0 0.006',
      [-0.02, 0.002, 0],
    )
    table.kit.part([-0.02, 0.036, 0], [0, -0.45, 0.1], (own) => {
      own.box('iron', [0.17, 0.011, 0.026, 0.005], [0.226, 0, 0])
      own.ring('iron', [0.012, 0.005], [0.316, 0, 0], [1.5708, 0, 0])
    })
    const eggs: readonly (readonly [number, number])[] = [
      [-0.055, -0.045],
      [0.045, -0.055],
      [-0.075, 0.05],
      [0.02, 0.055],
      [0.085, 0.015],
    ]
    const level = 0.032
    const white = (x: number, z: number): number => {
      let most = 0
      for (const [index, [a, b]] of eggs.entries()) {
        const angle = Math.atan2(z - b, x - a)
        const radius = 0.033 * (1 + (noise(Math.cos(angle) * 1.7 + index * 5, Math.sin(angle) * 1.7, 3) - 0.5) * 0.7)
        most = Math.max(most, step(radius, radius * 0.78, Math.hypot(x - a, z - b)))
      }
      return most
    }
    const surface = (x: number, z: number): number => {
      const egg = white(x, z)
      return (
        (rough(x, 2, z, 42) - 0.5) * 0.011 * (1 - egg * 0.85) +
        (rough(x, 4, z, 120) - 0.5) * 0.0026 * (1 - egg) +
        egg * 0.0022 +
        step(0.12, 0.136, Math.hypot(x, z)) * 0.003
      )
    }
    table.food(
      sheet([240, 240], (u, v) => {
        const [angle, out] = [u * Math.PI * 2, v * 0.1385]
        const [x, z] = [Math.cos(angle) * out, Math.sin(angle) * out]
        return new Vector3(x, surface(x, z), z)
      }),
      {
        color: ({ x, y, z }) => {
          const sauce = ramp(rough(x, 6, z, 90) * 0.9 + y * 20, '#8f1f08', '#bd3a10', '#d5571c', '#e37a35')
          mixed(sauce, '#6b1408', step(0.118, 0.138, Math.hypot(x, z)) * 0.55)
          return mixed(sauce, ramp(rough(x, 8, z, 120), '#fffdf6', '#f7efdf'), white(x, z))
        },
        rough: 0.26,
        gloss: 0.7,
        glow: 0.1,
        grain: [420, 0.28],
      },
      { position: [-0.02, level, 0] },
    )
    for (const [x, z] of eggs)
      table.food(
        new SphereGeometry(0.0158, 40, 24),
        {
          color: ({ y }) => ramp(y * 50 + 0.3, '#e8860f', '#f6ab1e'),
          rough: 0.12,
          gloss: 0.9,
          glow: 0.18,
          grain: [60, 0.02],
        },
        { position: [x - 0.02, level + 0.0025, z], stretch: [1, 0.62, 1] },
      )
    const next = numbersOf('shakshuka')
    const spread = Array.from({ length: 26 }, () => {
      const [x, , z] = within(0.115, 0)(next)
      return {
        position: [x - 0.02, level + surface(x, z) + 0.004, z] as Triple,
        turn: [(next() - 0.5) * 0.6, next() * 6.3, next() * 0.4] as Triple,
        curl: 0.5,
      }
    }).filter(({ position: [x, , z] }) => eggs.every(([a, b]) => Math.hypot(x + 0.02 - a, z - b) > 0.017))
    table.leaves([0.019, 0.0125], spread, ['#2f6426', '#70a848'])
    const feta = swollen(new SphereGeometry(0.5, 14, 10), ({ x, y, z }) => (rough(x, y, z, 2.6) - 0.5) * 0.5)
    table.scatter(
      feta,
      { color: '#fdfaf2', rough: 0.75, glow: 0.16, grain: [600, 0.4] },
      Array.from({ length: 22 }, () => {
        const [x, , z] = within(0.12, 0)(next)
        const size = 0.008 + next() * 0.008
        return {
          position: [x - 0.02, level + surface(x, z) + 0.002, z] as Triple,
          turn: [next() * 3, next() * 6, 0] as Triple,
          stretch: [size, size * 0.7, size * 0.8] as Triple,
        }
      }).filter(({ position: [x, , z] }) => eggs.every(([a, b]) => Math.hypot(x + 0.02 - a, z - b) > 0.024)),
    )
    table.crumbs(
      130,
      { color: '#3b1c12', rough: 0.6 },
      {
        size: 0.0018,
        seed: 'pepper',
        around: (random) => {
          const [x, , z] = within(0.12, 0)(random)
          return [x - 0.02, level + surface(x, z) + 0.0022, z]
        },
      },
    )
    for (const [index, [x, z]] of [
      [-0.215, 0.115],
      [-0.245, 0.075],
    ].entries()) {
      const toast = block([0, 0.009, 0], [0.095, 0.018, 0.07], 0.008)
      table.food(
        meshOf(
          (a, b, c) =>
            toast(a, b, c) -
            (rough(a + index, b, c, 60) - 0.5) * 0.004 +
            step(0.6, 0.7, rough(a, b, c + index, 130)) * 0.002 * step(0.012, 0.017, b),
          [
            [-0.053, -0.003, -0.04],
            [0.053, 0.024, 0.04],
          ],
          0.0016,
        ),
        {
          color: ({ x: a, y: b, z: c }) => {
            const rim = Math.max(step(0.04, 0.046, Math.abs(a)), step(0.028, 0.033, Math.abs(c)))
            return mixed(ramp(rough(a, b, c + index, 45), '#f4dfae', '#dfb26a', '#a86a2a'), '#7a4018', rim * 0.9)
          },
          rough: 0.8,
          glow: 0.1,
          grain: [700, 0.6],
        },
        { position: [x!, 0.004 + index * 0.014, z!], turn: [index * -0.1, 0.5 - index * 0.8, 0] },
      )
    }
    table.fork([0.235, 0.012, 0.075], 0.45)
    table.crumbs(
      40,
      { color: '#c98f4c', rough: 0.9 },
      { size: 0.0035, around: (random) => [-0.28 + random() * 0.16, 0.002, 0.1 + random() * 0.09] },
    )
  },
}

export const mains: Record<string, Still> = {
  'dish-steamed-snapper': snapper,
  'dish-lamb-shoulder': lamb,
  'dish-chilli': chilli,
  'dish-eggs-in-tomato': shakshuka,
}
