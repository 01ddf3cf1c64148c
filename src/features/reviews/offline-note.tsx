import { useLateOffline } from '#lib/boot/lazy-offline.ts'
import { Message } from '#ui/feedback/message.tsx'

/** Says offline what happens to a text that is being written. */
export function OfflineNote({ what }: { what: 'review' | 'question' }) {
  if (!useLateOffline()) return null
  return (
    <Message tone="warning">
      You are offline. We save your {what} on this device. Send it when you are back online.
    </Message>
  )
}
