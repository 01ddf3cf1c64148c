/// <reference lib="webworker" />
import type { WorkboxPlugin } from 'workbox-core'
import { notify } from './events.ts'
import { changedPrices } from './price-changes.ts'

/** Notifies the page of the number of changed prices when the network response follows a cached one. */
export const notifyNewPrices: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, state }) => {
    if (state && cachedResponse) state.wasShown = true
    return cachedResponse
  },
  cacheDidUpdate: async ({ oldResponse, newResponse, event, state }) => {
    if (!state?.wasShown || !oldResponse || !('clientId' in event)) return
    const [before, after] = await Promise.all([oldResponse.json(), newResponse.clone().json()])
    const count = changedPrices(before, after)
    if (count > 0)
      await notify(String(event.clientId), { type: 'page-refreshed', url: newResponse.url, changedPrices: count })
  },
}
