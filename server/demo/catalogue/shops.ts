import { type Brand, type BrandKey, brandKeys } from '#themes/brand.ts'
import { brands } from '#themes/brands.ts'
import type { DemoBrand } from './demo-brand.ts'

const load = async (key: BrandKey) => ((await import(`./brands/${key}.ts`)) as { demo: DemoBrand }).demo // by defineDemoBrand

/** A shop with its demo data. */
export type Shop = Brand & DemoBrand

export const shops: readonly Shop[] = await Array.fromAsync(brandKeys, async (key) => ({
  ...brands[key],
  ...(await load(key)),
}))
