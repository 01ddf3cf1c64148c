import { PageMeta } from '#lib/page-meta.tsx'
import type { Handle } from '#lib/route-handle.ts'

export const handle = { pageType: 'generic' } satisfies Handle

export function Component() {
  return (
    <>
      <PageMeta title="Products" />
      <h1>Products</h1>
    </>
  )
}
