import { cartKeptKey } from '#lib/boot/early-keys.ts'
import { keptAdds } from '#lib/boot/kept-adds.ts'
import { stored } from '#lib/boot/stored.ts'

export const isCartEmpty = () =>
  keptAdds().length === 0 &&
  stored(() => {
    const kept = localStorage.getItem(cartKeptKey(document.documentElement.dataset.brand ?? '')) ?? 'empty'
    return kept === 'empty' && !localStorage.getItem('loggedIn')
  }, false)

/** On the cart page of a device without a cart, the empty one is shown in place of the placeholders. */
export function showEmptyCart() {
  if (isCartEmpty()) document.documentElement.dataset.emptyCart = ''
}

/** The page is then readable without the app; other pages keep no mark. */
export function finishEmptyCart() {
  const place = document.querySelector('[data-early-cart]')
  if (!place) delete document.documentElement.dataset.emptyCart
  else if (isCartEmpty()) place.previousElementSibling?.querySelector('[data-waiting]')?.removeAttribute('data-waiting')
}
