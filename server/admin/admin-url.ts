import type { Deps } from '../deps.ts'

/** The host name under which a shop on `localhost` finds the admin pages. */
const localName = 'admin.localhost'

const nameOf = (host: string) => host.replace(/:\d+$/, '').toLowerCase()
const isLocal = (host: string) => {
  const name = nameOf(host)
  return name === 'localhost' || name.endsWith('.localhost') || name === '127.0.0.1'
}

/**
 * Where the embedded admin pages are, without a slash at the end: as this installation says, else beside a shop that runs on one's
 * own machine. Null: there are none.
 */
export function adminUrlFor(shopOrigin: string, cmsUrl: Deps['cmsUrl']): string | null {
  if (cmsUrl) return cmsUrl
  const { protocol, host, port } = new URL(shopOrigin)
  return isLocal(host) ? `${protocol}//${localName}${port ? `:${port}` : ''}` : null
}

/** Whether a request is for the admin pages and not for a shop. */
export function isAdminHost(host: string | undefined, cmsUrl: Deps['cmsUrl']): boolean {
  const asked = (host ?? '').toLowerCase()
  return nameOf(asked) === localName || (Boolean(cmsUrl) && new URL(cmsUrl ?? '').host === asked)
}
