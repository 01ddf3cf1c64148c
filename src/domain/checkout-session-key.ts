/** Where the form of the checkout is stored. It stands alone, so that who only removes it loads no rules of the form. */
export const checkoutSessionKey = 'checkout-availability'
