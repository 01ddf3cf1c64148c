import type { Finish } from './finishes.ts'
import type { Build } from './kit.ts'
import type { Triple } from './shapes.ts'

export const angles = ['front', 'side', 'detail'] as const
export type Angle = (typeof angles)[number]

/** The close picture: where it looks, how many metres it shows, and from where. */
export type Detail = { target: Triple; width: number; azimuth?: number; elevation?: number; open?: boolean }

export type Model = {
  build: Build
  finishes: readonly Finish[]
  detail: Detail
  /** Hung on a wall: the shadow falls on the wall behind it. */
  hangs?: boolean
  azimuth?: number
  elevation?: number
}
