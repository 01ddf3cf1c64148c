import { PageMeta } from '#lib/page-meta.tsx'
import type { Handle } from '#lib/route-handle.ts'

export const handle = { pageType: 'sale' } satisfies Handle

export function Component() {
  return (
    <>
      <PageMeta title="Sale" />
      <h1>Sale</h1>
    </>
  )
}
