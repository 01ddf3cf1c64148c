import type * as z from 'zod/mini'
import type { Api } from '#contract/client.ts'
import type { Redirect } from '#contract/content/content.ts'
import { reportFailure } from '#lib/network/report-failure.ts'

/**
 * The redirect of a missing address: an address of the shop or a web address, never the address itself [S1-4-34]
 * [S1-4-35].
 */
export function redirectTarget({ doRedirect, destinationUri }: z.infer<typeof Redirect>, from: string): string | null {
  if (!doRedirect || destinationUri === from) return null
  const isOurs = /^\/(?![/\\])/.test(destinationUri)
  return isOurs || isOutside(destinationUri) ? destinationUri : null
}

/** On the server: looks up the redirect, for an HTTP redirect instead of the not-found page. */
export async function findRedirect(api: Api, from: string): Promise<string | null> {
  try {
    return redirectTarget(await api.content.redirect({ query: { fromUrl: from } }), from)
  } catch (cause) {
    reportFailure('redirect', cause)
    return null
  }
}

export const isOutside = (address: string) => /^https?:\/\//i.test(address)
