import type { Granted } from '#contract/account/identity.ts'
import { type IdToken, readIdToken, storedIdToken } from '#lib/account/id-token.ts'
import { isSignedIn, signInEvents, signInKeys } from '#lib/account/signed-in.ts'
import { browserStorage } from '#lib/browser/expiring-storage.ts'
import { storeWithRoom } from '#lib/browser/store-with-room.ts'
import { uniqueId } from '#lib/unique-id.ts'

const [flagKey, markerKey, tokenKey] = signInKeys

/** How far the device clock is behind the server, in ms; stored after the dot of the marker. */
function clockSkew(): number {
  const skew = Number(browserStorage()?.getItem(markerKey)?.split('.')[1])
  return Number.isFinite(skew) ? skew : 0
}

/** Now, by the clock of the server that writes into tokens when they end. */
export const serverNow = () => Date.now() + clockSkew()

/** Leaves the three values behind: a flag, a marker that opens nothing, and the identity token. */
export function storeSignIn({ idToken }: Pick<Granted, 'idToken'>) {
  const issuedAtMs = readIdToken(idToken)?.issuedAtMs || Date.now()
  // Tokens have whole seconds, so a difference below two is not a clock skew.
  const skew = Math.abs(issuedAtMs - Date.now()) < 2_000 ? 0 : issuedAtMs - Date.now()
  storeWithRoom(markerKey, `${uniqueId()}.${skew}`)
  storeWithRoom(tokenKey, idToken)
  storeWithRoom(flagKey, 'true')
  signInEvents.send()
}

/** Takes all three away [S1-4-25]. */
export function clearSignIn() {
  for (const key of signInKeys) browserStorage()?.removeItem(key)
  signInEvents.send()
}

/** The stored sign-in if its token is readable and not expired; else null. */
export function validSignIn(): (IdToken & { text: string }) | null {
  const text = storedIdToken()
  const token = isSignedIn() ? readIdToken(text) : null
  return token && text && token.expiresAtMs > serverNow() ? { ...token, text } : null
}
