export type MiniCartState = 'closed' | 'open'
/** The product whose addition opened the drawer. */
export type Addition = { readonly title: string; readonly isDone: boolean }
type Listener = () => void

/** Whether the drawer with the cart is open, and which control gets the focus back when it closes. */
export function createMiniCartStore() {
  let state: MiniCartState = 'closed'
  let opener: HTMLElement | null = null
  let addition: Addition | null = null
  const listeners = new Set<Listener>()

  function set(next: MiniCartState, nextAddition: Addition | null) {
    if (state === next && addition === nextAddition) return
    state = next
    addition = nextAddition
    for (const listener of listeners) listener()
  }

  return {
    /** May open before the product is stored and sent. */
    open(pressed: HTMLElement | null = null, added: Addition | null = null) {
      opener = pressed
      set('open', added)
    },
    /** Says that the product was added; closes the drawer when it was not: a toast says why. */
    endAdding(isAdded: boolean) {
      if (addition) set(isAdded ? state : 'closed', isAdded ? { ...addition, isDone: true } : null)
    },
    close: () => set('closed', addition),
    /** Safari gives a pressed button no focus, so the drawer alone cannot know where to go back to. */
    restoreFocus() {
      const { activeElement, body } = document
      if (opener?.isConnected && (!activeElement || activeElement === body)) opener.focus()
      opener = null
    },
    state: () => state,
    addition: () => addition,
    subscribe(listener: Listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** One drawer a page; nothing opens it on the server. */
export const miniCart = createMiniCartStore()
