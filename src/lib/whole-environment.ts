import { type Environment, environmentOf } from '#domain/settings/environment.ts'
import type { ShopBrand } from '#themes/brand.ts'
import { readEnvironment } from './environment.ts'

/** The environment: settings of the installation override the defaults of the brand. */
export const environmentFor = (brand: ShopBrand): Environment =>
  environmentOf(brand, readEnvironment(), location.hostname)
