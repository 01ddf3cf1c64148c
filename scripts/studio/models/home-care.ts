import type { Kit } from '../kit.ts'
import type { Model, Spec } from '../model.ts'
import { ringOf } from '../shapes.ts'
import { facing, knob } from './fittings.ts'

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

const stickVacuum = (kit: Kit, spec: Spec): void => {
  const swell = 0.8 + spec.count('bin', 0.6) * 0.35
  const isAngular = ['square', 'strap', 'lip', 'recess'].includes(kit.style.handle)
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
    own.part([0, 0.86, 0.035], [0.16, 0, 0], (bin) => {
      bin.group.scale.set(swell, 1, swell)
      cyclone(bin)
    })
    own.plate(0.09, [0, 0.98, 0.052 * swell + 0.03])
    if (isAngular) own.box('body', [0.07, 0.11, 0.12, 0.02], [0, 0.97, -0.03])
    else own.ball('body', 0.055, [0, 0.97, -0.02], [1, 0.9, 1.3])
    own.box('dark', [0.05, 0.06, 0.05, 0.014], [0, 0.79, 0.012])
    own.tube('dark', '0 0.94 0.035, 0 1.02 -0.02, 0 1.035 -0.08, 0 1.0 -0.13, 0 0.92 -0.14, 0 0.85 -0.115', 0.018)
    own.box('black', [0.056, 0.07, 0.09, 0.014], [0, 0.82, -0.1])
    own.box('led', [0.022, 0.008, 0.002, 0.001], [0, 0.82, -0.147])
    own.box('accent', [0.012, 0.03, 0.014, 0.004], [0, 0.945, -0.115])
  })
}

const dock = (kit: Kit): void => {
  kit.box('body', [0.24, 0.4, 0.18, 0.03], [0, 0.2, -0.27])
  kit.box('dark', [0.24, 0.02, 0.2, 0.008], [0, 0.012, -0.12])
  kit.slab('panel', [0.2, 0.1, 0.006, 0.02], [0, 0.31, -0.179])
  kit.plate(0.12, [0, 0.31, -0.175], { on: 'dark' })
}

const robot = (kit: Kit, { is }: Spec): void => {
  kit.lathe('dark', '0 0.012, 0.165 0.012 0.006, 0.172 0.03 0.006, 0.17 0.05')
  kit.lathe('body', '0.17 0.046, 0.173 0.05 0.004, 0.172 0.082 0.012, 0.155 0.091 0.006, 0 0.092')
  kit.put('mark', ringOf(0.15), [0, 0.0925, 0], [-Math.PI / 2, 0, 0])
  if (is('mapping', 'Gyroscope')) kit.cylinder('trim', [0.034, 0.034, 0.004], [0, 0.094, -0.03])
  else {
    kit.lathe('black', '0 0, 0.052 0, 0.05 0.006 0.003, 0.046 0.022 0.006, 0 0.024', [0, 0.092, -0.045])
    kit.lathe('trim', '0.0525 0.003, 0.053 0.005, 0.0515 0.008', [0, 0.092, -0.045])
    kit.cylinder('glass', [0.036, 0.036, 0.001], [0, 0.1165, -0.045])
  }
  kit.slab('black', [0.024, 0.058, 0.003, 0.011], [0, 0.0925, 0.075], [-Math.PI / 2, 0, 0])
  for (const z of [0.062, 0.087]) kit.cylinder(z > 0.08 ? 'led' : 'mark', [0.006, 0.006, 0.001], [0, 0.0945, z])
  kit.plate(0.09, [0, 0.0932, 0.128], { turn: [-Math.PI / 2, 0, 0] })
  const sensors = is('mapping', 'Laser and camera') ? 6 : 3
  for (let i = -sensors; i <= sensors; i += 1)
    kit.box(
      'glass',
      [0.028, 0.02, 0.004, 0.002],
      [Math.sin(i * 0.16) * 0.1722, 0.062, Math.cos(i * 0.16) * 0.1722],
      [0, i * 0.16, 0],
    )
  if (is('mapping', 'Laser and camera')) kit.ball('glass', 0.009, [0, 0.064, 0.172])
  for (let i = 0; i < 3; i += 1) {
    const turn = 0.5 + (i * Math.PI * 2) / 3
    kit.bar('rubber', [0.12, 0.008, 0.12], [0.12 + Math.sin(turn) * 0.07, 0.004, 0.12 + Math.cos(turn) * 0.07], 0.003)
  }
  if (is('special', 'D')) dock(kit)
}

