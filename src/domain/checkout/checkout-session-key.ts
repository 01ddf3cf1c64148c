/**
 * The storage key of the checkout form. In its own file, so that code that only removes the form does not load its
 * rules.
 */
export const checkoutSessionKey = 'checkout-availability'
