import { PageMeta } from '#lib/page-meta.tsx'
import type { Handle } from '#lib/route-handle.ts'

export const handle = { pageType: 'checkout', chrome: 'checkout', personal: true } satisfies Handle

export function Component() {
  return (
    <>
      <PageMeta title="Checkout" />
      <h1>Checkout</h1>
    </>
  )
}
