import { OfflineError } from '#contract/api-error.ts'

type Device = typeof import('./seen-search.ts')

/** Takes the place of an answer that did not come for want of a connection. Finding nothing here is no answer either. */
export const orFromDevice =
  <Found>(find: (device: Device) => Promise<Found | null>) =>
  async (error: unknown): Promise<Found> => {
    if (!(error instanceof OfflineError) || import.meta.env.SSR) throw error
    const found = await import('./seen-search.ts').then(find).catch(() => null)
    if (found === null) throw error
    return found
  }
