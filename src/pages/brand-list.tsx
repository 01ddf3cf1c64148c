import { PageMeta } from '#lib/page-meta.tsx'
import type { Handle } from '#lib/route-handle.ts'

export const handle = { pageType: 'brandPage' } satisfies Handle

export function Component() {
  return (
    <>
      <PageMeta title="Brands" />
      <h1>Brands</h1>
    </>
  )
}
