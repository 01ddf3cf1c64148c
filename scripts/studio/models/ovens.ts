import type { Kit } from '../kit.ts'
import type { Model, Spec } from '../model.ts'
import type { Triple } from '../shapes.ts'
import { flat, hob } from './cooktops.ts'
import { display, facing, feet, handle, knob, pull } from './fittings.ts'

type OvenDoor = { w: number; h: number; at: Triple; window?: number }

/** A drop-down glass door; the design language decides how much of it is glass. */
const ovenDoor = (kit: Kit, { w, h, at, window = 0.6 }: OvenDoor): void => {
  const isFullGlass = ['lip', 'square', 'recess', 'strap'].includes(kit.style.handle)
  kit.part(at, [0, 0, 0], (leaf) => {
    leaf.box('body', [w, h, 0.034, 0.007], [0, h / 2, 0.017])
    leaf.slab('glass', isFullGlass ? [w - 0.012, h - 0.012, 0.008, 0.006] : [w * 0.82, h * window, 0.008, 0.014], [
      0,
      h / 2 - (isFullGlass ? 0 : 0.03),
      0.036,
    ])
    leaf.frame('dark', [w * 0.76, h * window * 0.9, 0.003, 0.016], 0.006, [0, h / 2 - 0.035, 0.0405])
    for (const level of [-0.12, 0.1])
      leaf.box('trim', [w * 0.7, 0.003, 0.002, 0.001], [0, h / 2 - 0.035 + level * h, 0.0412])
    handle(leaf, [0, h - 0.048, 0.036], w - (kit.style.handle === 'lip' ? 0.02 : 0.08))
  })
}

const builtIn =
  (isSteam: boolean) =>
  (kit: Kit, spec: Spec): void => {
    const { w, h, d } = spec
    const panel = h > 0.5 && h < 0.55 ? 0.1 : h < 0.5 ? 0.092 : 0.105
    const z = d / 2 - 0.05
    kit.box('steel', [w - 0.035, h - 0.02, d - 0.06, 0.004], [0, h / 2, -0.03])
    kit.box('panel', [w, panel - 0.003, 0.026, 0.006], [0, h - panel / 2, z + 0.014])
    const face = z + 0.0275
    const y = h - panel / 2
    const hasKnobs = !isSteam || kit.style.knob !== 'ring'
    display(kit, [0, y, face], isSteam ? 0.22 : w > 0.7 ? 0.2 : 0.13)
    const reach = w * 0.34
    if (hasKnobs)
      for (const x of isSteam ? [-reach] : w > 0.7 ? [-reach, -reach + 0.09, reach - 0.09, reach] : [-reach, reach])
        knob(kit, [x, y, face], 0.023, x * 3)
    if (isSteam) {
      for (let i = 0; i < 5; i += 1) kit.cylinder('mark', [0.004, 0.004, 0.002], [0.14 + i * 0.022, y, face], facing)
      if (spec.is('watering', 'Tank'))
        kit.slab('glass', [0.07, 0.05, 0.006, 0.008], [-reach + (hasKnobs ? 0.1 : 0), y, face])
    }
    if (spec.is('cleaning', 'Pyrolytic'))
      for (let i = 0; i < 3; i += 1)
        kit.slab('led', [0.01, 0.003, 0.001, 0.0008], [-0.018 + i * 0.018, y - 0.034, face])
    kit.plate(0.13, [w / 2 - 0.09, h - panel - 0.03, z + 0.0425], {
      on: ['lip', 'square', 'recess', 'strap'].includes(kit.style.handle) ? 'dark' : 'body',
    })
    ovenDoor(kit, { w, h: h - panel - 0.006, at: [0, 0.002, z] })
  }

const rings = (kit: Kit, { w, d }: Spec, y: number, count: number): void => {
  kit.slab('glass', [w - 0.02, d - 0.06, 0.008, 0.008], [0, y, 0], flat)
  for (let i = 0; i < count; i += 1) {
    const column = count === 5 && i === 4 ? 0 : i % 2 ? 1 : -1
    const row = count === 5 && i === 4 ? 0 : i < 2 ? -1 : 1
    const radius = count === 5 && i === 4 ? 0.12 : (i * 3) % 4 === 0 ? 0.072 : 0.09
    kit.ring('mark', [radius, 0.0016], [column * w * 0.31, y + 0.0045, row * d * 0.2], facing)
  }
}

