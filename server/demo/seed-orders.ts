import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { cartTotals, orderTotals } from '#domain/cart/cart-totals.ts'
import type { Country } from '#domain/location/country.ts'
import { listedCents } from '#domain/money/tax.ts'
import { addDays, isoDate } from '#domain/time/date-math.ts'
import { shopDate, shopMoment } from '#domain/time/shop-day.ts'
import type { Brand, BrandKey } from '#themes/brand.ts'
import { brands } from '#themes/brands.ts'
import { countOrders } from '../account/store/account-orders.ts'
import { type AccountRow, findAccountByEmail } from '../accounts/accounts.ts'
import { cartResponse } from '../cart/cart-response.ts'
import { type PricedCart, priceCart } from '../cart/priced-cart.ts'
import { defaultAddress } from '../cart/store/account-addresses.ts'
import { categoryNames } from '../cart/store/cart-contents.ts'
import { plannedLines } from '../checkout/order-planning.ts'
import type { Db } from '../database/database.ts'
import { newId } from '../database/id.ts'
import { cartLines, carts } from '../database/schema/carts.ts'
import { listings } from '../database/schema/catalogue.ts'
import { orders } from '../database/schema/orders.ts'
import { visitors } from '../database/schema/visitors.ts'
import { orders as orderSeries } from '../orders/store/order-numbers.ts'
import { insertStep } from '../orders/store/order-steps.ts'
import { insertOrder } from '../orders/store/orders.ts'

// Below every order number that the shop assigns.
const firstNumber = orderSeries.first - 1_000_000
const deliveryCents = 49_00

/** Number of orders by account and shop, and the days between them. */
const histories: readonly { email: string; brand: BrandKey; orders: number; everyDays: number; numbersFrom: number }[] =
  [
    { email: 'ada@hearth.example', brand: 'wa', orders: 13, everyDays: 41, numbersFrom: firstNumber },
    { email: 'ada@hearth.example', brand: 'aol', orders: 2, everyDays: 90, numbersFrom: firstNumber + 20 },
    { email: 'bridge@hearth.example', brand: 'wac', orders: 3, everyDays: 30, numbersFrom: firstNumber + 30 },
  ]

/** Days after the order at which each step happens, and the time. */
const stepDays = [
  { state: 'packed', days: 1, time: '10:20' },
  { state: 'shipped', days: 1, time: '15:05' },
  { state: 'delivered', days: 4, time: '13:10' },
] as const

const trackingUrl = 'https://track.carrier.example/'

/** The newest order is on its way, and the one before can still be returned. */
const daysAgo = (index: number, everyDays: number) => (index === 0 ? 2 : Math.floor((index - 0.5) * everyDays))

/** Around the day, as people buy: in a break, after work, on the sofa. */
const buyingTimes = ['19:42', '12:17', '21:05', '08:31', '16:54']

/** The moment that is `days` after another day, at a time by the clock of the shop. */
function onDay(from: Date, { days, time, country }: { days: number; time: string; country: Country }): Date {
  const day = isoDate(addDays(shopDate(from, country), days))
  const moment = shopMoment(`${day}T${time}`, country)
  if (!moment) throw new Error(`${time} is no time of ${day}`)
  return moment
}

/** Adds what has happened to past orders since the last start, also to those of an older demo. */
async function seedSteps(db: Db, { numbers, brand, now }: { numbers: readonly string[]; brand: BrandKey; now: Date }) {
  const { country } = brands[brand]
  const placed = await db
    .select({ id: orders.id, number: orders.number, placedAt: orders.placedAt })
    .from(orders)
    .where(inArray(orders.number, [...numbers]))
  for (const { id, number, placedAt } of placed)
    for (const { state, days, time } of stepDays) {
      const at = onDay(placedAt, { days, time, country })
      const url = state === 'shipped' ? trackingUrl + number : null
      if (at <= now) await insertStep(db, { orderId: id, state, at, trackingUrl: url, staffId: null })
    }
}

