import type { Kit } from '../kit.ts'
import type { Model, Spec } from '../model.ts'
import type { Triple } from '../shapes.ts'
import { facing, knob } from './fittings.ts'

const grip = (kit: Kit, line: string): void => {
  kit.tube(kit.style.handle === 'wood' ? 'wood' : kit.style.handle === 'pro' ? 'trim' : 'dark', line, 0.0115)
}

const kettleLid = (kit: Kit, y: number, radius: number): void => {
  const r = radius
  kit.lathe('dark', [
    [0, y],
    [r, y, 0.002],
    [r, y + 0.008, 0.006],
    [r * 0.55, y + 0.02, 0.02],
    [0, y + 0.022],
  ])
  if (kit.style.knob === 'ring' || kit.style.knob === 'drum')
    kit.cylinder('trim', [0.012, 0.012, 0.016], [0, y + 0.028, 0])
  else
    kit.lathe('trim', [
      [0, y + 0.021],
      [0.008, y + 0.021],
      [0.007, y + 0.033],
      [0.013, y + 0.041, 0.004],
      [0.011, y + 0.05, 0.005],
      [0, y + 0.051],
    ])
}

/** Bodies after the style: a pot for the stove, a goose neck, a straight jug, a cone. */
const kettle = (kit: Kit, { is }: Spec): void => {
  kit.lathe('dark', '0 0, 0.088 0 0.004, 0.09 0.016 0.006, 0.078 0.022 0.004, 0 0.022')
  kit.lathe('trim', '0.083 0.022, 0.0855 0.024, 0.0855 0.032, 0.083 0.034')
  if (is('style', 'Gooseneck')) {
    kit.lathe('body', '0 0.026, 0.08 0.026, 0.084 0.034 0.006, 0.074 0.13 0.05, 0.052 0.16 0.012, 0.048 0.164, 0 0.09')
    kit.tube('body', '-0.07 0.05 0, -0.1 0.06 0, -0.125 0.1 0, -0.13 0.15 0, -0.15 0.175 0, -0.168 0.172 0', 0.0085)
    grip(kit, '0.045 0.165 0, 0.08 0.18 0, 0.118 0.172 0, 0.128 0.14 0, 0.12 0.09 0, 0.118 0.07 0')
    kit.plate(0.06, [0.01, 0.07, 0.0835], { turn: [-0.1, 0.12, 0] })
    kettleLid(kit, 0.162, 0.05)
    return
  }
  if (is('style', 'Stovetop Shape')) {
    kit.lathe(
      'body',
      '0 0.026, 0.088 0.026, 0.096 0.04 0.02, 0.092 0.11 0.06, 0.066 0.175 0.05, 0.05 0.19 0.008, 0 0.1',
    )
    kit.extrude(
      'body',
      '0.06 0.12, 0.08 0.112 0.02, 0.13 0.175 0.004, 0.122 0.18 0.004, 0.06 0.16',
      { depth: 0.03, bevel: 0.006 },
      [0, 0, 0],
      [0, Math.PI, 0],
    )
    grip(kit, '-0.07 0.17 0, -0.06 0.235 0, 0 0.262 0, 0.06 0.235 0, 0.07 0.17 0')
    kit.plate(0.07, [0, 0.075, 0.0968], { turn: [-0.06, 0, 0] })
    kettleLid(kit, 0.186, 0.052)
    return
  }
  const isJug = is('style', 'Quiet Boil') || is('style', 'Variable')
  const wall = isJug
    ? '0 0.026, 0.078 0.026, 0.082 0.032 0.004, 0.079 0.12 0.08, 0.074 0.205 0.012, 0.07 0.212, 0.066 0.205, 0.07 0.14, 0 0.09'
    : '0 0.026, 0.08 0.026, 0.085 0.032 0.004, 0.084 0.07 0.03, 0.072 0.15 0.06, 0.06 0.205 0.012, 0.056 0.212, 0.052 0.205, 0.066 0.14, 0 0.09'
  kit.lathe('body', wall)
  kit.lathe('trim', isJug ? '0.0735 0.2, 0.0755 0.204, 0.0735 0.211' : '0.0595 0.2, 0.0615 0.204, 0.0595 0.211')
  kettleLid(kit, 0.208, isJug ? 0.068 : 0.054)
  kit.extrude(
    'body',
    isJug
      ? '0.062 0.168, 0.078 0.166 0.02, 0.106 0.205 0.004, 0.1 0.209 0.004, 0.062 0.2'
      : '0.05 0.148, 0.068 0.146 0.02, 0.106 0.205 0.004, 0.099 0.209 0.004, 0.05 0.2',
    { depth: 0.034, bevel: 0.006 },
    [0, 0, 0],
    [0, Math.PI, 0],
  )
  grip(kit, '0.055 0.2 0, 0.09 0.212 0, 0.122 0.196 0, 0.132 0.15 0, 0.124 0.095 0, 0.1 0.056 0, 0.08 0.05 0')
  if (is('style', 'Variable')) {
    kit.part([0, 0.03, 0.084], [-0.05, 0, 0], (front) => {
      front.slab('panel', [0.06, 0.03, 0.006, 0.006], [0, 0.006, -0.002])
      for (const x of [-0.01, 0, 0.01]) front.slab('led', [0.003, 0.012, 0.001, 0.0008], [x, 0.006, 0.0015])
    })
  }
  if (!is('style', 'Quiet Boil')) kit.slab('clear', [0.012, 0.08, 0.004, 0.004], [0.05, 0.1, 0.062], [-0.12, 0.7, 0])
  kit.plate(0.07, [-0.004, isJug ? 0.14 : 0.12, isJug ? 0.0795 : 0.0775], { turn: [isJug ? -0.06 : -0.14, 0, 0] })
}

