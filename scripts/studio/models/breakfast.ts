import type { Build, Kit } from '../kit.ts'
import type { Model } from '../model.ts'
import type { Triple } from '../shapes.ts'
import { facing } from './fittings.ts'

const kettle: Build = (kit, { open }) => {
  kit.lathe('dark', '0 0, 0.088 0 0.004, 0.09 0.016 0.006, 0.078 0.022 0.004, 0 0.022')
  kit.lathe('trim', '0.083 0.022, 0.0855 0.024, 0.0855 0.032, 0.083 0.034')
  kit.lathe(
    'body',
    '0 0.026, 0.08 0.026, 0.085 0.032 0.004, 0.084 0.07 0.03, 0.072 0.15 0.06, 0.06 0.205 0.012, 0.056 0.212, 0.052 0.205, 0.066 0.14, 0 0.09',
  )
  kit.lathe('trim', '0.0595 0.2, 0.0615 0.204, 0.0595 0.211')
  kit.part([0, 0.208, 0.05], [open ? -1.1 : 0, 0, 0], (lid) => {
    lid.lathe('dark', '0 0, 0.054 0 0.002, 0.054 0.008 0.006, 0.03 0.02 0.02, 0 0.022', [0, 0, -0.05])
    lid.lathe('trim', '0 0, 0.008 0, 0.007 0.012, 0.013 0.02 0.004, 0.011 0.029 0.005, 0 0.03', [0, 0.021, -0.05])
  })
  kit.extrude(
    'body',
    '0.05 0.148, 0.068 0.146 0.02, 0.106 0.205 0.004, 0.099 0.209 0.004, 0.05 0.2',
    { depth: 0.034, bevel: 0.006 },
    [0, 0, 0],
    [0, Math.PI, 0],
  )
  kit.tube(
    'dark',
    '0.055 0.2 0, 0.09 0.212 0, 0.122 0.196 0, 0.132 0.15 0, 0.124 0.095 0, 0.1 0.056 0, 0.08 0.05 0',
    0.0115,
  )
  kit.slab('clear', [0.012, 0.08, 0.004, 0.004], [0.05, 0.1, 0.062], [-0.12, 0.7, 0])
}

const slice = (kit: Kit, position: Triple): void => {
  kit.extrude(
    'card',
    '-0.05 -0.05 0.012, 0.05 -0.05 0.012, 0.05 0.025 0.014, 0.058 0.05 0.022, -0.058 0.05 0.022, -0.05 0.025 0.014',
    { depth: 0.016, bevel: 0.003 },
    position,
  )
  kit.slab('shade', [0.084, 0.08, 0.002, 0.014], [position[0], position[1], position[2] + 0.0085])
}

