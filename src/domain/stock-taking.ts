export type StockShelf = { readonly warehouse: string; readonly quantity: number; readonly isMoreComing: boolean }

/** Whether so many can be promised: they lie somewhere, or more are on their way. */
export function canPromise(shelves: readonly StockShelf[], wanted: number): boolean {
  const there = shelves.reduce((sum, { quantity }) => sum + quantity, 0)
  return there >= wanted || shelves.some(({ isMoreComing }) => isMoreComing)
}

/** What is taken from which warehouse: from the near one first, then from the fullest; never more than lies there. */
export function stockTaking(shelves: readonly StockShelf[], wanted: number, nearest: string) {
  const inOrder = [...shelves].sort((a, b) => rank(a, nearest) - rank(b, nearest) || b.quantity - a.quantity)
  let missing = wanted
  return inOrder.flatMap(({ warehouse, quantity }) => {
    const taken = Math.min(missing, quantity)
    missing -= taken
    return taken > 0 ? [{ warehouse, quantity: taken }] : []
  })
}

const rank = ({ warehouse }: StockShelf, nearest: string) => (warehouse === nearest ? 0 : 1)

/** What a shopper reads who wants more than there is. */
export const leftText = (title: string, left: number) =>
  left === 0 ? `${title} is sold out. Please remove it to go on.` : `Only ${left} of ${title} are left.`
