import { brand as andoo } from './andoo/brand.ts'
import { brand as aoc } from './aoc/brand.ts'
import { brand as aol } from './aol/brand.ts'
import { brand as aolNz } from './aol-nz/brand.ts'
import type { Brand, BrandKey } from './brand.ts'
import { brand as fk } from './fk/brand.ts'
import { brand as hc } from './hc/brand.ts'
import { brand as wa } from './wa/brand.ts'
import { brand as wac } from './wac/brand.ts'

/** All shops together: for server, manifest, scripts and tests. The app loads a single brand as its own chunk. */
export const brands: Record<BrandKey, Brand> = { wa, aol, andoo, 'aol-nz': aolNz, hc, aoc, wac, fk }
