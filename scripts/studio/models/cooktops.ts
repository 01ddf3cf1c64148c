import type { Kit } from '../kit.ts'
import type { Model, Spec } from '../model.ts'
import { hoodSkirt, ringOf, type Triple } from '../shapes.ts'
import { facing, knob } from './fittings.ts'

export const flat: Triple = [-Math.PI / 2, 0, 0]

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
    kit.box('iron', [w * 0.33, bar, bar, 0.003], [x + side * w * 0.33, y + 0.002, z])
    kit.box('iron', [bar, bar, d * 0.3, 0.003], [x, y + 0.002, z + side * d * 0.35])
  }
}

type Spot = readonly [x: number, z: number, radius: number]

/** Burners in columns; five have the wok in the middle, or at the side if the hob is made for it. */
const spotsOf = (count: number, w: number, d: number, isWokAside: boolean): { spots: Spot[]; columns: number[] } => {
  const pair = (x: number, near = 0.035, far = 0.045): Spot[] => [
    [x, -d * 0.21, far],
    [x, d * 0.2, near],
  ]
  const columns = count >= 5 ? 3 : 2
  const each = w / columns
  const xs = Array.from({ length: columns }, (_, i) => (i - (columns - 1) / 2) * each)
  if (count <= 4) return { spots: [...pair(xs[0]!), ...pair(xs[1]!, 0.045, 0.058)], columns: xs }
  const wok = isWokAside ? xs[0]! : xs[1]!
  const others = xs.filter((x) => x !== wok)
  const middle: Spot[] = count >= 6 ? pair(wok, 0.05, 0.06) : [[wok, 0, 0.066]]
  return { spots: [...middle, ...others.flatMap((x) => pair(x))], columns: xs }
}

export const hob = (kit: Kit, [w, y, d]: Triple, count: number, isWokAside = false): void => {
  const { spots, columns } = spotsOf(count, w, d, isWokAside)
  const each = w / columns.length
  for (const [x, z, radius] of spots) burner(kit, [x, y, z], radius)
  for (const x of columns) {
    const own = spots.filter(([at]) => at === x)
    if (own.length === 1) trivet(kit, [x, y + 0.048, 0], [each - 0.018, d * 0.8])
    else for (const [, z] of own) trivet(kit, [x, y + 0.048, z], [each - 0.018, d * 0.385])
  }
}

const gasCooktop = (kit: Kit, spec: Spec): void => {
  const { w, d } = spec
  const count = spec.count('burners', 5)
  const isGlass = kit.isDark
  kit.box('dark', [w - 0.08, 0.034, d - 0.07, 0.008], [0, 0.017, 0])
  kit.slab(isGlass ? 'glass' : 'body', [w, d, 0.012, 0.016], [0, 0.04, 0], flat)
  if (isGlass) kit.slab('trim', [w + 0.006, d + 0.006, 0.006, 0.018], [0, 0.036, 0], flat)
  const isAside = w > 0.65 && count !== 4
  const room = isAside ? 0.1 : 0
  const deep = isAside ? d - 0.04 : d - 0.12
  const top = isAside ? [-room / 2, 0, 0] : [0, 0, -0.045]
  kit.part([top[0]!, 0, top[2]!], [0, 0, 0], (own) =>
    hob(own, [w - room - 0.04, 0.046, deep], count, spec.is('special', 'W')),
  )
  const pitch = isAside ? Math.min(0.08, (d - 0.12) / count) : Math.min(0.09, (w - 0.16) / count)
  for (let i = 0; i < count; i += 1) {
    const along = (i - (count - 1) / 2) * pitch
    const at: Triple = isAside ? [w / 2 - 0.055, 0.046, along] : [along, 0.046, d / 2 - 0.045]
    kit.part(at, flat, (own) => knob(own, [0, 0, 0], 0.018, 0.5 * i))
  }
  kit.plate(0.1, isAside ? [w / 2 - 0.06, 0.0475, d / 2 - 0.03] : [-w / 2 + 0.08, 0.0475, d / 2 - 0.03], {
    turn: flat,
    on: isGlass ? 'dark' : 'body',
  })
}

