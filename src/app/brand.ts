import type { Theme } from '@mui/material/styles'
import { invariant } from '#lib/invariant.ts'
import type { Brand, BrandKey } from '#themes/brand.ts'

// One chunk per brand: only the folder of the brand on this page is loaded.
const brands = import.meta.glob<{ brand: Brand }>('/themes/*/brand.ts')
const themes = import.meta.glob<{ theme: Theme }>('/themes/*/theme.ts')
const homes = import.meta.glob<{ home: unknown }>('/themes/*/home.ts')

function part<T>(modules: Record<string, () => Promise<T>>, key: BrandKey, file: string) {
  const load = modules[`/themes/${key}/${file}.ts`]
  invariant(load, `themes/${key}/${file}.ts exists`)
  return load()
}

export async function loadBrand(key: BrandKey) {
  const [{ brand }, { theme }] = await Promise.all([part(brands, key, 'brand'), part(themes, key, 'theme')])
  return { brand, theme, loadHome: async () => (await part(homes, key, 'home')).home }
}
export type LoadedBrand = Awaited<ReturnType<typeof loadBrand>>
