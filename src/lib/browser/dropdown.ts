import { useCallback, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useScrollLock } from './scroll-lock.ts'
import { useEventListener } from './use-event-listener.ts'

/**
 * A dropdown of the header. A route change closes it, as does Escape, which returns the focus; the page does not scroll
 * while it is open [S1-2.2-18] [S1-2.2-19].
 */
export function useDropdown() {
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const trigger = useRef<HTMLElement>(null)
  const isOpen = openedAt === key

  const open = useCallback(() => setOpenedAt(key), [key])
  const close = useCallback(() => setOpenedAt(null), [])
  const leave = useCallback(() => {
    setOpenedAt(null)
    trigger.current?.focus()
  }, [])

  useScrollLock(isOpen)
  useEventListener(isOpen ? 'document' : null, 'keydown', ({ key: pressed }) => pressed === 'Escape' && leave())

  return { isOpen, open, close, leave, trigger }
}
export type Dropdown = ReturnType<typeof useDropdown>
