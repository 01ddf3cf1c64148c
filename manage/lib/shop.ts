import { shopParam } from '#contract/manage/office-address.ts'
import type { Country } from '#domain/location/country.ts'

const key = 'manage-shop'

let shop: string | null | undefined

/** The shop that this window works on, by its key: the one in its address, else the last one; null before the first sign-in. */
export function currentShop() {
  if (shop !== undefined) return shop
  shop = new URLSearchParams(location.search).get(shopParam)
  // A sign-in that leads through other pages comes back to the bare address.
  if (shop === null) shop = localStorage.getItem(key)
  else localStorage.setItem(key, shop)
  return shop
}

/** Works on a shop, and names it in the address: a bookmark opens the same one. */
export function chooseShop(next: string) {
  shop = next
  localStorage.setItem(key, next)
  history.replaceState(history.state, '', `?${shopParam}=${next}${location.hash}`)
}

/** Another shop has other orders and prices: everything is read again. */
export function openShop(next: string) {
  location.search = `?${shopParam}=${next}`
}

let country: Country = 'AU'

/** The country of the shop that is worked on; known with the session, before any page. */
export const shopCountry = () => country

export function setShopCountry(next: Country) {
  country = next
}
