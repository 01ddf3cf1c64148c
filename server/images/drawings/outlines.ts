/** Lines of one view, in millimetres from the lower left corner of its box. */
export type View = { width: number; height: number; lines: readonly Shape[] }
export type Shape =
  | { kind: 'box'; x: number; y: number; w: number; h: number; round?: number }
  | { kind: 'circle'; x: number; y: number; r: number }
  | { kind: 'line'; points: readonly (readonly [number, number])[] }

export type Size = { width: number; height: number; depth: number }
type Outline = (size: Size, count: number) => readonly Shape[]

const box = (x: number, y: number, w: number, h: number, round = 0): Shape => ({ kind: 'box', x, y, w, h, round })
const circle = (x: number, y: number, r: number): Shape => ({ kind: 'circle', x, y, r })
const line = (...points: (readonly [number, number])[]): Shape => ({ kind: 'line', points })
const across = (y: number, width: number): Shape => line([0, y], [width, y])
const upright = (x: number, from: number, to: number): Shape => line([x, from], [x, to])
const times = (count: number, make: (index: number) => Shape): Shape[] =>
  Array.from({ length: count }, (_, i) => make(i))

const plain: Outline = ({ width: w, height: h }) => [box(0, 0, w, h, Math.min(w, h) * 0.04)]
const feet = (w: number): Shape[] => [box(w * 0.06, 0, w * 0.08, 14), box(w * 0.86, 0, w * 0.08, 14)]

const cabinet =
  (inside: Outline): Outline =>
  (size, count) => [box(0, 14, size.width, size.height - 14, 10), ...feet(size.width), ...inside(size, count)]

const grip = (x: number, from: number, to: number): Shape => line([x, from], [x, to])

const porthole: Outline = ({ width: w, height: h }) => [
  across(h - 130, w),
  circle(w / 2, h * 0.48, w * 0.34),
  circle(w / 2, h * 0.48, w * 0.27),
  circle(w / 2, h - 72, 34),
  box(w * 0.06, h - 112, w * 0.24, 80, 8),
]

const oven: Outline = ({ width: w, height: h }) => [
  box(0, 0, w, h, 6),
  across(h - 100, w),
  box(w * 0.12, h * 0.16, w * 0.76, h * 0.46, 12),
  line([w * 0.1, h - 142], [w * 0.9, h - 142]),
  circle(w * 0.16, h - 50, 24),
  circle(w * 0.84, h - 50, 24),
]

const legs = (w: number, top: number): Shape[] => [
  line([w * 0.1, top], [w * 0.06, 0]),
  line([w * 0.14, top], [w * 0.1, 0]),
  line([w * 0.9, top], [w * 0.94, 0]),
  line([w * 0.86, top], [w * 0.9, 0]),
]

const table: Outline = ({ width: w, height: h }) => [box(0, h - 34, w, 34, 8), ...legs(w, h - 34)]

const sofa: Outline = ({ width: w, height: h }, seats) => [
  ...legs(w, 150),
  box(w * 0.06, 150, w * 0.88, h - 150, 60),
  box(0, 150, w * 0.08, h * 0.55, 50),
  box(w * 0.92, 150, w * 0.08, h * 0.55, 50),
  ...times(seats, (i) => box(w * 0.08 + (i * w * 0.84) / seats, 300, (w * 0.84) / seats, 170, 40)),
]

const rings: Outline = ({ width: w, depth: d }, count) => {
  const columns = count > 4 ? 3 : count > 2 ? 2 : 1
  const isMiddle = count === 5
  const places = times(columns * 2, (i) => {
    const column = Math.floor(i / 2)
    return circle(((column + 0.5) * w) / columns, i % 2 ? d * 0.3 : d * 0.72, Math.min(d * 0.19, (w / columns) * 0.38))
  })
  const middle = places.filter((_, i) => !(isMiddle && Math.floor(i / 2) === 1))
  return [box(0, 0, w, d, 16), ...middle, ...(isMiddle ? [circle(w / 2, d * 0.52, Math.min(d * 0.26, w * 0.15))] : [])]
}

const hood: Outline = ({ width: w, height: h }) => [
  box(0, 0, w, 60),
  line([0, 60], [w / 2 - 150, 240], [w / 2 + 150, 240], [w, 60]),
  box(w / 2 - 150, 240, 300, h - 240),
]

