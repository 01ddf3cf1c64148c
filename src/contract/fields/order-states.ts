/** What is known of an order, in the order it happens; a cancelled order goes no further. */
export const orderStates = ['ordered', 'packed', 'shipped', 'delivered', 'cancelled'] as const
export type OrderState = (typeof orderStates)[number]

export const returnStates = ['requested', 'accepted', 'rejected'] as const
export type ReturnState = (typeof returnStates)[number]

/** Why a product goes back, in the order of the list. */
export const returnReasons = ['damaged', 'faulty', 'wrong-product', 'does-not-fit', 'changed-mind'] as const
export type ReturnReason = (typeof returnReasons)[number]
