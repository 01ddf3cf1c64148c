import type { Build, Kit, Pose } from '../kit.ts'
import type { Model } from '../model.ts'
import type { Triple } from '../shapes.ts'

type Hinge = 'left' | 'right' | 'drawer'
type Door = { x: readonly [number, number]; y: readonly [number, number]; hinge: Hinge; opens?: number; handle: Handle }
type Handle = (kit: Kit, door: { w: number; h: number; inner: number }) => void
type Cabinet = {
  size: Triple
  shelves: readonly number[]
  doors: readonly Door[]
  divider?: number
  feature?: (kit: Kit) => void
}

const doorDepth = 0.07

/** Upright bar on the free edge of a door. */
const upright =
  (length: number, lift = 0): Handle =>
  (kit, { inner }) => {
    const x = inner - Math.sign(inner) * 0.045
    kit.bar('trim', [x, lift - length / 2, doorDepth + 0.042], [x, lift + length / 2, doorDepth + 0.042], 0.0125)
    for (const y of [-1, 1]) {
      const end = lift + (y * length) / 2
      kit.ball('trim', 0.0125, [x, end, doorDepth + 0.042])
      kit.bar('trim', [x, end - y * 0.06, doorDepth - 0.01], [x, end - y * 0.06, doorDepth + 0.042], 0.009)
    }
  }

const crosswise: Handle = (kit, { w, h }) => {
  const y = h / 2 - 0.07
  kit.bar('trim', [-w / 2 + 0.08, y, doorDepth + 0.042], [w / 2 - 0.08, y, doorDepth + 0.042], 0.0125)
  for (const x of [-1, 1]) {
    kit.ball('trim', 0.0125, [x * (w / 2 - 0.08), y, doorDepth + 0.042])
    kit.bar('trim', [x * (w / 2 - 0.13), y, doorDepth - 0.01], [x * (w / 2 - 0.13), y, doorDepth + 0.042], 0.009)
  }
}

const doorBins = (kit: Kit, w: number, h: number): void => {
  kit.slab('liner', [w - 0.06, h - 0.06, 0.02, 0.02], [0, 0, -0.012])
  for (const y of [-0.32, 0, 0.3]) {
    kit.box('liner', [w - 0.1, 0.012, 0.09, 0.004], [0, h * y, -0.06])
    kit.box('clear', [w - 0.1, 0.08, 0.006, 0.003], [0, h * y + 0.045, -0.104])
    for (const x of [-1, 1]) kit.box('liner', [0.01, 0.09, 0.09, 0.004], [x * (w / 2 - 0.05), h * y + 0.04, -0.06])
  }
}

const door = (kit: Kit, { x, y, hinge, opens = 0, handle }: Door, z: number, pose: Pose): void => {
  const [w, h] = [x[1] - x[0] - 0.005, y[1] - y[0] - 0.005]
  const angle = pose.open ? opens : 0
  const edge = hinge === 'left' ? x[0] : hinge === 'right' ? x[1] : (x[0] + x[1]) / 2
  const out = hinge === 'drawer' ? 0 : hinge === 'left' ? w / 2 : -w / 2
  const turn = hinge === 'left' ? -angle : angle
  kit.part([edge, (y[0] + y[1]) / 2, z], [0, hinge === 'drawer' ? 0 : turn, 0], (hung) => {
    hung.part([out, 0, 0], [0, 0, 0], (leaf) => {
      leaf.box('dark', [w - 0.02, h - 0.02, 0.016, 0.004], [0, 0, 0.006])
      leaf.box('body', [w, h, doorDepth - 0.012, 0.011], [0, 0, 0.012 + (doorDepth - 0.012) / 2])
      if (pose.open && opens) doorBins(leaf, w, h)
      handle(leaf, { w, h, inner: hinge === 'left' ? w / 2 : -w / 2 })
    })
  })
}

const shell = (kit: Kit, [w, h, d]: Triple, low: number): void => {
  const [tall, middle] = [h - low, low + (h - low) / 2]
  const wall = 0.035
  for (const x of [-1, 1]) {
    kit.box('body', [wall, tall, d, 0.008], [x * (w / 2 - wall / 2), middle, 0])
    kit.box('liner', [0.01, tall - 0.04, d - 0.02, 0.003], [x * (w / 2 - wall - 0.004), middle, 0.004])
  }
  kit.box('body', [w, wall, d, 0.008], [0, h - wall / 2, 0])
  kit.box('liner', [w - 0.07, 0.01, d - 0.02, 0.003], [0, h - wall - 0.004, 0.004])
  kit.box('body', [w, wall, d, 0.008], [0, low + wall / 2, 0])
  kit.box('liner', [w - 0.04, tall - 0.04, 0.02, 0.004], [0, middle, -d / 2 + 0.03])
  kit.box('body', [w - 0.01, tall - 0.01, 0.02, 0.004], [0, middle, -d / 2 + 0.012])
  kit.box('black', [w - 0.05, low, d - 0.06, 0.006], [0, low / 2, 0])
  for (const x of [-1, 1]) kit.cylinder('rubber', [0.02, 0.022, 0.02], [x * (w / 2 - 0.07), 0.01, d / 2 - 0.06])
}

