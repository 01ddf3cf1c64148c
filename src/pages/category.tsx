import { PageMeta } from '#lib/page-meta.tsx'
import type { Handle } from '#lib/route-handle.ts'

export const handle = { pageType: 'categoryPage' } satisfies Handle

export function Component() {
  return (
    <>
      <PageMeta title="Category" />
      <h1>Category</h1>
    </>
  )
}
