import type { Kit } from '../kit.ts'
import type { Model, Spec } from '../model.ts'
import type { Triple } from '../shapes.ts'
import { facing, knob, pull } from './fittings.ts'

const bowl = (kit: Kit, position: Triple): void => {
  const wall =
    '0 0.006, 0.046 0.006, 0.05 0 0.002, 0.056 0 0.002, 0.056 0.014 0.006, 0.086 0.04 0.04, 0.11 0.1 0.05, 0.116 0.17 0.01, 0.121 0.174 0.002, 0.116 0.176 0.002, 0.108 0.1 0.05, 0.082 0.042 0.04, 0 0.02'
  kit.lathe('chrome', wall, position)
}

const standMixer = (kit: Kit, { is }: Spec): void => {
  const lifts = is('lift', 'Bowl lifts')
  const isSlim = ['lip', 'square', 'recess', 'strap'].includes(kit.style.handle)
  kit.extrude(
    'body',
    '-0.1 -0.13 0.06, 0.1 -0.13 0.06, 0.095 0.05 0.05, 0.06 0.2 0.05, -0.06 0.2 0.05, -0.095 0.05 0.05',
    { depth: 0.034, bevel: 0.012 },
    [0, 0.022, 0.06],
    [-Math.PI / 2, 0, 0],
  )
  kit.cylinder('trim', [0.062, 0.06, 0.008], [0, 0.042, 0.09])
  kit.lathe('body', '0 0, 0.064 0 0.01, 0.05 0.06 0.05, 0.046 0.16 0.05, 0.056 0.22 0.02, 0 0.224', [0, 0.034, -0.085])
  bowl(kit, [0, 0.046, 0.09])
  if (lifts) for (const x of [-1, 1]) kit.box('body', [0.02, 0.03, 0.19, 0.008], [x * 0.118, 0.17, 0.0])
  if (lifts) kit.cylinder('trim', [0.016, 0.016, 0.05], [0.09, 0.2, -0.09], [0, 0, Math.PI / 2])
  kit.tube('chrome', '0.108 0.19 0.11, 0.145 0.185 0.125, 0.15 0.14 0.125, 0.104 0.11 0.112', 0.006)
  kit.part([0, 0.262, -0.11], [0, 0, 0], (head) => {
    if (isSlim) head.box('body', [0.13, 0.125, 0.35, 0.055], [0, 0.055, 0.125])
    else
      head.lathe(
        'body',
        '0 -0.05, 0.05 -0.046 0.03, 0.069 0.05 0.08, 0.066 0.2 0.08, 0.054 0.29 0.04, 0.03 0.302 0.016, 0 0.302',
        [0, 0.055, 0],
        [Math.PI / 2, 0, 0],
      )
    head.plate(0.16, [isSlim ? 0.0655 : 0.069, 0.062, 0.13], { turn: [0, Math.PI / 2, 0] })
    if (!isSlim) head.lathe('trim', '0.0675 0.1, 0.0705 0.104, 0.0705 0.116, 0.0675 0.12', [0, 0.055, 0], facing)
    else head.box('trim', [0.133, 0.006, 0.34, 0.003], [0, 0.02, 0.125])
    head.lathe('trim', '0 0.298, 0.024 0.298 0.004, 0.022 0.318 0.005, 0 0.319', [0, 0.055, 0], facing)
    head.cylinder('trim', [0.03, 0.026, 0.03], [0, -0.016, 0.2])
    head.cylinder('chrome', [0.009, 0.009, 0.07], [0, -0.05, 0.2])
    head.cylinder('trim', [0.013, 0.013, 0.016], [0.073, 0.05, 0.02], [0, 0, Math.PI / 2])
    head.ball('dark', 0.011, [0.084, 0.05, 0.02])
    for (const turn of [-0.75, 0, 0.75]) {
      const swell = 0.05
      head.tube(
        'chrome',
        [
          [0, -0.06, 0.2],
          [Math.cos(turn) * swell * 0.7, -0.095, 0.2 + Math.sin(turn) * swell * 0.7],
          [Math.cos(turn) * swell, -0.13, 0.2 + Math.sin(turn) * swell],
          [0, -0.165, 0.2],
          [-Math.cos(turn) * swell, -0.13, 0.2 - Math.sin(turn) * swell],
          [-Math.cos(turn) * swell * 0.7, -0.095, 0.2 - Math.sin(turn) * swell * 0.7],
          [0, -0.06, 0.2],
        ],
        0.0022,
      )
    }
  })
}

