import type { Build } from './kit.ts'
import type { Triple } from './shapes.ts'

type Facts = Readonly<Record<string, string | number>>

/** What a model is built from; lengths in metres. */
export type Spec = {
  w: number
  h: number
  d: number
  is: (fact: string, value: string) => boolean
  count: (fact: string, otherwise: number) => number
}

export type Model = {
  build: Build
  /** Width, height and depth in millimetres of a usual one. */
  size: Triple
  /** Built in one size and stretched to that of the product. */
  isStretched?: boolean
  /** Width in metres of the widest: narrower ones take less of the image, so that sizes differ to the eye. */
  widest?: number
  /** Furniture: lower in the image, where a shop's floor is. */
  onFloor?: boolean
  /** Hung on a wall: the shadow falls on the wall behind it. */
  hangs?: boolean
  azimuth?: number
  elevation?: number
}

export function specOf(model: Model, size: readonly number[] | null = null, facts: Facts = {}): Spec {
  const [w = 0, h = 0, d = 0] = (size ?? model.size).map((millimetres) => millimetres / 1000)
  return {
    ...{ w, h, d },
    is: (fact, value) => String(facts[fact] ?? '') === value,
    count: (fact, otherwise) => (typeof facts[fact] === 'number' ? facts[fact] : otherwise),
  }
}
