import { type ReactNode, useState } from 'react'
import { trustedMarkup } from '#lib/browser/trusted-markup.ts'
import { useHydrated } from './hydrated.ts'

/** Markup that only the server renders: the app leaves it as it is, and has none where it renders the page itself. */
export function FromServer({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated()
  const [isTakenOver] = useState(!isHydrated)
  if (import.meta.env.SSR) return <div>{children}</div>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it tells React to keep what is there
  return isTakenOver && <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: trustedMarkup('') }} />
}
