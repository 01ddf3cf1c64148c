import { useSyncExternalStore } from 'react'
import { createSignal } from '#lib/signal.ts'
import type { AdminPanel } from './panel-address.ts'

const changed = createSignal()
let open: AdminPanel | null = null
/** The element that gets the focus when the panel closes. */
let opener: Element | null = null

/** The single side panel of a page, opened by the toolbar or by other components of the staff tool. */
export const sidePanel = {
  show(panel: AdminPanel) {
    opener ??= document.activeElement
    open = panel
    changed.send()
  },
  close() {
    open = null
    const last = opener
    opener = null
    changed.send()
    if (last instanceof HTMLElement && last.isConnected) last.focus()
  },
}

export const useSidePanel = () =>
  useSyncExternalStore(
    changed.subscribe,
    () => open,
    () => null,
  )
