import { isNewsletterDue, newsletter } from '#domain/account/newsletter.ts'
import { browserStorage } from '#lib/browser/expiring-storage.ts'
import { reportFailure } from '#lib/network/report-failure.ts'

type Options = { storage?: Storage | null; now?: () => number }

/** Whether this browser has signed up or sent the sign-up away, under the two keys the specification names [S1-9-04]. */
export function createNewsletterMemory({ storage = browserStorage(), now = Date.now }: Options = {}) {
  // What a full or closed storage does not take holds for as long as the page.
  const held = new Map<string, string>()
  const read = (key: string) => held.get(key) ?? storage?.getItem(key) ?? null

  function write(key: string, value: string) {
    held.set(key, value)
    try {
      storage?.setItem(key, value)
      if (storage) held.delete(key)
    } catch (cause) {
      reportFailure('newsletter', cause)
    }
  }

  function expiry() {
    const text = read(newsletter.expiryKey)
    const time = Number(text)
    return text === null || !Number.isFinite(time) ? null : time
  }

  const store = (isSubscribed: boolean) => {
    write(newsletter.subscriptionKey, String(isSubscribed))
    write(newsletter.expiryKey, String(now() + newsletter.expiryMs))
  }
  return {
    isDue: () =>
      isNewsletterDue({ isSubscribed: read(newsletter.subscriptionKey) === 'true', expiry: expiry() }, now()),
    subscribed: () => store(true),
    dismissed: () => store(false),
  }
}
