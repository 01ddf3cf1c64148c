import type { EnvironmentSettings } from '#domain/settings/environment.ts'
import type { ShopBrand } from '#themes/brand.ts'

/** The environment settings the server put into this page; empty when it uses the brand's values. */
export function readEnvironment(): EnvironmentSettings {
  const text = document.querySelector<HTMLMetaElement>('meta[name="environment"]')?.content
  return text ? (JSON.parse(text) as EnvironmentSettings) : {} // written by our own server for this build
}

/** The brand under the name and the number of this installation. */
export const withEnvironment = <Shop extends Pick<ShopBrand, 'name' | 'supportNumber'>>(
  brand: Shop,
  { companyName: name = brand.name, customerSupportNumber: supportNumber = brand.supportNumber }: EnvironmentSettings,
): Shop => ({ ...brand, name, supportNumber })
