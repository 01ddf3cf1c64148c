export type StockShelf = { readonly warehouse: string; readonly quantity: number; readonly isMoreComing: boolean }

/** Whether the quantity can be promised: it is in stock somewhere, or more is on order. */
export function canPromise(shelves: readonly StockShelf[], wanted: number): boolean {
  const there = shelves.reduce((sum, { quantity }) => sum + quantity, 0)
  return there >= wanted || shelves.some(({ isMoreComing }) => isMoreComing)
}

/** The quantity to take from each warehouse: the nearest first, then the fullest, never more than its stock. */
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

/** Shown to a shopper who orders more than the stock. */
export const leftText = (title: string, left: number) =>
  left === 0 ? `${title} is sold out. Please remove it to go on.` : `Only ${left} of ${title} are left.`