const toaster: Build = (kit, { open }) => {
  kit.extrude(
    'body',
    '-0.095 0 0.02, 0.095 0 0.02, 0.092 0.175 0.055, -0.092 0.175 0.055',
    { depth: 0.3, bevel: 0.02 },
    [0, 0.022, 0],
    [0, Math.PI / 2, 0],
  )
  kit.box('dark', [0.27, 0.02, 0.17, 0.008], [0, 0.014, 0])
  for (const z of [-0.036, 0.036]) {
    kit.slab('trim', [0.235, 0.044, 0.004, 0.018], [0, 0.1965, z], [-Math.PI / 2, 0, 0])
    kit.slab('black', [0.222, 0.03, 0.004, 0.012], [0, 0.1975, z], [-Math.PI / 2, 0, 0])
    if (open) for (const x of [-0.055, 0.055]) slice(kit, [x, 0.215, z])
  }
  kit.part([0.151, 0.105, 0], [0, Math.PI / 2, 0], (end) => {
    for (const x of [-0.04, 0.04]) {
      end.slab('black', [0.008, 0.1, 0.004, 0.003], [x, 0.025, 0])
      end.box('trim', [0.046, 0.014, 0.026, 0.006], [x, open ? 0.066 : 0.055, 0.012])
      end.lathe('trim', '0 0, 0.017 0, 0.0155 0.016 0.003, 0 0.016', [x, -0.055, 0], facing)
      end.box('dark', [0.002, 0.012, 0.002, 0.0005], [x, -0.049, 0.016])
    }
    for (const y of [-0.028, -0.052, -0.076])
      end.cylinder(y === -0.028 ? 'led' : 'mark', [0.0045, 0.0045, 0.003], [0, y, 0.001], facing)
  })
  kit.slab('mark', [0.05, 0.008, 0.002, 0.002], [0, 0.08, 0.096], [-0.015, 0, 0])
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

const espresso: Build = (kit) => {
  const [w, d] = [0.3, 0.3]
  kit.box('body', [w, 0.06, d + 0.02, 0.014], [0, 0.042, 0.01])
  kit.box('body', [w, 0.34, 0.13, 0.014], [0, 0.19, -d / 2 + 0.065])
  kit.box('body', [w, 0.125, d, 0.014], [0, 0.3, 0])
  kit.box('steel', [w - 0.02, 0.16, 0.006, 0.003], [0, 0.155, -d / 2 + 0.132])
  kit.slab('chrome', [0.24, 0.15, 0.006, 0.01], [0, 0.074, 0.075], [-Math.PI / 2, 0, 0])
  for (let i = 0; i < 11; i += 1) kit.box('black', [0.007, 0.002, 0.13, 0.001], [-0.1 + i * 0.02, 0.0775, 0.075])
  kit.cylinder('chrome', [0.042, 0.04, 0.03], [-0.045, 0.226, 0.06])
  portafilter(kit, [-0.045, 0.182, 0.06])
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
  for (const [i, x] of [-0.12, 0.03, 0.065, 0.1].entries()) {
    kit.cylinder('trim', [0.013, 0.013, 0.008], [x, 0.3, d / 2 + 0.003], facing)
    kit.cylinder(i === 0 ? 'led' : 'dark', [0.004, 0.004, 0.002], [x, 0.3, d / 2 + 0.0075], facing)
  }
  kit.tube('chrome', '0.1 0.24 0.1, 0.102 0.2 0.125, 0.115 0.14 0.15, 0.12 0.11 0.158', 0.0055)
  kit.ball('dark', 0.008, [0.102, 0.2, 0.125])
  kit.part([w / 2, 0.3, 0.03], [0, Math.PI / 2, 0], (side) =>
    side.lathe('trim', '0 0, 0.024 0, 0.021 0.024 0.004, 0 0.024', [0, 0, 0], facing),
  )
  for (const z of [-0.13, 0.13]) kit.bar('trim', [-w / 2 + 0.02, 0.384, z], [w / 2 - 0.02, 0.384, z], 0.005)
  for (const x of [-1, 1]) {
    kit.bar('trim', [x * (w / 2 - 0.02), 0.384, -0.13], [x * (w / 2 - 0.02), 0.384, 0.13], 0.005)
    for (const z of [-0.13, 0.13]) kit.bar('trim', [x * (w / 2 - 0.02), 0.36, z], [x * (w / 2 - 0.02), 0.384, z], 0.005)
    for (const z of [-0.11, 0.12]) kit.cylinder('rubber', [0.016, 0.018, 0.014], [x * 0.12, 0.007, z])
  }
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
  kettle: {
    build: kettle,
    finishes: ['steel', 'black', 'white', 'chilli', 'sage'],
    azimuth: 0.35,
    elevation: 0.26,
    detail: { target: [0.03, 0.18, 0], width: 0.2, azimuth: 0.5, elevation: 0.5 },
  },
  toaster: {
    build: toaster,
    finishes: ['steel', 'black', 'white', 'chilli', 'sage'],
    azimuth: 0.7,
    elevation: 0.4,
    detail: { target: [0.04, 0.16, 0.02], width: 0.3, azimuth: 0.8, elevation: 0.5, open: true },
  },
  'espresso-machine': {
    build: espresso,
    finishes: ['steel', 'black'],
    detail: { target: [-0.03, 0.21, 0.1], width: 0.26, azimuth: 0.35, elevation: 0.22 },
  },
}