const outlines: Readonly<Record<string, Outline>> = {
  'french-door-fridge': cabinet(({ width: w, height: h }) => [
    across(h * 0.39, w),
    upright(w / 2, h * 0.39, h),
    grip(w / 2 - 45, h * 0.5, h * 0.8),
    grip(w / 2 + 45, h * 0.5, h * 0.8),
    line([w * 0.12, h * 0.39 - 65], [w * 0.88, h * 0.39 - 65]),
  ]),
  'side-by-side-fridge': cabinet(({ width: w, height: h }) => [
    upright(w * 0.41, 14, h),
    grip(w * 0.41 - 45, h * 0.3, h * 0.75),
    grip(w * 0.41 + 45, h * 0.3, h * 0.75),
  ]),
  'bottom-mount-fridge': cabinet(({ width: w, height: h }) => [
    across(h * 0.385, w),
    grip(w * 0.08, h * 0.46, h * 0.72),
    line([w * 0.14, h * 0.385 - 65], [w * 0.86, h * 0.385 - 65]),
  ]),
  'top-mount-fridge': cabinet(({ width: w, height: h }) => [
    across(h * 0.69, w),
    grip(w * 0.08, h * 0.75, h * 0.92),
    grip(w * 0.08, h * 0.3, h * 0.62),
  ]),
  'bar-fridge': cabinet(({ width: w, height: h }) => [across(h - 34, w), grip(w * 0.1, h * 0.4, h * 0.8)]),
  'chest-freezer': cabinet(({ width: w, height: h }) => [across(h - 85, w), box(w / 2 - 110, h - 70, 220, 26, 10)]),
  'wine-cooler': cabinet(({ width: w, height: h }) => [
    box(45, 60, w - 90, h - 110, 6),
    ...times(Math.max(3, Math.round(h / 160)), (i) => across(140 + i * 140, w)).slice(0, Math.floor((h - 260) / 140)),
  ]),
  dishwasher: cabinet(({ width: w, height: h }) => [
    across(100, w),
    across(h - 110, w),
    line([w * 0.16, h - 165], [w * 0.84, h - 165]),
  ]),
  'wall-oven': oven,
  'steam-oven': oven,
  'freestanding-cooker': cabinet(({ width: w, height: h }, count) => [
    across(h - 60, w),
    across(h - 175, w),
    across(265, w),
    box(w * 0.14, 340, w * 0.72, h * 0.26, 14),
    ...times(count + 2, (i) => circle(((i + 1) * w) / (count + 3), h - 118, 22)),
  ]),
  microwave: ({ width: w, height: h }) => [
    box(0, 0, w, h, 10),
    upright(w * 0.76, 0, h),
    box(w * 0.06, h * 0.16, w * 0.6, h * 0.68, 14),
    circle(w * 0.88, h * 0.24, 26),
  ],
  'gas-cooktop': rings,
  'induction-cooktop': rings,
  rangehood: hood,
  'front-loader-washer': cabinet(porthole),
  'washer-dryer': cabinet(porthole),
  dryer: cabinet(porthole),
  'top-loader-washer': cabinet(({ width: w, height: h }) => [
    across(h - 130, w),
    across(h - 160, w),
    circle(w * 0.78, h - 66, 32),
  ]),
  television: ({ width: w, height: h }) => [box(0, 0, w, h, 8), box(14, 20, w - 28, h - 34)],
  sofa,
  armchair: (size) => sofa(size, 1),
  'dining-table': table,
  'coffee-table': table,
  'dining-chair': ({ width: w, height: h }) => [
    ...legs(w, 440),
    box(w * 0.04, 430, w * 0.92, 50, 20),
    box(w * 0.06, h - 220, w * 0.88, 220, 30),
    upright(w * 0.1, 480, h - 220),
    upright(w * 0.9, 480, h - 220),
  ],
  bookshelf: ({ width: w, height: h }, count) => [
    box(0, 70, w, h - 70),
    ...legs(w, 70),
    ...times(count - 1, (i) => across(70 + ((i + 1) * (h - 70)) / count, w)),
  ],
  bed: ({ width: w, height: h }) => [
    box(0, 200, w, h - 200, 60),
    box(w * 0.02, 180, w * 0.96, 150, 20),
    box(w * 0.03, 330, w * 0.94, 220, 70),
    ...legs(w, 180),
  ],
  'floor-lamp': ({ width: w, height: h }) => [
    line([w * 0.2, h], [w * 0.8, h], [w, h - 310], [0, h - 310], [w * 0.2, h]),
    upright(w / 2, 24, h - 310),
    box(w * 0.15, 0, w * 0.7, 24, 10),
  ],
  barbecue: ({ width: w, height: h }, count) => [
    box(w * 0.2, 100, w * 0.6, 560, 8),
    upright(w / 2, 100, 660),
    box(w * 0.18, 690, w * 0.64, 190, 20),
    box(w * 0.18, 880, w * 0.64, h - 880, 90),
    box(0, 850, w * 0.18, 30),
    box(w * 0.82, 850, w * 0.18, 30),
    ...times(count, (i) => circle(w * 0.18 + ((i + 0.5) * w * 0.64) / count, 780, 28)),
    circle(w * 0.26, 50, 50),
    circle(w * 0.74, 50, 50),
  ],
  toaster: ({ width: w, height: h }) => [box(0, 14, w, h - 14, 40), ...feet(w)],
  'split-air-conditioner': ({ width: w, height: h }) => [box(0, 0, w, h, 30), across(h * 0.22, w)],
}

const laidFlat: ReadonlySet<string> = new Set(['gas-cooktop', 'induction-cooktop', 'rug', 'robot-vacuum'])

export const isTopView = (model: string): boolean => laidFlat.has(model)

/** The face of a product: its front, or its top if it is laid flat. */
export function faceOf(model: string, size: Size, count: number): View {
  const height = isTopView(model) ? size.depth : size.height
  const flat = { ...size, height }
  const lines =
    model === 'robot-vacuum'
      ? [circle(size.width / 2, height / 2, size.width / 2)]
      : (outlines[model] ?? plain)(laidFlat.has(model) && !outlines[model] ? flat : size, count)
  return { width: size.width, height, lines }
}
