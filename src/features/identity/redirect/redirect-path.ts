import { ownPath } from '#domain/web/safe-redirect.ts'
import { browserStorage } from '#lib/browser/expiring-storage.ts'
import { storeWithRoom } from '#lib/browser/store-with-room.ts'

const key = 'redirectPath'

// Pages for signing in or out are no useful target after a sign-in.
const isWayIn = (path: string) =>
  /^\/(?:blank|account\/(?:internal|logout|register|forgotpassword|resetpassword|confirmemail))(?:[/?#]|$)/i.test(path)

/** Stores the current path, to return to it after a sign-in. */
export function storeRedirectPath(path: string = location.pathname + location.search) {
  const own = ownPath(path)
  if (own && !isWayIn(own)) storeWithRoom(key, own)
}

/** Returns the stored path and removes it; null when there is none of this shop. */
export function takeRedirectPath(): string | null {
  const path = ownPath(browserStorage()?.getItem(key))
  forgetRedirectPath()
  return path
}

export const forgetRedirectPath = () => browserStorage()?.removeItem(key)
