import type { Build, Kit } from '../kit.ts'
import type { Model } from '../model.ts'
import { ringOf } from '../shapes.ts'
import { facing } from './fittings.ts'

const cyclone = (kit: Kit): void => {
  kit.cylinder('smoke', [0.048, 0.052, 0.15], [0, 0, 0])
  kit.lathe('accent', '0 -0.06, 0.02 -0.06, 0.036 0.05 0.01, 0 0.05')
  kit.cylinder('dark', [0.05, 0.05, 0.018], [0, -0.082, 0])
  kit.cylinder('trim', [0.055, 0.055, 0.03], [0, 0.088, 0])
  for (let i = 0; i < 9; i += 1) {
    const turn = (i / 9) * Math.PI * 2
    kit.bar(
      'accent',
      [Math.sin(turn) * 0.03, 0.102, Math.cos(turn) * 0.03],
      [Math.sin(turn) * 0.042, 0.15, Math.cos(turn) * 0.042],
      0.017,
      0.011,
    )
  }
  kit.cylinder('dark', [0.034, 0.026, 0.06], [0, 0.15, 0])
}

const stickVacuum: Build = (kit) => {
  kit.extrude(
    'body',
    '-0.13 0 0.02, 0.13 0 0.02, 0.13 0.045 0.022, 0.06 0.06 0.02, -0.06 0.06 0.02, -0.13 0.045 0.022',
    { depth: 0.11, bevel: 0.008 },
    [0, 0.006, 0.045],
  )
  kit.box('dark', [0.24, 0.022, 0.014, 0.006], [0, 0.014, 0.1])
  kit.cylinder('accent', [0.016, 0.016, 0.22], [0, 0.018, 0.088], [0, 0, Math.PI / 2])
  for (const x of [-1, 1]) kit.cylinder('rubber', [0.018, 0.018, 0.012], [x * 0.09, 0.018, -0.012], [0, 0, Math.PI / 2])
  kit.box('dark', [0.05, 0.05, 0.05, 0.018], [0, 0.065, 0.01])
  kit.part([0, 0.07, 0], [-0.16, 0, 0], (own) => {
    own.bar('dark', [0, 0, 0], [0, 0.1, 0], 0.022, 0.02)
    own.bar('trim', [0, 0.08, 0], [0, 0.74, 0], 0.0175)
    own.bar('dark', [0, 0.7, 0], [0, 0.78, 0], 0.023)
    own.box('accent', [0.02, 0.03, 0.012, 0.004], [0, 0.735, 0.02])
    own.part([0, 0.86, 0.035], [0.16, 0, 0], cyclone)
    own.box('dark', [0.05, 0.06, 0.05, 0.014], [0, 0.79, 0.012])
    own.tube('dark', '0 0.94 0.035, 0 1.02 -0.02, 0 1.035 -0.08, 0 1.0 -0.13, 0 0.92 -0.14, 0 0.85 -0.115', 0.018)
    own.box('black', [0.056, 0.07, 0.09, 0.014], [0, 0.82, -0.1])
    own.box('led', [0.022, 0.008, 0.002, 0.001], [0, 0.82, -0.147])
    own.box('accent', [0.012, 0.03, 0.014, 0.004], [0, 0.945, -0.115])
  })
}

const robot: Build = (kit) => {
  kit.lathe('dark', '0 0.012, 0.165 0.012 0.006, 0.172 0.03 0.006, 0.17 0.05')
  kit.lathe('body', '0.17 0.046, 0.173 0.05 0.004, 0.172 0.082 0.012, 0.155 0.091 0.006, 0 0.092')
  kit.put('mark', ringOf(0.15), [0, 0.0925, 0], [-Math.PI / 2, 0, 0])
  kit.lathe('black', '0 0, 0.052 0, 0.05 0.006 0.003, 0.046 0.022 0.006, 0 0.024', [0, 0.092, -0.045])
  kit.lathe('trim', '0.0525 0.003, 0.053 0.005, 0.0515 0.008', [0, 0.092, -0.045])
  kit.cylinder('glass', [0.036, 0.036, 0.001], [0, 0.1165, -0.045])
  kit.slab('black', [0.024, 0.058, 0.003, 0.011], [0, 0.0925, 0.085], [-Math.PI / 2, 0, 0])
  for (const z of [0.072, 0.097]) kit.cylinder(z > 0.09 ? 'led' : 'mark', [0.006, 0.006, 0.001], [0, 0.0945, z])
  kit.part([0, 0, 0], [0, 0, 0], (bumper) => {
    for (let i = -6; i <= 6; i += 1)
      bumper.box(
        'glass',
        [0.028, 0.02, 0.004, 0.002],
        [Math.sin(i * 0.16) * 0.1722, 0.062, Math.cos(i * 0.16) * 0.1722],
        [0, i * 0.16, 0],
      )
  })
  for (let i = 0; i < 3; i += 1) {
    const turn = 0.5 + (i * Math.PI * 2) / 3
    kit.bar('rubber', [0.12, 0.008, 0.12], [0.12 + Math.sin(turn) * 0.07, 0.004, 0.12 + Math.cos(turn) * 0.07], 0.003)
  }
}

