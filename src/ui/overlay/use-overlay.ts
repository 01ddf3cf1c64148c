import { useEffect, useRef } from 'react'
import { useScrollLock } from '#lib/browser/scroll-lock.ts'
import { useCloseOnLeave } from './overlay-history.tsx'

/** What dialogs and drawers have in common while they are open. Returns the ref of their root element. */
export function useOverlay(isOpen: boolean, close: () => void) {
  const root = useRef<HTMLDivElement>(null)
  useCloseOnLeave(isOpen, close)
  useScrollLock(isOpen)
  // MUI's focus trap takes the focus before MUI counts it as the top one, so that of an overlay below takes it back.
  useEffect(() => {
    const paper = root.current?.querySelector<HTMLElement>('[role=dialog]')
    if (isOpen && !paper?.contains(document.activeElement)) paper?.focus()
  }, [isOpen])
  return root
}
