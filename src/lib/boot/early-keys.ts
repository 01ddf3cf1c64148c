// Storage that the app and what runs before it (src/app/early) share.

/** Whether this device has something of a shop's cart: `1`, `empty` when it is known to be empty, or no value. */
export const cartKeptKey = (brand: string) => `hearth:${brand}:cart-kept`
