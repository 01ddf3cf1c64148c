import { PageMeta } from '#lib/page-meta.tsx'
import type { Handle } from '#lib/route-handle.ts'

export const handle = { pageType: 'homepage' } satisfies Handle

export function Component() {
  return (
    <>
      <PageMeta title="Home" />
      <h1>Home</h1>
    </>
  )
}