const food = (kit: Kit, w: number, y: number): void => {
  kit.cylinder('accent', [0.045, 0.045, 0.1], [-w * 0.28, y + 0.05, 0.05])
  kit.cylinder('clear', [0.04, 0.04, 0.16], [w * 0.05, y + 0.08, 0])
  kit.cylinder('linen', [0.034, 0.034, 0.12], [w * 0.05, y + 0.06, 0])
  kit.box('leaf', [0.12, 0.07, 0.12, 0.03], [w * 0.27, y + 0.036, 0.02])
}

/** A hollow cooled cabinet with doors; the base is black and set back. */
const cabinet = (kit: Kit, pose: Pose, { size, shelves, doors, divider, feature }: Cabinet): void => {
  const [w, h, d] = size
  const low = 0.045
  const deep = d - doorDepth
  kit.part([0, 0, -doorDepth / 2], [0, 0, 0], (box) => {
    shell(box, [w, h - 0.012, deep], low)
    if (divider) box.box('liner', [w - 0.06, 0.05, deep - 0.03, 0.006], [0, divider, 0.01])
    for (const y of shelves) {
      if (!pose.open) continue
      box.box('clear', [w - 0.08, 0.008, deep - 0.1, 0.003], [0, y, 0.01])
      box.box('trim', [w - 0.08, 0.014, 0.012, 0.003], [0, y, deep / 2 - 0.04])
      food(box, w, y)
    }
    box.box('glow', [w * 0.4, 0.006, 0.05, 0.002], [0, h - 0.07, 0.1])
    for (const panel of doors) door(box, panel, deep / 2, pose)
    for (const x of [-1, 1])
      box.box('dark', [0.07, 0.018, 0.09, 0.006], [x * (w / 2 - 0.06), h - 0.003, deep / 2 + 0.02])
    feature?.(box)
  })
}

const dispenser =
  ([x, y]: readonly [number, number], z: number) =>
  (kit: Kit): void => {
    kit.slab('panel', [0.19, 0.36, 0.008, 0.014], [x, y, z])
    kit.slab('black', [0.15, 0.2, 0.004, 0.01], [x, y - 0.06, z + 0.0035])
    kit.box('trim', [0.03, 0.05, 0.016, 0.006], [x, y - 0.02, z + 0.008])
    kit.slab('trim', [0.15, 0.014, 0.012, 0.004], [x, y - 0.155, z + 0.008])
    for (let i = -1; i <= 1; i += 1) kit.slab('led', [0.016, 0.004, 0.002, 0.001], [x + i * 0.04, y + 0.125, z + 0.005])
    kit.slab('led', [0.05, 0.012, 0.002, 0.002], [x, y + 0.09, z + 0.005])
  }

const frenchDoor: Build = (kit, pose) =>
  cabinet(kit, pose, {
    size: [0.91, 1.78, 0.74],
    shelves: [0.95, 1.18, 1.42],
    divider: 0.7,
    doors: [
      { x: [-0.455, 0], y: [0.69, 1.778], hinge: 'left', handle: upright(0.74, -0.06) },
      { x: [0, 0.455], y: [0.69, 1.778], hinge: 'right', opens: 1.6, handle: upright(0.74, -0.06) },
      { x: [-0.455, 0.455], y: [0.05, 0.69], hinge: 'drawer', handle: crosswise },
    ],
    feature: dispenser([-0.26, 1.33], 0.67 / 2 + doorDepth),
  })

const sideBySide: Build = (kit, pose) =>
  cabinet(kit, pose, {
    size: [0.91, 1.79, 0.73],
    shelves: [0.5, 0.8, 1.1, 1.4],
    doors: [
      { x: [-0.455, -0.075], y: [0.05, 1.788], hinge: 'left', handle: upright(1.1, 0.04) },
      { x: [-0.075, 0.455], y: [0.05, 1.788], hinge: 'right', opens: 1.6, handle: upright(1.1, 0.04) },
    ],
    feature: dispenser([-0.28, 1.2], 0.66 / 2 + doorDepth),
  })

