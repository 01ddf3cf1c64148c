import type { Build, Kit } from '../kit.ts'
import type { Model } from '../model.ts'
import type { Triple } from '../shapes.ts'
import { hob } from './cooktops.ts'
import { display, facing, handle, knob, shellOf } from './fittings.ts'

const racks = (kit: Kit, [w, , d]: Triple, levels: readonly number[]): void => {
  for (const y of levels) {
    for (let i = 0; i <= 12; i += 1) {
      const x = -w / 2 + (w * i) / 12
      kit.bar('chrome', [x, y, -d / 2], [x, y, d / 2], 0.0025)
    }
    for (const z of [-d / 2, d / 2]) kit.bar('chrome', [-w / 2, y, z], [w / 2, y, z], 0.004)
  }
}

const cavity = (kit: Kit, [w, h, d]: Triple, [x, y, z]: Triple, levels: readonly number[]): void => {
  kit.part([x, y, z - d / 2], [0, 0, 0], (own) => {
    own.box('cavity', [w, h, 0.01], [0, 0, -d / 2])
    for (const side of [-1, 1]) {
      own.box('cavity', [0.01, h, d], [(side * w) / 2, 0, 0])
      own.box('cavity', [w, 0.01, d], [0, (side * h) / 2, 0])
      for (const level of levels)
        own.bar(
          'chrome',
          [side * (w / 2 - 0.012), level - 0.01, -d / 2],
          [side * (w / 2 - 0.012), level - 0.01, d / 2],
          0.004,
        )
    }
    own.ring('cavity', [h * 0.25, 0.006], [0, 0, -d / 2 + 0.008])
    own.ball('glow', 0.02, [w * 0.36, h * 0.36, -d / 2 + 0.01], [1, 1, 0.3])
    racks(own, [w - 0.04, h, d - 0.03], levels)
  })
}

const roast = (kit: Kit, position: Triple): void => {
  kit.box('black', [0.34, 0.03, 0.26, 0.012], position)
  kit.ball('card', 0.085, [position[0] - 0.02, position[1] + 0.06, position[2]], [1.35, 0.8, 1])
  for (const [x, z] of [
    [0.12, 0.07],
    [0.13, -0.05],
    [-0.13, 0.08],
  ] as const)
    kit.ball('accent', 0.03, [position[0] + x, position[1] + 0.03, position[2] + z])
}

type OvenDoor = { w: number; h: number; position: Triple; window: readonly [number, number]; opens: number }

/** A drop-down glass door on its lower edge. */
const ovenDoor = (kit: Kit, { w, h, position, window, opens }: OvenDoor): void => {
  kit.part(position, [opens, 0, 0], (leaf) => {
    leaf.box('body', [w, h, 0.032, 0.007], [0, h / 2, 0.016])
    leaf.slab('glass', [w - 0.024, h - 0.1, 0.006, 0.008], [0, h / 2 - 0.034, 0.034])
    leaf.frame('dark', [window[0], window[1], 0.002, 0.016], 0.006, [0, h / 2 - 0.04, 0.0375])
    leaf.slab('dark', [w - 0.06, h - 0.06, 0.006, 0.01], [0, h / 2, -0.003])
    leaf.slab('glass', [window[0], window[1], 0.004, 0.01], [0, h / 2 - 0.03, -0.007])
    handle(leaf, [0, h - 0.045, 0.034], w - 0.08)
  })
}

const builtIn =
  (height: number, isSteam: boolean): Build =>
  (kit, { open }) => {
    const w = 0.595
    const panel = 0.105
    const z = 0.25
    shellOf(kit, [w, height, 0.5], height / 2, 'body')
    kit.box('panel', [w, panel, 0.026, 0.006], [0, height - panel / 2, z + 0.012])
    if (open) {
      cavity(
        kit,
        [0.47, height - panel - 0.09, 0.4],
        [0, (height - panel) / 2 + 0.005, z],
        isSteam ? [0] : [-0.08, 0.06],
      )
      roast(kit, [0, (height - panel) / 2 + (isSteam ? 0.03 : -0.05), 0.06])
      kit.frame('black', [w - 0.02, height - panel - 0.01, 0.012, 0.008], 0.05, [0, (height - panel) / 2, z])
    }
    const face = z + 0.0255
    display(kit, [0, height - panel / 2, face], isSteam ? 0.22 : 0.15)
    for (const x of isSteam ? [-0.22] : [-0.2, 0.2]) knob(kit, [x, height - panel / 2, face], 0.024, x)
    if (isSteam)
      for (let i = 0; i < 5; i += 1)
        kit.cylinder('mark', [0.004, 0.004, 0.002], [0.15 + i * 0.025, height - panel / 2, face], facing)
    const doorHeight = height - panel - 0.008
    ovenDoor(kit, {
      w,
      h: doorHeight,
      position: [0, 0.003, z],
      window: [w - 0.15, doorHeight * 0.56],
      opens: open ? 1.4 : 0,
    })
  }

