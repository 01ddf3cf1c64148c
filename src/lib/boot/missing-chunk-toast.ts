import { OfflineError } from '#contract/protocol/api-error.ts'
import { isShopReachable } from '#lib/network/probe-server.ts'

/** Throws for a part of the app that did not come what is true: there is no connection, or only the part is missing. */
export async function throwMissedPart(cause: unknown): Promise<never> {
  const error = new OfflineError('Part of the page did not load. Try again, or reload the page.', { cause })
  error.lacksPart = await isShopReachable().catch(() => false)
  throw error
}
