import type { Build, Kit } from '../kit.ts'
import type { Model } from '../model.ts'
import { pointsOf, type Triple } from '../shapes.ts'

type Seat = { width: number; depth: number; seats: number }

const leg = (kit: Kit, [x, z]: readonly [number, number], height: number): void => {
  kit.bar('wood', [x * 1.03, 0, z * 1.05], [x, height, z], 0.015, 0.022)
}

const upholstered = (kit: Kit, { width, depth, seats }: Seat): void => {
  const arm = 0.17
  const inner = width - arm * 2
  kit.cushion('fabric', [width - 0.04, 0.17, depth - 0.06, 0.05], 0.004, [0, 0.225, 0])
  for (const side of [-1, 1]) {
    kit.cushion('fabric', [arm, 0.42, depth - 0.02, 0.075], 0.012, [side * (width / 2 - arm / 2), 0.38, 0])
    kit.tube(
      'seam',
      [
        [side * (width / 2 - arm + 0.02), 0.585, -depth / 2 + 0.1],
        [side * (width / 2 - arm + 0.02), 0.588, 0],
        [side * (width / 2 - arm + 0.02), 0.585, depth / 2 - 0.1],
      ],
      0.003,
    )
  }
  kit.cushion('fabric', [width - 0.1, 0.5, 0.2, 0.09], 0.012, [0, 0.5, -depth / 2 + 0.11], [-0.1, 0, 0])
  const each = inner / seats
  for (let i = 0; i < seats; i += 1) {
    const x = -inner / 2 + each * (i + 0.5)
    kit.cushion('fabric', [each - 0.008, 0.17, depth - 0.2, 0.06], 0.022, [x, 0.385, 0.08])
    kit.cushion('fabric', [each - 0.016, 0.44, 0.18, 0.085], 0.036, [x, 0.645, -depth / 2 + 0.235], [-0.2, 0, 0])
    kit.box('seam', [each - 0.1, 0.003, 0.004, 0.0015], [x, 0.39, depth / 2 - 0.012])
  }
  for (const x of [-1, 1]) for (const z of [-1, 1]) leg(kit, [x * (width / 2 - 0.1), z * (depth / 2 - 0.1)], 0.15)
}

const pillow = (kit: Kit, slot: 'accent' | 'linen' | 'seam', position: Triple, turn: Triple): void => {
  kit.cushion(slot, [0.42, 0.42, 0.08, 0.038], 0.05, position, turn)
}

const sofa: Build = (kit) => {
  upholstered(kit, { width: 2.16, depth: 0.94, seats: 2 })
  pillow(kit, 'linen', [-0.68, 0.66, -0.02], [-0.35, 0.2, 0.12])
  pillow(kit, 'seam', [0.7, 0.65, -0.02], [-0.35, -0.25, -0.14])
}

const armchair: Build = (kit) => {
  const [w, d] = [0.8, 0.82]
  kit.cushion('fabric', [w - 0.08, 0.13, d - 0.1, 0.05], 0.004, [0, 0.3, 0])
  for (const side of [-1, 1])
    kit.cushion(
      'fabric',
      [0.14, 0.36, d - 0.1, 0.068],
      0.016,
      [side * (w / 2 - 0.07), 0.44, 0.02],
      [0, 0, side * -0.06],
    )
  kit.cushion('fabric', [w - 0.1, 0.62, 0.17, 0.084], 0.014, [0, 0.6, -d / 2 + 0.12], [-0.2, 0, 0])
  kit.cushion('fabric', [w - 0.28, 0.16, d - 0.2, 0.06], 0.026, [0, 0.43, 0.08])
  kit.cushion('fabric', [w - 0.29, 0.48, 0.16, 0.078], 0.034, [0, 0.71, -d / 2 + 0.22], [-0.22, 0, 0])
  for (const x of [-1, 1])
    for (const z of [-1, 1]) kit.bar('wood', [x * 0.34, 0, z * 0.34], [x * 0.29, 0.25, z * 0.28], 0.013, 0.021)
}

