import { type Environment, environmentOf } from '#domain/environment.ts'
import type { ShopBrand } from '#themes/brand.ts'
import { toldEnvironment } from './environment.ts'

/** Everything this installation was told, over what follows from the brand. */
export const environmentFor = (brand: ShopBrand): Environment =>
  environmentOf(brand, toldEnvironment(), location.hostname)
