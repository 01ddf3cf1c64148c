import { alertKeys } from '#features/content/alert-keys.ts'
import { stored } from '#lib/boot/stored.ts'

const read = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null')

/**
 * The server's HTML is the same for everyone: a dismissed announcement is hidden before the first paint
 * (features/content/alert-state.ts).
 */
export function hideClosedAlert() {
  // Without readable storage no announcement was dismissed.
  const isClosed = stored(() => read(alertKeys.recheck)?.expiry > Date.now() && !read(alertKeys.cache), false)
  if (isClosed) document.documentElement.dataset.alertClosed = ''
}
