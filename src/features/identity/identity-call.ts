import type { CallOptions } from '#contract/client.ts'
import { environmentFor } from '#lib/whole-environment.ts'
import type { ShopBrand } from '#themes/brand.ts'

/** The provider of identities may live on another host [S1-7-13]; its session is a cookie of that host [S1-7-07]. */
export function identityCall(brand: ShopBrand): CallOptions {
  const { idHost } = environmentFor(brand)
  return { credentials: 'include', ...(idHost ? { host: idHost } : {}) }
}
