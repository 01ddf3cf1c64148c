import type { Build, Kit } from '../kit.ts'
import type { Model } from '../model.ts'
import { hoodSkirt, ringOf, type Triple } from '../shapes.ts'
import { facing, knob } from './fittings.ts'

const burner = (kit: Kit, [x, y, z]: Triple, radius: number): void => {
  kit.cylinder('chrome', [radius * 1.25, radius * 1.15, 0.008], [x, y + 0.004, z])
  kit.cylinder('steel', [radius * 0.92, radius * 0.8, 0.014], [x, y + 0.014, z])
  kit.cylinder('iron', [radius * 0.78, radius * 0.72, 0.01], [x, y + 0.025, z])
}

const trivet = (kit: Kit, [x, y, z]: Triple, [w, d]: readonly [number, number]): void => {
  const bar = 0.011
  for (const side of [-1, 1]) {
    kit.box('iron', [w, bar, bar, 0.003], [x, y, z + (side * d) / 2])
    kit.box('iron', [bar, bar, d, 0.003], [x + (side * w) / 2, y, z])
    for (const end of [-1, 1])
      kit.box('iron', [bar, 0.035, bar, 0.003], [x + (side * w) / 2, y - 0.014, z + (end * d) / 2])
  }
  for (const end of [-1, 1]) {
    kit.box('iron', [w * 0.33, bar, bar, 0.003], [x + end * w * 0.33, y + 0.002, z])
    kit.box('iron', [bar, bar, d * 0.3, 0.003], [x, y + 0.002, z + end * d * 0.35])
  }
}

export const hob = (kit: Kit, [w, y, d]: Triple): void => {
  const third = (w - 0.05) / 3
  for (const column of [-1, 0, 1]) {
    const x = column * third
    const rows = column === 0 ? [0] : [-d * 0.21, d * 0.19]
    for (const z of rows) burner(kit, [x, y, z], column === 0 ? 0.058 : z < 0 ? 0.042 : 0.034)
    if (column === 0) trivet(kit, [x, y + 0.048, 0], [third - 0.016, d * 0.78])
    else for (const z of rows) trivet(kit, [x, y + 0.048, z], [third - 0.016, d * 0.385])
  }
}

const gasCooktop: Build = (kit) => {
  kit.slab('body', [0.9, 0.51, 0.012, 0.022], [0, 0.04, 0], [-Math.PI / 2, 0, 0])
  kit.box('dark', [0.82, 0.034, 0.44, 0.008], [0, 0.017, 0])
  kit.part([-0.035, 0, -0.012], [0, 0, 0], (top) => hob(top, [0.8, 0.046, 0.48]))
  for (let i = 0; i < 5; i += 1)
    kit.part([0.405, 0.046, -0.16 + i * 0.08], [-Math.PI / 2, 0, 0], (own) => knob(own, [0, 0, 0], 0.019, 0.6 * i))
}

const zone = (kit: Kit, [x, y, z]: Triple, radius: number): void => {
  for (const share of [1, 0.62]) kit.put('mark', ringOf(radius * share), [x, y, z], [-Math.PI / 2, 0, 0])
  for (const turn of [0, Math.PI / 2]) kit.box('mark', [radius * 0.24, 0.0006, 0.0022, 0.0002], [x, y, z], [0, turn, 0])
}

const inductionCooktop: Build = (kit) => {
  const y = 0.0455
  kit.box('dark', [0.84, 0.035, 0.46, 0.008], [0, 0.0175, 0])
  kit.slab('trim', [0.9, 0.52, 0.008, 0.012], [0, 0.037, 0], [-Math.PI / 2, 0, 0])
  kit.slab('glass', [0.892, 0.512, 0.008, 0.01], [0, 0.041, 0], [-Math.PI / 2, 0, 0])
  for (const [x, z, radius] of [
    [-0.31, -0.115, 0.092],
    [-0.31, 0.105, 0.075],
    [0, -0.03, 0.132],
    [0.31, -0.115, 0.075],
    [0.31, 0.105, 0.092],
  ] as const)
    zone(kit, [x, y, z], radius)
  for (let i = 0; i < 9; i += 1)
    kit.cylinder(i === 2 ? 'led' : 'mark', [0.0042, 0.0042, 0.0006], [-0.14 + i * 0.035, y, 0.222])
  kit.box('led', [0.034, 0.0006, 0.01, 0.0002], [0.19, y, 0.222])
  kit.box('mark', [0.09, 0.0006, 0.0016, 0.0002], [0, y, 0.2])
}

const rangehood: Build = (kit) => {
  const [w, d] = [0.9, 0.5]
  kit.box('body', [0.29, 0.62, 0.27, 0.004], [0, 0.57, -0.115])
  kit.box('body', [0.3, 0.34, 0.28, 0.004], [0, 0.4, -0.115])
  kit.put('body', hoodSkirt([w, d], [0.3, 0.28], 0.16), [0, 0.07, 0])
  kit.box('body', [w, 0.07, d, 0.004], [0, 0.035, 0])
  kit.slab('panel', [0.24, 0.034, 0.003, 0.006], [0, 0.036, d / 2 + 0.001])
  for (let i = -2; i <= 2; i += 1)
    kit.cylinder(i === 0 ? 'led' : 'mark', [0.006, 0.006, 0.003], [i * 0.042, 0.036, d / 2 + 0.002], facing)
  for (const x of [-0.3, 0, 0.3]) kit.slab('steel', [0.28, 0.4, 0.006, 0.01], [x, -0.001, 0], [-Math.PI / 2, 0, 0])
}

export const cooktops: Record<string, Model> = {
  'gas-cooktop': {
    build: gasCooktop,
    finishes: ['steel', 'black', 'white'],
    elevation: 0.62,
    detail: { target: [0.12, 0.05, 0.05], width: 0.56, azimuth: 0.35, elevation: 0.5 },
  },
  'induction-cooktop': {
    build: inductionCooktop,
    finishes: ['black'],
    elevation: 0.66,
    detail: { target: [0.05, 0.04, 0.1], width: 0.56, azimuth: 0.3, elevation: 0.62 },
  },
  rangehood: {
    build: rangehood,
    finishes: ['steel', 'black', 'white'],
    elevation: 0.16,
    hangs: true,
    detail: { target: [0, 0.1, 0.2], width: 0.56, azimuth: 0.4, elevation: 0.3 },
  },
}
