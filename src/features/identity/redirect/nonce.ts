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

/** A random nonce, new for every sign-in. */
export async function newNonce(): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve, nonceDelayMs))
  const bytes = crypto.getRandomValues(new Uint8Array(18))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}

/** Keeps the nonce of a sign-in that leaves the page, for this tab alone. */
export const storeNonce = (nonce: string) => sessionStore()?.setItem(key, nonce)

/** Returns the stored nonce and removes it, so that a replayed callback finds none. */
export function takeNonce(): string | null {
  const nonce = sessionStore()?.getItem(key) ?? null
  sessionStore()?.removeItem(key)
  return nonce
}
