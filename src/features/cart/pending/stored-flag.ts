import { safeStorage } from '#lib/browser/flags.ts'

const flags = safeStorage(() => localStorage)
export const storedFlagKey = (brand: string) => `hearth:${brand}:cart-kept`

/** Whether this device has stored something of this shop's cart: then what reads it is loaded with every page. */
export const storedFlag = (brand: string) => ({
  isSet: () => flags.getItem(storedFlagKey(brand)) !== null,
  set: () => flags.setItem(storedFlagKey(brand), '1'),
  /** The cart and its edits are known to be empty: src/boot.ts then says so before the app has started. */
  setEmpty: () => flags.setItem(storedFlagKey(brand), 'empty'),
})