const zone = (kit: Kit, [x, z, radius]: Spot, y: number): void => {
  kit.put('mark', ringOf(radius), [x, y, z], flat)
  for (const turn of [0, Math.PI / 2]) kit.box('mark', [radius * 0.24, 0.0008, 0.0026, 0.0002], [x, y, z], [0, turn, 0])
}

const field = (kit: Kit, x: number, [w, d]: readonly [number, number], y: number): void => {
  for (const side of [-1, 1]) {
    kit.box('mark', [w, 0.0008, 0.0026, 0.0002], [x, y, -0.03 + (side * d) / 2])
    kit.box('mark', [0.0026, 0.0008, d, 0.0002], [x + (side * w) / 2, y, -0.03])
  }
  kit.box('mark', [w * 0.5, 0.0008, 0.002, 0.0002], [x, y, -0.03])
}

const zones: Record<number, (w: number, d: number) => Spot[]> = {
  2: (_, d) => [
    [0, -d * 0.24, 0.09],
    [0, d * 0.14, 0.072],
  ],
  4: (w, d) => [
    [-w * 0.24, -d * 0.22, 0.088],
    [-w * 0.24, d * 0.17, 0.105],
    [w * 0.24, -d * 0.22, 0.105],
    [w * 0.24, d * 0.17, 0.075],
  ],
  5: (w, d) => [
    [-w * 0.345, -d * 0.22, 0.092],
    [-w * 0.345, d * 0.17, 0.075],
    [0, -0.03, 0.135],
    [w * 0.345, -d * 0.22, 0.075],
    [w * 0.345, d * 0.17, 0.092],
  ],
  6: (w, d) =>
    [-1, 0, 1].flatMap((column): Spot[] => [
      [column * w * 0.32, -d * 0.22, column ? 0.092 : 0.105],
      [column * w * 0.32, d * 0.17, column ? 0.092 : 0.075],
    ]),
}

const inductionCooktop = (kit: Kit, spec: Spec): void => {
  const { w, d } = spec
  const y = 0.0455
  kit.box('dark', [w - 0.06, 0.035, d - 0.06, 0.008], [0, 0.0175, 0])
  const edge = kit.style.knob
  if (edge !== 'drum') kit.slab('trim', [w, d, 0.008, 0.012], [0, 0.037, 0], flat)
  const rim = edge === 'drum' ? 0 : edge === 'ring' ? 0.004 : 0.008
  kit.slab('glass', [w - rim, d - rim, 0.008, 0.01], [0, 0.041, 0], flat)
  const all = zones[spec.count('zones', 5)]!(w, d)
  const isFlex = spec.is('special', 'F') || kit.style.knob === 'blade'
  const left = isFlex && all.length > 3 ? Math.min(...all.map(([x]) => x)) : null
  for (const spot of all) if (spot[0] !== left) zone(kit, spot, y)
  if (left !== null) field(kit, left, [Math.min(0.22, w * 0.3), d * 0.7], y)
  const z = d / 2 - 0.036
  const span = Math.min(0.3, w * 0.6)
  if (spec.is('control', 'Slider')) {
    kit.box('mark', [span, 0.0008, 0.003, 0.0002], [0, y, z])
    kit.box('led', [span * 0.4, 0.0009, 0.004, 0.0002], [-span * 0.3, y, z])
  } else if (spec.is('control', 'Colour display')) {
    kit.slab('panel', [span * 0.8, 0.05, 0.001, 0.006], [0, y, z - 0.012], flat)
    for (let i = 0; i < 6; i += 1)
      kit.slab(i === 1 ? 'accent' : 'led', [0.024, 0.01, 0.001, 0.002], [(i - 2.5) * 0.034, y + 0.001, z - 0.012], flat)
  } else
    for (let i = 0; i < 7; i += 1)
      kit.cylinder(i === 2 ? 'led' : 'mark', [0.005, 0.005, 0.0008], [(i - 3) * (span / 7), y, z])
  if (w > 0.4) {
    kit.box('led', [0.034, 0.0008, 0.01, 0.0002], [span / 2 + 0.05, y, z])
    kit.plate(0.1, [-w / 2 + 0.08, y, z], { turn: flat, on: 'dark' })
  } else kit.plate(0.09, [0, y, d / 2 - 0.014], { turn: flat, on: 'dark' })
}