const blenderBase = (kit: Kit, isSlim: boolean): void => {
  kit.cylinder('rubber', [0.08, 0.084, 0.012], [0, 0.006, 0])
  if (isSlim) kit.box('body', [0.17, 0.15, 0.17, 0.03], [0, 0.088, 0])
  else kit.lathe('body', '0 0.01, 0.088 0.01 0.012, 0.092 0.04 0.04, 0.07 0.14 0.05, 0.062 0.165 0.008, 0 0.166')
  kit.lathe('trim', '0.063 0.158, 0.0655 0.162, 0.063 0.168')
  kit.part([0, 0.075, isSlim ? 0.087 : 0.088], [isSlim ? 0 : -0.14, 0, 0], (front) => {
    knob(front, [0, 0, -0.004], 0.026, 0.6)
    for (const x of [-0.055, 0.055])
      front.cylinder(x > 0 ? 'led' : 'mark', [0.006, 0.006, 0.01], [x, 0, isSlim ? 0 : -0.014], facing)
    front.plate(0.1, [0, -0.045, isSlim ? 0.001 : 0.006])
  })
  kit.lathe('dark', '0 0.166, 0.056 0.166 0.004, 0.054 0.2 0.006, 0 0.2')
}

const blender = (kit: Kit, { is }: Spec): void => {
  const isSlim = ['lip', 'square', 'recess', 'strap'].includes(kit.style.handle)
  const fill = is('style', 'Soup') ? 'accent' : 'leaf'
  blenderBase(kit, isSlim)
  if (is('style', 'Personal')) {
    kit.lathe('clear', '0.05 0.2, 0.054 0.206 0.006, 0.05 0.36 0.02, 0.036 0.392 0.01, 0 0.394')
    kit.lathe(fill, '0 0.208, 0.048 0.208 0.006, 0.047 0.3, 0 0.303')
    return void kit.ring('trim', [0.054, 0.004], [0, 0.206, 0], facing)
  }
  if (is('jug', 'Glass'))
    kit.lathe('clear', '0.058 0.2, 0.07 0.205 0.006, 0.07 0.43 0.01, 0.067 0.43, 0.066 0.21, 0 0.205')
  else kit.lathe('clear', '0.05 0.2, 0.056 0.205 0.006, 0.078 0.43 0.01, 0.076 0.43, 0.052 0.21, 0 0.205')
  if (is('jug', 'Glass')) kit.lathe(fill, '0 0.208, 0.063 0.208 0.006, 0.064 0.32, 0 0.323')
  else kit.lathe(fill, '0 0.208, 0.05 0.208 0.006, 0.0625 0.325, 0 0.328')
  for (let i = 0; i < 5; i += 1)
    kit.box(
      'mark',
      [0.018, 0.0016, 0.001, 0.0004],
      [0, 0.26 + i * 0.034, is('jug', 'Glass') ? 0.0705 : 0.0595 + i * 0.00325],
      [0, 0, 0],
    )
  kit.lathe('dark', '0 0.43, 0.08 0.43 0.004, 0.08 0.447 0.006, 0.034 0.452 0.006, 0.03 0.472 0.006, 0 0.474')
  kit.tube(
    kit.style.handle === 'wood' ? 'wood' : 'dark',
    '0.072 0.41 0, 0.112 0.41 0, 0.124 0.38 0, 0.118 0.3 0, 0.106 0.25 0, 0.06 0.245 0',
    0.0105,
  )
}

