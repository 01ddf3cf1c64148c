import 'fake-indexeddb/auto'
import { cleanup } from '@testing-library/react'
import { afterAll, vi } from 'vitest'
import { miniCart } from '#features/cart/mini-cart/mini-cart-state.ts'
import { pageConnection } from '#lib/network/connection.ts'

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
    // A test may have left it offline.
    pageConnection().take('probe-answered')
    history.replaceState(null, '', '/')
  }
  await deleteDatabases()
})
