import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useHydrated } from '#lib/boot/hydrated.ts'

/**
 * Renders in the body, above the page. MUI's own portal renders its children while it commits, all at once: a
 * transition could then not be interrupted by an input.
 */
export function OverPage({ children }: { children: ReactNode }) {
  return useHydrated() ? createPortal(children, document.body) : null
}
