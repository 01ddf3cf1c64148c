import type { Kit } from '../kit.ts'
import type { Model, Spec } from '../model.ts'
import { pointsOf, type Triple } from '../shapes.ts'

/** Legs of the design language: turned and splayed, straight and square, or steel. */
const leg = (kit: Kit, [x, z]: readonly [number, number], height: number): void => {
  if (kit.style.feet === 'plinth') return void kit.box('wood', [0.05, height, 0.05, 0.006], [x, height / 2, z])
  if (kit.style.feet === 'pad') return void kit.bar('trim', [x, 0, z], [x, height, z], 0.011)
  kit.bar('wood', [x * 1.03, 0, z * 1.05], [x, height, z], 0.015, 0.022)
}

const arms: Record<Kit['style']['feet'], readonly [width: number, height: number, round: number]> = {
  plinth: [0.15, 0.4, 0.05],
  leg: [0.2, 0.42, 0.09],
  pad: [0.12, 0.36, 0.04],
}

const pillow = (kit: Kit, slot: 'accent' | 'linen' | 'seam', position: Triple, turn: Triple): void => {
  kit.cushion(slot, [0.42, 0.42, 0.08, 0.038], 0.05, position, turn)
}

/** As many seat cushions as seats, in the width, height and depth of the product. */
const sofa = (kit: Kit, spec: Spec): void => {
  const { w, h, d } = spec
  const seats = spec.count('seats', 3)
  const [arm, armHeight, round] = arms[kit.style.feet]
  const inner = w - arm * 2
  const low = 0.15
  kit.cushion('fabric', [w - 0.04, 0.17, d - 0.06, 0.05], 0.004, [0, low + 0.075, 0])
  for (const side of [-1, 1])
    kit.cushion('fabric', [arm, armHeight, d - 0.02, round], 0.012, [
      side * (w / 2 - arm / 2),
      low + armHeight / 2 + 0.02,
      0,
    ])
  const back = h - low - 0.14
  kit.cushion('fabric', [w - 0.1, back, 0.2, 0.09], 0.012, [0, low + back / 2 + 0.06, -d / 2 + 0.11], [-0.1, 0, 0])
  const each = inner / seats
  const isOnePiece = kit.style.handle === 'lip' && seats > 2
  if (isOnePiece) kit.cushion('fabric', [inner - 0.008, 0.17, d - 0.2, 0.06], 0.016, [0, 0.385, 0.08])
  for (let i = 0; i < seats; i += 1) {
    const x = -inner / 2 + each * (i + 0.5)
    if (!isOnePiece) kit.cushion('fabric', [each - 0.008, 0.17, d - 0.2, 0.06], 0.022, [x, 0.385, 0.08])
    kit.cushion('fabric', [each - 0.016, h - 0.37, 0.18, 0.085], 0.036, [x, h - 0.17, -d / 2 + 0.235], [-0.2, 0, 0])
    kit.box('seam', [each - 0.1, 0.003, 0.004, 0.0015], [x, 0.39, d / 2 - 0.012])
  }
  if (kit.style.handle !== 'strap')
    pillow(kit, 'linen', [-inner / 2 + 0.22, h - 0.15, -d / 2 + 0.44], [-0.35, 0.2, 0.12])
  if (seats > 2) pillow(kit, 'seam', [inner / 2 - 0.22, h - 0.16, -d / 2 + 0.44], [-0.35, -0.25, -0.14])
  for (const x of [-1, 1]) for (const z of [-1, 1]) leg(kit, [x * (w / 2 - 0.1), z * (d / 2 - 0.1)], low)
  if (w > 2.3) for (const z of [-1, 1]) leg(kit, [0, z * (d / 2 - 0.1)], low)
}

