const key = 'nonce'

/** In ms [S1-7-15]. */
export const nonceDelayMs = 10

function sessionStore(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}

/** Something nobody guesses, once for every sign-in. */
export async function newNonce(): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve, nonceDelayMs))
  const bytes = crypto.getRandomValues(new Uint8Array(18))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}

/** Keeps the nonce of a sign-in that leaves the page, for this tab alone. */
export const keepNonce = (nonce: string) => sessionStore()?.setItem(key, nonce)

/** The nonce that was kept, once: what comes back a second time meets none. */
export function takeNonce(): string | null {
  const nonce = sessionStore()?.getItem(key) ?? null
  sessionStore()?.removeItem(key)
  return nonce
}
