import { PageMeta } from '#lib/page-meta.tsx'
import type { Handle } from '#lib/route-handle.ts'

export const handle = { pageType: 'shoppingCart', personal: true } satisfies Handle

export function Component() {
  return (
    <>
      <PageMeta title="Cart" />
      <h1>Cart</h1>
    </>
  )
}