/** A round tower or a flat one, after the manufacturer. */
const airPurifier = (kit: Kit, { w, h, d }: Spec): void => {
  const isRound = ['arch', 'lip', 'bar'].includes(kit.style.handle) && Math.abs(w - d) < 0.01
  kit.box('dark', [w - 0.06, 0.03, d - 0.05, 0.012], [0, 0.014, 0])
  if (isRound) {
    kit.cylinder('body', [w / 2, w / 2 - 0.006, h - 0.02], [0, h / 2 + 0.01, 0])
    for (let i = 0; i < 24; i += 1) {
      const turn = -1.5 + (i / 23) * 3
      kit.box(
        'dark',
        [0.006, h * 0.5, 0.004, 0.001],
        [Math.sin(turn) * (w / 2 - 0.001), h * 0.34, Math.cos(turn) * (w / 2 - 0.001)],
        [0, turn, 0],
      )
    }
    kit.ring('dark', [w * 0.34, 0.01], [0, h - 0.002, 0], facing)
    kit.cylinder('panel', [w * 0.24, w * 0.24, 0.006], [0, h + 0.001, 0])
    kit.ring('led', [w * 0.2, 0.002], [0, h + 0.005, 0], facing)
    kit.plate(0.09, [0, h * 0.78, w / 2 + 0.001])
    return
  }
  kit.box('body', [w, h - 0.02, d, Math.min(0.05, d * 0.22)], [0, h / 2 + 0.01, 0])
  kit.slab('body', [w - 0.03, h * 0.66, 0.014, 0.03], [0, h * 0.39, d / 2 + 0.002])
  const [rows, columns] = [Math.floor((h * 0.56) / 0.03), Math.floor((w - 0.07) / 0.024)]
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      kit.box(
        'dark',
        [0.011, 0.011, 0.003, 0.001],
        [(column - (columns - 1) / 2) * 0.024, h * 0.13 + row * 0.03, d / 2 + 0.0095],
      )
  const slats = Math.floor((d - 0.06) / 0.014)
  for (let i = 0; i < slats; i += 1)
    kit.box('dark', [w - 0.1, 0.01, 0.007, 0.002], [0, h - 0.002, (i - (slats - 1) / 2) * 0.014])
  kit.slab('panel', [w * 0.62, 0.052, 0.006, 0.024], [0, h * 0.84, d / 2 + 0.001])
  kit.ring('led', [0.017, 0.0022], [0, h * 0.84, d / 2 + 0.0045])
  kit.plate(0.08, [0, h * 0.755, d / 2 + 0.0015])
}

/** A wall unit; its curve and its grille follow the design language. */
const splitAir = (kit: Kit, { w, h, d }: Spec): void => {
  const [x, y] = [d / 2, h / 2]
  const isRound = ['bar', 'wood', 'arch'].includes(kit.style.handle)
  const nose = isRound ? 0.06 : 0.02
  kit.extrude(
    'body',
    [
      [-x, -y, 0.01],
      [x * 0.36, -y, 0.05],
      [x * 0.96, -y * 0.56, nose],
      [x, y * 0.6, nose],
      [x * 0.6, y, nose],
      [-x, y, 0.012],
    ],
    { depth: w, bevel: 0.012 },
    [0, 0, 0],
    [0, -Math.PI / 2, 0],
  )
  kit.box('dark', [w - 0.08, 0.012, d * 0.34, 0.004], [0, -y * 0.85, x * 0.62], [0.72, 0, 0])
  kit.box('body', [w - 0.09, 0.008, d * 0.34, 0.003], [0, -y * 1.01, x * 0.9], [0.28, 0, 0])
  kit.box(isRound ? 'trim' : 'dark', [w - 0.02, 0.004, 0.004, 0.001], [0, -y * 0.58, x * 0.985])
  for (let i = 0; i < 12; i += 1)
    kit.box('dark', [w - 0.07, 0.004, 0.006, 0.001], [0, y + 0.0015, -x * 0.8 + i * 0.011])
  for (const [i, slot] of (['led', 'led', 'mark'] as const).entries())
    kit.slab(slot, [0.011, 0.004, 0.002, 0.0015], [w * 0.36 + i * 0.02, -y * 0.3, x * 0.99])
  kit.plate(0.12, [-w * 0.38, -y * 0.28, x * 0.998])
}

const oilColumn = (kit: Kit, { w, h }: Spec): void => {
  const columns = Math.max(5, Math.round((w - 0.1) / 0.046))
  const pitch = (w - 0.1) / columns
  const left = -w / 2 + pitch / 2
  const tall = h - 0.16
  for (let i = 0; i < columns; i += 1) {
    const x = left + i * pitch
    kit.box('body', [0.034, tall, 0.15, 0.016], [x, 0.1 + tall / 2, 0])
    for (const y of [0.16, tall + 0.04]) kit.box('body', [pitch, 0.06, 0.09, 0.02], [x, y, 0])
  }
  const x = w / 2 - 0.05
  kit.box('body', [0.08, tall + 0.02, 0.17, 0.026], [x, 0.1 + tall / 2, 0])
  kit.slab('panel', [0.11, tall * 0.66, 0.004, 0.03], [x + 0.041, 0.14 + tall / 2, 0], [0, Math.PI / 2, 0])
  kit.part([x + 0.042, tall * 0.5, 0], [0, Math.PI / 2, 0], (own) => {
    knob(own, [0, 0, 0], 0.03, 0.6)
    own.plate(0.07, [0, 0.12, 0.002], { on: 'dark' })
  })
  kit.tube(
    kit.style.handle === 'wood' ? 'wood' : 'trim',
    [
      [left, tall + 0.09, 0],
      [left + 0.02, h - 0.01, 0],
      [x - 0.06, h - 0.01, 0],
      [x - 0.03, tall + 0.09, 0],
    ],
    0.009,
  )
  for (const at of [left + 0.04, x - 0.04]) {
    kit.box('dark', [0.05, 0.03, 0.24, 0.012], [at, 0.085, 0])
    for (const z of [-1, 1]) kit.cylinder('rubber', [0.032, 0.032, 0.026], [at, 0.034, z * 0.11], [0, 0, Math.PI / 2])
  }
}

