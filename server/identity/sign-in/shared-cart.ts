import { type Joined, joinedCounts, mergedLines } from '#domain/cart/cart-merge.ts'
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

const nothing: Joined = { joined: 0, left: 0 }

type Joining = AccountPlace & { visitor: Visitor; now: Date }

/**
 * Moves cart and visits of an anonymous visitor to the account, and closes that visitor: its cookie then has no access.
 * Returns how many products of the account joined those that the visitor had in the cart, and how many had no room.
 */
export async function joinCarts(db: Db, { visitor, now, ...place }: Joining): Promise<Joined> {
  const from = await visitor.anonymous()
  const joined = await tx(db, async (transaction) => {
    const to = await accountVisitor(transaction, place, now)
    if (!from || !(await closeVisitor(transaction, from))) return nothing
    await moveVisits(transaction, { from, to, brand: place.brand })
    return moveCart(transaction, { from, to, brand: place.brand, now })
  })
  visitor.forget()
  return joined
}

type Move = { from: string; to: string; brand: string; now: Date }

async function moveCart(db: Db, { from, to, brand, now }: Move): Promise<Joined> {
  const cart = await lockOpenCart(db, { visitorId: from, brand })
  if (!cart) return nothing
  // Moves the whole cart if possible, so that a started checkout or payment continues with it.
  if (await lockOpenCart(db, { visitorId: to, brand })) return moveInto(db, { cart, main: to, now })
  await giveCart(db, cart.id, to)
  return nothing
}

async function moveInto(db: Db, { cart, main, now }: { cart: CartRow; main: string; now: Date }): Promise<Joined> {
  const lines = await linesOf(db, cart.id)
  if (lines.length === 0) return nothing
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
    // The person has just seen this one applied; the account's may be months old.
    couponCode: cart.couponCode ?? into.couponCode,
    email: into.email ?? cart.email,
    ...(delivery ? { delivery } : {}),
  })
  return joinedCounts(merged, lines)
}
