/** The storage key of the cart messages that the shopper has closed. */
export const closedMessagesKey = 'hearth:closed-cart-messages'