/** Inserts past orders of demo accounts, from products of their shop; once. */
export async function seedOrders(db: Db, now: Date) {
  for (const history of histories) {
    const { email, brand, numbersFrom } = history
    const account = await findAccountByEmail(db, email)
    if (!account) continue
    const count = history.orders
    if ((await countOrders(db, { accountId: account.id, brand })) === 0) {
      const sellable = await db
        .select({ productId: listings.productId, priceCents: listings.priceCents })
        .from(listings)
        .where(and(eq(listings.brand, brand), eq(listings.priceUponRequest, false), gt(listings.priceCents, 0)))
        .orderBy(asc(listings.rank), asc(listings.productId))
        .limit(count * 3)
      for (let index = 0; index < count; index++) {
        const placedAt = onDay(now, {
          days: -daysAgo(index, history.everyDays),
          time: buyingTimes[index % buyingTimes.length] as string,
          country: brands[brand].country,
        })
        const bought = sellable.slice(index * 3, index * 3 + 1 + (index % 3))
        await placeOrder(db, { account, brand, bought, placedAt, number: String(numbersFrom + index) })
      }
    }
    const numbers = Array.from({ length: count }, (_, index) => String(numbersFrom + index))
    await seedSteps(db, { numbers, brand, now })
  }
}

/** Treats unavailable products as available at the time of the order. */
function asBought(priced: PricedCart, brand: Brand): PricedCart {
  const items = priced.items.map((item) => ({ ...item, isAvailable: true, unavailableReason: null }))
  return { ...priced, items, rewards: [], totals: cartTotals(items, null, brand) }
}

type Past = {
  account: AccountRow
  brand: BrandKey
  bought: { productId: string; priceCents: number | null }[]
  placedAt: Date
  number: string
}

async function placeOrder(db: Db, { account, brand: key, bought, placedAt, number }: Past) {
  const brand = brands[key]
  const [visitorId, cartId] = [newId(), newId()]
  await db.insert(visitors).values({ id: visitorId, tokenHash: newId(), createdAt: placedAt })
  const cart = {
    id: cartId,
    brand: key,
    visitorId,
    state: 'ordered' as const,
    version: 1,
    email: account.email,
    couponCode: null,
    delivery: null,
    createdAt: placedAt,
    changedAt: placedAt,
  }
  await db.insert(carts).values(cart)
  await db.insert(cartLines).values(
    bought.map(({ productId, priceCents }, position) => ({
      cartId,
      productCode: String(position + 1),
      productId,
      quantity: 1,
      warrantyId: null,
      installId: null,
      seenCents: priceCents ?? 0,
      position,
    })),
  )
  const priced = asBought(await priceCart(db, cart, { brand, now: placedAt }), brand)
  const address = await defaultAddress(db, { accountId: account.id, country: brand.country })
  const shippingCents = listedCents(deliveryCents, brand)
  const { subTotalCents: goodsCents } = priced.totals
  const { totalCents, gstCents: taxCents } = orderTotals({ goodsCents, shippingCents, serviceCents: [] }, brand)
  const deliveryDate = addDays(shopDate(placedAt, brand.country), 4)
  const { firstName, lastName, email, phone } = account
  const uris = priced.items.map(({ product }) => product.categoryUri)
  const order = {
    id: newId(placedAt.getTime()),
    number,
    cartId,
    attemptId: newId(),
    brand: key,
    visitorId,
    accountId: account.id,
    email,
    placedAt,
    deliveryDate: isoDate(deliveryDate),
    totalCents,
    taxCents,
    paidCents: totalCents,
    payBy: null,
    takenStock: null,
    currency: brand.country === 'NZ' ? 'NZD' : 'AUD',
    plan: {
      country: brand.country,
      lines: plannedLines(priced),
      cart: { ...cartResponse(priced, await categoryNames(db, uris)), messages: [] },
      couponCode: null,
      accountId: account.id,
      email,
      phoneNumber: phone,
      newsletter: false,
      deliveryAddress: {
        firstName,
        lastName,
        companyName: address?.companyName ?? '',
        address: address?.address ?? '',
        suburb: address?.suburb ?? '',
        state: address?.state ?? '',
        postcode: address?.postcode ?? '',
        country: brand.country,
        deliveryInstructions: '',
      },
      billingAddress: null,
      poNumber: '',
      deliveryDate,
      deliveryServices: [],
      supplierDates: [],
      earlyNotification: false,
      requestedDeliveryContact: '',
      requestedInstallationContact: '',
      warehouse: '',
      shippingCents,
      totalCents,
      taxCents,
      pricesExGst: brand.flags.pricesExGst,
      payNowCents: totalCents,
    },
  }
  await insertOrder(db, order, order.plan.lines)
}
