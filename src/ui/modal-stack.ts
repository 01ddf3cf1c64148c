import { useEffect, useId, useSyncExternalStore } from 'react'

// Modals are one pile per document, wherever they stand in the tree.
let pile: readonly string[] = []
const listeners = new Set<() => void>()

const bodyClass = 'modal-open'

function setPile(next: readonly string[]) {
  pile = next
  document.body.classList.toggle(bodyClass, pile.length > 0)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Puts an open modal on the pile, marks the body, and says whether another lies over it [S1-2.10-32] [S1-2.10-35]. */
export function useModalStack(isOpen: boolean): { isCovered: boolean } {
  const id = useId()
  useEffect(() => {
    if (!isOpen) return
    setPile([...pile, id])
    return () => setPile(pile.filter((open) => open !== id))
  }, [isOpen, id])
  const isCovered = useSyncExternalStore(
    subscribe,
    () => pile.includes(id) && pile.at(-1) !== id,
    () => false,
  )
  return { isCovered }
}
