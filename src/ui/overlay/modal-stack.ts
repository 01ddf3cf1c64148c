import { useEffect, useId, useSyncExternalStore } from 'react'

// One stack of modals per document, wherever they are in the component tree.
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

/**
 * Pushes an open modal on the stack, sets the class on the body, and returns whether another covers it [S1-2.10-32]
 * [S1-2.10-35].
 */
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
