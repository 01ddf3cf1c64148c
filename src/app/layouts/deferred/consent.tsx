import { useSyncExternalStore } from 'react'
import { useLocation, useMatches } from 'react-router-dom'
import { onDemand } from '#lib/boot/on-demand.tsx'
import type { Handle } from '#lib/page/route-handle.ts'
import { needsChoice, onConsent } from '#lib/tracking/consent.ts'

const ConsentBar = onDemand(() => import('#features/consent/consent-bar.tsx').then((module) => module.ConsentBar))

/** The question about scripts of other companies, on pages of the shop's own frame. */
export function ConsentPart() {
  const isNeeded = useSyncExternalStore(onConsent, needsChoice, () => false)
  const { pathname } = useLocation()
  const handles = useMatches().map(({ handle }) => handle as Handle | undefined) // routes set nothing else
  const isBare =
    /^\/(?:blank|account\/device)(?:\/|$)/.test(pathname) ||
    handles.some((handle) => handle?.chrome === 'checkout' || handle?.chrome === 'staff')
  return isNeeded && !isBare && <ConsentBar />
}
