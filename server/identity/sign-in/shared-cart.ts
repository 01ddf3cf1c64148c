import { mergedLines } from '#domain/cart/cart-merge.ts'
import {
  type AccountPlace,
  accountVisitor,
  closeVisitor,
  giveCart,
  moveVisits,
  replaceLines,
} from '../../accounts/account-visitors.ts'
import { type CartRow, linesOf, lockOpenCart, lockOrOpenCart, touchCart } from '../../cart/store/carts.ts'
import type { Db } from '../../database/database.ts'
import { tx } from '../../database/transaction.ts'
import type { Visitor } from '../../http/request/call-context.ts'

type Joining = AccountPlace & { visitor: Visitor; now: Date }

/**
 * Moves cart and visits of an anonymous visitor to the account, and closes that visitor: its cookie then has no access.
 */
export async function joinCarts(db: Db, { visitor, now, ...place }: Joining) {
  const from = await visitor.anonymous()
  await tx(db, async (transaction) => {
    const to = await accountVisitor(transaction, place, now)
    if (!from || !(await closeVisitor(transaction, from))) return
    await moveVisits(transaction, { from, to, brand: place.brand })
    await moveCart(transaction, { from, to, brand: place.brand, now })
  })
  visitor.forget()
}

type Move = { from: string; to: string; brand: string; now: Date }

async function moveCart(db: Db, { from, to, brand, now }: Move) {
  const cart = await lockOpenCart(db, { visitorId: from, brand })
  if (!cart) return
  // Moves the whole cart if possible, so that a started checkout or payment continues with it.
  if (!(await lockOpenCart(db, { visitorId: to, brand }))) await giveCart(db, cart.id, to)
  else await moveInto(db, { cart, main: to, now })
}

async function moveInto(db: Db, { cart, main, now }: { cart: CartRow; main: string; now: Date }) {
  const lines = await linesOf(db, cart.id)
  if (lines.length === 0) return
  const into = await lockOrOpenCart(db, { visitorId: main, brand: cart.brand }, now)
  const merged = mergedLines(await linesOf(db, into.id), lines)
  await replaceLines(
    db,
    into.id,
    merged.map((line, position) => ({ ...line, cartId: into.id, position })),
  )
  await replaceLines(db, cart.id, [])
  await touchCart(db, cart.id, now, { couponCode: null })
  const delivery = cart.delivery ?? into.delivery
  await touchCart(db, into.id, now, {
    couponCode: into.couponCode ?? cart.couponCode,
    email: into.email ?? cart.email,
    ...(delivery ? { delivery } : {}),
  })
}
