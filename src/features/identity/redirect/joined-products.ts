import { safeStorage } from '#lib/browser/flags.ts'

const key = 'joined-products'
const tabStorage = safeStorage(() => sessionStorage)

/** Keeps how many products joined the cart at the sign-in, for the next document of this tab. */
export function keepJoined(fragment: URLSearchParams) {
  const count = Number(fragment.get('joined'))
  if (Number.isSafeInteger(count) && count > 0) tabStorage.setItem(key, String(count))
}

/** What to say of them, once; null when nothing joined. */
export function takeJoinedText(cartName: string): string | null {
  const count = Number(tabStorage.getItem(key))
  if (!count) return null
  tabStorage.removeItem(key)
  return `Your ${cartName.toLowerCase()} now includes ${count === 1 ? '1 product' : `${count} products`} from your account.`
}
