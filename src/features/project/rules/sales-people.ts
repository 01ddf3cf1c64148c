type Person = { readonly code: string; readonly subdivision: string }

/** The salespeople of a store's subdivision; without a store, all of them [S3-6-09]. */
export function salesPeopleOf<Someone extends Person>(
  people: readonly Someone[],
  store: { readonly subdivision: string } | null | undefined,
): Someone[] {
  if (!store) return [...people]
  return people.filter(({ subdivision }) => subdivision.toLowerCase() === store.subdivision.toLowerCase())
}

/** The chosen salesperson if they work at the store, else null. */
export function fittingSalesPerson<Someone extends Person>(
  chosen: Someone | null,
  store: { readonly subdivision: string } | null,
): Someone | null {
  return chosen && salesPeopleOf([chosen], store).length > 0 ? chosen : null
}