const panelHeater = (kit: Kit, { w, h }: Spec): void => {
  const low = 0.07
  kit.box('body', [w, h - low, 0.062, 0.02], [0, low + (h - low) / 2, 0])
  kit.slab('body', [w - 0.05, h - low - 0.11, 0.01, 0.014], [0, low + (h - low) / 2 - 0.02, 0.034])
  for (let i = 0; i < 3; i += 1) kit.box('dark', [w - 0.12, 0.006, 0.006, 0.001], [0, h - 0.035 - i * 0.014, 0.032])
  for (let i = 0; i < 26; i += 1)
    kit.box('dark', [0.016, 0.003, 0.036, 0.001], [(i - 12.5) * ((w - 0.1) / 26), h + 0.0005, 0])
  kit.slab('panel', [0.12, 0.05, 0.004, 0.01], [w / 2 - 0.1, low + 0.05, 0.04])
  for (const x of [-0.01, 0.008]) kit.slab('led', [0.003, 0.018, 0.001, 0.0008], [w / 2 - 0.1 + x, low + 0.05, 0.0425])
  kit.plate(0.12, [-w / 2 + 0.1, low + 0.05, 0.0405])
  for (const x of [-1, 1]) {
    kit.box('dark', [0.03, low, 0.03, 0.004], [x * (w / 2 - 0.12), low / 2 + 0.01, 0])
    kit.box(
      kit.style.handle === 'wood' ? 'wood' : 'dark',
      [0.036, 0.018, 0.11 * 2, 0.006],
      [x * (w / 2 - 0.12), 0.012, 0],
    )
  }
}

const tower = (kit: Kit, { w, h, d }: Spec): void => {
  kit.cylinder('dark', [w / 2, w / 2 - 0.008, 0.03], [0, 0.016, 0])
  kit.box('body', [w * 0.78, h - 0.04, d * 0.72, 0.05], [0, h / 2 + 0.02, 0])
  kit.slab('black', [w * 0.56, h * 0.62, 0.01, 0.03], [0, h * 0.42, d * 0.36])
  for (let i = 0; i < 18; i += 1)
    kit.box('trim', [w * 0.54, 0.004, 0.006, 0.001], [0, h * 0.14 + i * ((h * 0.56) / 17), d * 0.37])
  kit.slab('panel', [w * 0.5, 0.06, 0.006, 0.02], [0, h * 0.83, d * 0.362])
  kit.slab('led', [0.03, 0.012, 0.002, 0.002], [0, h * 0.83, d * 0.366])
  kit.plate(0.08, [0, h * 0.765, d * 0.362])
}

const fanHeater = (kit: Kit, { w, h, d }: Spec): void => {
  kit.box('body', [w, h - 0.04, d * 0.86, 0.05], [0, h / 2 + 0.02, 0])
  kit.box('dark', [w * 0.8, 0.04, d * 0.9, 0.016], [0, 0.02, 0])
  kit.cylinder('black', [w * 0.36, w * 0.36, 0.012], [0, h * 0.6, d * 0.43], facing)
  for (let i = 0; i < 6; i += 1) kit.ring('trim', [w * (0.06 + i * 0.06), 0.0022], [0, h * 0.6, d * 0.445])
  kit.part([w * 0.22, h * 0.18, d * 0.43], [0, 0, 0], (own) => knob(own, [0, 0, 0], 0.022, 0.6))
  kit.plate(0.08, [-w * 0.2, h * 0.18, d * 0.432])
}

const heater = (kit: Kit, spec: Spec): void => {
  if (spec.is('style', 'Panel')) {
    panelHeater(kit, spec)
    return
  }
  if (spec.is('style', 'Ceramic Tower')) {
    tower(kit, spec)
    return
  }
  if (spec.is('style', 'Fan')) {
    fanHeater(kit, spec)
    return
  }
  oilColumn(kit, spec)
}

export const homeCare: Record<string, Model> = {
  'stick-vacuum': { build: stickVacuum, size: [250, 1180, 220], isStretched: true, azimuth: 0.7, elevation: 0.22 },
  'robot-vacuum': { build: robot, size: [350, 97, 350], elevation: 0.46 },
  'air-purifier': { build: airPurifier, size: [260, 620, 260], azimuth: 0.45, elevation: 0.26 },
  'split-air-conditioner': {
    build: splitAir,
    size: [940, 300, 225],
    hangs: true,
    elevation: 0.12,
    azimuth: 0.42,
    widest: 1.18,
  },
  'portable-heater': { build: heater, size: [420, 640, 240], azimuth: 0.5, elevation: 0.22 },
}
