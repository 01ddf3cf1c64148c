import type { contract } from '#contract/contract.ts'
import { emailText } from '#contract/fields/field-texts.ts'
import { emptyCartId } from '#contract/fields/limits.ts'
import { readEmail } from '#domain/account/email.ts'
import { couponInvalidText, normalCouponCode, reachesMinimum } from '#domain/cart/coupon.ts'
import { isScoped } from '#domain/catalogue/offer-scope.ts'
import { deliverySchedule } from '#domain/delivery/delivery-schedule.ts'
import { formatCents } from '#domain/money/price-format.ts'
import { shopDate } from '#domain/time/shop-day.ts'
import type { Db } from '../database/database.ts'
import { tx } from '../database/transaction.ts'
import type { Deps } from '../deps.ts'
import { networkHash } from '../http/caller/network-hash.ts'
import type { CallContext } from '../http/request/call-context.ts'
import { badRequest, notFound } from '../http/request/errors.ts'
import type { Handlers } from '../http/serve.ts'
import { lineAfter, orderable } from './cart-line.ts'
import { cartResponse, emptyResponse, itemResponse, ownedBy } from './cart-response.ts'
import { countCouponTry } from './coupon-limit.ts'
import { priceCart } from './priced-cart.ts'
import { categoryNames } from './store/cart-contents.ts'
import {
  type CartRow,
  deleteLine,
  deleteLines,
  findOpenCart,
  isFirstTime,
  linesOf,
  lockOpenCart,
  lockOrOpenCart,
  type Owner,
  putLine,
  touchCart,
  wasMade,
} from './store/carts.ts'
import { forgetCouponTry } from './store/coupon-tries.ts'

type Change = (db: Db, cart: CartRow) => Promise<void>
type ViewQuery = Parameters<Handlers<typeof contract>['cart']['view']>[0]['query']