const drawer = (kit: Kit, w: number, h: number, hasWindow: boolean): void => {
  kit.box('body', [w, h, 0.03, 0.016], [0, 0, 0])
  if (hasWindow) kit.slab('smoke', [w * 0.66, h * 0.36, 0.006, 0.012], [0, h * 0.22, 0.016])
  if (hasWindow) kit.frame('dark', [w * 0.68, h * 0.4, 0.004, 0.012], 0.006, [0, h * 0.22, 0.016])
  pull(kit, { at: [0, -h * 0.12, 0.016], length: Math.min(0.13, w * 0.6), out: 0.045, scale: 1.3 })
}

const airFryer = (kit: Kit, { w, h, d, is }: Spec): void => {
  const isRound = ['arch', 'wood', 'bar', 'pro'].includes(kit.style.handle)
  const soft = isRound ? Math.min(w, d) * 0.28 : 0.03
  const [x, z] = [w / 2, d / 2 - 0.03]
  const outline = [
    [-x, -z, soft],
    [x, -z, soft * 0.7],
    [x, z, soft],
    [-x, z, soft],
  ] as const
  kit.extrude(
    'body',
    outline,
    { depth: h - 0.02, bevel: 0.018 },
    [0, (h - 0.02) / 2 + 0.016, -0.03],
    [-Math.PI / 2, 0, 0],
  )
  kit.slab('black', [w * 0.7, d * 0.56, 0.004, 0.05], [0, h - 0.002, -0.03], [-Math.PI / 2, 0, 0])
  for (let i = 0; i < 7; i += 1) kit.box('dark', [w * 0.46, 0.006, 0.006, 0.002], [0, h + 0.001, -0.1 + i * 0.016])
  const front = z - 0.028
  const low = h * 0.58
  kit.slab('glass', [w * (isRound ? 0.66 : 0.86), h * 0.26, 0.008, 0.02], [0, h * 0.79, front])
  for (const offset of [-0.022, -0.008, 0.012, 0.026])
    for (const y of [0.006, 0.02]) kit.slab('led', [0.0022, 0.012, 0.001, 0.0008], [offset, h * 0.8 + y, front + 0.005])
  for (let i = 0; i < 5; i += 1)
    kit.cylinder('mark', [0.005, 0.005, 0.001], [(i - 2) * 0.026, h * 0.77, front + 0.0048], facing)
  kit.plate(0.09, [0, h * 0.695, front + 0.005], { on: 'dark' })
  const count = is('baskets', 'Two') ? 2 : 1
  const each = (w - (isRound ? soft * 0.9 : 0.03)) / count
  for (let i = 0; i < count; i += 1)
    kit.part([(i - (count - 1) / 2) * each, low / 2 + 0.03, front + 0.012], [0, 0, 0], (own) =>
      drawer(own, each - 0.008, low - 0.03, is('special', 'W')),
    )
  for (const side of [-1, 1]) kit.cylinder('rubber', [0.014, 0.014, 0.016], [side * (w / 2 - 0.06), 0.008, z - 0.09])
}

type Pot = { radius: number; height: number; at?: Triple; lid?: boolean; handles: 'two' | 'long' }

