import { OfflineError } from '#contract/protocol/api-error.ts'

type Device = typeof import('./seen-search.ts')

/** Replaces a response that is missing because of a lost connection. Rethrows when nothing is found on this device. */
export const orFromDevice =
  <Found>(find: (device: Device) => Promise<Found | null>) =>
  async (error: unknown): Promise<Found> => {
    if (!(error instanceof OfflineError) || import.meta.env.SSR) throw error
    const found = await import('./seen-search.ts').then(find).catch(() => null)
    if (found === null) throw error
    return found
  }
