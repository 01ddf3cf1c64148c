import { mergedLines } from '#domain/cart-merge.ts'
import type { Visitor } from '../api/call-context.ts'
import type { Db } from '../database/database.ts'
import { tx } from '../database/transaction.ts'
import {
  type AccountPlace,
  mainVisitor,
  ownerOfVisitor,
  replaceLines,
  shareVisitor,
} from '../stores/account-visitors.ts'
import { type CartRow, linesOf, lockOpenCart, lockOrOpenCart, touchCart } from '../stores/carts.ts'

type Joining = AccountPlace & { visitor: Visitor; now: Date }

/**
 * Who signs in keeps the cart of the browser, and finds in it what they had put into the one of another browser. What
 * somebody else left in this browser stays with them.
 */
export async function joinCarts(db: Db, { visitor, now, ...place }: Joining) {
  const own = await visitor.own()
  const shared = own?.sharedWith ?? own?.id
  const owner = shared ? await ownerOfVisitor(db, shared) : null
  const isOthers = owner !== null && owner !== place.accountId
  const visitorId = own && !isOthers ? own.id : await visitor.renew()
  await tx(db, async (transaction) => {
    const main = await mainVisitor(transaction, place, visitorId)
    if (main === visitorId || (own?.id === visitorId && own.sharedWith === main)) return
    const cart = await lockOpenCart(transaction, { visitorId, brand: place.brand })
    if (cart) await moveInto(transaction, { cart, main, now })
    await shareVisitor(transaction, { visitorId, with: main })
  })
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
