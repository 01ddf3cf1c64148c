import { OfflineError } from '#contract/protocol/api-error.ts'
import { isShopReachable } from '#lib/network/probe-server.ts'

/** Throws for a part of the app that did not come what is true: there is no connection, or only the part is missing. */
export async function throwMissedPart(cause: unknown): Promise<never> {
  const error = new OfflineError('A part of the page could not be loaded. Try again, or reload the page.', { cause })
  error.lacksPart = await isShopReachable().catch(() => false)
  throw error
}