const cooker: Build = (kit, { open }) => {
  const [w, h, d] = [0.9, 0.9, 0.6]
  shellOf(kit, [w, h - 0.1, d - 0.04], 0.1 + (h - 0.1) / 2)
  kit.box('body', [w, 0.03, d, 0.008], [0, h + 0.002, 0])
  kit.box('body', [w, 0.07, 0.022, 0.008], [0, h + 0.045, -d / 2 + 0.012])
  kit.slab('black', [w - 0.05, d - 0.07, 0.006, 0.02], [0, h + 0.017, 0.012], [-Math.PI / 2, 0, 0])
  kit.part([0, 0, 0.012], [0, 0, 0], (top) => hob(top, [w - 0.02, h + 0.02, d - 0.06]))
  kit.box('body', [w, 0.115, 0.05, 0.01], [0, h - 0.072, d / 2 - 0.015])
  for (let i = 0; i < 8; i += 1) if (i !== 4) knob(kit, [-0.385 + i * 0.11, h - 0.074, d / 2 + 0.011], 0.021)
  display(kit, [0.055, h - 0.074, d / 2 + 0.012], 0.085)
  if (open) {
    cavity(kit, [0.76, 0.4, 0.44], [0, 0.5, d / 2 - 0.03], [-0.09, 0.06])
    roast(kit, [-0.06, 0.45, 0.08])
  }
  ovenDoor(kit, {
    w: w - 0.01,
    h: 0.49,
    position: [0, 0.275, d / 2 - 0.03],
    window: [0.66, 0.26],
    opens: open ? 1.4 : 0,
  })
  kit.box('body', [w - 0.01, 0.15, 0.03, 0.008], [0, 0.19, d / 2 - 0.016])
  handle(kit, [0, 0.23, d / 2], w - 0.3, 0.03)
  kit.box('black', [w - 0.06, 0.09, d - 0.1], [0, 0.065, -0.01])
  for (const x of [-1, 1])
    for (const z of [-1, 1]) kit.cylinder('trim', [0.022, 0.026, 0.1], [x * (w / 2 - 0.06), 0.05, z * (d / 2 - 0.07)])
}

const microwave: Build = (kit, { open }) => {
  const [w, h, d] = [0.52, 0.31, 0.4]
  const [doorWidth, y] = [0.385, h / 2 + 0.012]
  const left = -w / 2
  shellOf(kit, [w, h, d], y)
  kit.box('panel', [w - doorWidth - 0.004, h - 0.006, 0.022, 0.006], [w / 2 - (w - doorWidth) / 2, y, d / 2 + 0.008])
  if (open) {
    cavity(kit, [0.34, 0.22, 0.34], [left + doorWidth / 2 + 0.006, y, d / 2], [])
    kit.cylinder('clear', [0.14, 0.14, 0.008], [left + doorWidth / 2, y - 0.095, 0.02])
    kit.frame('body', [doorWidth, h - 0.006, 0.008, 0.006], 0.03, [left + doorWidth / 2, y, d / 2])
    kit.lathe('linen', '0 0, 0.05 0, 0.085 0.05, 0.08 0.05, 0.048 0.006, 0 0.006', [
      left + doorWidth / 2,
      y - 0.09,
      0.03,
    ])
  }
  kit.part([left, y, d / 2], [0, open ? -1.75 : 0, 0], (leaf) => {
    leaf.box('body', [doorWidth, h - 0.006, 0.028, 0.007], [doorWidth / 2, 0, 0.014])
    leaf.slab('glass', [doorWidth - 0.06, h - 0.06, 0.004, 0.014], [doorWidth / 2 - 0.012, 0, 0.0285])
    leaf.frame('dark', [doorWidth - 0.11, h - 0.1, 0.002, 0.014], 0.004, [doorWidth / 2 - 0.012, 0, 0.031])
    leaf.slab('dark', [doorWidth - 0.05, h - 0.05, 0.004, 0.01], [doorWidth / 2, 0, -0.001])
    leaf.bar('trim', [doorWidth - 0.02, -0.1, 0.056], [doorWidth - 0.02, 0.1, 0.056], 0.008)
    for (const end of [-0.085, 0.085])
      leaf.bar('trim', [doorWidth - 0.02, end, 0.02], [doorWidth - 0.02, end, 0.056], 0.006)
  })
  const x = w / 2 - (w - doorWidth) / 2
  const face = d / 2 + 0.0195
  display(kit, [x, y + 0.1, face], 0.1)
  for (let row = 0; row < 4; row += 1)
    for (let column = -1; column <= 1; column += 1)
      kit.slab('mark', [0.018, 0.007, 0.002, 0.003], [x + column * 0.03, y + 0.05 - row * 0.022, face])
  knob(kit, [x, y - 0.075, face], 0.026, 0.5)
  for (const side of [-1, 1])
    for (const end of [-1, 1]) kit.cylinder('rubber', [0.014, 0.014, 0.014], [side * 0.21, 0.007, end * 0.15])
}

export const ovens: Record<string, Model> = {
  'wall-oven': {
    build: builtIn(0.595, false),
    finishes: ['steel', 'black', 'white'],
    detail: { target: [0, 0.28, 0.3], width: 0.86, azimuth: 0.35, elevation: 0.34, open: true },
  },
  'steam-oven': {
    build: builtIn(0.455, true),
    finishes: ['steel', 'black'],
    detail: { target: [0, 0.22, 0.3], width: 0.76, azimuth: 0.35, elevation: 0.36, open: true },
  },
  'freestanding-cooker': {
    build: cooker,
    finishes: ['steel', 'black', 'white'],
    detail: { target: [0, 0.86, 0.1], width: 0.95, azimuth: 0.5, elevation: 0.55 },
  },
  microwave: {
    build: microwave,
    finishes: ['steel', 'black', 'white'],
    detail: { target: [-0.05, 0.16, 0.2], width: 0.72, azimuth: 0.55, elevation: 0.34, open: true },
  },
}
