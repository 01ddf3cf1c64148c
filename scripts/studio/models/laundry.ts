import type { Kit } from '../kit.ts'
import type { Model, Spec } from '../model.ts'
import { facing, feet, knob } from './fittings.ts'

const housing = (kit: Kit, { w, h, d }: Spec): void => {
  kit.box('body', [w, h - 0.02, d, 0.012], [0, h / 2 + 0.01, 0])
  kit.box('body', [w + 0.004, 0.026, d + 0.01, 0.01], [0, h - 0.012, 0.002])
  feet(kit, [w, d], 0.024)
  kit.box('dark', [w - 0.03, 0.004, 0.004, 0.001], [0, 0.12, d / 2 + 0.0005])
  kit.slab('body', [0.1, 0.07, 0.006, 0.01], [w / 2 - 0.1, 0.07, d / 2 + 0.001])
}

const digits = (kit: Kit, x: number, y: number, z: number): void => {
  kit.slab('glass', [0.12, 0.05, 0.004, 0.006], [x, y, z])
  for (const offset of [-0.028, -0.012, 0.008, 0.024])
    for (const end of [-0.007, 0.007])
      kit.slab('led', [0.0022, 0.012, 0.001, 0.0008], [x + offset, y + end, z + 0.0025])
}

/** Drawer, dial and display; the design language decides their order and whether the panel is one piece of glass. */
const controls = (kit: Kit, { w, h, d }: Spec, drawer: 'drawer' | 'double' | 'none'): void => {
  const y = h - 0.078
  const z = d / 2
  const isGlass = ['ring', 'drum', 'turned'].includes(kit.style.knob)
  if (isGlass) kit.slab('panel', [w - 0.012, 0.105, 0.01, 0.012], [0, y, z + 0.004])
  else kit.slab('panel', [w * 0.56, 0.1, 0.008, 0.03], [w * 0.16, y, z + 0.003])
  const width = drawer === 'double' ? 0.2 : 0.16
  if (drawer !== 'none') {
    kit.slab('body', [width, 0.088, 0.014, 0.01], [-w / 2 + 0.02 + width / 2, y, z + 0.008])
    kit.slab('dark', [width * 0.6, 0.018, 0.006, 0.008], [-w / 2 + 0.02 + width / 2, y - 0.022, z + 0.014])
    if (drawer === 'double') kit.ball('accent', 0.008, [-w / 2 + width, y + 0.026, z + 0.014], [1, 1, 0.4])
  }
  const isCentred = kit.style.plate.side === 0
  const dial = isCentred ? 0 : w * 0.06
  knob(kit, [dial, y, z + 0.008], 0.033, -0.5)
  for (let i = 0; i < 11; i += 1) {
    const turn = -2.3 + i * 0.46
    kit.cylinder(
      'mark',
      [0.0024, 0.0024, 0.002],
      [dial + Math.sin(turn) * 0.048, y + Math.cos(turn) * 0.046, z + 0.009],
      facing,
    )
  }
  digits(kit, dial + 0.135, y + 0.006, z + 0.01)
  for (let i = 0; i < 3; i += 1)
    kit.cylinder(
      i === 2 ? 'led' : 'mark',
      [0.0055, 0.0055, 0.003],
      [w / 2 - 0.032, y + 0.024 - i * 0.024, z + 0.009],
      facing,
    )
  kit.plate(
    0.13,
    drawer === 'none' ? [-w / 2 + 0.11, y, z + 0.0105] : [-w / 2 + 0.02 + width / 2, y + 0.02, z + 0.0165],
    { on: drawer === 'none' && isGlass ? 'dark' : 'body' },
  )
}

type Porthole = { y: number; z: number; radius: number; hasLaundry: boolean }

const porthole = (kit: Kit, { y, z, radius, hasLaundry }: Porthole): void => {
  const rim = radius * 1.24
  const isDark = ['recess', 'square', 'strap'].includes(kit.style.handle)
  const bezel = isDark ? 'dark' : 'trim'
  kit.cylinder('dark', [rim * 1.015, rim * 1.015, 0.012], [0, y, z + 0.002], facing)
  kit.part([0, y, z + 0.008], [0, 0, 0], (leaf) => {
    leaf.lathe(
      bezel,
      [
        [radius * 0.9, 0],
        [rim, 0, 0.008],
        [rim * 0.985, 0.03, 0.012],
        [radius * 1.08, 0.05, 0.014],
        [radius * 0.92, 0.036, 0.008],
        [radius * 0.9, 0],
      ],
      [0, 0, 0],
      facing,
    )
    leaf.lathe(
      'dark',
      [
        [radius * 0.78, 0.01],
        [radius * 0.93, 0.036, 0.004],
        [radius * 0.86, 0.036, 0.004],
        [radius * 0.78, 0.01],
      ],
      [0, 0, 0],
      facing,
    )
    leaf.lathe(
      'black',
      [
        [0, 0],
        [radius * 0.9, 0.002],
        [0, 0.003],
      ],
      [0, 0, 0],
      facing,
    )
    if (hasLaundry) {
      leaf.ball('linen', radius * 0.42, [-radius * 0.26, -radius * 0.42, -0.002], [1.25, 0.7, 0.16])
      leaf.ball('accent', radius * 0.36, [radius * 0.3, -radius * 0.46, 0.002], [1.2, 0.66, 0.16])
      leaf.ball('leaf', radius * 0.28, [radius * 0.02, -radius * 0.62, 0.004], [1.3, 0.6, 0.2])
    }
    leaf.lathe(
      'smoke',
      [
        [0, 0.052],
        [radius * 0.4, 0.046, 0.05],
        [radius * 0.8, 0.026, 0.04],
        [radius * 0.93, 0.016],
      ],
      [0, 0, 0],
      facing,
    )
    if (isDark) leaf.ring('trim', [radius * 1.1, 0.004], [0, 0, 0.047])
    leaf.box('dark', [0.024, 0.11, 0.014, 0.007], [rim * 0.92, 0, 0.036])
  })
}

