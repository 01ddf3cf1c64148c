import type { Cart } from '#contract/checkout/cart.ts'
import { lineQuantity } from '#domain/cart/cart.ts'
import { isLockRunning } from '#domain/project/price/project-price.ts'
import { shopDay } from '#domain/time/shop-day.ts'
import { freeCode, rejectFull } from '../../cart/cart-line.ts'
import { cartResponse, emptyResponse } from '../../cart/cart-response.ts'
import { priceCart } from '../../cart/priced-cart.ts'
import { categoryNames } from '../../cart/store/cart-contents.ts'
import {
  type CartLineRow,
  deleteLines,
  isFirstTime,
  linesOf,
  lockOpenCart,
  lockOrOpenCart,
  putLine,
  touchCart,
} from '../../cart/store/carts.ts'
import type { Db } from '../../database/database.ts'
import { tx } from '../../database/transaction.ts'
import type { CallContext } from '../../http/request/call-context.ts'
import { invalidField } from '../../http/request/errors.ts'
import { dayAfter } from '../../lib/days.ts'
import { logRows } from '../project-editing.ts'
import { lockOf, type PricedProjectLine, priceLines } from '../project-pricing.ts'
import { projectLinesOf } from '../store/project-lines.ts'
import { insertLog } from '../store/project-log.ts'
import { foldersOf } from '../store/project-parts.ts'
import type { ProjectRow } from '../store/projects.ts'

/** How many days an agreed price applies in a cart, unless a price lock sets the end. */
const agreedDays = 30

type Selection = { productCodes: readonly string[]; folders: readonly string[] }

/** The named lines and the lines of the named folders, each once. */
export function selectedLines(lines: readonly PricedProjectLine[], { productCodes, folders }: Selection) {
  const known = new Set(lines.map(({ line }) => line.productCode))
  const unknown = productCodes.find((code) => !known.has(code))
  if (unknown !== undefined) throw invalidField('productCodes', `There is no product ${unknown} in this project`)
  return lines.filter(
    ({ line }) =>
      productCodes.includes(line.productCode) || (line.folderId !== null && folders.includes(line.folderId)),
  )
}

export async function pricedLinesOf(db: Db, project: ProjectRow, pricing: { brand: CallContext['brand']; now: Date }) {
  const lines = await projectLinesOf(db, project.id)
  const folders = await foldersOf(db, project.id)
  return { lines: await priceLines(db, { lines, lock: lockOf(project), ...pricing }), folders }
}

type Filling = {
  project: ProjectRow
  lines: readonly PricedProjectLine[]
  /** Empties the cart first. */
  replaces?: boolean
  /** Uses today's prices instead of the agreed ones. */
  atListPrice?: boolean
  /** The entry in the project log. */
  note?: { user: string; what: string }
}

type At = { cartId: string; today: string; project: ProjectRow; atListPrice: boolean }

/** Stores a price in the cart line only if it differs from the price of the shop. */
function agreedPrice({ unitCents, liveCents, isHeld }: PricedProjectLine, { project, today, atListPrice }: At) {
  if (atListPrice || unitCents === liveCents) return { agreedCents: null, agreedUntil: null }
  const lock = lockOf(project)
  const isLocked = isHeld && isLockRunning(lock, today)
  return { agreedCents: unitCents, agreedUntil: isLocked && lock?.endsOn ? lock.endsOn : dayAfter(today, agreedDays) }
}

function cartLineOf(priced: PricedProjectLine, lines: readonly CartLineRow[], target: At): CartLineRow {
  const { line } = priced
  const { warrantyId, installId, productId } = line
  const price = agreedPrice(priced, target)
  const same = lines.find(
    (inCart) =>
      inCart.productId === productId &&
      inCart.warrantyId === warrantyId &&
      inCart.installId === installId &&
      inCart.agreedCents === price.agreedCents,
  )
  return {
    cartId: target.cartId,
    productCode: same?.productCode ?? freeCode(lines, line.sku),
    productId,
    quantity: Math.min(lineQuantity.max, line.quantity + (same?.quantity ?? 0)),
    warrantyId,
    installId,
    seenCents: priced.unitCents,
    ...price,
    projectId: target.project.id,
    position: same?.position ?? (lines.at(-1)?.position ?? 0) + 1,
  }
}

async function fill(db: Db, lines: readonly PricedProjectLine[], target: At) {
  const inCart = await linesOf(db, target.cartId)
  for (const priced of lines) {
    const line = cartLineOf(priced, inCart, target)
    const index = inCart.findIndex(({ productCode }) => productCode === line.productCode)
    if (index < 0) rejectFull(inCart)
    if (index < 0) inCart.push(line)
    else inCart[index] = line
    await putLine(db, line)
  }
}

/** Logs that lines went into a cart. The project and its version do not change. */
async function noteCart(
  db: Db,
  { id, version }: ProjectRow,
  { user, what, now }: { user: string; what: string; now: Date },
) {
  const entry = { action: 'carted', target: 'project', field: 'cart', to: what }
  await insertLog(db, logRows([entry], { projectId: id, version, madeAt: now, user }))
}

/**
 * Adds project lines to the cart of this browser, at the prices that apply. A message lists those that cannot be
 * bought.
 */
export function fillCart({ db, clock }: { db: Db; clock: () => Date }) {
  return async (
    context: CallContext,
    { project, lines, replaces = false, atListPrice = false, note }: Filling,
  ): Promise<Cart> => {
    const { brand, idempotencyKey: key } = context
    const owner = { visitorId: await context.visitor.require(), brand: brand.key }
    const available = lines.filter(({ isAvailable }) => isAvailable)
    const messages = lines
      .filter(({ isAvailable }) => !isAvailable)
      .map(({ product, line }) => `${product?.title ?? line.sku} cannot be bought at the moment and was left out.`)
    return tx(db, async (transaction) => {
      const now = clock()
      const cart = await lockOrOpenCart(transaction, owner, now)
      if (await isFirstTime(transaction, { visitorId: owner.visitorId, key, now })) {
        if (replaces) await deleteLines(transaction, cart.id)
        const today = shopDay(now, brand.country)
        await fill(transaction, available, { cartId: cart.id, today, project, atListPrice })
        await touchCart(transaction, cart.id, now, replaces ? { couponCode: null } : {})
        if (note) await noteCart(transaction, project, { ...note, now })
      }
      const after = await lockOpenCart(transaction, owner)
      if (!after) return { ...emptyResponse, messages }
      const priced = await priceCart(transaction, after, { brand, now })
      const uris = [...priced.items, ...priced.rewards].map(({ product }) => product.categoryUri)
      return cartResponse(priced, await categoryNames(transaction, uris), messages)
    })
  }
}
