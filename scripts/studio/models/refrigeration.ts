import type { Kit } from '../kit.ts'
import type { Model, Spec } from '../model.ts'
import type { Corner, Triple } from '../shapes.ts'
import { feet, pull } from './fittings.ts'

type Span = readonly [from: number, to: number]
type Door = { x: Span; y: Span; free: 'left' | 'right' | 'top' }

const gap = 0.006
const thick = 0.07

/** A door leaf with a slightly bowed front: a flat one reflects a single tone and reads as a box. */
const leaf = (kit: Kit, w: number, h: number): void => {
  const [half, bow] = [w / 2, 0.004 + w * 0.008]
  const front = Array.from({ length: 9 }, (_, i): Corner => {
    const x = half - (i / 8) * w
    return [x, -thick - bow * (1 - (x / half) ** 2), i === 0 || i === 8 ? 0.012 : 0]
  })
  kit.box('dark', [w - 0.024, h - 0.024, 0.02, 0.004], [0, 0, 0.004])
  kit.extrude(
    'body',
    [[-half, -0.012], [half, -0.012], ...front],
    { depth: h, bevel: 0.005 },
    [0, 0, 0],
    [-Math.PI / 2, 0, 0],
  )
}

const frontOf = (w: number): number => thick + 0.004 + w * 0.008

const grip = (kit: Kit, { free }: Door, w: number, h: number): void => {
  const isEdge = kit.style.handle === 'lip'
  const z = frontOf(w) - 0.002
  if (free === 'top') {
    const length = isEdge ? w - 0.03 : Math.min(w - 0.12, w * 0.78)
    pull(kit, { at: [0, h / 2 - (isEdge ? 0.016 : 0.065), z], length, out: isEdge ? 0.03 : 0.045 })
    return
  }
  const side = free === 'left' ? -1 : 1
  const length = isEdge ? h - 0.03 : kit.style.handle === 'recess' ? Math.min(0.42, h * 0.5) : Math.min(h * 0.62, 1)
  const lift = h > 1.2 ? -0.02 : 0
  const inset = isEdge ? 0.014 : 0.05
  pull(kit, { at: [side * (w / 2 - inset), lift, z - 0.004], length, upright: true, out: isEdge ? 0.03 : 0.046 })
}

const door = (kit: Kit, own: Door, z: number): void => {
  const [w, h] = [own.x[1] - own.x[0] - gap, own.y[1] - own.y[0] - gap]
  kit.part([(own.x[0] + own.x[1]) / 2, (own.y[0] + own.y[1]) / 2, z], [0, 0, 0], (hung) => {
    leaf(hung, w, h)
    grip(hung, own, w, h)
  })
}

const shell = (kit: Kit, [w, h, d]: Triple, low: number): void => {
  kit.box('body', [w, h - low, d, 0.008], [0, low + (h - low) / 2, 0])
  kit.box('dark', [w - 0.02, h - low - 0.02, 0.012], [0, low + (h - low) / 2, d / 2 + 0.004])
  kit.part([0, 0, 0.02], [0, 0, 0], (own) => feet(own, [w, d], low))
}

type Fittings = { doors: readonly Door[]; plate: readonly [x: number, y: number]; hinges?: boolean }

/** A cooled cabinet; its doors hang in front of it. Returns the depth of the cabinet's front. */
const cabinet = (kit: Kit, { w, h, d }: Spec, { doors, plate, hinges = true }: Fittings): number => {
  const deep = d - thick - 0.012
  const z = deep / 2
  kit.part([0, 0, -thick / 2], [0, 0, 0], (box) => {
    shell(box, [w, h - 0.014, deep], kit.style.feet === 'leg' ? 0.06 : 0.045)
    for (const own of doors) door(box, own, z)
    if (hinges)
      for (const x of [-1, 1]) box.box('dark', [0.07, 0.018, 0.1, 0.006], [x * (w / 2 - 0.06), h - 0.008, z + 0.01])
    box.plate(Math.min(0.2, w * 0.24), [plate[0], plate[1], z + frontOf(w) + 0.003])
  })
  return z - thick / 2
}

const dispenser = (kit: Kit, [x, y, z]: Triple, hasIce: boolean): void => {
  kit.slab('panel', [0.19, 0.36, 0.012, 0.014], [x, y, z])
  kit.slab('black', [0.15, 0.2, 0.006, 0.01], [x, y - 0.06, z + 0.005])
  for (const side of hasIce ? [-0.03, 0.03] : [0])
    kit.box('trim', [0.03, 0.05, 0.016, 0.006], [x + side, y - 0.02, z + 0.01])
  kit.slab('trim', [0.15, 0.014, 0.014, 0.004], [x, y - 0.155, z + 0.01])
  for (let i = -1; i <= 1; i += 1) kit.slab('led', [0.016, 0.004, 0.002, 0.001], [x + i * 0.04, y + 0.125, z + 0.007])
  kit.slab('led', [0.05, 0.012, 0.002, 0.002], [x, y + 0.09, z + 0.007])
}

const low = 0.05

