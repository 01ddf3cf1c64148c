export type MiniCartState = 'closed' | 'open'
type Listener = () => void

/** Whether the drawer with the cart is open, and which control gets the focus back when it closes. */
export function createMiniCartStore() {
  let state: MiniCartState = 'closed'
  let opener: HTMLElement | null = null
  let added: string | null = null
  const listeners = new Set<Listener>()

  function set(next: MiniCartState) {
    if (state === next) return
    state = next
    for (const listener of listeners) listener()
  }

  return {
    open(pressed: HTMLElement | null = null, addedTitle: string | null = null) {
      opener = pressed
      added = addedTitle
      set('open')
    },
    close: () => set('closed'),
    /** Safari gives a pressed button no focus, so the drawer alone cannot know where to go back to. */
    restoreFocus() {
      const { activeElement, body } = document
      if (opener?.isConnected && (!activeElement || activeElement === body)) opener.focus()
      opener = null
    },
    state: () => state,
    /** The title of the product whose addition opened the drawer; else null. */
    added: () => added,
    subscribe(listener: Listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** One drawer a page; nothing opens it on the server. */
export const miniCart = createMiniCartStore()
