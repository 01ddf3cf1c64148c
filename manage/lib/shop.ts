import type { Country } from '#domain/location/country.ts'

const key = 'manage-shop'

/** The shop that is worked on, by its key; null before the first sign-in. */
export const currentShop = () => localStorage.getItem(key)

export const chooseShop = (shop: string) => localStorage.setItem(key, shop)

let country: Country = 'AU'

/** The country of the shop that is worked on; known with the session, before any page. */
export const shopCountry = () => country

export function setShopCountry(next: Country) {
  country = next
}
