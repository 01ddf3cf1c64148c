const reasons = new Set<symbol>()
const listeners = new Set<() => void>()
const changed = () => {
  for (const listener of listeners) listener()
}

/** Blocks reloads that would lose something; the returned function releases the block. */
export function holdReload(): () => void {
  const reason = Symbol('busy')
  reasons.add(reason)
  changed()
  return () => {
    if (reasons.delete(reason)) changed()
  }
}

export const isBusy = () => reasons.size > 0

export function onBusyChange(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
