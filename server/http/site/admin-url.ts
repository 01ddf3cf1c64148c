import type { Deps } from '../../deps.ts'

/** The host name of the admin pages for a shop on `localhost`. */
const localName = 'admin.localhost'

const nameOf = (host: string) => host.replace(/:\d+$/, '').toLowerCase()
const isLocal = (host: string) => {
  const name = nameOf(host)
  return name === 'localhost' || name.endsWith('.localhost') || name === '127.0.0.1'
}

/**
 * Base URL of the embedded admin pages, without a trailing slash: the configured one, else one beside a local shop.
 * Null: there are none.
 */
export function adminUrlFor(shopOrigin: string, cmsUrl: Deps['cmsUrl']): string | null {
  if (cmsUrl) return cmsUrl
  const { protocol, host, port } = new URL(shopOrigin)
  return isLocal(host) ? `${protocol}//${localName}${port ? `:${port}` : ''}` : null
}

/** Whether the host is that of the admin pages. */
export function isAdminHost(host: string | undefined, cmsUrl: Deps['cmsUrl']): boolean {
  const hostname = (host ?? '').toLowerCase()
  return nameOf(hostname) === localName || (Boolean(cmsUrl) && new URL(cmsUrl ?? '').host === hostname)
}
