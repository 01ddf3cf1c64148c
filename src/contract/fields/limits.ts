/** What the cart is called that holds nothing and is not stored. */
export const emptyCartId = '00000000-0000-0000-0000-000000000000'

export const listingSorts = ['popular', 'price-asc', 'price-desc', 'newest', 'rating', 'discount', 'relevance'] as const

export const reviewSorts = ['newest', 'helpful'] as const
