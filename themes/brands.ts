import { type Brand, type BrandKey, brandKeys, isBrandKey } from './brand.ts'

const load = async (key: BrandKey) => ((await import(`./${key}/brand.ts`)) as { brand: Brand }).brand // by defineBrand

/** All shops together: for server, manifest, scripts and tests. The app loads a single brand as its own chunk. */
export const brands = Object.fromEntries(
  await Array.fromAsync(brandKeys, async (key) => [key, await load(key)] as const),
) as Record<BrandKey, Brand> // one for each key

/** The name of a shop; the key itself, where a stored row has one that is no shop any more. */
export const shopName = (key: string) => (isBrandKey(key) ? brands[key].name : key)
