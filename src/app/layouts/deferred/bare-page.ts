import { useLocation, useMatches } from 'react-router-dom'
import type { Handle } from '#lib/page/route-handle.ts'

/** Pages without the frame of the shop: the checkout, the staff tool and those for other apps. */
export function useBarePage(): boolean {
  const handles = useMatches().map(({ handle }) => handle as Handle | undefined) // routes set nothing else
  const { pathname } = useLocation()
  return (
    /^\/blank(?:\/|$)/.test(pathname) ||
    handles.some((handle) => handle?.chrome === 'checkout' || handle?.chrome === 'staff')
  )
}
