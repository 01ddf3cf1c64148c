import { PageMeta } from '#lib/page-meta.tsx'
import type { Handle } from '#lib/route-handle.ts'

export const handle = { pageType: 'search' } satisfies Handle

export function Component() {
  return (
    <>
      <PageMeta title="Search" />
      <h1>Search</h1>
    </>
  )
}
