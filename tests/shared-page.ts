import 'fake-indexeddb/auto'
import { cleanup } from '@testing-library/react'
import * as react from 'react'
import { afterAll, vi } from 'vitest'
import { miniCart } from '#features/cart/mini-cart/mini-cart-state.ts'
import { endedSignIn } from '#lib/account/ended-sign-in.ts'
import { pageConnection } from '#lib/network/connection.ts'

/**
 * React's development build takes a stack for each of the first 10,000 elements of every second, to name their owners in
 * warnings: a quarter of the time of these tests. To React the 10,000 are used up.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = react as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: object
}
if (internals) Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} })

async function deleteDatabases() {
  for (const { name = '' } of await indexedDB.databases())
    await new Promise<void>((resolve) => {
      const request = indexedDB.deleteDatabase(name)
      request.onsuccess = request.onerror = request.onblocked = () => resolve()
    })
}

/** Files of this project share a worker and its page: each leaves it as it found it. */
afterAll(async () => {
  if (typeof document !== 'undefined') {
    cleanup()
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
    vi.useRealTimers()
    localStorage.clear()
    sessionStorage.clear()
    for (const settings of document.head.querySelectorAll('meta')) settings.remove()
    document.body.replaceChildren()
    for (const { name } of [...document.body.attributes]) document.body.removeAttribute(name)
    miniCart.close()
    // A page that was left may learn later that its sign-in has ended.
    endedSignIn.forget()
    // A test may have left it offline.
    pageConnection().take('probe-answered')
    history.replaceState(null, '', '/')
  }
  await deleteDatabases()
})
