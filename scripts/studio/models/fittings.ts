import type { Kit } from '../kit.ts'
import type { Triple } from '../shapes.ts'

/** Turns what was made standing upright to point at the viewer. */
export const facing: Triple = [Math.PI / 2, 0, 0]

/** A knob of the design language, its back at `position`, pointing at the viewer. */
export const knob = (kit: Kit, position: Triple, radius = 0.021, turn = 0): void => {
  const { knob: shape } = kit.style
  kit.part(position, [0, 0, turn], (own) => {
    const pointer = (z: number): void => {
      own.box(shape === 'dome' ? 'black' : 'led', [0.003, radius * 0.7, 0.003, 0.001], [0, radius * 0.5, z])
    }
    own.cylinder('dark', [radius * 1.25, radius * 1.25, 0.004], [0, 0, 0.002], facing)
    if (shape === 'blade') {
      own.cylinder('trim', [radius, radius, 0.012], [0, 0, 0.008], facing)
      own.box('trim', [radius * 0.5, radius * 1.9, 0.02, 0.004], [0, 0, 0.022])
      return pointer(0.032)
    }
    if (shape === 'dome') {
      own.lathe(
        'trim',
        [
          [0, 0],
          [radius, 0],
          [radius * 0.96, 0.012, 0.01],
          [radius * 0.5, 0.026, 0.016],
          [0, 0.028],
        ],
        [0, 0, 0.002],
        facing,
      )
      return pointer(0.026)
    }
    if (shape === 'ring') {
      own.cylinder('black', [radius * 0.92, radius * 0.86, 0.026], [0, 0, 0.014], facing)
      own.ring('trim', [radius * 0.95, 0.0035], [0, 0, 0.006])
      return pointer(0.028)
    }
    if (shape === 'fluted') {
      own.cylinder('trim', [radius, radius * 0.9, 0.03], [0, 0, 0.016], facing)
      for (let i = 0; i < 8; i += 1) {
        const angle = (i / 8) * Math.PI * 2
        own.box('trim', [0.006, 0.006, 0.026, 0.002], [Math.sin(angle) * radius, Math.cos(angle) * radius, 0.015])
      }
      return pointer(0.032)
    }
    own.cylinder(
      'trim',
      [radius, shape === 'drum' ? radius : radius * 0.86, shape === 'drum' ? 0.02 : 0.03],
      [0, 0, 0.013],
      facing,
    )
    pointer(shape === 'drum' ? 0.024 : 0.029)
  })
}

type Pull = { at: Triple; length: number; out?: number; upright?: boolean; scale?: number }

/** A handle of the design language, centred on `at`. `edge` of a recess is the side of the door's free edge. */
export const pull = (kit: Kit, { at, length, out = 0.045, upright = false, scale = 1 }: Pull): void => {
  kit.part(at, [0, 0, upright ? Math.PI / 2 : 0], (own) => {
    const { handle: shape } = kit.style
    const half = length / 2
    const r = 0.011 * scale
    const posts = (inset: number, radius: number): void => {
      for (const side of [-1, 1])
        own.bar('trim', [side * (half - inset), 0, -0.004], [side * (half - inset), 0, out], radius)
    }
    if (shape === 'recess') {
      own.slab('dark', [length, 0.04 * scale, 0.004, 0.012 * scale], [0, 0, 0.0005])
      own.slab('black', [length - 0.008, 0.026 * scale, 0.004, 0.01 * scale], [0, -0.003 * scale, 0.0015])
      own.box('trim', [length - 0.01, 0.006 * scale, 0.012, 0.003], [0, 0.017 * scale, 0.004])
      return
    }
    if (shape === 'lip') {
      own.box('trim', [length, 0.01 * scale, out * 0.8, 0.003], [0, 0, out * 0.4])
      own.box('trim', [length, 0.026 * scale, 0.008, 0.003], [0, -0.008 * scale, out * 0.8])
      return
    }
    if (shape === 'square') {
      own.box('trim', [length, 0.018 * scale, 0.014 * scale, 0.003], [0, 0, out])
      for (const side of [-1, 1])
        own.box('trim', [0.02 * scale, 0.018 * scale, out, 0.003], [side * (half - 0.01 * scale), 0, out / 2])
      return
    }
    if (shape === 'strap') {
      own.box('trim', [length, 0.034 * scale, 0.008, 0.004], [0, 0, out * 0.85])
      for (const side of [-1, 1])
        own.box('trim', [0.03 * scale, 0.026 * scale, out * 0.85, 0.004], [side * (half - 0.03 * scale), 0, out * 0.42])
      return
    }
    if (shape === 'arch') {
      own.tube(
        'trim',
        [
          [-half, 0, 0],
          [-half * 0.86, 0, out * 0.8],
          [-half * 0.4, 0, out * 1.2],
          [half * 0.4, 0, out * 1.2],
          [half * 0.86, 0, out * 0.8],
          [half, 0, 0],
        ],
        r,
      )
      return
    }
    if (shape === 'wood') {
      own.bar('wood', [-half + 0.02, 0, out], [half - 0.02, 0, out], r * 1.25)
      for (const side of [-1, 1]) own.bar('trim', [side * half, 0, out], [side * (half - 0.03), 0, out], r * 1.35)
      return posts(0.015, r)
    }
    own.bar('trim', [-half, 0, out], [half, 0, out], shape === 'pro' ? r * 1.4 : r)
    for (const side of [-1, 1]) {
      if (shape === 'pro') own.bar('trim', [side * (half - 0.03), 0, 0], [side * (half - 0.03), 0, out + r], r * 1.9)
      else own.ball('trim', r, [side * half, 0, out])
    }
    if (shape === 'bar') posts(0.045, r * 0.75)
  })
}

/** A handle across. */
export const handle = (kit: Kit, at: Triple, length: number, out = 0.045): void => pull(kit, { at, length, out })

export const display = (kit: Kit, [x, y, z]: Triple, width: number): void => {
  kit.slab('panel', [width, 0.05, 0.004, 0.006], [x, y, z])
  const digit = (left: number): void => {
    for (const bar of [-0.008, 0, 0.008]) kit.slab('led', [0.009, 0.0016, 0.001, 0.0005], [left, y + bar, z + 0.0025])
    for (const bar of [-0.005, 0.005])
      kit.slab('led', [0.0016, 0.006, 0.001, 0.0005], [left + bar, y + bar * 0.8, z + 0.0025])
  }
  for (const offset of [-0.026, -0.01, 0.01, 0.026]) digit(x + offset)
}

/** Feet of the design language under a base of width and depth. */
export const feet = (kit: Kit, [w, d]: readonly [number, number], height: number): void => {
  if (kit.style.feet === 'plinth')
    return void kit.box('black', [w - 0.04, height, d - 0.06, 0.004], [0, height / 2, -0.012])
  if (kit.style.feet === 'pad') kit.box('dark', [w - 0.06, height, d - 0.1, 0.004], [0, height / 2, -0.02])
  const radius = kit.style.feet === 'leg' ? 0.019 : 0.025
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      kit.cylinder(
        kit.style.feet === 'leg' ? 'trim' : 'rubber',
        [radius, radius, height],
        [x * (w / 2 - 0.05), height / 2, z * (d / 2 - 0.05)],
      )
}
