import { closedMessagesKey } from '#domain/cart/closed-messages-key.ts'
import { browserStorage, createExpiringStorage } from '#lib/browser/expiring-storage.ts'
import type { ToastStore } from '#ui/overlay/toast-store.ts'

const lifeMinutes = 7 * 24 * 60

const storage = createExpiringStorage({ storage: browserStorage(), now: Date.now })

function closedMessages(): readonly unknown[] {
  const stored = storage.read(closedMessagesKey)
  return Array.isArray(stored) ? stored : []
}

const write = (texts: readonly unknown[]) => storage.write(closedMessagesKey, texts, lifeMinutes)

/** The messages of a cart that the shopper has not closed. One that is true again later is shown again. */
export function unclosed(messages: readonly string[]): readonly string[] {
  const stored = closedMessages()
  const closed = stored.filter((text) => messages.some((message) => message === text))
  if (closed.length < stored.length) write(closed)
  return messages.filter((text) => !closed.includes(text))
}

/** Every load of the cart has the message: once closed, it is not shown again. */
export const closeMessage = (text: string) => write([...closedMessages(), text])

const idOf = (text: string) => `cart:${text}`

/** Shows those messages as toasts that `before` did not have, until they are closed. */
export function showMessages(toasts: ToastStore, messages: readonly string[], before: readonly string[]) {
  const open = new Set(unclosed(messages).filter((text) => !before.includes(text)))
  if (open.size === 0) return
  for (const text of open) toasts.show({ text, tone: 'error', stay: 'closed', id: idOf(text) })
  const stop = toasts.subscribe(() => {
    for (const text of open) {
      if (toasts.list().some(({ id }) => id === idOf(text))) continue
      open.delete(text)
      closeMessage(text)
    }
    if (open.size === 0) stop()
  })
}
