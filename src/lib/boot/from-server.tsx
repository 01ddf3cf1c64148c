import { useState } from 'react'
import { trustedMarkup } from '#lib/browser/trusted-markup.ts'
import { isPageHydrated } from './hydrated.ts'

/** An element whose content only the server has rendered: hydration leaves it as it is, and elsewhere there is none. */
export function FromServer() {
  const [isInPage] = useState(() => !isPageHydrated())
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it tells React to keep what is there
  return isInPage && <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: trustedMarkup('') }} />
}
