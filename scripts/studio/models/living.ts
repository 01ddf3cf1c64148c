import type { Kit } from '../kit.ts'
import type { Model, Spec } from '../model.ts'
import type { Corner, Triple } from '../shapes.ts'

const flat: Triple = [-Math.PI / 2, 0, 0]

const bowlOf = (kit: Kit, slot: 'plate' | 'clay', position: Triple, radius: number): void => {
  kit.lathe(
    slot,
    [
      [0, 0],
      [radius * 0.4, 0, 0.006],
      [radius, radius * 0.5, 0.05],
      [radius * 0.97, radius * 0.51],
      [radius * 0.38, 0.008, 0.01],
      [0, 0.008],
    ],
    position,
  )
}

export const vase = (kit: Kit, position: Triple, height: number): void => {
  const r = height * 0.3
  const profile: Corner[] = [
    [0, 0],
    [r * 0.6, 0, 0.008],
    [r, height * 0.4, height * 0.25],
    [r * 0.35, height * 0.78, height * 0.12],
    [r * 0.5, height],
    [r * 0.42, height],
    [r * 0.3, height * 0.8],
    [0, height * 0.6],
  ]
  kit.lathe('plate', profile, position)
}

export const branch = (kit: Kit, position: Triple, height: number): void => {
  for (let stem = 0; stem < 5; stem += 1) {
    const turn = stem * 1.9
    const lean = 0.18 + (stem % 3) * 0.12
    const tip: Triple = [
      position[0] + Math.sin(turn) * height * lean,
      position[1] + height * (1 - stem * 0.05),
      position[2] + Math.cos(turn) * height * lean,
    ]
    kit.tube(
      'wood',
      [position, [(position[0] * 2 + tip[0]) / 3, position[1] + height * 0.45, (position[2] * 2 + tip[2]) / 3], tip],
      0.0035,
    )
    for (let i = 2; i < 8; i += 1) {
      const share = i / 7
      const [x, y, z] = [
        position[0] + (tip[0] - position[0]) * share ** 1.3,
        position[1] + (tip[1] - position[1]) * share,
        position[2] + (tip[2] - position[2]) * share ** 1.3,
      ]
      kit.part([x, y, z], [0.4, turn + i * 2.2, 0.7], (leaf) =>
        leaf.ball('leaf', height * 0.055, [height * 0.05, 0, 0], [1.5, 0.12, 0.7]),
      )
    }
  }
}

/** A table's base: splayed legs, square legs, a pedestal or a trestle, after the manufacturer. */
const base = (kit: Kit, { w, d }: Spec, top: number, isRound: boolean): void => {
  const scale = top > 0.5 ? 1 : 0.75
  if (isRound && kit.style.feet === 'plinth') {
    kit.lathe('wood', [
      [0, 0],
      [w * 0.28, 0, 0.01],
      [w * 0.26, 0.03, 0.02],
      [0.07, 0.1, 0.1],
      [0.06, top * 0.8, 0.1],
      [w * 0.2, top, 0.02],
      [0, top],
    ])
    return
  }
  if (kit.style.handle === 'strap') {
    for (const x of [-1, 1]) {
      kit.bar('dark', [x * (w * 0.36), 0, -d * 0.34], [x * w * 0.32, top, -d * 0.16], 0.016 * scale)
      kit.bar('dark', [x * (w * 0.36), 0, d * 0.34], [x * w * 0.32, top, d * 0.16], 0.016 * scale)
      kit.bar('dark', [x * w * 0.36, 0.02, -d * 0.34], [x * w * 0.36, 0.02, d * 0.34], 0.012 * scale)
    }
    return
  }
  const [x, z] = isRound ? [w * 0.3, d * 0.3] : [w / 2 - 0.09, d / 2 - 0.08]
  const isSquare = kit.style.feet === 'pad'
  for (const side of [-1, 1])
    for (const end of [-1, 1]) {
      if (isSquare) kit.box('wood', [0.07 * scale, top, 0.07 * scale, 0.008], [side * x, top / 2, end * z])
      else
        kit.bar(
          'wood',
          [side * x * 1.06, 0, end * z * 1.1],
          [side * (x - 0.05), top, end * (z - 0.05)],
          0.021 * scale,
          0.034 * scale,
        )
    }
  if (isRound || top < 0.5) return
  for (const end of [-1, 1]) kit.box('wood', [w - 0.3, 0.07, 0.024, 0.006], [0, top - 0.05, end * (z - 0.04)])
}

