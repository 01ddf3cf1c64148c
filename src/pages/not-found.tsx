import { type LoaderFunctionArgs, redirect } from 'react-router-dom'
import { appContext } from '#lib/app.tsx'
import type { Handle } from '#lib/page/route-handle.ts'
import { missingPage } from '#lib/page/route-params.ts'

export const handle = { pageType: 'generic' } satisfies Handle

const isAddress = (text: string) => /^(https?:\/\/|\/(?![/\\]))/i.test(text)

/**
 * Handles unmatched URLs: redirects a moved path, else renders the error page with status 404 under the requested URL.
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<never> {
  const { api } = context.get(appContext)
  const { pathname } = new URL(request.url)
  const response = api.content.redirectDestination({ query: { fromUri: pathname } }, { signal: request.signal })
  // If the request fails, the page is still missing.
  const moved = await response.catch(() => ({ doRedirect: false, destinationUri: '' }))
  const { doRedirect, destinationUri } = moved
  if (doRedirect && isAddress(destinationUri) && destinationUri !== pathname) throw redirect(destinationUri, 301)
  throw missingPage()
}

export function Component() {
  return null
}
