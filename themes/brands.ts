import { type Brand, type BrandKey, brandKeys } from './brand.ts'

const load = async (key: BrandKey) => ((await import(`./${key}/brand.ts`)) as { brand: Brand }).brand // by defineBrand

/** All shops together: for server, manifest, scripts and tests. The app loads a single brand as its own chunk. */
export const brands = Object.fromEntries(
  await Array.fromAsync(brandKeys, async (key) => [key, await load(key)] as const),
) as Record<BrandKey, Brand> // one for each key