const armchair = (kit: Kit, spec: Spec): void => {
  const { w, h, d } = spec
  const isSwivel = spec.is('turns', 'Swivel')
  const isTall = h > 0.9
  const armWidth = kit.style.feet === 'pad' ? 0.1 : 0.14
  kit.cushion('fabric', [w - 0.08, 0.13, d - 0.1, 0.05], 0.004, [0, 0.3, 0])
  for (const side of [-1, 1]) {
    if (kit.style.handle === 'pro')
      kit.tube(
        'wood',
        [
          [side * (w / 2 - 0.04), 0.28, -d / 2 + 0.1],
          [side * (w / 2 - 0.03), 0.58, -d / 2 + 0.12],
          [side * (w / 2 - 0.03), 0.6, d / 2 - 0.12],
          [side * (w / 2 - 0.04), 0.28, d / 2 - 0.08],
        ],
        0.02,
      )
    else
      kit.cushion(
        'fabric',
        [armWidth, 0.36, d - 0.1, armWidth / 2 - 0.002],
        0.016,
        [side * (w / 2 - armWidth / 2), 0.44, 0.02],
        [0, 0, side * -0.06],
      )
  }
  kit.cushion('fabric', [w - 0.1, h - 0.2, 0.17, 0.084], 0.014, [0, (h + 0.18) / 2, -d / 2 + 0.12], [-0.2, 0, 0])
  kit.cushion('fabric', [w - 0.28, 0.16, d - 0.2, 0.06], 0.026, [0, 0.43, 0.08])
  kit.cushion(
    'fabric',
    [w - 0.29, h - 0.36, 0.16, 0.078],
    0.034,
    [0, (h + 0.5) / 2 - 0.02, -d / 2 + 0.22],
    [-0.22, 0, 0],
  )
  if (isTall) kit.cushion('linen', [w - 0.36, 0.16, 0.1, 0.048], 0.02, [0, h - 0.12, -d / 2 + 0.24], [-0.22, 0, 0])
  if (isSwivel) {
    kit.cylinder('trim', [0.27, 0.26, 0.02], [0, 0.012, 0])
    return void kit.cylinder('trim', [0.035, 0.035, 0.22], [0, 0.13, 0])
  }
  for (const x of [-1, 1]) for (const z of [-1, 1]) leg(kit, [x * (w / 2 - 0.1), z * (d / 2 - 0.12)], 0.25)
}

const diningChair = (kit: Kit, { w, h, d, is }: Spec): void => {
  const [x, z] = [w / 2 - 0.025, d / 2 - 0.03]
  const isThin = is('seat', 'Thin pad')
  kit.cushion('fabric', [w - 0.04, isThin ? 0.03 : 0.06, d - 0.06, 0.026], isThin ? 0.004 : 0.012, [
    0,
    isThin ? 0.455 : 0.466,
    0.01,
  ])
  kit.box('wood', [w - 0.03, 0.024, d - 0.05, 0.008], [0, 0.432, 0])
  const isSteel = kit.style.feet === 'pad'
  const slot = isSteel ? 'trim' : 'wood'
  const thick = isSteel ? 0.009 : 0.016
  for (const side of [-1, 1]) {
    kit.bar(slot, [side * x, 0, z], [side * (x - 0.03), 0.43, z - 0.05], thick * 0.8, thick)
    kit.tube(
      slot,
      [
        [side * x, 0.006, -z],
        [side * (x - 0.02), 0.25, -z + 0.05],
        [side * (x - 0.02), 0.45, -z + 0.06],
        [side * (x - 0.012), h * 0.8, -z + 0.03],
        [side * (x - 0.01), h - 0.01, -z - 0.01],
      ],
      thick,
    )
    if (!isSteel) kit.bar(slot, [side * (x - 0.012), 0.2, -z + 0.05], [side * (x - 0.014), 0.2, z - 0.03], 0.009)
    if (is('arms', 'Yes')) {
      kit.tube(
        'wood',
        [
          [side * (x - 0.012), 0.66, -z + 0.04],
          [side * (x + 0.005), 0.67, 0],
          [side * x, 0.66, z - 0.1],
        ],
        0.015,
      )
      kit.bar('wood', [side * x, 0.66, z - 0.1], [side * (x - 0.02), 0.44, z - 0.06], 0.012)
    }
  }
  const line = (y: number, bow: number): Triple[] =>
    pointsOf(
      `${-x + 0.012} ${y} ${-z + 0.02}, ${-x * 0.5} ${y + 0.01} ${-z - bow}, 0 ${y + 0.014} ${-z - bow * 1.3}, ${x * 0.5} ${y + 0.01} ${-z - bow}, ${x - 0.012} ${y} ${-z + 0.02}`,
    ).map(([a, b, c]): Triple => [a, b, c])
  if (kit.style.handle === 'wood' && !isSteel)
    for (const lift of [0, 0.03, 0.06]) kit.tube('wood', line(h - 0.07 + lift - 0.03, 0.03), 0.017)
  else if (kit.style.feet === 'leg') {
    for (const y of [h - 0.04, h - 0.16, h - 0.28]) kit.tube('wood', line(y, 0.02), 0.014)
  } else kit.cushion('fabric', [w - 0.05, 0.22, 0.05, 0.022], 0.01, [0, h - 0.11, -z + 0.01], [-0.12, 0, 0])
}