/** The visitor's cart in the current shop. */
export function cartHandlers({ db, clock }: Deps): Handlers<typeof contract>['cart'] {
  async function responseOf(context: CallContext, reader: Db, cart: CartRow | null, messages: string[] = []) {
    const owned = await ownedBy(context)
    if (!cart) return { ...emptyResponse, ...owned, messages }
    const priced = await priceCart(reader, cart, { brand: context.brand, now: clock() })
    const uris = [...priced.items, ...priced.rewards].map(({ product }) => product.categoryUri)
    return { ...cartResponse(priced, await categoryNames(reader, uris), messages), ...owned }
  }

  const ownerOf = async (context: CallContext): Promise<Owner | null> => {
    const visitorId = await context.visitor.find()
    return visitorId ? { visitorId, brand: context.brand.key } : null
  }

  async function view(context: CallContext, place: ViewQuery) {
    const owner = await ownerOf(context)
    const cart = owner && (await findOpenCart(db, owner))
    return responseOf(context, db, cart, cart ? placeMessages(place, context, clock()) : [])
  }

  /** Changes the open cart, creating it if needed, once per idempotency key; returns the cart after the change. */
  async function change(context: CallContext, work: Change) {
    const owner = { visitorId: await context.visitor.require(), brand: context.brand.key }
    return tx(db, async (transaction) => {
      const now = clock()
      const cart = await lockOrOpenCart(transaction, owner, now)
      if (await isFirstTime(transaction, { visitorId: owner.visitorId, key: context.idempotencyKey, now }))
        await work(transaction, cart)
      return responseOf(context, transaction, await lockOpenCart(transaction, owner))
    })
  }

  /** As `change`, but returns null when the visitor has no open cart. */
  async function changeExisting(context: CallContext, work: Change) {
    const owner = await ownerOf(context)
    return tx(db, async (transaction) => {
      const cart = owner && (await lockOpenCart(transaction, owner))
      if (!cart) return null
      if (await isFirstTime(transaction, { visitorId: owner.visitorId, key: context.idempotencyKey, now: clock() }))
        await work(transaction, cart)
      return responseOf(context, transaction, await lockOpenCart(transaction, owner))
    })
  }

  /** The current cart when this idempotency key was used before: a retry must not fail on a product sold out since. */
  async function repeated(context: CallContext) {
    const owner = await ownerOf(context)
    const isKnown = owner && (await wasMade(db, { visitorId: owner.visitorId, key: context.idempotencyKey }))
    return isKnown ? responseOf(context, db, await findOpenCart(db, owner)) : null
  }

  return {
    view: ({ query }, context) => view(context, query),

    addProduct: async ({ body }, context) => {
      const again = await repeated(context)
      if (again) return again
      const { productId, seenCents } = await orderable(db, context.brand, body)
      return change(context, async (transaction, cart) => {
        const lines = await linesOf(transaction, cart.id)
        const line = lineAfter({ lines, body, cartId: cart.id, productId })
        await putLine(transaction, { ...line, seenCents })
        await touchCart(transaction, cart.id, clock())
      })
    },

    product: async ({ params }, context) => {
      const owner = await ownerOf(context)
      const cart = owner && (await findOpenCart(db, owner))
      if (!cart) throw notFound()
      const { items } = await priceCart(db, cart, { brand: context.brand, now: clock() })
      const item = items.find(({ line }) => line.productCode === params.productCode)
      if (!item) throw notFound()
      return itemResponse(item, await categoryNames(db, [item.product.categoryUri]))
    },

    removeProduct: async ({ params }, context) => {
      const again = await repeated(context)
      if (again) return again
      const changed = await changeExisting(context, async (transaction, cart) => {
        if (!(await deleteLine(transaction, cart.id, params.productCode))) throw notFound()
        await touchCart(transaction, cart.id, clock())
      })
      if (!changed) throw notFound()
      return changed
    },

    clear: async (_input, context) => {
      const changed = await changeExisting(context, async (transaction, cart) => {
        await deleteLines(transaction, cart.id)
        await touchCart(transaction, cart.id, clock(), { couponCode: null, email: null })
      })
      return changed ?? responseOf(context, db, null)
    },

    setEmail: async ({ body }, context) => {
      const email = readEmail(body.email)
      if (!email) throw badRequest(emailText)
      const isFor = (cart: CartRow) => [cart.id, emptyCartId, undefined].includes(body.cartId)
      const storeEmail: Change = async (transaction, cart) => {
        if (isFor(cart)) await touchCart(transaction, cart.id, clock(), { email })
      }
      // The cart may have been ordered since; a new cart, perhaps of another person, must not get this email address.
      return (await changeExisting(context, storeEmail)) ?? responseOf(context, db, null)
    },

    addCoupon: async ({ body }, context) => {
      const again = await repeated(context)
      if (again) return again
      const code = normalCouponCode(body.code ?? body.couponCode ?? '')
      const owner = await ownerOf(context)
      const cart = owner && (await findOpenCart(db, owner))
      if (!code || !cart) throw badRequest(couponInvalidText)
      const now = clock()
      const network = await networkHash(db, { ip: context.ip, now })
      const field = body.code === undefined ? 'couponCode' : 'code'
      const counted = await countCouponTry(db, { cartId: cart.id, network, field, now })
      const changed = await change(context, async (transaction, own) => {
        const tried = { ...own, couponCode: code }
        const { coupon, totals } = await priceCart(transaction, tried, { brand: context.brand, now: clock() })
        if (!coupon) throw badRequest(couponInvalidText)
        if (isScoped(coupon) && totals.coveredCents === 0) throw badRequest('This coupon is for other products')
        if (!reachesMinimum(coupon, totals.coveredCents))
          throw badRequest(`This coupon is for carts of more than ${formatCents(coupon.minimumCents)}`)
        await touchCart(transaction, own.id, clock(), { couponCode: code })
      })
      await forgetCouponTry(db, counted)
      return changed
    },

    removeCoupon: async ({ params }, context) => {
      const changed = await changeExisting(context, async (transaction, cart) => {
        if (cart.couponCode === normalCouponCode(params.code))
          await touchCart(transaction, cart.id, clock(), { couponCode: null })
      })
      return changed ?? responseOf(context, db, null)
    },
  }
}

function placeMessages({ suburb, postcode }: ViewQuery, { brand }: CallContext, now: Date): string[] {
  if (!postcode) return []
  const place = { postcode, country: brand.country, today: shopDate(now, brand.country) }
  const { state, days } = deliverySchedule(place)
  const isFull = days.length > 0 && days.every(({ available }) => !available)
  if (state !== 'unavailable' && !isFull) return []
  return [`We cannot deliver to ${[suburb, postcode].filter(Boolean).join(' ')} at the moment.`]
}
