import type { BrandKey } from '#themes/brand.ts'
import { andooTexts } from './shops/andoo.ts'
import { aocTexts } from './shops/aoc.ts'
import { aolTexts } from './shops/aol.ts'
import { aolNzTexts } from './shops/aol-nz.ts'
import { fkTexts } from './shops/fk.ts'
import { hcTexts } from './shops/hc.ts'
import { waTexts } from './shops/wa.ts'
import { wacTexts } from './shops/wac.ts'
import { groupTexts } from './static-group-texts.ts'
import type { ShopTexts, StaticText } from './static-text.ts'

const shopTexts: Readonly<Record<BrandKey, ShopTexts>> = {
  wa: waTexts,
  aol: aolTexts,
  andoo: andooTexts,
  'aol-nz': aolNzTexts,
  hc: hcTexts,
  aoc: aocTexts,
  wac: wacTexts,
  fk: fkTexts,
}

/** The static texts of a shop: its own, then those that are one text for the group. */
export const staticTextsOf = (brand: BrandKey): readonly StaticText[] => [
  ...Object.entries(shopTexts[brand]).map(([name, text]) => ({ name, ...text })),
  ...groupTexts,
]