/** More capacity, a wider door. */
const doorRadius = (capacity: number, w: number): number => Math.min(0.135 + capacity * 0.004, w * 0.33)

const washer = (kit: Kit, spec: Spec): void => {
  housing(kit, spec)
  controls(kit, spec, spec.is('dosing', 'Automatic') ? 'double' : 'drawer')
  porthole(kit, {
    y: spec.h * 0.49,
    z: spec.d / 2,
    radius: doorRadius(spec.count('capacity', 8), spec.w),
    hasLaundry: true,
  })
}

const dryer = (kit: Kit, spec: Spec): void => {
  const { w, h, d } = spec
  housing(kit, spec)
  controls(kit, spec, spec.is('kind', 'Heat pump') || spec.is('kind', 'Condenser') ? 'drawer' : 'none')
  porthole(kit, { y: h * 0.49, z: d / 2, radius: Math.min(0.185, w * 0.31), hasLaundry: false })
  const rows = spec.is('kind', 'Heat pump') ? 7 : spec.is('kind', 'Condenser') ? 4 : 2
  for (let i = 0; i < rows; i += 1)
    kit.box('dark', [0.2, 0.004, 0.006, 0.001], [-w / 2 + 0.14, 0.05 + i * 0.009, d / 2 + 0.001])
}

const washerDryer = (kit: Kit, spec: Spec): void => {
  housing(kit, spec)
  controls(kit, spec, 'drawer')
  const radius = doorRadius(spec.count('capacity', 8) + 1, spec.w)
  porthole(kit, { y: spec.h * 0.485, z: spec.d / 2, radius, hasLaundry: true })
  kit.ring('accent', [radius * 1.3, 0.004], [0, spec.h * 0.485, spec.d / 2 + 0.006])
  kit.slab('accent', [0.09, 0.012, 0.003, 0.004], [spec.w / 2 - 0.085, spec.h - 0.16, spec.d / 2 + 0.002])
}

const topLoader = (kit: Kit, { w, h: full, d, is }: Spec): void => {
  const h = full - 0.12
  kit.box('body', [w, h - 0.02, d, 0.02], [0, h / 2, 0])
  kit.box('body', [w + 0.006, 0.05, d + 0.006, 0.022], [0, h - 0.02, 0])
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      kit.cylinder('rubber', [0.026, 0.03, 0.02], [x * (w / 2 - 0.06), 0.008, z * (d / 2 - 0.06)])
  kit.box('dark', [w - 0.08, 0.004, 0.004, 0.001], [0, 0.1, d / 2 + 0.0005])
  kit.part([0, h - 0.005, -d / 2 + 0.09], [-0.34, 0, 0], (back) => {
    back.box('body', [w, 0.16, 0.11, 0.03], [0, 0.06, -0.02])
    back.slab('panel', [w - 0.05, 0.115, 0.006, 0.02], [0, 0.066, 0.036])
    knob(back, [w * 0.27, 0.066, 0.038], 0.032, 0.6)
    if (is('drum', 'Agitator')) knob(back, [w * 0.12, 0.066, 0.038], 0.024, -0.4)
    else digits(back, w * 0.05, 0.07, 0.04)
    for (let i = 0; i < 4; i += 1)
      back.cylinder(i === 3 ? 'led' : 'mark', [0.007, 0.007, 0.003], [-w * 0.22 + i * 0.032, 0.05, 0.039], facing)
    back.plate(0.14, [-w * 0.29, 0.09, 0.0395], { on: 'dark' })
  })
  kit.part([0, h + 0.004, -d / 2 + 0.13], [0, 0, 0], (lid) => {
    const deep = d - 0.16
    lid.box('body', [w - 0.05, 0.028, deep, 0.012], [0, 0.012, deep / 2 + 0.01])
    if (is('drum', 'Agitator')) lid.box('body', [w * 0.7, 0.012, deep * 0.76, 0.006], [0, 0.028, deep / 2])
    else lid.slab('glass', [w - 0.17, deep * 0.72, 0.006, 0.05], [0, 0.025, deep / 2], [-Math.PI / 2, 0, 0])
    lid.box('dark', [0.2, 0.012, 0.02, 0.005], [0, 0.012, deep + 0.012])
  })
  kit.plate(0.16, [0, h * 0.72, d / 2 + 0.002])
}

export const laundry: Record<string, Model> = {
  'front-loader-washer': { build: washer, size: [600, 850, 600], azimuth: 0.44, elevation: 0.22 },
  'top-loader-washer': { build: topLoader, size: [600, 1050, 630], elevation: 0.4 },
  dryer: { build: dryer, size: [600, 850, 600], azimuth: 0.44, elevation: 0.22 },
  'washer-dryer': { build: washerDryer, size: [600, 850, 600], azimuth: 0.44, elevation: 0.22 },
}
