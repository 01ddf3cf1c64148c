import { reportFailure } from '#lib/network/report-failure.ts'
import { createScriptLibrary } from '#lib/tracking/script-library.ts'

/** The self-hosted copy of the fraud check: no third-party script runs in the checkout [S1-7-58] [S2-7-16]. */
export const fraudScript = '/anti-fraud.js'
/** The longest time that placing an order waits for the token, in milliseconds. */
export const fraudWaitMs = 3_000

type Page = { fraudDevice?: { token: () => string | Promise<string> } }

const load = createScriptLibrary({ library: { fraud: fraudScript }, document, limitMs: fraudWaitMs })

async function ask(): Promise<string> {
  await load('fraud')
  const token = await (window as Page).fraudDevice?.token()
  if (typeof token !== 'string' || token === '') throw new Error('The fraud check left no token')
  return token
}

/** Loads the check while the form is filled in. */
export const prepareFraudToken = () => void load('fraud').catch(() => {}) // retried with the order

/** The token of this device; null when it fails or takes too long, and the order is sent without it [S2-3-15]. */
export async function fraudToken(waitMs = fraudWaitMs): Promise<string | null> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The fraud check took too long')), waitMs)
  })
  return Promise.race([ask(), late]).catch((cause: unknown) => {
    reportFailure('fraud check', cause)
    return null
  })
}
