import { PageMeta } from '#lib/page-meta.tsx'
import type { Handle } from '#lib/route-handle.ts'

export const handle = { pageType: 'product' } satisfies Handle

export function Component() {
  return (
    <>
      <PageMeta title="Product" />
      <h1>Product</h1>
    </>
  )
}
