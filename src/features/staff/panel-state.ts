import { useSyncExternalStore } from 'react'
import { createSignal } from '#lib/signal.ts'
import type { AdminPanel } from './panel-address.ts'

const changed = createSignal()
let open: AdminPanel | null = null
/** Where the focus goes when it closes. */
let opener: Element | null = null

/** The one side panel of a page: opened by the toolbar, and by parts of the staff tool that know no toolbar. */
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