const airPurifier: Build = (kit) => {
  const [w, h, d] = [0.38, 0.62, 0.22]
  kit.box('body', [w, h, d, 0.05], [0, h / 2 + 0.02, 0])
  kit.box('dark', [w - 0.06, 0.03, d - 0.05, 0.012], [0, 0.012, 0])
  kit.slab('body', [w - 0.02, 0.42, 0.014, 0.04], [0, 0.24, d / 2 + 0.002])
  for (let row = 0; row < 13; row += 1)
    for (let column = 0; column < 15; column += 1) {
      const [x, y] = [-0.147 + column * 0.021 + (row % 2) * 0.0105 - 0.005, 0.08 + row * 0.025]
      kit.cylinder('dark', [0.0052, 0.0052, 0.002], [x, y, d / 2 + 0.0095], facing)
    }
  for (let i = 0; i < 11; i += 1) kit.box('dark', [w - 0.1, 0.01, 0.007, 0.002], [0, h + 0.018, -0.075 + i * 0.014])
  kit.slab('panel', [0.24, 0.052, 0.006, 0.024], [0, 0.545, d / 2 + 0.001])
  kit.ring('led', [0.017, 0.0022], [0, 0.545, d / 2 + 0.0045])
  for (const x of [-0.09, -0.055, 0.055, 0.09])
    kit.cylinder('mark', [0.005, 0.005, 0.002], [x, 0.545, d / 2 + 0.0045], facing)
  for (const side of [-1, 1])
    kit.slab('dark', [0.09, 0.03, 0.006, 0.014], [side * (w / 2 - 0.002), 0.5, 0], [0, Math.PI / 2, 0])
}

const splitAir: Build = (kit) => {
  kit.extrude(
    'body',
    '-0.11 -0.15 0.01, 0.04 -0.15 0.05, 0.112 -0.085 0.05, 0.118 0.09 0.06, 0.07 0.15 0.06, -0.11 0.15 0.012',
    { depth: 0.92, bevel: 0.012 },
    [0, 0, 0],
    [0, -Math.PI / 2, 0],
  )
  kit.box('dark', [0.84, 0.012, 0.07, 0.004], [0, -0.127, 0.068], [0.72, 0, 0])
  kit.box('body', [0.83, 0.008, 0.07, 0.003], [0, -0.152, 0.1], [0.28, 0, 0])
  kit.box('dark', [0.9, 0.003, 0.003, 0.001], [0, -0.088, 0.1165])
  for (let i = 0; i < 14; i += 1) kit.box('dark', [0.85, 0.004, 0.006, 0.001], [0, 0.1515, -0.085 + i * 0.011])
  for (const [i, slot] of (['led', 'led', 'mark'] as const).entries())
    kit.slab(slot, [0.011, 0.004, 0.002, 0.0015], [0.32 + i * 0.02, -0.04, 0.1175])
  for (const x of [0.352, 0.364]) kit.slab('led', [0.0016, 0.016, 0.002, 0.0008], [x + 0.03, -0.012, 0.1178])
  kit.slab('mark', [0.07, 0.012, 0.002, 0.003], [-0.37, -0.03, 0.1175])
}

const heater: Build = (kit) => {
  const columns = 9
  for (let i = 0; i < columns; i += 1) {
    const x = -0.2 + i * 0.05
    kit.box('body', [0.036, 0.5, 0.15, 0.016], [x, 0.36, 0])
    kit.box('body', [0.05, 0.06, 0.09, 0.02], [x, 0.16, 0])
    kit.box('body', [0.05, 0.06, 0.09, 0.02], [x, 0.56, 0])
  }
  kit.box('body', [0.07, 0.53, 0.17, 0.026], [0.262, 0.36, 0])
  kit.slab('panel', [0.11, 0.36, 0.004, 0.03], [0.298, 0.38, 0], [0, Math.PI / 2, 0])
  kit.part([0.3, 0.29, 0], [0, Math.PI / 2, 0], (own) =>
    own.lathe('trim', '0 0, 0.034 0, 0.031 0.024 0.005, 0 0.024', [0, 0, 0], facing),
  )
  kit.box('led', [0.002, 0.02, 0.05, 0.001], [0.3005, 0.47, 0])
  kit.tube('trim', '-0.2 0.61 0, -0.19 0.66 0, -0.1 0.67 0, 0.1 0.67 0, 0.2 0.66 0, 0.22 0.61 0', 0.009)
  for (const x of [-0.18, 0.2]) {
    kit.box('dark', [0.05, 0.03, 0.24, 0.012], [x, 0.085, 0])
    for (const z of [-1, 1]) kit.cylinder('rubber', [0.032, 0.032, 0.026], [x, 0.034, z * 0.11], [0, 0, Math.PI / 2])
  }
}

export const homeCare: Record<string, Model> = {
  'stick-vacuum': {
    build: stickVacuum,
    finishes: ['white', 'black'],
    azimuth: 0.7,
    elevation: 0.26,
    detail: { target: [0, 0.95, -0.14], width: 0.44, azimuth: 0.9, elevation: 0.3 },
  },
  'robot-vacuum': {
    build: robot,
    finishes: ['white', 'black'],
    elevation: 0.5,
    detail: { target: [0, 0.07, 0.03], width: 0.28, azimuth: 0.4, elevation: 0.6 },
  },
  'air-purifier': {
    build: airPurifier,
    finishes: ['white', 'black'],
    detail: { target: [0.02, 0.5, 0.08], width: 0.42, azimuth: 0.45, elevation: 0.45 },
  },
  'split-air-conditioner': {
    build: splitAir,
    finishes: ['white', 'black'],
    hangs: true,
    elevation: 0.14,
    azimuth: 0.46,
    detail: { target: [0.22, -0.04, 0.15], width: 0.5, azimuth: 0.3, elevation: 0.06 },
  },
  'portable-heater': {
    build: heater,
    finishes: ['white', 'black'],
    detail: { target: [0.18, 0.46, 0.02], width: 0.42, azimuth: 0.95, elevation: 0.4 },
  },
}
