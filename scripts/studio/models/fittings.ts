import type { Kit } from '../kit.ts'
import type { Triple } from '../shapes.ts'

/** Turns what was made standing upright to point at the viewer. */
export const facing: Triple = [Math.PI / 2, 0, 0]

/** A turned knob with a pointer, its back at `at`, pointing at the viewer. */
export const knob = (kit: Kit, position: Triple, radius = 0.021, turn = 0): void => {
  kit.part(position, [0, 0, turn], (own) => {
    own.cylinder('dark', [radius * 1.25, radius * 1.25, 0.004], [0, 0, 0.002], facing)
    own.lathe(
      'trim',
      [
        [0, 0],
        [radius, 0],
        [radius * 0.92, 0.026, 0.004],
        [0, 0.026],
      ],
      [0, 0, 0.002],
      facing,
    )
    own.box('dark', [0.003, radius * 0.8, 0.003, 0.001], [0, radius * 0.45, 0.028])
  })
}

/** A bar handle across, on two posts. */
export const handle = (kit: Kit, [x, y, z]: Triple, length: number, out = 0.045): void => {
  kit.bar('trim', [x - length / 2, y, z + out], [x + length / 2, y, z + out], 0.011)
  for (const side of [-1, 1]) {
    kit.ball('trim', 0.011, [x + (side * length) / 2, y, z + out])
    kit.bar(
      'trim',
      [x + side * (length / 2 - 0.04), y, z - 0.004],
      [x + side * (length / 2 - 0.04), y, z + out],
      0.0085,
    )
  }
}

export const display = (kit: Kit, [x, y, z]: Triple, width: number): void => {
  kit.slab('panel', [width, 0.05, 0.004, 0.006], [x, y, z])
  const digit = (left: number): void => {
    for (const bar of [-0.008, 0, 0.008]) kit.slab('led', [0.009, 0.0016, 0.001, 0.0005], [left, y + bar, z + 0.0025])
    for (const bar of [-0.005, 0.005])
      kit.slab('led', [0.0016, 0.006, 0.001, 0.0005], [left + bar, y + bar * 0.8, z + 0.0025])
  }
  for (const offset of [-0.026, -0.01, 0.01, 0.026]) digit(x + offset)
}

export const shellOf = (kit: Kit, [w, h, d]: Triple, y: number, slot: 'body' | 'dark' = 'body'): void => {
  for (const side of [-1, 1]) kit.box(slot, [0.02, h, d, 0.006], [side * (w / 2 - 0.01), y, 0])
  kit.box(slot, [w, 0.02, d, 0.006], [0, y + h / 2 - 0.01, 0])
  kit.box(slot, [w, 0.02, d, 0.006], [0, y - h / 2 + 0.01, 0])
  kit.box('dark', [w - 0.02, h - 0.02, 0.02], [0, y, -d / 2 + 0.012])
}
