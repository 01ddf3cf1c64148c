import { type ReactNode, useEffect, useState } from 'react'
import { useApp } from '#lib/app.tsx'
import { watchStoredChanges } from '#offline/unsent-changes.ts'
import { storedChangesText } from './unsent-texts.ts'

/** Says how many changes on this device wait for a sign-in. */
export function StoredChanges({ render }: { render: (text: string) => ReactNode }) {
  const { key, wording } = useApp().brand
  const [text, setText] = useState<string | null>(null)
  useEffect(
    () => watchStoredChanges(key, (stored) => setText(storedChangesText(stored, wording.cartName))),
    [key, wording],
  )
  return text === null ? null : render(text)
}
