const confirmation = /^\/customer\/confirmation\/?$/i
const payment = /^\/customer(?:\/|$)/i

/** The checkout and its related pages. */
export const isPaymentArea = (pathname: string) => payment.test(pathname)
/** The confirmation of a placed order, which has no inputs. */
export const isConfirmation = (pathname: string) => confirmation.test(pathname)
