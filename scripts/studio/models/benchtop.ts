import type { Build, Kit } from '../kit.ts'
import type { Model } from '../model.ts'
import type { Triple } from '../shapes.ts'
import { facing } from './fittings.ts'

const bowl = (kit: Kit, position: Triple): void => {
  const wall =
    '0 0.006, 0.046 0.006, 0.05 0 0.002, 0.056 0 0.002, 0.056 0.014 0.006, 0.086 0.04 0.04, 0.11 0.1 0.05, 0.116 0.17 0.01, 0.121 0.174 0.002, 0.116 0.176 0.002, 0.108 0.1 0.05, 0.082 0.042 0.04, 0 0.02'
  kit.lathe('chrome', wall, position)
}

const standMixer: Build = (kit, { open }) => {
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
  kit.tube('chrome', '0.108 0.19 0.11, 0.145 0.185 0.125, 0.15 0.14 0.125, 0.104 0.11 0.112', 0.006)
  kit.part([0, 0.262, -0.11], [open ? -0.5 : 0, 0, 0], (head) => {
    head.lathe(
      'body',
      '0 -0.05, 0.05 -0.046 0.03, 0.069 0.05 0.08, 0.066 0.2 0.08, 0.054 0.29 0.04, 0.03 0.302 0.016, 0 0.302',
      [0, 0.055, 0],
      [Math.PI / 2, 0, 0],
    )
    head.lathe('trim', '0.0675 0.1, 0.0705 0.104, 0.0705 0.116, 0.0675 0.12', [0, 0.055, 0], facing)
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

const blender: Build = (kit) => {
  kit.lathe('body', '0 0.01, 0.088 0.01 0.012, 0.092 0.04 0.04, 0.07 0.14 0.05, 0.062 0.165 0.008, 0 0.166')
  kit.cylinder('rubber', [0.08, 0.084, 0.012], [0, 0.006, 0])
  kit.lathe('trim', '0.063 0.158, 0.0655 0.162, 0.063 0.168')
  kit.part([0, 0.07, 0.088], [-0.14, 0, 0], (dial) => {
    dial.lathe('trim', '0 0, 0.03 0 0.002, 0.027 0.022 0.005, 0 0.022', [0, 0, -0.006], facing)
    dial.box('dark', [0.003, 0.014, 0.002, 0.001], [0, 0.014, 0.0165])
    for (const x of [-0.052, 0.052])
      dial.cylinder(x > 0 ? 'led' : 'mark', [0.006, 0.006, 0.01], [x, 0, -0.016], [Math.PI / 2, 0, -x * 12])
  })
  kit.lathe('dark', '0 0.166, 0.056 0.166 0.004, 0.054 0.2 0.006, 0 0.2')
  kit.lathe('clear', '0.05 0.2, 0.056 0.205 0.006, 0.078 0.43 0.01, 0.076 0.43, 0.052 0.21, 0 0.205')
  kit.lathe('leaf', '0 0.208, 0.05 0.208 0.006, 0.0625 0.325, 0 0.328')
  for (let i = 0; i < 5; i += 1)
    kit.box('mark', [0.018, 0.0016, 0.001, 0.0004], [0, 0.26 + i * 0.034, 0.0585 + i * 0.00325], [-0.09, 0, 0])
  kit.lathe('dark', '0 0.43, 0.08 0.43 0.004, 0.08 0.447 0.006, 0.034 0.452 0.006, 0.03 0.472 0.006, 0 0.474')
  kit.tube('dark', '0.072 0.41 0, 0.112 0.41 0, 0.124 0.38 0, 0.118 0.3 0, 0.106 0.25 0, 0.06 0.245 0', 0.0105)
  for (let i = 0; i < 4; i += 1)
    kit.box('chrome', [0.03, 0.002, 0.008, 0.001], [0, 0.215, 0], [0.3, (i * Math.PI) / 2, 0.3])
}

const airFryer: Build = (kit, { open }) => {
  kit.extrude(
    'body',
    '-0.14 -0.15 0.08, 0.14 -0.15 0.08, 0.14 0.15 0.09, -0.14 0.15 0.09',
    { depth: 0.19, bevel: 0.018 },
    [0, 0.235, 0],
    [-Math.PI / 2, 0, 0],
  )
  kit.extrude(
    'body',
    '-0.13 -0.14 0.08, 0.13 -0.14 0.08, 0.13 0.14 0.09, -0.13 0.14 0.09',
    { depth: 0.16, bevel: 0.012 },
    [0, 0.09, -0.004],
    [-Math.PI / 2, 0, 0],
  )
  kit.slab('black', [0.2, 0.2, 0.004, 0.07], [0, 0.33, -0.01], [-Math.PI / 2, 0, 0])
  for (let i = 0; i < 7; i += 1) kit.box('dark', [0.13, 0.006, 0.006, 0.002], [0, 0.332, -0.07 + i * 0.016])
  kit.part([0, 0.262, 0.149], [-0.06, 0, 0], (face) => {
    face.slab('glass', [0.2, 0.09, 0.006, 0.02], [0, 0, 0])
    for (const x of [-0.022, -0.008, 0.012, 0.026])
      for (const y of [0.009, 0.023]) face.slab('led', [0.0022, 0.012, 0.001, 0.0008], [x, y, 0.0035])
    for (let i = 0; i < 6; i += 1)
      face.cylinder('mark', [0.005, 0.005, 0.001], [-0.07 + i * 0.028, -0.02, 0.0035], facing)
  })
  const out = open ? 0.17 : 0
  kit.part([0, 0.095, out], [0, 0, 0], (drawer) => {
    drawer.extrude(
      'body',
      '-0.122 -0.068 0.03, 0.122 -0.068 0.03, 0.128 0.066 0.024, -0.128 0.066 0.024',
      { depth: 0.03, bevel: 0.01 },
      [0, 0, 0.142],
    )
    drawer.slab('smoke', [0.15, 0.05, 0.004, 0.012], [0, 0.03, 0.1575])
    drawer.box('dark', [0.05, 0.034, 0.1, 0.014], [0, -0.022, 0.2])
    drawer.box('trim', [0.03, 0.006, 0.07, 0.003], [0, -0.003, 0.205])
    if (!open) return
    for (const x of [-1, 1]) drawer.box('black', [0.006, 0.1, 0.24, 0.003], [x * 0.11, -0.01, 0.02])
    drawer.box('black', [0.22, 0.006, 0.24, 0.003], [0, -0.055, 0.02])
    for (let i = 0; i < 26; i += 1)
      drawer.box(
        'wood',
        [0.012, 0.012, 0.075, 0.003],
        [((i * 37) % 17) * 0.0115 - 0.09, -0.02 + (i % 4) * 0.014, ((i * 53) % 13) * 0.012 - 0.04],
        [0.2 * (i % 3), i * 1.3, 0],
      )
  })
  for (const x of [-1, 1])
    for (const z of [-1, 1]) kit.cylinder('rubber', [0.014, 0.014, 0.014], [x * 0.09, 0.006, z * 0.09])
}

const cookware: Build = (kit) => {
  kit.lathe(
    'body',
    '0 0, 0.118 0 0.012, 0.122 0.012 0.006, 0.122 0.13 0.004, 0.127 0.134 0.002, 0.118 0.136, 0.117 0.01, 0 0.008',
  )
  kit.lathe('trim', '0.1222 0.004, 0.1235 0.008, 0.1222 0.014')
  kit.lathe('body', '0.124 0.136, 0.1255 0.14 0.002, 0.118 0.146 0.006, 0.06 0.168 0.05, 0 0.174, 0 0.17, 0.118 0.138')
  kit.cylinder('trim', [0.022, 0.02, 0.006], [0, 0.176, 0])
  kit.lathe('trim', '0 0.176, 0.009 0.176, 0.008 0.19, 0.024 0.2 0.008, 0.022 0.212 0.006, 0 0.214')
  for (const side of [-1, 1])
    kit.tube(
      'trim',
      [
        [side * 0.12, 0.104, -0.042],
        [side * 0.15, 0.106, -0.046],
        [side * 0.166, 0.108, -0.022],
        [side * 0.168, 0.108, 0],
        [side * 0.166, 0.108, 0.022],
        [side * 0.15, 0.106, 0.046],
        [side * 0.12, 0.104, 0.042],
      ],
      0.0072,
    )
}

export const benchtop: Record<string, Model> = {
  'stand-mixer': {
    build: standMixer,
    finishes: ['steel', 'black', 'white', 'chilli', 'sage'],
    azimuth: 0.95,
    elevation: 0.3,
    detail: { target: [0, 0.26, 0.05], width: 0.42, azimuth: 0.9, elevation: 0.34, open: true },
  },
  blender: {
    build: blender,
    finishes: ['steel', 'black', 'white'],
    azimuth: 0.4,
    elevation: 0.24,
    detail: { target: [0, 0.1, 0.05], width: 0.26, azimuth: 0.35, elevation: 0.26 },
  },
  'air-fryer': {
    build: airFryer,
    finishes: ['black', 'white'],
    detail: { target: [0, 0.16, 0.18], width: 0.46, azimuth: 0.6, elevation: 0.5, open: true },
  },
  'cookware-pot': {
    build: cookware,
    finishes: ['steel', 'chilli', 'sage'],
    elevation: 0.42,
    detail: { target: [0.05, 0.15, 0.02], width: 0.22, azimuth: 0.6, elevation: 0.5 },
  },
}
