import { type ReactNode, useEffect, useState } from 'react'
import { useApp } from '#lib/app.tsx'
import { watchStoredChanges } from '#offline/unsent-changes.ts'
import { storedChangesText } from './unsent-texts.ts'

/** Says how many changes on this device wait for a sign-in. */
export function StoredChanges({ render }: { render: (text: string) => ReactNode }) {
  const { brand } = useApp()
  const [text, setText] = useState<string | null>(null)
  useEffect(() => watchStoredChanges(brand.key, (stored) => setText(storedChangesText(stored))), [brand.key])
  return text === null ? null : render(text)
}
