import { cartKeptKey } from '#lib/boot/early-keys.ts'
import { safeStorage } from '#lib/browser/flags.ts'

const flags = safeStorage(() => localStorage)

/** Whether this device has stored something of this shop's cart: then what reads it is loaded with every page. */
export const storedFlag = (brand: string) => ({
  isSet: () => flags.getItem(cartKeptKey(brand)) !== null,
  set: () => flags.setItem(cartKeptKey(brand), '1'),
  /** The cart and its edits are known to be empty: app/early/empty-cart.ts then says so before the app has started. */
  setEmpty: () => flags.setItem(cartKeptKey(brand), 'empty'),
})