const bottomMount: Build = (kit, pose) =>
  cabinet(kit, pose, {
    size: [0.7, 1.73, 0.7],
    shelves: [0.95, 1.17, 1.4],
    divider: 0.66,
    doors: [
      { x: [-0.35, 0.35], y: [0.66, 1.728], hinge: 'right', opens: 1.6, handle: upright(0.56, -0.2) },
      { x: [-0.35, 0.35], y: [0.05, 0.66], hinge: 'drawer', handle: crosswise },
    ],
    feature: (box) => box.slab('mark', [0.07, 0.012, 0.002, 0.002], [0, 1.62, 0.63 / 2 + doorDepth + 0.0005]),
  })

const topMount: Build = (kit, pose) =>
  cabinet(kit, pose, {
    size: [0.68, 1.7, 0.7],
    shelves: [0.35, 0.58, 0.82],
    divider: 1.16,
    doors: [
      { x: [-0.34, 0.34], y: [1.17, 1.698], hinge: 'right', handle: upright(0.3, -0.07) },
      { x: [-0.34, 0.34], y: [0.05, 1.17], hinge: 'right', opens: 1.6, handle: upright(0.46, 0.27) },
    ],
    feature: (box) => box.slab('mark', [0.07, 0.012, 0.002, 0.002], [0, 1.6, 0.63 / 2 + doorDepth + 0.0005]),
  })

const bar: Build = (kit, pose) => {
  cabinet(kit, pose, {
    size: [0.5, 0.84, 0.54],
    shelves: [0.28, 0.48, 0.66],
    doors: [{ x: [-0.25, 0.25], y: [0.05, 0.805], hinge: 'right', opens: 1.6, handle: upright(0.24, 0.2) }],
  })
  kit.box('body', [0.51, 0.028, 0.53, 0.01], [0, 0.846, 0])
  kit.slab('mark', [0.05, 0.01, 0.002, 0.002], [0, 0.76, 0.271])
}

const basket = (kit: Kit, x: number): void => {
  for (let i = 0; i < 9; i += 1)
    kit.bar('trim', [x - 0.12 + i * 0.03, 0.62, -0.2], [x - 0.12 + i * 0.03, 0.62, 0.2], 0.003)
  for (const z of [-0.2, 0.2]) kit.bar('trim', [x - 0.14, 0.72, z], [x + 0.14, 0.72, z], 0.005)
  for (const end of [-0.14, 0.14]) kit.bar('trim', [x + end, 0.72, -0.2], [x + end, 0.72, 0.2], 0.005)
  kit.box('leaf', [0.16, 0.07, 0.18, 0.02], [x, 0.66, 0.04])
  kit.box('accent', [0.12, 0.06, 0.14, 0.014], [x - 0.03, 0.66, -0.12])
}

const chest: Build = (kit, { open }) => {
  const [w, d] = [1.15, 0.66]
  for (const z of [-1, 1]) kit.box('body', [w, 0.76, 0.06, 0.022], [0, 0.42, z * (d / 2 - 0.03)])
  for (const x of [-1, 1]) kit.box('body', [0.06, 0.76, d - 0.02, 0.022], [x * (w / 2 - 0.03), 0.42, 0])
  kit.box('liner', [w - 0.1, 0.02, d - 0.1], [0, 0.16, 0])
  kit.box('liner', [w - 0.08, 0.6, 0.01], [0, 0.48, -d / 2 + 0.065])
  for (const x of [-1, 1]) kit.box('liner', [0.01, 0.6, d - 0.1], [x * (w / 2 - 0.065), 0.48, 0])
  if (open) for (const x of [-0.3, 0.12]) basket(kit, x)
  kit.part([0, 0.8, -d / 2], [open ? -1.25 : 0, 0, 0], (lid) => {
    lid.box('dark', [w - 0.02, 0.014, d - 0.02], [0, 0.006, d / 2])
    lid.box('body', [w + 0.012, 0.085, d + 0.012, 0.026], [0, 0.055, d / 2])
    lid.box('liner', [w - 0.1, 0.02, d - 0.1, 0.008], [0, 0.004, d / 2])
    lid.box('trim', [0.24, 0.024, 0.03, 0.01], [0, 0.032, d + 0.016])
    lid.cylinder('trim', [0.009, 0.009, 0.006], [0.16, 0.032, d + 0.006], [Math.PI / 2, 0, 0])
  })
  kit.slab('dark', [0.16, 0.11, 0.01, 0.008], [0.42, 0.16, d / 2 - 0.002])
  for (let i = 0; i < 5; i += 1) kit.box('black', [0.13, 0.006, 0.006], [0.42, 0.125 + i * 0.017, d / 2 + 0.004])
  kit.cylinder('trim', [0.018, 0.016, 0.014], [0.27, 0.16, d / 2 + 0.005], [Math.PI / 2, 0, 0])
  kit.ball('led', 0.005, [0.22, 0.16, d / 2])
  for (const x of [-1, 1])
    for (const z of [-1, 1]) kit.cylinder('rubber', [0.03, 0.03, 0.05], [x * 0.48, 0.025, z * 0.24])
}

