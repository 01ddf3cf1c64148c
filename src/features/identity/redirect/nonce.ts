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

// The name of the tab survives the navigation to the sign-in of this shop and back, also where the storage is full.
const prefix = `${key}:`

/** Stores the nonce of a sign-in that leaves the page, for this tab alone. */
export function storeNonce(nonce: string) {
  try {
    window.sessionStorage.setItem(key, nonce)
  } catch {
    window.name = prefix + nonce
  }
}

/** Returns the stored nonce and removes it, so that a replayed callback finds none. */
export function takeNonce(): string | null {
  const named = window.name.startsWith(prefix) ? window.name.slice(prefix.length) : null
  if (named) window.name = ''
  const nonce = named ?? sessionStore()?.getItem(key) ?? null
  sessionStore()?.removeItem(key)
  return nonce
}
