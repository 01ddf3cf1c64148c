import { PageMeta } from '#lib/page-meta.tsx'
import type { Handle } from '#lib/route-handle.ts'

export const handle = { pageType: 'generic' } satisfies Handle

export function Component() {
  return (
    <>
      <PageMeta title="Catalogue" />
      <h1>Catalogue</h1>
    </>
  )
}
