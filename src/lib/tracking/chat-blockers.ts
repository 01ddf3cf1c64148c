import { useSyncExternalStore } from 'react'
import type { ChatBlocker } from '#domain/content/chat.ts'
import { useWhile } from '#lib/use-while.ts'

const none: ReadonlySet<ChatBlocker> = new Set()
let held: readonly ChatBlocker[] = []
// Listeners compare by identity, so each change makes another set.
let blockers = none
const listeners = new Set<() => void>()

function hold(next: readonly ChatBlocker[]) {
  held = next
  blockers = new Set(held)
  for (const listener of [...listeners]) listener()
}

/** Keeps the chat out of sight until what it returns is called; two of a kind both have to go. */
export function blockChat(blocker: ChatBlocker) {
  hold([...held, blocker])
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    hold(held.toSpliced(held.indexOf(blocker), 1))
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What the chat has to give way to now. */
export const useChatBlockers = () =>
  useSyncExternalStore(
    subscribe,
    () => blockers,
    () => none,
  )

/** Keeps the chat out of sight while a part is there. */
export const useChatBlocker = (blocker: ChatBlocker, isActive = true) => useWhile(isActive ? blocker : null, blockChat)