type Toaster = { slots: number; long: boolean }

const toasterOf = ({ is }: Spec): Toaster => ({
  slots: is('slots', 'Four short') ? 4 : is('slots', 'One long') ? 1 : 2,
  long: is('slots', 'Two long') || is('slots', 'One long'),
})

const lever = (kit: Kit, x: number): void => {
  kit.slab('black', [0.008, 0.1, 0.004, 0.003], [x, 0.025, 0])
  kit.box('trim', [0.046, 0.014, 0.026, 0.006], [x, 0.055, 0.012])
  kit.part([x, -0.055, 0], [0, 0, 0], (own) => knob(own, [0, 0, 0], 0.015, 0.4))
}

/** Slots as the product has them: two or four short ones, one or two long ones. */
const toaster = (kit: Kit, spec: Spec): void => {
  const { w, h, d } = spec
  const { slots, long } = toasterOf(spec)
  const soft = ['arch', 'wood', 'bar'].includes(kit.style.handle) ? 0.055 : kit.style.handle === 'pro' ? 0.03 : 0.02
  const z = d / 2
  const tall = h - 0.022
  const isFour = slots === 4
  kit.extrude(
    'body',
    [
      [-z, 0, 0.02],
      [z, 0, 0.02],
      [z - 0.003, tall, soft],
      [-z + 0.003, tall, soft],
    ],
    { depth: w - 0.03, bevel: 0.02 },
    [0, 0.022, 0],
    [0, Math.PI / 2, 0],
  )
  kit.box('dark', [w - 0.06, 0.02, d - 0.03, 0.008], [0, 0.014, 0])
  const rows = isFour ? [-d * 0.3, -d * 0.11, d * 0.11, d * 0.3] : slots === 1 ? [0] : [-d * 0.2, d * 0.2]
  const length = long ? w * 0.74 : isFour ? w * 0.5 : w * 0.66
  for (const at of rows) {
    kit.slab('trim', [length + 0.012, 0.042, 0.004, 0.018], [0, h - 0.0005, at], [-Math.PI / 2, 0, 0])
    kit.slab('black', [length, 0.028, 0.004, 0.012], [0, h + 0.0005, at], [-Math.PI / 2, 0, 0])
  }
  if (spec.is('special', 'B'))
    for (const side of [-1, 1]) {
      kit.tube(
        'chrome',
        [
          [-length / 2, h, side * d * 0.3],
          [-length / 2, h + 0.04, side * d * 0.3],
          [length / 2, h + 0.04, side * d * 0.3],
          [length / 2, h, side * d * 0.3],
        ],
        0.003,
      )
    }
  kit.part([w / 2 - 0.012, h * 0.5, 0], [0, Math.PI / 2, 0], (end) => {
    for (const x of slots === 1 ? [0] : isFour ? [-d * 0.26, d * 0.26] : [-0.04, 0.04]) lever(end, x)
    for (const y of [-0.028, -0.052, -0.076])
      end.cylinder(y === -0.028 ? 'led' : 'mark', [0.0045, 0.0045, 0.003], [slots === 1 ? 0.05 : 0, y, 0.001], facing)
  })
  kit.plate(Math.min(0.11, w * 0.3), [0, h * 0.36, z + 0.0008], { turn: [-0.014, 0, 0] })
}

