import { PageMeta } from '#lib/page-meta.tsx'
import type { Handle } from '#lib/route-handle.ts'

export const handle = { pageType: 'static' } satisfies Handle

export function Component() {
  return (
    <>
      <PageMeta title="Static" />
      <h1>Static</h1>
    </>
  )
}
