const key = 'manage-shop'

/** The shop that is worked on, by its key; null before the first sign-in. */
export const currentShop = () => localStorage.getItem(key)

export const chooseShop = (shop: string) => localStorage.setItem(key, shop)
