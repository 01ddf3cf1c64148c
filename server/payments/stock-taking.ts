export type WarehouseStock = { readonly warehouse: string; readonly quantity: number; readonly isMoreComing: boolean }

/** Whether the quantity can be promised: it is in stock somewhere, or more is on order. */
export function canPromise(rows: readonly WarehouseStock[], ordered: number): boolean {
  const there = rows.reduce((sum, { quantity }) => sum + quantity, 0)
  return there >= ordered || rows.some(({ isMoreComing }) => isMoreComing)
}

/** The quantity to take from each warehouse: the nearest first, then the fullest, never more than its stock. */
export function stockTaking(rows: readonly WarehouseStock[], ordered: number, nearest: string) {
  const inOrder = [...rows].sort((a, b) => rank(a, nearest) - rank(b, nearest) || b.quantity - a.quantity)
  let missing = ordered
  return inOrder.flatMap(({ warehouse, quantity }) => {
    const taken = Math.min(missing, quantity)
    missing -= taken
    return taken > 0 ? [{ warehouse, quantity: taken }] : []
  })
}

const rank = ({ warehouse }: WarehouseStock, nearest: string) => (warehouse === nearest ? 0 : 1)

/** Shown to a shopper who orders more than the stock. */
export const leftText = (title: string, left: number) =>
  left === 0 ? `${title} is sold out. Please remove it to continue.` : `Only ${left} of ${title} are left.`