const pot = (kit: Kit, { radius: r, height: h, at = [0, 0, 0], lid = true, handles }: Pot): void => {
  const isIron = kit.style.handle === 'pro'
  kit.part(at, [0, 0, 0], (own) => {
    own.lathe('body', [
      [0, 0],
      [r * 0.95, 0, 0.012],
      [r, 0.012, 0.006],
      [r, h, 0.004],
      [r + 0.005, h + 0.004, 0.002],
      [r - 0.004, h + 0.006],
      [r - 0.005, 0.01],
      [0, 0.008],
    ])
    own.lathe('trim', [
      [r + 0.0002, 0.004],
      [r + 0.0015, 0.008],
      [r + 0.0002, 0.014],
    ])
    if (lid) {
      own.lathe(isIron ? 'body' : kit.style.knob === 'turned' ? 'smoke' : 'body', [
        [r + 0.002, h + 0.006],
        [r + 0.0035, h + 0.01, 0.002],
        [r - 0.004, h + 0.016, 0.006],
        [r * 0.5, h + 0.034, 0.05],
        [0, h + 0.04],
        [0, h + 0.036],
        [r - 0.004, h + 0.008],
      ])
      own.lathe(kit.style.handle === 'wood' ? 'wood' : 'trim', [
        [0, h + 0.04],
        [0.009, h + 0.04],
        [0.008, h + 0.054],
        [0.024, h + 0.064, 0.008],
        [0.022, h + 0.076, 0.006],
        [0, h + 0.078],
      ])
    }
    const y = h * 0.78
    if (handles === 'long') {
      own.bar(
        kit.style.handle === 'wood' ? 'wood' : 'trim',
        [r + 0.03, y + 0.012, 0],
        [r + 0.2, y + 0.05, 0],
        0.0085,
        0.011,
      )
      return void own.bar('trim', [r - 0.002, y, 0], [r + 0.04, y + 0.014, 0], 0.007)
    }
    const out = Math.min(0.048, 0.02 + r * 0.24)
    for (const side of [-1, 1])
      own.tube(
        'trim',
        [
          [side * (r - 0.002), y, -0.042],
          [side * (r + out * 0.6), y + 0.002, -0.046],
          [side * (r + out), y + 0.004, -0.022],
          [side * (r + out), y + 0.004, 0.022],
          [side * (r + out * 0.6), y + 0.002, 0.046],
          [side * (r - 0.002), y, 0.042],
        ],
        0.0072,
      )
  })
}

const fryingPan = (kit: Kit, r: number, at: Triple): void =>
  kit.part(at, [0, 0.5, 0], (own) => {
    own.lathe('body', [
      [0, 0],
      [r * 0.8, 0, 0.01],
      [r, 0.045, 0.01],
      [r + 0.003, 0.047],
      [r - 0.004, 0.046],
      [r * 0.79, 0.008],
      [0, 0.006],
    ])
    own.cylinder('black', [r * 0.78, r * 0.78, 0.002], [0, 0.008, 0])
    own.bar('trim', [r * 0.95, 0.036, 0], [r + 0.2, 0.075, 0], 0.008, 0.011)
  })

/** A casserole, a stockpot, a saucepan or a set, each in its own diameter. */
const cookware = (kit: Kit, spec: Spec): void => {
  const r = spec.count('diameter', 24) / 200
  if (spec.is('pieceWord', 'Five Piece Cookware Set')) {
    pot(kit, { radius: 0.12, height: 0.13, at: [-0.04, 0, -0.16], handles: 'two' })
    pot(kit, { radius: 0.1, height: 0.1, at: [0.27, 0, -0.1], handles: 'two' })
    pot(kit, { radius: 0.09, height: 0.085, at: [-0.24, 0, 0.1], handles: 'long', lid: true })
    pot(kit, { radius: 0.08, height: 0.075, at: [0.05, 0, 0.14], handles: 'long', lid: false })
    fryingPan(kit, 0.125, [0.36, 0, 0.2])
    return
  }
  if (spec.is('pieceWord', '20 cm Saucepan')) pot(kit, { radius: r, height: 0.1, handles: 'long' })
  else if (spec.is('pieceWord', '26 cm Stockpot')) pot(kit, { radius: r, height: 0.17, handles: 'two' })
  else pot(kit, { radius: r, height: 0.105 + (r - 0.12) * 0.6, handles: 'two' })
  kit.plate(r * 0.5, [0, 0.05, r + 0.0012])
}

export const benchtop: Record<string, Model> = {
  'stand-mixer': {
    build: standMixer,
    size: [230, 360, 370],
    isStretched: true,
    azimuth: 0.95,
    elevation: 0.3,
    widest: 0.27,
  },
  blender: { build: blender, size: [205, 440, 230], isStretched: true, azimuth: 0.4, elevation: 0.22 },
  'air-fryer': { build: airFryer, size: [290, 320, 360], azimuth: 0.46, elevation: 0.24, widest: 0.4 },
  'cookware-pot': { build: cookware, size: [330, 220, 250], elevation: 0.36 },
}
