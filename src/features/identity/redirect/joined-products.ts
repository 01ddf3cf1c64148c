import { safeStorage } from '#lib/browser/flags.ts'

const key = 'joined-products'
const tabStorage = safeStorage(() => sessionStorage)

/** Keeps what the sign-in did to the cart, for the next document of this tab. */
export function keepJoined(fragment: URLSearchParams) {
  const counts = ['joined', 'left'].map((name) => Number(fragment.get(name)))
  if (counts.every((count) => Number.isSafeInteger(count) && count >= 0) && counts.some((count) => count > 0))
    tabStorage.setItem(key, String(counts))
}

const products = (count: number) => (count === 1 ? '1 product' : `${count} products`)

/** What to say of it, once; null when nothing changed. */
export function takeJoinedText(cartName: string): string | null {
  const [joined = 0, left = 0] = (tabStorage.getItem(key) ?? '').split(',').map(Number)
  if (!joined && !left) return null
  tabStorage.removeItem(key)
  const cart = cartName.toLowerCase()
  const again = `Check out, or remove some, then add ${left === 1 ? 'it' : 'them'} again.`
  return [
    ...(joined ? [`Your ${cart} now includes ${products(joined)} from your account.`] : []),
    ...(left ? [`${products(left)} had no room in your ${cart}. ${again}`] : []),
  ].join(' ')
}
