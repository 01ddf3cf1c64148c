import { styled } from '@mui/material/styles'
import { useEffect } from 'react'
import { finishSignIn, takeFragment } from '#features/identity/redirect/callback.ts'
import { useApp } from '#lib/app.tsx'
import { reportFailure } from '#lib/network/report-failure.ts'
import { PageMeta } from '#lib/page/page-meta.tsx'
import type { Handle } from '#lib/page/route-handle.ts'
import { forgetCart } from '#offline/clear-user-data.ts'
import { BusyRing } from '#ui/feedback/busy-ring.tsx'
import { Heading } from '#ui/layout/heading.tsx'

// An intermediate step that is not tracked as a page view.
export const handle = {
  pageType: 'generic',
  chrome: 'blank',
  personal: true,
  autoTrackingEnabled: false,
} satisfies Handle

const Middle = styled('div')({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: 16,
  minHeight: '100dvh',
  padding: 24,
})

// Taken as the page is loaded: nothing that starts later sees the address with the code in it.
const fragment = typeof location === 'undefined' ? new URLSearchParams() : takeFragment()

/** The return URL of a sign-in; completes it and redirects [S1-2.1-30]. */
export function Component() {
  const app = useApp()
  useEffect(() => {
    const goOn = async () => {
      const target = await finishSignIn(app, fragment)
      await forgetCart(app.brand.key).catch((cause: unknown) => reportFailure('cart store', cause))
      // Loads a new document, to discard the data loaded before the sign-in.
      location.replace(target)
    }
    void goOn()
  }, [app])
  return (
    <Middle aria-busy>
      <PageMeta title="Signing in" noIndex />
      <BusyRing />
      <Heading level={1} variant="h4">
        Signing you in
      </Heading>
    </Middle>
  )
}
