import { clientVersion } from '#contract/protocol/client-version.ts'
import { reportFailure } from '#lib/network/report-failure.ts'
import { onRequestEvent } from '#lib/network/request-events.ts'
import type { createUpdates } from './updates.ts'

const hourMs = 60 * 60_000

type Updates = Pick<ReturnType<typeof createUpdates>, 'check' | 'outdated'>

/**
 * Checks for a new version when the page becomes visible, every hour while it stays visible (a kiosk is never left), and
 * when a response says that the server no longer supports this app version.
 */
export function watchForUpdates({ check, outdated }: Updates, page: Document) {
  const failed = (cause: unknown) => reportFailure('looking for a new version', cause)
  const checkWhenVisible = () => {
    if (page.visibilityState === 'visible') check().catch(failed)
  }
  page.addEventListener('visibilitychange', checkWhenVisible)
  setInterval(checkWhenVisible, hourMs)
  onRequestEvent(({ minClient }) => {
    if (minClient > clientVersion) outdated().catch(failed)
  })
}
