import { PageMeta } from '#lib/page-meta.tsx'
import type { Handle } from '#lib/route-handle.ts'

export const handle = { pageType: 'orderConfirmation', personal: true } satisfies Handle

export function Component() {
  return (
    <>
      <PageMeta title="Confirmation" />
      <h1>Confirmation</h1>
    </>
  )
}