const frenchDoor = (kit: Kit, spec: Spec): void => {
  const { w, h } = spec
  const [split, half] = [h * (spec.is('special', 'C') ? 0.43 : 0.39), w / 2]
  const drawers: Door[] = spec.is('special', 'C')
    ? [
        { x: [-half, half], y: [low, split * 0.56], free: 'top' },
        { x: [-half, half], y: [split * 0.56, split], free: 'top' },
      ]
    : [{ x: [-half, half], y: [low, split], free: 'top' }]
  const upper: Door[] = [
    { x: [-half, 0], y: [split, h - 0.004], free: 'right' },
    { x: [0, half], y: [split, h - 0.004], free: 'left' },
  ]
  const front = cabinet(kit, spec, { doors: [...upper, ...drawers], plate: [half * 0.56, h - 0.075] })
  if (spec.is('water', 'Plumbed water') || spec.is('water', 'Plumbed water and ice'))
    dispenser(kit, [-half * 0.55, h * 0.745, front + frontOf(half) - 0.004], spec.is('water', 'Plumbed water and ice'))
}

const sideBySide = (kit: Kit, spec: Spec): void => {
  const { w, h } = spec
  const [half, split] = [w / 2, -w * 0.09]
  const top = h - 0.004
  const doors: Door[] = [
    { x: [-half, split], y: [low, top], free: 'right' },
    { x: [split, half], y: [low, top], free: 'left' },
  ]
  const front = cabinet(kit, spec, { doors, plate: [half * 0.5, h - 0.075] })
  const z = front + frontOf(half) - 0.002
  if (spec.is('water', 'Tank water and ice')) dispenser(kit, [(-half + split) / 2 - 0.02, h * 0.67, z - 0.002], true)
  if (spec.is('special', 'B')) {
    kit.slab('body', [w * 0.38, h * 0.24, 0.014, 0.012], [half * 0.5, h * 0.64, z + 0.004])
    kit.frame('dark', [w * 0.385, h * 0.245, 0.004, 0.014], 0.004, [half * 0.5, h * 0.64, z + 0.004])
    pull(kit, { at: [half * 0.5, h * 0.74, z + 0.01], length: w * 0.22, out: 0.03, scale: 0.8 })
  }
}

const bottomMount = (kit: Kit, spec: Spec): void => {
  const { w, h } = spec
  const [half, split] = [w / 2, h * 0.385]
  const free = spec.is('hinge', 'Left') ? 'right' : 'left'
  const drawers: Door[] = spec.is('special', 'Z')
    ? [
        { x: [-half, half], y: [low, split - 0.17], free: 'top' },
        { x: [-half, half], y: [split - 0.17, split + 0.04], free: 'top' },
      ]
    : [{ x: [-half, half], y: [low, split], free: 'top' }]
  const from = drawers.at(-1)!.y[1]
  cabinet(kit, spec, {
    doors: [{ x: [-half, half], y: [from, h - 0.004], free }, ...drawers],
    plate: [free === 'left' ? half * 0.55 : -half * 0.55, h - 0.075],
  })
}

const topMount = (kit: Kit, spec: Spec): void => {
  const { w, h } = spec
  const [half, split] = [w / 2, h * 0.69]
  cabinet(kit, spec, {
    doors: [
      { x: [-half, half], y: [split, h - 0.004], free: 'left' },
      { x: [-half, half], y: [low, split], free: 'left' },
    ],
    plate: [half * 0.5, h - 0.07],
  })
}

const bar = (kit: Kit, spec: Spec): void => {
  const { w, h, d } = spec
  const isOutdoor = spec.is('use', 'Outdoors, under cover')
  const base: Spec = { ...spec, h: h - 0.03 }
  cabinet(kit, base, {
    doors: [{ x: [-w / 2, w / 2], y: [low, h - 0.034], free: 'left' }],
    plate: [w * 0.24, h - 0.1],
    hinges: false,
  })
  kit.box('body', [w + 0.006, 0.03, d - thick + 0.02, 0.01], [0, h - 0.015, -thick / 2])
  if (!isOutdoor) return
  const z = d / 2 + 0.002
  kit.slab('glass', [w * 0.62, h * 0.66, 0.008, 0.012], [-w * 0.03, h * 0.52, z])
  for (let row = 0; row < 4; row += 1) {
    kit.box('trim', [w * 0.58, 0.006, 0.004, 0.001], [-w * 0.03, h * (0.25 + row * 0.16), z + 0.006])
    for (let i = 0; i < 5; i += 1)
      kit.slab(
        i % 2 ? 'accent' : 'mark',
        [0.05, 0.075, 0.003, 0.008],
        [-w * 0.03 + (i - 2) * 0.066, h * (0.25 + row * 0.16) + 0.044, z + 0.0035],
      )
  }
}

