import type { Handle } from '#lib/route-handle.ts'
import { missingPage } from '#lib/route-params.ts'

export const handle = { pageType: 'generic' } satisfies Handle

/** No address matched. The error page shows it, with the status of a missing page, under the address asked for. */
export function loader(): never {
  throw missingPage()
}

export function Component() {
  return null
}
