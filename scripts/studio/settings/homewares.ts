import type { Kit } from '../kit.ts'
import { branch, vase } from '../models/living.ts'
import type { Triple } from '../shapes.ts'

const flat: Triple = [-Math.PI / 2, 0, 0]
type Span = { from: number; to: number }

export const greens = (kit: Kit, [x, y, z]: Triple, height: number): void => {
  vase(kit, [x, y, z], height * 0.45)
  branch(kit, [x, y + height * 0.4, z], height * 0.72)
}

export const bowls = (kit: Kit, [x, y, z]: Triple, count: number): void => {
  for (let bowl = 0; bowl < count; bowl += 1)
    kit.lathe(bowl % 3 === 1 ? 'clay' : 'plate', '0 0, 0.05 0 0.01, 0.09 0.05 0.03, 0.085 0.052, 0.045 0.01, 0 0.01', [
      x + bowl * 0.26,
      y,
      z,
    ])
}

export const plates = (kit: Kit, [x, y, z]: Triple, count: number): void => {
  for (let plate = 0; plate < count; plate += 1)
    kit.lathe('plate', '0 0, 0.07 0 0.01, 0.12 0.02 0.01, 0.07 0.008, 0 0.008', [x, y + plate * 0.014, z])
}

export const cups = (kit: Kit, [x, y, z]: Triple, count: number): void => {
  for (let cup = 0; cup < count; cup += 1)
    kit.lathe(cup === 1 ? 'clay' : 'plate', '0 0, 0.035 0 0.01, 0.045 0.09, 0.041 0.09, 0 0.01', [x + cup * 0.12, y, z])
}

export const books = (kit: Kit, [x, y, z]: Triple): void => {
  kit.box('linen', [0.24, 0.026, 0.17, 0.003], [x, y + 0.013, z], [0, 0.25, 0])
  kit.box('accent', [0.2, 0.02, 0.15, 0.003], [x + 0.01, y + 0.036, z], [0, 0.05, 0])
}

export const board = (kit: Kit, { from, to }: Span, y: number): void => {
  kit.box('wood', [to - from, 0.035, 0.24, 0.005], [(from + to) / 2, y, 0.13])
}

/** Boards to cut on, leaning against the wall. */
export const choppingBoards = (kit: Kit, [x, y, z]: Triple): void => {
  kit.slab('wood', [0.3, 0.42, 0.02, 0.05], [x, y + 0.2, z], [-0.1, 0, 0])
  kit.slab('plate', [0.22, 0.3, 0.018, 0.04], [x + 0.14, y + 0.145, z + 0.04], [-0.12, 0, 0])
}

/** A sink let into a bench top, with its tap. */
export const sink = (kit: Kit, [x, y, z]: Triple, width = 0.56): void => {
  kit.slab('cavity', [width, 0.38, 0.006, 0.05], [x, y + 0.001, z], flat)
  kit.frame('trim', [width + 0.03, 0.41, 0.01, 0.06], 0.022, [x, y + 0.004, z], flat)
  const back = z - 0.235
  kit.cylinder('chrome', [0.026, 0.024, 0.05], [x, y + 0.025, back])
  kit.tube(
    'chrome',
    [
      [x, y + 0.03, back],
      [x, y + 0.24, back],
      [x, y + 0.31, back + 0.05],
      [x, y + 0.31, back + 0.13],
      [x, y + 0.23, back + 0.17],
    ],
    0.012,
  )
  kit.bar('chrome', [x + 0.02, y + 0.06, back], [x + 0.09, y + 0.075, back], 0.007)
}

export const towels = (kit: Kit, [x, y, z]: Triple, count: number): void => {
  const tones = ['linen', 'leaf', 'linen', 'clay', 'linen'] as const
  for (let towel = 0; towel < count; towel += 1)
    kit.cushion(tones[towel % tones.length]!, [0.34, 0.066, 0.26, 0.03], 0.008, [x, y + 0.033 + towel * 0.063, z])
}

/** A basket with linen in it. */
export const basket = (kit: Kit, [x, y, z]: Triple, [radius, height]: readonly [number, number]): void => {
  kit.cylinder('card', [radius * 0.84, radius, height], [x, y + height / 2, z])
  kit.cushion('linen', [radius * 1.5, radius * 0.7, radius * 1.4, radius * 0.3], 0.02, [x, y + height, z])
}

export const bottles = (kit: Kit, [x, y, z]: Triple): void => {
  for (const [index, slot] of (['plate', 'clay'] as const).entries()) {
    const left = x + index * 0.13
    kit.cylinder(slot, [0.04, 0.04, 0.17], [left, y + 0.085, z])
    kit.cylinder('wood', [0.016, 0.016, 0.04], [left, y + 0.19, z])
  }
}

/** A bedside table on four legs, its front at the right depth for a wall behind it. */
export const nightstand = (kit: Kit, x: number): void => {
  kit.box('wood', [0.42, 0.42, 0.38, 0.02], [x, 0.32, 0.25])
  kit.slab('wood', [0.36, 0.16, 0.02, 0.01], [x, 0.4, 0.45])
  kit.ball('trim', 0.013, [x, 0.4, 0.47])
  for (const side of [-1, 1]) kit.bar('wood', [x + side * 0.16, 0, 0.38], [x + side * 0.16, 0.14, 0.36], 0.012, 0.016)
}

export const tableLamp = (kit: Kit, [x, y, z]: Triple): void => {
  kit.lathe('plate', '0 0, 0.07 0 0.01, 0.08 0.1 0.05, 0.02 0.19 0.02, 0 0.2', [x, y, z])
  kit.lathe('shade', '0.15 0, 0.09 0.18 0.01, 0 0.19', [x, y + 0.19, z])
}

/** A small round table on three legs. */
export const sideTable = (kit: Kit, [x, y, z]: Triple): void => {
  kit.cylinder('wood', [0.22, 0.22, 0.024], [x, y + 0.48, z])
  for (let leg = 0; leg < 3; leg += 1) {
    const [a, b] = [Math.sin(leg * 2.094 + 0.4), Math.cos(leg * 2.094 + 0.4)]
    kit.bar('wood', [x + a * 0.2, y, z + b * 0.2], [x + a * 0.1, y + 0.47, z + b * 0.1], 0.012, 0.016)
  }
}

/** A low cabinet on legs against the wall, its top at `height`. */
export const sideboard = (kit: Kit, [width, height, depth]: Triple): void => {
  const low = 0.13
  const tall = height - low
  const z = 0.03 + depth / 2
  kit.box('wood', [width, tall, depth, 0.01], [0, low + tall / 2, z])
  const doors = Math.max(2, Math.round(width / 0.55))
  const each = (width - 0.05) / doors
  for (let door = 0; door < doors; door += 1) {
    const x = (door - (doors - 1) / 2) * each
    kit.slab('wood', [each - 0.008, tall - 0.05, 0.016, 0.004], [x, low + tall / 2, 0.03 + depth + 0.006])
    kit.ball('trim', 0.012, [x + (door % 2 ? -1 : 1) * (each / 2 - 0.05), height - 0.1, 0.03 + depth + 0.022])
  }
  for (const side of [-1, 1])
    for (const end of [-1, 1]) {
      const [x, back] = [side * (width / 2 - 0.12), z + end * (depth / 2 - 0.07)]
      kit.bar('wood', [x + side * 0.02, 0, back], [x, low + 0.01, back], 0.013, 0.02)
    }
}