const portafilter = (kit: Kit, position: Triple): void => {
  kit.part(position, [0, 0, 0], (own) => {
    own.lathe('chrome', '0 0, 0.026 0 0.008, 0.034 0.02 0.004, 0.035 0.036 0.003, 0 0.036')
    own.bar('chrome', [0, 0.022, 0.03], [0, 0.022, 0.06], 0.008)
    own.bar('wood', [0, 0.022, 0.055], [0, 0.014, 0.155], 0.012, 0.0145)
    own.ball('wood', 0.0145, [0, 0.014, 0.155])
    for (const x of [-1, 1])
      own.tube(
        'chrome',
        [
          [0, 0, 0],
          [x * 0.008, -0.008, 0],
          [x * 0.012, -0.02, 0],
        ],
        0.005,
      )
  })
}

const espresso = (kit: Kit, { is }: Spec): void => {
  const [w, d] = [is('style', 'Compact') ? 0.2 : is('style', 'Dual Boiler') ? 0.36 : 0.3, 0.3]
  kit.box('body', [w, 0.06, d + 0.02, 0.014], [0, 0.042, 0.01])
  kit.box('body', [w, 0.34, 0.13, 0.014], [0, 0.19, -d / 2 + 0.065])
  kit.box('body', [w, 0.125, d, 0.014], [0, 0.3, 0])
  kit.box('steel', [w - 0.02, 0.16, 0.006, 0.003], [0, 0.155, -d / 2 + 0.132])
  kit.slab('chrome', [w - 0.06, 0.15, 0.006, 0.01], [0, 0.074, 0.075], [-Math.PI / 2, 0, 0])
  for (let i = 0; i < Math.round((w - 0.08) / 0.02); i += 1)
    kit.box('black', [0.007, 0.002, 0.13, 0.001], [-w / 2 + 0.05 + i * 0.02, 0.0775, 0.075])
  kit.cylinder('chrome', [0.042, 0.04, 0.03], [-0.045, 0.226, 0.06])
  portafilter(kit, [-0.045, 0.182, 0.06])
  if (is('style', 'Dual Boiler')) {
    kit.cylinder('chrome', [0.042, 0.04, 0.03], [0.09, 0.226, 0.06])
    portafilter(kit, [0.09, 0.182, 0.06])
  }
  if (is('style', 'Bean to Cup')) {
    kit.lathe('smoke', '0.05 0.36, 0.075 0.43 0.01, 0.073 0.43, 0.048 0.362', [-0.06, 0, -0.05])
    kit.lathe('clay', '0 0.366, 0.052 0.366, 0.066 0.405, 0 0.408', [-0.06, 0, -0.05])
    kit.cylinder('dark', [0.077, 0.077, 0.01], [-0.06, 0.435, -0.05])
  }
  if (!is('style', 'Compact'))
    kit.part([-0.045, 0.3, d / 2], [0, 0, 0], (gauge) => {
      gauge.lathe('trim', '0 0, 0.034 0, 0.034 0.01 0.003, 0.029 0.011, 0.029 0.007, 0 0.007', [0, 0, 0], facing)
      gauge.cylinder('plate', [0.028, 0.028, 0.003], [0, 0, 0.007], facing)
      gauge.box('accent', [0.0022, 0.022, 0.002, 0.0005], [0.005, 0.007, 0.0095], [0, 0, -0.6])
      for (let i = 0; i < 9; i += 1)
        gauge.box(
          'dark',
          [0.0012, 0.005, 0.001, 0.0003],
          [Math.sin(-2.1 + i * 0.52) * 0.023, Math.cos(-2.1 + i * 0.52) * 0.023, 0.0088],
          [0, 0, 2.1 - i * 0.52],
        )
    })
  if (is('style', 'Heat Exchanger'))
    for (const x of [-0.11, 0.11]) kit.part([x, 0.3, d / 2], [0, 0, 0], (own) => knob(own, [0, 0, 0], 0.022, x * 4))
  kit.plate(0.1, [w * 0.24, 0.262, d / 2 + 0.001])
  const keys = is('style', 'Compact')
    ? [-0.05, -0.01, 0.03]
    : is('style', 'Heat Exchanger')
      ? [0.03, 0.065]
      : [-0.12, 0.03, 0.065, 0.1]
  for (const [i, x] of keys.entries()) {
    kit.cylinder('trim', [0.013, 0.013, 0.008], [x, 0.3, d / 2 + 0.003], facing)
    kit.cylinder(i === 0 ? 'led' : 'dark', [0.004, 0.004, 0.002], [x, 0.3, d / 2 + 0.0075], facing)
  }
  kit.tube(
    'chrome',
    [
      [w * 0.4, 0.24, 0.1],
      [w * 0.41, 0.2, 0.125],
      [w * 0.44, 0.14, 0.15],
      [w * 0.45, 0.11, 0.158],
    ],
    0.0055,
  )
  kit.ball('dark', 0.008, [w * 0.41, 0.2, 0.125])
  kit.part([w / 2, 0.3, 0.03], [0, Math.PI / 2, 0], (side) =>
    side.lathe('trim', '0 0, 0.024 0, 0.021 0.024 0.004, 0 0.024', [0, 0, 0], facing),
  )
  for (const z of [-0.13, 0.13]) kit.bar('trim', [-w / 2 + 0.02, 0.384, z], [w / 2 - 0.02, 0.384, z], 0.005)
  for (const x of [-1, 1]) {
    kit.bar('trim', [x * (w / 2 - 0.02), 0.384, -0.13], [x * (w / 2 - 0.02), 0.384, 0.13], 0.005)
    for (const z of [-0.13, 0.13]) kit.bar('trim', [x * (w / 2 - 0.02), 0.36, z], [x * (w / 2 - 0.02), 0.384, z], 0.005)
    for (const z of [-0.11, 0.12]) kit.cylinder('rubber', [0.016, 0.018, 0.014], [x * (w / 2 - 0.03), 0.007, z])
  }
  if (!is('style', 'Bean to Cup') && !is('style', 'Compact'))
    for (const [x, z] of [
      [-0.07, -0.06],
      [0.02, -0.05],
      [0.08, 0.04],
      [-0.04, 0.05],
    ] as const)
      kit.lathe('plate', '0 0, 0.02 0 0.006, 0.032 0.045 0.02, 0.03 0.045, 0 0.008', [x, 0.364, z])
  kit.lathe('plate', '0 0, 0.02 0 0.006, 0.033 0.05 0.02, 0.031 0.05, 0.018 0.006, 0 0.006', [-0.045, 0.078, 0.06])
  kit.cylinder('wood', [0.028, 0.028, 0.002], [-0.045, 0.114, 0.06])
}

export const breakfast: Record<string, Model> = {
  kettle: { build: kettle, size: [225, 245, 160], isStretched: true, azimuth: 0.3, elevation: 0.24 },
  toaster: { build: toaster, size: [300, 200, 190], azimuth: 0.62, elevation: 0.38, widest: 0.42 },
  'espresso-machine': { build: espresso, size: [320, 405, 330], isStretched: true, azimuth: 0.46, elevation: 0.26 },
}
