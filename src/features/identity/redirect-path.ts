import { ownPath } from '#domain/own-path.ts'
import { browserStorage } from '#lib/expiring-storage.ts'

const key = 'redirectPath'

// Nobody wants to be brought back to where they signed in or out.
const isWayIn = (path: string) =>
  /^\/(?:blank|account\/(?:internal|logout|register|forgotpassword|resetpassword|confirmemail))(?:[/?#]|$)/i.test(path)

/** Where somebody stands, to be brought back there after a sign-in. */
export function keepRedirectPath(path: string = location.pathname + location.search) {
  const own = ownPath(path)
  if (own && !isWayIn(own)) browserStorage()?.setItem(key, own)
}

/** The kept place, once; null when there is none of this shop. */
export function takeRedirectPath(): string | null {
  const path = ownPath(browserStorage()?.getItem(key))
  forgetRedirectPath()
  return path
}

export const forgetRedirectPath = () => browserStorage()?.removeItem(key)
