import { useLateOffline } from '#lib/boot/lazy-offline.ts'
import { Message } from '#ui/feedback/message.tsx'

/** Says offline what happens to the entries of a form with a draft. */
export function OfflineNote() {
  if (!useLateOffline()) return null
  return (
    <Message tone="warning">
      You are offline. We save what you enter on this device. Send it when you are back online.
    </Message>
  )
}