const bottle = (kit: Kit, x: number, y: number): void => {
  kit.lathe(
    'glass',
    '0 0, 0.037 0 0.006, 0.037 0.2 0.03, 0.014 0.24 0.02, 0.013 0.3, 0 0.3',
    [x, y, -0.13],
    [Math.PI / 2, 0, 0],
  )
  kit.cylinder(x > 0 ? 'accent' : 'trim', [0.0155, 0.0155, 0.05], [x, y, 0.16], [Math.PI / 2, 0, 0])
}

const wineCooler: Build = (kit, { open }) => {
  const [w, h, d] = [0.595, 1.25, 0.58]
  kit.part([0, 0, -0.03], [0, 0, 0], (box) => {
    shell(box, [w, h, d], 0.06)
    for (const x of [-1, 1]) box.box('dark', [0.006, h - 0.12, d - 0.02], [x * (w / 2 - 0.046), h / 2, 0.01])
    box.box('dark', [w - 0.09, h - 0.12, 0.006], [0, h / 2 + 0.02, -d / 2 + 0.045])
    for (let row = 0; row < 6; row += 1) {
      const y = 0.2 + row * 0.165
      box.box('wood', [w - 0.1, 0.028, 0.022, 0.004], [0, y - 0.03, d / 2 - 0.03])
      for (const x of [-0.19, -0.095, 0, 0.095, 0.19]) bottle(box, x, y + 0.025)
    }
    box.box('glow', [w - 0.14, 0.008, 0.03], [0, h - 0.06, 0.2])
  })
  kit.part([-w / 2, 0.06, d / 2 - 0.03], [0, open ? -1.7 : 0, 0], (hung) => {
    hung.frame('body', [w, h - 0.06, 0.045, 0.006], 0.052, [w / 2, (h - 0.06) / 2, 0.024])
    hung.slab('smoke', [w - 0.1, h - 0.16, 0.012, 0.004], [w / 2, (h - 0.06) / 2, 0.026])
    hung.bar('trim', [w - 0.035, 0.28, 0.085], [w - 0.035, 0.92, 0.085], 0.011)
    for (const y of [0.32, 0.88]) hung.bar('trim', [w - 0.035, y, 0.04], [w - 0.035, y, 0.085], 0.008)
  })
  kit.box('panel', [0.16, 0.03, 0.004], [0, 1.222, 0.308])
  kit.box('led', [0.03, 0.012, 0.002], [0, 1.222, 0.3105])
}

export const refrigeration: Record<string, Model> = {
  'french-door-fridge': {
    build: frenchDoor,
    finishes: ['steel', 'black', 'white'],
    detail: { target: [0.12, 1.25, 0.35], width: 1.35, azimuth: -0.3, elevation: 0.24, open: true },
  },
  'side-by-side-fridge': {
    build: sideBySide,
    finishes: ['steel', 'black', 'white'],
    detail: { target: [-0.12, 1.22, 0.36], width: 0.95, azimuth: 0.5, elevation: 0.24 },
  },
  'bottom-mount-fridge': {
    build: bottomMount,
    finishes: ['steel', 'black', 'white'],
    detail: { target: [0.1, 1.2, 0.3], width: 1.3, azimuth: -0.3, elevation: 0.24, open: true },
  },
  'top-mount-fridge': {
    build: topMount,
    finishes: ['steel', 'white'],
    detail: { target: [0.1, 0.75, 0.3], width: 1.35, azimuth: -0.3, elevation: 0.26, open: true },
  },
  'bar-fridge': {
    build: bar,
    finishes: ['steel', 'black', 'white'],
    detail: { target: [0.06, 0.46, 0.25], width: 1.0, azimuth: -0.3, elevation: 0.26, open: true },
  },
  'chest-freezer': {
    build: chest,
    finishes: ['white'],
    detail: { target: [0, 0.75, 0], width: 1.5, azimuth: 0.4, elevation: 0.62, open: true },
  },
  'wine-cooler': {
    build: wineCooler,
    finishes: ['steel', 'black'],
    detail: { target: [0, 0.75, 0.3], width: 0.8, azimuth: 0.4, elevation: 0.22 },
  },
}