const plank = (kit: Kit, { w, d }: Spec, y: number, thick: number): void => {
  const [x, z] = [w / 2, d / 2]
  const soft = kit.style.feet === 'leg' ? 0.14 : 0.03
  kit.extrude(
    'wood',
    [
      [-x, -z, soft],
      [x, -z, soft],
      [x, z, soft],
      [-x, z, soft],
    ],
    { depth: thick, bevel: Math.min(0.012, thick / 3) },
    [0, y, 0],
    flat,
  )
}

const disc = (kit: Kit, radius: number, y: number, thick: number): void =>
  void kit.lathe('wood', [
    [0, y - thick / 2],
    [radius - 0.02, y - thick / 2, 0.008],
    [radius, y, 0.01],
    [radius - 0.01, y + thick / 2, 0.01],
    [0, y + thick / 2],
  ])

const diningTable = (kit: Kit, spec: Spec): void => {
  const isRound = spec.is('shape', 'Round')
  const thick = 0.036
  const top = spec.h - thick
  base(kit, spec, top, isRound)
  if (isRound) disc(kit, spec.w / 2, top + thick / 2, thick)
  else plank(kit, spec, top + thick / 2, thick)
  bowlOf(kit, 'plate', [0, spec.h + 0.001, 0], 0.16)
}

const coffeeTable = (kit: Kit, spec: Spec): void => {
  const isRound = spec.is('shape', 'Round')
  const thick = 0.034
  const { w, h, d } = spec
  const top = h - thick
  base(kit, spec, top, isRound)
  if (isRound) disc(kit, w / 2, top + thick / 2, thick)
  else plank(kit, spec, top + thick / 2, thick)
  if (spec.is('storage', 'Shelf below')) kit.box('wood', [w - 0.2, 0.02, d - 0.18, 0.006], [0, h * 0.36, 0])
  if (spec.is('storage', 'Two drawers')) {
    kit.box('wood', [w - 0.16, 0.13, d - 0.12, 0.006], [0, top - 0.065, 0])
    for (const x of [-1, 1]) {
      kit.box('wood', [(w - 0.2) / 2 - 0.01, 0.1, 0.014, 0.004], [x * (w - 0.2) * 0.25, top - 0.068, d / 2 - 0.056])
      kit.ball('trim', 0.011, [x * (w - 0.2) * 0.25, top - 0.068, d / 2 - 0.038])
    }
  }
  kit.box('linen', [0.24, 0.022, 0.17, 0.003], [-w * 0.14, h + 0.011, 0.04], [0, 0.3, 0])
  kit.box('accent', [0.2, 0.018, 0.15, 0.003], [-w * 0.135, h + 0.031, 0.04], [0, 0.1, 0])
  bowlOf(kit, 'plate', [w * 0.17, h, -0.05], 0.11)
}

const bookTones = ['accent', 'linen', 'leaf', 'clay', 'plate', 'dark', 'card'] as const

const books = (kit: Kit, [x, y, z]: Triple, count: number): void => {
  let left = x
  for (let i = 0; i < count; i += 1) {
    const thick = 0.022 + ((i * 7) % 5) * 0.006
    const tall = 0.19 + ((i * 11) % 6) * 0.014
    left += thick / 2
    kit.box(
      bookTones[(i * 3 + count) % bookTones.length]!,
      [thick - 0.002, tall, 0.15, 0.003],
      [left, y + tall / 2, z],
      [0, 0, i === count - 1 ? -0.16 : 0],
    )
    left += thick / 2
  }
}

const onShelf = (kit: Kit, index: number, [left, right]: readonly [number, number], y: number, room: number): void => {
  const wide = right - left
  const kind = index % 5
  if (kind === 0) {
    books(kit, [left + 0.02, y, 0.02], Math.min(14, Math.floor((wide * 0.6) / 0.034)))
    return
  }
  if (kind === 1) {
    bowlOf(kit, 'clay', [left + wide * 0.25, y, 0.03], 0.1)
    books(kit, [left + wide * 0.52, y, 0.02], Math.floor((wide * 0.4) / 0.034))
    return
  }
  if (kind === 2) {
    kit.box(
      'card',
      [wide * 0.42, Math.min(0.2, room * 0.7), 0.24, 0.014],
      [left + wide * 0.28, y + Math.min(0.1, room * 0.35), 0.02],
    )
    return void kit.ball('plate', 0.07, [left + wide * 0.76, y + 0.07, 0.03])
  }
  if (kind === 3) {
    books(kit, [left + 0.02, y, 0.02], Math.floor((wide * 0.4) / 0.034))
    vase(kit, [left + wide * 0.74, y, 0.02], Math.min(0.24, room * 0.75))
    return
  }
  kit.box(
    'linen',
    [wide * 0.34, Math.min(0.2, room * 0.7), 0.24, 0.014],
    [left + wide * 0.24, y + Math.min(0.1, room * 0.35), 0.02],
  )
  books(kit, [left + wide * 0.55, y, 0.02], Math.floor((wide * 0.36) / 0.034))
}

