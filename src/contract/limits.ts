/** What the cart is called that holds nothing and is not stored. */
export const emptyCartId = '00000000-0000-0000-0000-000000000000'

export const listingSorts = ['popular', 'price-asc', 'price-desc', 'newest', 'rating', 'discount', 'relevance'] as const

// A local part, @, and a domain with a dot. Whether a mailbox exists only a message can tell.
export const emailPattern = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/
export const emailLimits = { min: 5, max: 254 } as const