const chest = (kit: Kit, { w, h, d }: Spec): void => {
  const lid = 0.085
  kit.box('body', [w, h - lid - 0.05, d, 0.022], [0, 0.045 + (h - lid - 0.05) / 2, 0])
  kit.box('dark', [w - 0.03, 0.016, d - 0.03], [0, h - lid - 0.002, 0])
  kit.box('body', [w + 0.012, lid, d + 0.012, 0.026], [0, h - lid / 2 + 0.006, 0])
  kit.part([0, h - lid * 0.55, d / 2 + 0.004], [0, 0, 0], (own) =>
    pull(own, { at: [0, 0, 0], length: Math.min(0.3, w * 0.3), out: 0.03 }),
  )
  const x = w / 2 - 0.14
  kit.slab('dark', [0.16, 0.11, 0.008, 0.008], [x, 0.17, d / 2 + 0.001])
  for (let i = 0; i < 5; i += 1) kit.box('black', [0.13, 0.006, 0.006], [x, 0.135 + i * 0.017, d / 2 + 0.006])
  kit.cylinder('trim', [0.018, 0.016, 0.014], [x - 0.13, 0.17, d / 2 + 0.006], [Math.PI / 2, 0, 0])
  kit.ball('led', 0.006, [x - 0.17, 0.17, d / 2 + 0.002])
  kit.plate(0.18, [-w / 2 + 0.14, h - lid - 0.075, d / 2 + 0.003])
  kit.part([0, 0, 0], [0, 0, 0], (own) => {
    for (const side of [-1, 1])
      for (const z of [-1, 1])
        own.cylinder('rubber', [0.03, 0.03, 0.05], [side * (w / 2 - 0.09), 0.025, z * (d / 2 - 0.09)])
  })
}

const bottle = (kit: Kit, [x, y, z]: Triple, tone: 'accent' | 'trim' | 'leaf'): void => {
  kit.cylinder('glass', [0.036, 0.036, 0.02], [x, y, z], [Math.PI / 2, 0, 0])
  kit.cylinder(tone, [0.015, 0.015, 0.03], [x, y, z + 0.02], [Math.PI / 2, 0, 0])
}

const wineCooler = (kit: Kit, spec: Spec): void => {
  const { w, h, d } = spec
  const base = 0.06
  kit.part([0, 0, -0.03], [0, 0, 0], (box) => {
    shell(box, [w, h, d - 0.06], base)
    const z = d / 2 - 0.02
    const across = Math.max(2, Math.floor((w - 0.12) / 0.092))
    const rows = Math.max(3, Math.round((h - 0.28) / 0.135))
    box.box('cavity', [w - 0.09, h - base - 0.09, 0.006], [0, base + (h - base) / 2, z - 0.03])
    for (let row = 0; row < rows; row += 1) {
      const y = base + 0.11 + row * ((h - base - 0.24) / (rows - 1))
      box.box('wood', [w - 0.1, 0.024, 0.02, 0.004], [0, y - 0.04, z - 0.012])
      for (let i = 0; i < across; i += 1)
        bottle(
          box,
          [(i - (across - 1) / 2) * 0.092, y, z - 0.026],
          row % 3 === 0 ? 'leaf' : row % 2 ? 'trim' : 'accent',
        )
    }
    box.box('glow', [w * 0.5, 0.008, 0.02], [0, h - 0.05, z - 0.02])
    for (let zone = 1; zone < spec.count('zones', 1); zone += 1) {
      const y = base + (h - base) * (zone / spec.count('zones', 1))
      box.box('panel', [w - 0.09, 0.036, 0.01, 0.003], [0, y, z - 0.004])
      box.box('led', [0.04, 0.01, 0.004, 0.001], [0, y, z + 0.002])
    }
    const tall = h - base
    box.frame('body', [w, tall, 0.04, 0.006], 0.046, [0, base + tall / 2, z + 0.02])
    box.slab('smoke', [w - 0.09, tall - 0.09, 0.01, 0.004], [0, base + tall / 2, z + 0.02])
    pull(box, {
      at: [w / 2 - 0.023, base + tall / 2, z + 0.04],
      length: Math.min(0.7, tall * 0.5),
      upright: true,
      scale: 0.85,
    })
    box.box('panel', [Math.min(0.16, w * 0.4), 0.026, 0.004], [0, h - 0.022, z + 0.041])
    box.box('led', [0.03, 0.01, 0.002], [0, h - 0.022, z + 0.044])
    box.plate(Math.min(0.14, w * 0.36), [0, base + 0.023, z + 0.0415])
  })
}

const upright = { azimuth: 0.46, elevation: 0.2 }

export const refrigeration: Record<string, Model> = {
  'french-door-fridge': { build: frenchDoor, size: [910, 1780, 740], ...upright },
  'side-by-side-fridge': { build: sideBySide, size: [910, 1790, 730], ...upright },
  'bottom-mount-fridge': { build: bottomMount, size: [700, 1730, 700], ...upright },
  'top-mount-fridge': { build: topMount, size: [680, 1700, 700], ...upright },
  'bar-fridge': { build: bar, size: [500, 850, 540], azimuth: 0.46, elevation: 0.26 },
  'chest-freezer': { build: chest, size: [1120, 850, 700], azimuth: 0.5, elevation: 0.32 },
  'wine-cooler': { build: wineCooler, size: [595, 1250, 580], azimuth: 0.4, elevation: 0.2 },
}