/** As many boards as shelves; the back is open or closed. */
const bookshelf = (kit: Kit, spec: Spec): void => {
  const { w, h, d } = spec
  const low = kit.style.feet === 'plinth' ? 0.03 : 0.08
  const isSteel = kit.style.handle === 'strap'
  for (const x of [-1, 1]) {
    if (isSteel)
      for (const z of [-1, 1])
        kit.bar(
          'dark',
          [x * (w / 2 - 0.015), 0, z * (d / 2 - 0.015)],
          [x * (w / 2 - 0.015), h, z * (d / 2 - 0.015)],
          0.012,
        )
    else kit.box('wood', [0.03, h - low, d, 0.008], [x * (w / 2 - 0.015), low + (h - low) / 2, 0])
  }
  if (spec.is('back', 'Closed'))
    kit.box('wood', [w - 0.03, h - low - 0.03, 0.012, 0.002], [0, low + (h - low) / 2, -d / 2 + 0.012])
  const shelves = spec.count('shelves', 5)
  const pitch = (h - low - 0.03) / shelves
  for (let i = 0; i <= shelves; i += 1) {
    const y = low + 0.015 + i * pitch
    kit.box('wood', [w - 0.05, 0.03, d - 0.01, 0.006], [0, y, 0])
    if (i < shelves)
      onShelf(kit, i + kit.style.accent.charCodeAt(2), [-w / 2 + 0.04, w / 2 - 0.04], y + 0.015, pitch - 0.04)
  }
  if (isSteel || low < 0.05) return
  for (const x of [-1, 1])
    for (const z of [-1, 1]) kit.cylinder('wood', [0.016, 0.02, low], [x * (w / 2 - 0.05), low / 2, z * (d / 2 - 0.05)])
}

const shades: Record<Kit['style']['feet'], (kit: Kit, r: number, y: number, tall: number) => void> = {
  leg: (kit, r, y, t) =>
    void kit.lathe(
      'shade',
      [
        [r, 0],
        [r + 0.002, 0.004],
        [r * 0.6, t, 0.03],
        [0.02, t + 0.012],
        [0.02, t + 0.008],
        [r * 0.58, t - 0.003],
        [r - 0.003, 0],
      ],
      [0, y, 0],
    ),
  plinth: (kit, r, y, t) =>
    void kit.lathe(
      'shade',
      [
        [r, 0],
        [r + 0.002, 0.004],
        [r, t, 0.01],
        [0.02, t + 0.004],
        [0.02, t],
        [r - 0.004, t - 0.004],
        [r - 0.004, 0],
      ],
      [0, y, 0],
    ),
  pad: (kit, r, y, t) =>
    void kit.lathe(
      'shade',
      [
        [r * 0.4, 0],
        [r * 0.9, t * 0.2, 0.08],
        [r, t * 0.5, 0.12],
        [r * 0.9, t * 0.8, 0.08],
        [r * 0.4, t],
        [0, t],
      ],
      [0, y, 0],
    ),
}

const floorLamp = (kit: Kit, spec: Spec): void => {
  const { w, h } = spec
  const [r, tall] = [w / 2, Math.min(0.36, w * 0.74)]
  const y = h - tall
  if (kit.style.handle === 'pro' || kit.style.handle === 'strap') {
    for (let i = 0; i < 3; i += 1) {
      const turn = 0.4 + (i * Math.PI * 2) / 3
      kit.bar(
        'wood',
        [Math.sin(turn) * r, 0, Math.cos(turn) * r],
        [Math.sin(turn) * 0.025, y, Math.cos(turn) * 0.025],
        0.012,
        0.015,
      )
    }
  } else {
    kit.lathe('dark', [
      [0, 0],
      [r * 0.66, 0, 0.006],
      [r * 0.65, 0.018, 0.008],
      [0, 0.024],
    ])
    kit.bar('wood', [0, 0.02, 0], [0, y + 0.02, 0], 0.016, 0.012)
    kit.cylinder('trim', [0.02, 0.02, 0.04], [0, 0.04, 0])
  }
  kit.cylinder('trim', [0.016, 0.016, 0.05], [0, y + 0.02, 0])
  kit.ball('glow', 0.05, [0, y + tall * 0.42, 0])
  shades[spec.is('shade', 'Paper') ? 'pad' : kit.style.feet](kit, r, y, tall)
  if (spec.is('shade', 'Paper'))
    for (let i = 1; i < 6; i += 1)
      kit.ring(
        'linen',
        [r * (0.62 + 0.36 * Math.sin((i / 6) * Math.PI)), 0.0025],
        [0, y + (tall * i) / 6, 0],
        [Math.PI / 2, 0, 0],
      )
  kit.bar('trim', [r * 0.36, y - 0.14, 0.03], [r * 0.36, y + 0.06, 0.03], 0.0015)
  kit.ball('trim', 0.008, [r * 0.36, y - 0.145, 0.03])
}

