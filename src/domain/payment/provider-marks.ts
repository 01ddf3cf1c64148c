/** Marks of what a payment provider takes, in the order of the row (public/signs/payments.svg). */
export const providerMarks: readonly string[] = ['visa', 'mastercard', 'amex', 'paypal', 'afterpay', 'zip']