const diningChair: Build = (kit) => {
  kit.cushion('fabric', [0.45, 0.055, 0.44, 0.026], 0.012, [0, 0.462, 0.01])
  kit.extrude(
    'wood',
    '-0.22 -0.21 0.05, 0.22 -0.21 0.05, 0.225 0.22 0.06, -0.225 0.22 0.06',
    { depth: 0.024, bevel: 0.006 },
    [0, 0.432, 0],
    [-Math.PI / 2, 0, 0],
  )
  for (const x of [-1, 1]) {
    kit.bar('wood', [x * 0.215, 0, 0.22], [x * 0.185, 0.43, 0.17], 0.012, 0.018)
    kit.tube(
      'wood',
      [
        [x * 0.22, 0.006, -0.25],
        [x * 0.195, 0.25, -0.2],
        [x * 0.19, 0.45, -0.19],
        [x * 0.2, 0.64, -0.215],
        [x * 0.205, 0.8, -0.255],
      ],
      0.0155,
    )
    kit.bar('wood', [x * 0.2, 0.2, -0.2], [x * 0.2, 0.2, 0.19], 0.009)
  }
  kit.bar('wood', [-0.2, 0.2, 0], [0.2, 0.2, 0], 0.009)
  const back = '-0.212 0.745 -0.24, -0.12 0.755 -0.285, 0 0.76 -0.3, 0.12 0.755 -0.285, 0.212 0.745 -0.24'
  for (const lift of [0, 0.028, 0.056])
    kit.tube(
      'wood',
      pointsOf(back).map(([x, y, z]): Triple => [x, y + lift - 0.03, z - lift * 0.12]),
      0.017,
    )
}

const bed: Build = (kit) => {
  const [w, d] = [1.64, 2.08]
  kit.slab('wood', [w + 0.06, 0.86, 0.05, 0.1], [0, 0.56, -d / 2 - 0.02], [-0.05, 0, 0])
  for (const x of [-1, 0, 1])
    kit.cushion('fabric', [0.53, 0.46, 0.06, 0.03], 0.02, [x * 0.54, 0.72, -d / 2 + 0.03], [-0.05, 0, 0])
  kit.box('wood', [w, 0.15, d, 0.024], [0, 0.245, 0])
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      kit.bar(
        'wood',
        [x * (w / 2 - 0.1), 0, z * (d / 2 - 0.1)],
        [x * (w / 2 - 0.12), 0.2, z * (d / 2 - 0.12)],
        0.02,
        0.03,
      )
  kit.cushion('linen', [w - 0.05, 0.25, d - 0.06, 0.07], 0.008, [0, 0.42, 0.02])
  kit.cushion('fabric', [w + 0.04, 0.2, d - 0.66, 0.06], 0.012, [0, 0.485, 0.36])
  kit.cushion('linen', [w + 0.05, 0.07, 0.34, 0.034], 0.01, [0, 0.6, -0.3], [0.02, 0, 0])
  kit.cushion('seam', [w + 0.07, 0.06, 0.46, 0.028], 0.008, [0, 0.582, 0.72])
  for (const side of [-1, 1]) {
    kit.cushion('linen', [0.68, 0.42, 0.12, 0.055], 0.07, [side * 0.4, 0.68, -0.8], [-0.75, side * 0.05, 0])
    kit.cushion('linen', [0.64, 0.4, 0.11, 0.05], 0.06, [side * 0.39, 0.68, -0.63], [-0.85, side * -0.05, 0])
  }
  pillow(kit, 'accent', [0, 0.71, -0.48], [-0.75, 0, 0.06])
}

export const seating: Record<string, Model> = {
  sofa: {
    build: sofa,
    finishes: ['sand', 'forest', 'clay'],
    elevation: 0.3,
    azimuth: 0.42,
    detail: { target: [0.7, 0.5, 0.1], width: 1.0, azimuth: 0.65, elevation: 0.36 },
  },
  armchair: {
    build: armchair,
    finishes: ['sand', 'forest', 'clay'],
    elevation: 0.28,
    detail: { target: [0.15, 0.5, 0.1], width: 0.66, azimuth: 0.7, elevation: 0.4 },
  },
  'dining-chair': {
    build: diningChair,
    finishes: ['sand', 'forest', 'clay'],
    elevation: 0.3,
    detail: { target: [0, 0.62, -0.05], width: 0.6, azimuth: 0.7, elevation: 0.42 },
  },
  bed: {
    build: bed,
    finishes: ['sand', 'forest', 'clay'],
    elevation: 0.42,
    azimuth: 0.6,
    detail: { target: [0.25, 0.62, -0.55], width: 1.2, azimuth: 0.7, elevation: 0.5 },
  },
}