type Motif = (kit: Kit, w: number, d: number, y: number) => void

const motifs: Record<string, Motif> = {
  lip: (kit, w, d, y) => {
    for (const share of [0.9, 0.82])
      kit.frame('linen', [w * share, d - w * (1 - share), 0.006, 0.03], 0.02, [0, y, 0], flat)
  },
  wood: (kit, w, d, y) => {
    for (let i = 1; i < 9; i += 1)
      kit.box(
        i % 3 === 0 ? 'seam' : 'linen',
        [w - 0.02, 0.006, d * (i % 3 === 0 ? 0.05 : 0.018), 0.001],
        [0, y, -d / 2 + (d * i) / 9],
      )
  },
  bar: (kit, w, d, y) => {
    const rows = Math.max(2, Math.round(d / 0.5))
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < 4; column += 1)
        kit.slab(
          (row + column) % 2 ? 'linen' : 'seam',
          [w * 0.15, w * 0.15, 0.006, 0.004],
          [(column - 1.5) * w * 0.22, y, (row - (rows - 1) / 2) * (d / rows)],
          [-Math.PI / 2, 0, Math.PI / 4],
        )
  },
  pro: (kit, w, d, y) => {
    kit.frame('linen', [w * 0.86, d - w * 0.14, 0.006, 0.03], 0.03, [0, y, 0], flat)
    for (const [z, radius] of [
      [-0.28, 0.16],
      [0, 0.24],
      [0.28, 0.16],
    ] as const) {
      kit.cylinder('seam', [w * radius, w * radius, 0.006], [0, y, d * z])
      kit.cylinder('linen', [w * radius * 0.6, w * radius * 0.6, 0.006], [0, y + 0.0016, d * z])
    }
  },
}

/** Laid lengthwise along x, so that the image shows its whole length. */
const rug = (kit: Kit, spec: Spec): void =>
  kit.part([0, 0, 0], [0, Math.PI / 2, 0], (own) => {
    const [w, d] = [spec.w, spec.d]
    const thick = Math.max(spec.h, 0.01) + 0.008
    own.slab('fabric', [w, d, thick, 0.03], [0, thick / 2, 0], flat)
    motifs[own.style.handle]?.(own, w, d, thick - 0.001)
    if (spec.is('weave', 'Flat weave'))
      for (let i = 1; i < 16; i += 1)
        own.box('seam', [w - 0.01, 0.004, 0.012, 0.001], [0, thick, -d / 2 + (d * i) / 16])
    if (spec.is('weave', 'Hand tufted')) return
    const count = Math.round(w / 0.05)
    for (const side of [-1, 1])
      for (let i = 0; i < count; i += 1)
        own.box(
          'linen',
          [0.014, 0.006, 0.06, 0.002],
          [-w / 2 + 0.025 + i * 0.05, 0.006, side * (d / 2 + 0.026)],
          [0, ((i * 7) % 5) * 0.03 - 0.06, 0],
        )
  })

export const living: Record<string, Model> = {
  'dining-table': { onFloor: true, build: diningTable, size: [2200, 750, 950], elevation: 0.3, widest: 2.6 },
  'coffee-table': { onFloor: true, build: coffeeTable, size: [1100, 380, 600], elevation: 0.34, widest: 1.3 },
  bookshelf: { onFloor: true, build: bookshelf, size: [900, 1900, 320], elevation: 0.16, azimuth: 0.42 },
  'floor-lamp': { build: floorLamp, size: [420, 1580, 420], elevation: 0.16 },
  rug: { onFloor: true, build: rug, size: [1700, 8, 2400], elevation: 0.72, azimuth: 0.5, widest: 2.2 },
}