/** Frame and headboard after the manufacturer, in the width of the size. */
const bed = (kit: Kit, spec: Spec): void => {
  const [w, d, head] = [spec.w - 0.06, spec.d - 0.1, spec.h]
  const isStorage = spec.is('storage', 'Gas-lift storage')
  const shape = kit.style.handle
  if (shape === 'bar' || shape === 'lip') {
    kit.slab(
      'wood',
      [w + 0.06, head - 0.2, 0.05, shape === 'bar' ? 0.1 : 0.02],
      [0, (head + 0.2) / 2, -d / 2 - 0.02],
      [-0.05, 0, 0],
    )
    const pads = w > 1.6 ? 3 : 2
    for (let i = 0; i < pads; i += 1)
      kit.cushion(
        'fabric',
        [(w - 0.04) / pads, 0.46, 0.06, 0.03],
        0.02,
        [(i - (pads - 1) / 2) * (w / pads), head - 0.32, -d / 2 + 0.03],
        [-0.05, 0, 0],
      )
  } else if (shape === 'strap') {
    for (const y of [head - 0.05, head - 0.22, head - 0.39])
      kit.box('wood', [w + 0.06, 0.12, 0.03, 0.006], [0, y, -d / 2 - 0.01])
    for (const x of [-1, 1]) kit.box('wood', [0.06, head, 0.05, 0.006], [x * (w / 2), head / 2, -d / 2 - 0.02])
  } else {
    const columns = Math.round(w / 0.28)
    for (let i = 0; i < columns; i += 1)
      kit.cushion(
        'fabric',
        [w / columns - 0.004, head - 0.3, 0.1, 0.045],
        0.02,
        [(i - (columns - 1) / 2) * (w / columns), (head + 0.3) / 2, -d / 2 - 0.01],
        [-0.04, 0, 0],
      )
  }
  if (isStorage) kit.box('fabric', [w, 0.3, d, 0.03], [0, 0.17, 0])
  else {
    kit.box('wood', [w, 0.15, d, 0.024], [0, 0.245, 0])
    for (const x of [-1, 1]) for (const z of [-1, 1]) leg(kit, [x * (w / 2 - 0.1), z * (d / 2 - 0.1)], 0.19)
  }
  kit.cushion('linen', [w - 0.05, 0.25, d - 0.06, 0.07], 0.008, [0, 0.42, 0.02])
  kit.cushion('fabric', [w + 0.04, 0.2, d - 0.66, 0.06], 0.012, [0, 0.485, 0.3])
  kit.cushion('linen', [w + 0.05, 0.07, 0.34, 0.034], 0.01, [0, 0.6, -d / 2 + 0.74], [0.02, 0, 0])
  kit.cushion('seam', [w + 0.07, 0.06, 0.46, 0.028], 0.008, [0, 0.582, d / 2 - 0.36])
  const sleepers = w > 1.2 ? [-1, 1] : [0]
  for (const side of sleepers) {
    const x = sleepers.length > 1 ? (side * w) / 4 : 0
    const width = Math.min(0.7, w / sleepers.length - 0.12)
    kit.cushion('linen', [width, 0.42, 0.12, 0.055], 0.07, [x, 0.68, -d / 2 + 0.24], [-0.75, side * 0.05, 0])
    kit.cushion('linen', [width - 0.04, 0.4, 0.11, 0.05], 0.06, [x, 0.68, -d / 2 + 0.41], [-0.85, side * -0.05, 0])
  }
  pillow(kit, 'accent', [0, 0.71, -d / 2 + 0.56], [-0.75, 0, 0.06])
}

export const seating: Record<string, Model> = {
  sofa: { onFloor: true, build: sofa, size: [2240, 800, 940], elevation: 0.24, azimuth: 0.4, widest: 2.78 },
  armchair: { onFloor: true, build: armchair, size: [800, 800, 820], elevation: 0.24, azimuth: 0.5 },
  'dining-chair': { onFloor: true, build: diningChair, size: [480, 800, 520], elevation: 0.26, azimuth: 0.5 },
  bed: { onFloor: true, build: bed, size: [1680, 1080, 2180], elevation: 0.4, azimuth: 0.6, widest: 1.98 },
}
