type Present<T> = { [Key in keyof T]?: NonNullable<T[Key]> }

/** The same parameters without the ones that are null or undefined; false, zero and empty text stay. */
export function presentOnly<T extends object>(query: T): Present<T> {
  const known = Object.entries(query).filter(([, value]) => value !== null && value !== undefined)
  // Object.fromEntries forgets the keys' names; nothing but null and undefined was taken out.
  return Object.fromEntries(known) as Present<T>
}

type Delivery = {
  readonly suburb?: string | null | undefined
  readonly postcode?: string | null | undefined
  readonly state?: string | null | undefined
  readonly winningDeliveryServiceOverride?: boolean | null | undefined
}

/** The query of GET /api/cart/: exactly these four keys, each only when it is known. */
export function cartQuery({ suburb, postcode, state, winningDeliveryServiceOverride }: Delivery) {
  return presentOnly({ suburb, postcode, state, winningDeliveryServiceOverride })
}
