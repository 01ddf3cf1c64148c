import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Brand, type BrandKey, brandKeys } from '#themes/brand.ts'
import { brands } from '#themes/brands.ts'
import type { DemoBrand } from './demo-brand.ts'

const load = async (key: BrandKey) => ((await import(`./brands/${key}.ts`)) as { demo: DemoBrand }).demo // by defineDemoBrand

/** A shop with its demo data. */
export type Shop = Brand & DemoBrand

/** Brands with demo data; a retailer's own brand needs none, and its shop is empty in a demo. */
const demoKeys = brandKeys.filter((key) => existsSync(join(import.meta.dirname, 'brands', `${key}.ts`)))

export const shops: readonly Shop[] = await Array.fromAsync(demoKeys, async (key) => ({
  ...brands[key],
  ...(await load(key)),
}))