const cooker = (kit: Kit, spec: Spec): void => {
  const { w, h, d } = spec
  const top = h - 0.05
  const low = 0.09
  kit.box('body', [w, top - low, d - 0.05, 0.006], [0, low + (top - low) / 2, -0.025])
  kit.box('body', [w, 0.03, d, 0.008], [0, top + 0.002, 0])
  kit.box('body', [w, 0.07, 0.022, 0.008], [0, top + 0.045, -d / 2 + 0.012])
  const burners = spec.count('burners', 4)
  if (spec.is('fuel', 'Gas and electric')) {
    kit.slab('black', [w - 0.04, d - 0.07, 0.006, 0.02], [0, top + 0.017, 0.012], flat)
    kit.part([0, 0, 0.012], [0, 0, 0], (own) => hob(own, [w - 0.06, top + 0.02, d - 0.08], burners))
  } else rings(kit, spec, top + 0.02, burners)
  const panel = top - 0.07
  kit.box(kit.style.knob === 'blade' ? 'panel' : 'body', [w, 0.11, 0.05, 0.01], [0, panel, d / 2 - 0.015])
  const count = burners + 3
  const pitch = (w - 0.12) / count
  for (let i = 0; i <= count; i += 1) {
    const x = (i - count / 2) * pitch
    if (Math.abs(x) < 0.06 && w > 0.5) continue
    knob(kit, [x, panel, d / 2 + 0.011], Math.min(0.021, pitch * 0.3))
  }
  display(kit, [0, panel, d / 2 + 0.012], 0.085)
  const isDouble = spec.is('ovens', 'Two')
  const doorHeight = panel - 0.06 - 0.27
  const widths = isDouble ? [w * 0.62, w * 0.38] : [w]
  let left = -w / 2
  for (const each of widths) {
    ovenDoor(kit, { w: each - 0.01, h: doorHeight, at: [left + each / 2, 0.265, d / 2 - 0.05], window: 0.56 })
    left += each
  }
  kit.box('body', [w - 0.01, 0.155, 0.034, 0.008], [0, 0.18, d / 2 - 0.033])
  pull(kit, { at: [0, 0.215, d / 2 - 0.016], length: w * 0.5, out: 0.03, scale: 0.9 })
  kit.plate(0.16, [0, 0.135, d / 2 - 0.014])
  feet(kit, [w - 0.03, d - 0.1], low)
}

const keys = (kit: Kit, x: number, y: number, z: number): void => {
  for (let row = 0; row < 4; row += 1)
    for (let column = -1; column <= 1; column += 1)
      kit.slab('mark', [0.018, 0.007, 0.002, 0.003], [x + column * 0.03, y - row * 0.022, z])
}

const microwave = (kit: Kit, spec: Spec): void => {
  const { w, h, d } = spec
  const isBuiltIn = spec.is('style', 'Built-In')
  const rim = isBuiltIn ? 0.03 : 0
  const low = isBuiltIn ? 0 : 0.014
  const [iw, ih] = [w - rim * 2, h - rim * 2 - low]
  const doorWidth = Math.min(iw * 0.76, iw - 0.115)
  const y = low + rim + ih / 2
  const left = -iw / 2
  const z = d / 2 - 0.05
  kit.box(isBuiltIn ? 'steel' : 'body', [iw, ih, d - 0.06, 0.006], [0, y, -0.03])
  if (isBuiltIn) kit.frame('body', [w, h, 0.02, 0.006], rim, [0, h / 2, z + 0.012])
  kit.box('panel', [iw - doorWidth - 0.004, ih - 0.004, 0.024, 0.006], [iw / 2 - (iw - doorWidth) / 2, y, z + 0.012])
  kit.box('body', [doorWidth, ih - 0.004, 0.03, 0.007], [left + doorWidth / 2, y, z + 0.015])
  kit.slab('glass', [doorWidth - 0.05, ih - 0.05, 0.006, 0.012], [left + doorWidth / 2 - 0.008, y, z + 0.031])
  kit.frame('dark', [doorWidth - 0.11, ih - 0.1, 0.003, 0.014], 0.004, [left + doorWidth / 2 - 0.012, y, z + 0.0345])
  if (!spec.is('style', 'Solo'))
    pull(kit, { at: [left + doorWidth - 0.018, y, z + 0.032], length: ih * 0.7, upright: true, out: 0.03, scale: 0.75 })
  const [x, face] = [iw / 2 - (iw - doorWidth) / 2, z + 0.025]
  display(kit, [x, y + ih / 2 - 0.05, face], 0.09)
  if (spec.is('style', 'Solo')) {
    knob(kit, [x, y + 0.01, face], 0.026, 0.8)
    knob(kit, [x, y - ih / 2 + 0.055, face], 0.026, -0.4)
  } else {
    keys(kit, x, y + 0.028, face)
    knob(kit, [x, y - ih / 2 + 0.05, face], 0.024, 0.5)
  }
  if (spec.is('style', 'Convection'))
    for (let i = 0; i < 8; i += 1)
      kit.box('dark', [0.06, 0.004, 0.003, 0.001], [left + 0.07, h - 0.004, -d / 2 + 0.08 + i * 0.012])
  kit.plate(0.1, [left + 0.075, y - ih / 2 + 0.013, z + 0.031])
  if (!isBuiltIn)
    for (const side of [-1, 1])
      for (const end of [-1, 1])
        kit.cylinder('rubber', [0.014, 0.014, 0.014], [side * (w / 2 - 0.05), 0.007, end * (d / 2 - 0.06)])
}

export const ovens: Record<string, Model> = {
  'wall-oven': { build: builtIn(false), size: [595, 595, 565], azimuth: 0.4, elevation: 0.2 },
  'steam-oven': { build: builtIn(true), size: [595, 455, 565], azimuth: 0.4, elevation: 0.2 },
  'freestanding-cooker': { build: cooker, size: [900, 910, 600], azimuth: 0.42, elevation: 0.3 },
  microwave: { build: microwave, size: [520, 310, 400], azimuth: 0.44, elevation: 0.24 },
}
