const confirmation = /^\/customer\/confirmation\/?$/i
const payment = /^\/customer(?:\/|$)/i

/** The checkout and what belongs to it. */
export const isPaymentArea = (pathname: string) => payment.test(pathname)
/** The placed order: nothing is typed on its page. */
export const isConfirmation = (pathname: string) => confirmation.test(pathname)
