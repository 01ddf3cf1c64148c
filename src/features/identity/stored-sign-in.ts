import type { Granted } from '#contract/identity.ts'
import { browserStorage } from '#lib/expiring-storage.ts'
import { type IdToken, readIdToken, storedIdToken } from '#lib/id-token.ts'
import { isSignedIn, signInKeys, signInNews } from '#lib/signed-in.ts'
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
  const storage = browserStorage()
  const issuedAtMs = readIdToken(idToken)?.issuedAtMs || Date.now()
  // Whole seconds are written: what is less than two is no difference of clocks.
  const skew = Math.abs(issuedAtMs - Date.now()) < 2_000 ? 0 : issuedAtMs - Date.now()
  storage?.setItem(markerKey, `${uniqueId()}.${skew}`)
  storage?.setItem(tokenKey, idToken)
  storage?.setItem(flagKey, 'true')
  signInNews.send()
}

/** Takes all three away [S1-4-25]. */
export function clearSignIn() {
  for (const key of signInKeys) browserStorage()?.removeItem(key)
  signInNews.send()
}

/** The sign-in as it lies there, while its token can be read and has not ended; null otherwise. */
export function validSignIn(): (IdToken & { text: string }) | null {
  const text = storedIdToken()
  const token = isSignedIn() ? readIdToken(text) : null
  return token && text && token.expiresAtMs > serverNow() ? { ...token, text } : null
}
