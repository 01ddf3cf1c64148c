import { useEffect, useEffectEvent } from 'react'

/** Lets one part of a page ask another for something, where neither knows the other. */
export function createSignal() {
  const listeners = new Set<() => void>()
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    send: () => {
      for (const listener of [...listeners]) listener()
    },
  }
}

export type Signal = ReturnType<typeof createSignal>

/** Reacts to a signal while the component is mounted; the latest `act` is called. */
export function useSignal({ subscribe }: Pick<Signal, 'subscribe'>, act: () => void) {
  const react = useEffectEvent(act)
  useEffect(() => subscribe(() => react()), [subscribe])
}