const buttons = (kit: Kit, y: number, z: number): void => {
  kit.slab('panel', [0.24, 0.034, 0.003, 0.006], [0, y, z])
  for (let i = -2; i <= 2; i += 1)
    kit.cylinder(i === 0 ? 'led' : 'mark', [0.006, 0.006, 0.003], [i * 0.042, y, z + 0.002], facing)
}

/** A canopy: a pyramid, a flat box or a sloping glass, after the manufacturer. */
const rangehood = (kit: Kit, { w, h, d }: Spec): void => {
  const shape = kit.style.handle
  const chimney: Triple = [Math.min(0.3, w * 0.4), h, 0.28]
  const isFlat = shape === 'lip' || shape === 'square' || shape === 'recess'
  const isGlass = shape === 'strap' || shape === 'wood'
  const rim = isFlat ? 0.05 : isGlass ? 0.03 : 0.07
  const slope = isFlat ? 0 : isGlass ? 0.09 : Math.min(0.2, h * 0.24)
  const back = -d / 2 + chimney[2] / 2
  const tall = h - rim - slope
  kit.box('body', [chimney[0] - 0.012, tall * 0.55, chimney[2] - 0.012, 0.004], [0, h - tall * 0.275, back])
  kit.box('body', [chimney[0], tall * 0.5, chimney[2], 0.004], [0, rim + slope + tall * 0.25, back])
  if (slope)
    kit.put('body', hoodSkirt([isGlass ? w * 0.62 : w, isGlass ? d * 0.8 : d], [chimney[0], chimney[2]], slope), [
      0,
      rim,
      isGlass ? -d * 0.1 : 0,
    ])
  if (isGlass) {
    kit.slab('clear', [w, d, 0.012, 0.05], [0, rim + 0.006, 0], flat)
    kit.slab('trim', [w, 0.01, 0.012, 0.003], [0, rim + 0.006, d / 2])
    kit.box('body', [w * 0.62, rim, d * 0.8, 0.004], [0, rim / 2, -d * 0.1])
    buttons(kit, rim / 2 + 0.002, d * 0.3 + 0.002)
    kit.plate(0.12, [-w * 0.22, rim / 2, d * 0.3 + 0.002])
    return
  }
  kit.box('body', [w, rim, d, 0.004], [0, rim / 2, 0])
  buttons(kit, rim / 2, d / 2 + 0.001)
  if (shape === 'pro' || shape === 'bar')
    kit.bar('trim', [-w / 2 + 0.06, rim * 0.5, d / 2 + 0.04], [w / 2 - 0.06, rim * 0.5, d / 2 + 0.04], 0.009)
  if (shape === 'pro' || shape === 'bar')
    for (const x of [-1, 1])
      kit.bar('trim', [x * (w / 2 - 0.1), rim * 0.5, d / 2], [x * (w / 2 - 0.1), rim * 0.5, d / 2 + 0.04], 0.007)
  kit.plate(0.14, [0, rim + slope + tall * 0.3, back + chimney[2] / 2 + 0.002])
}

export const cooktops: Record<string, Model> = {
  'gas-cooktop': { build: gasCooktop, size: [900, 95, 510], elevation: 0.62, widest: 0.9 },
  'induction-cooktop': { build: inductionCooktop, size: [900, 56, 520], elevation: 0.66, widest: 0.9 },
  rangehood: { build: rangehood, size: [900, 700, 500], elevation: 0.12, widest: 1.2, hangs: true },
}
