// Renders a shop front for every store: node scripts/studio/shopfronts.ts
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { storeRows } from '../../server/demo/catalogue/places/store-rows.ts'
import type { BrandKey } from '../../themes/brand.ts'
import { brands } from '../../themes/brands.ts'
import { type Facade, facadeDrawing } from './facade.ts'
import { mastersFolder, writeIndex } from './masters.ts'

const { values: options } = parseArgs({ options: { out: { type: 'string', default: mastersFolder } } })

const rooms = { shows: ['sofa', 'lamp', 'table'] } as const

/** The facades of a brand's stores, in the order of the seed. */
const facades: Record<BrandKey, readonly Facade[]> = {
  wa: [
    { roof: 'sawtooth', floors: 1, bays: 4, door: 'middle', trees: true, wall: 0.22 },
    { roof: 'flat', floors: 2, bays: 3, door: 'left', awning: true, wall: 0.1 },
    { roof: 'gable', floors: 1, bays: 4, door: 'right', wall: 0.34 },
    { roof: 'gable', floors: 2, bays: 2, door: 'middle', trees: true, wall: 0.16 },
    { roof: 'flat', floors: 2, bays: 4, door: 'middle', wall: 0.42 },
  ],
  aol: [
    { roof: 'flat', floors: 1, bays: 4, door: 'middle', awning: true, wall: 0.12 },
    { roof: 'arched', floors: 1, bays: 4, door: 'left', wall: 0.3 },
    { roof: 'flat', floors: 2, bays: 3, door: 'right', awning: true, trees: true, wall: 0.18 },
    { roof: 'gable', floors: 1, bays: 3, door: 'middle', trees: true, wall: 0.24 },
    { roof: 'flat', floors: 1, bays: 3, door: 'left', awning: true, wall: 0.4 },
  ],
  andoo: [
    { ...rooms, roof: 'sawtooth', floors: 1, bays: 3, door: 'right', wall: 0.3 },
    { ...rooms, roof: 'arched', floors: 1, bays: 3, door: 'middle', trees: true, wall: 0.16 },
    { ...rooms, roof: 'flat', floors: 2, bays: 2, door: 'middle', awning: true, wall: 0.1 },
    { ...rooms, roof: 'gable', floors: 1, bays: 2, door: 'left', trees: true, wall: 0.36 },
  ],
  'aol-nz': [
    { roof: 'flat', floors: 1, bays: 4, door: 'left', awning: true, wall: 0.2 },
    { roof: 'gable', floors: 1, bays: 3, door: 'middle', trees: true, awning: true, wall: 0.14 },
    { roof: 'arched', floors: 1, bays: 3, door: 'right', wall: 0.34 },
    { roof: 'sawtooth', floors: 1, bays: 4, door: 'middle', wall: 0.26 },
  ],
  hc: [
    { roof: 'gable', floors: 1, bays: 2, door: 'left', dock: true, wall: 0.22 },
    { roof: 'flat', floors: 1, bays: 3, door: 'right', dock: true, wall: 0.4 },
    { roof: 'arched', floors: 1, bays: 2, door: 'middle', dock: true, wall: 0.3 },
  ],
  aoc: [
    { roof: 'flat', floors: 1, bays: 3, door: 'left', wall: 0.3 },
    { roof: 'sawtooth', floors: 1, bays: 2, door: 'middle', dock: true, wall: 0.2 },
    { roof: 'flat', floors: 2, bays: 3, door: 'right', wall: 0.42 },
  ],
  wac: [
    { roof: 'sawtooth', floors: 1, bays: 3, door: 'left', wall: 0.36 },
    { roof: 'flat', floors: 2, bays: 2, door: 'middle', wall: 0.24 },
    { roof: 'flat', floors: 2, bays: 4, door: 'right', trees: true, wall: 0.14 },
  ],
  fk: [
    { roof: 'glass', floors: 1, bays: 4, door: 'middle', trees: true, wall: 0.16 },
    { roof: 'glass', floors: 1, bays: 3, door: 'left', trees: true, awning: true, wall: 0.28 },
    { roof: 'gable', floors: 1, bays: 3, door: 'middle', trees: true, wall: 0.12 },
  ],
}

const facadeOf = (brand: BrandKey, key: string) => {
  const own = storeRows.filter((row) => row.brand === brand)
  const facade = facades[brand][own.findIndex(({ picture }) => picture === key)]
  if (!facade) throw new Error(`There is no facade for ${key}`)
  return facade
}

for (const brand of Object.values(brands)) {
  for (const { picture } of storeRows.filter((row) => row.brand === brand.key)) {
    if (!picture) continue
    const drawing = facadeDrawing(brand, facadeOf(brand.key, picture), picture)
    await sharp(Buffer.from(drawing))
      .webp({ quality: 84, effort: 6 })
      .toFile(join(options.out, `${picture}.webp`))
  }
}
if (options.out === mastersFolder) await writeIndex(new Set(storeRows.flatMap(({ picture }) => picture ?? [])))
