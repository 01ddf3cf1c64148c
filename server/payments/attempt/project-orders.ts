import { statusAfterOrder } from '#domain/project/project-status.ts'
import { isBrandKey } from '#themes/brand.ts'
import { brands } from '#themes/brands.ts'
import { type CartRow, linesOf } from '../../cart/store/carts.ts'
import type { Db } from '../../database/database.ts'
import type { OrderPlan } from '../../database/order-plan.ts'
import { editByShop } from '../../project/project-change.ts'
import { statusEdit } from '../../project/project-fields.ts'
import { projectLinesOf } from '../../project/store/project-lines.ts'

type Ordered = { cart: Pick<CartRow, 'id' | 'brand'>; plan: Pick<OrderPlan, 'lines'>; number: string; now: Date }

/** Ordered quantity by product and project. */
async function piecesByProject(db: Db, { cart, plan }: Ordered) {
  const pieces = new Map<string, Map<string, number>>()
  for (const { productCode, projectId, productId } of await linesOf(db, cart.id)) {
    const quantity = plan.lines.find((line) => line.productCode === productCode && line.promoId === null)?.quantity ?? 0
    if (projectId === null || quantity === 0) continue
    const own = pieces.get(projectId) ?? new Map<string, number>()
    pieces.set(projectId, own.set(productId, (own.get(productId) ?? 0) + quantity))
  }
  return pieces
}

/** Updates the status of projects whose lines were ordered [N3], in the transaction of the order. */
export async function noteProjectOrders(db: Db, ordered: Ordered) {
  const { cart, number, now } = ordered
  if (!isBrandKey(cart.brand)) return
  const brand = brands[cart.brand]
  for (const [projectId, pieces] of await piecesByProject(db, ordered))
    await editByShop(db, { brand, user: brand.name, now }, projectId, async (editing) => {
      const lines = await projectLinesOf(db, projectId)
      const orderedLines = Map.groupBy(lines, ({ productId }) => productId)
      const isOrdered = ([productId, own]: [string, typeof lines]) =>
        own.reduce((sum, { quantity }) => sum + quantity, 0) <= (pieces.get(productId) ?? 0)
      const status = statusAfterOrder({ ordered: [...orderedLines].filter(isOrdered).length, all: orderedLines.size })
      if (status !== editing.project.status) editing.put(statusEdit(editing.project, status))
      editing.set({ status })
      editing.log({ action: 'ordered', target: 'project', field: 'order', to: number })
    })
}
