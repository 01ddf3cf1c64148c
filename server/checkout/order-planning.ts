import type { CheckoutRequest } from '#contract/checkout/checkout.ts'
import { readEmail } from '#domain/account/email.ts'
import { cleanPhone } from '#domain/account/phone.ts'
import { orderTotals } from '#domain/cart/cart-totals.ts'
import { needsMieleWarning, streetLimit, suburbText } from '#domain/checkout/address.ts'
import { deliveryDateText } from '#domain/checkout/checkout-error.ts'
import { type CheckoutRules, checkoutProblems } from '#domain/checkout/checkout-rules.ts'
import { paymentSplit } from '#domain/checkout/deposit.ts'
import { chosenServices } from '#domain/delivery/delivery-services.ts'
import { type Cents, toCents } from '#domain/money/money.ts'
import { paymentMethod } from '#domain/payment/payment-methods.ts'
import { offeredIn, paymentKind, readPaymentOption } from '#domain/payment/payment-option.ts'
import { isWithin, zipLimits, zipRange } from '#domain/payment/zip-limits.ts'
import { addDays, isSameDate } from '#domain/time/date-math.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import type { Brand } from '#themes/brand.ts'
import { type AccountRow, findAccountByEmail } from '../accounts/accounts.ts'
import { type CartDelivery, cartDelivery, deliveryAs, supplierKeys } from '../cart/cart-delivery.ts'
import { cartResponse } from '../cart/cart-response.ts'
import { type PricedCart, priceCart } from '../cart/priced-cart.ts'
import { categoryNames } from '../cart/store/cart-contents.ts'
import type { CartRow } from '../cart/store/carts.ts'
import { scheduleOf, servicesOf } from '../catalogue/listed-prices.ts'
import { settingRows } from '../catalogue/store/settings.ts'
import type { Db } from '../database/database.ts'
import type { OrderPlan, PlannedLine } from '../database/order-plan.ts'
import { invalidFields } from '../http/request/errors.ts'
import type { Gateway } from '../payments/provider/gateway.ts'
import { shopKeyName } from '../payments/provider/keyring.ts'
import { canPromise, leftText } from '../payments/stock-taking.ts'
import { readStock } from '../payments/store/stock.ts'
import { invalidOrder } from './checkout-body.ts'
import { rejectLockedChanges } from './checkout-customer.ts'
import { type CheckoutRights, rejectStaffOnly, saleOf } from './checkout-staff.ts'

type PlanParams = {
  cart: CartRow
  body: CheckoutRequest
  brand: Brand
  rights: CheckoutRights
  origin: string
  transfers?: Gateway['transfers']
  now: Date
}

const changedText = 'Your order total has changed. Please review your order and try again.'
const unavailableText = 'Delivery is not available for this address. Please choose another one or call us.'

/**
 * Validates an order and prices it from the database, in the order the specification gives. Throws an error with a
 * message for the shopper.
 */
export async function planOrder(db: Db, params: PlanParams): Promise<OrderPlan> {
  const { cart, body, brand, rights, origin, now } = params
  const priced = await priceCart(db, cart, { brand, now })
  if (priced.items.length === 0) throw invalidOrder('Your cart is empty')
  const rules = rulesFor(priced, brand)
  rejectWrongFields(body, { ...rules, totalCents: null })
  await rejectUnavailable(db, priced, brand)
  rejectStaffOnly(rights, body)
  await rejectLockedChanges(db, rights.account, { body, brand })
  const usual = await cartDelivery(db, priced, { address: body.deliveryAddress, brand, now })
  if (!usual) throw invalidOrder(suburbText)
  const delivery = deliveryAs(body, usual, rights)
  const { day, shippingCents } = promisedDay(delivery, body, brand)
  const services = chosenServices(servicesOf(brand), body.deliveryServices)
  if (!services) throw invalidOrder('A delivery service you chose is no longer available. Please choose again.')
  const { gstCents, totalCents } = orderTotals(
    {
      goodsCents: priced.totals.subTotalCents - priced.totals.discountCents,
      shippingCents,
      serviceCents: services.map(({ priceCents }) => priceCents),
    },
    brand,
  )
  rejectChanged(priced, body, totalCents)
  rejectWrongFields(body, { ...rules, totalCents })
  const customer = await customerOf(db, rights, body)
  const depositCents = toCents(body.partialPayment ?? 0)
  const payNowCents = payNow(body, { totalCents, depositCents, rights, customer })
  await rejectBeyondZip(db, body, { brand, payNowCents })
  const uris = [...priced.items, ...priced.rewards].map(({ product }) => product.categoryUri)
  return {
    country: brand.country,
    lines: plannedLines(priced),
    cart: { ...cartResponse(priced, await categoryNames(db, uris)), messages: [] },
    couponCode: priced.totals.discountCents > 0 ? (priced.coupon?.code ?? null) : null,
    ...(customer ? { accountId: customer.id } : {}),
    ...staffChoices(body, rights),
    origin,
    paymentOption: body.selectedPaymentOption,
    email: readEmail(body.email) ?? '',
    phoneNumber: cleanPhone(body.phoneNumber),
    newsletter: body.newsletter,
    deliveryAddress: body.deliveryAddress,
    billingAddress: body.billingAddress,
    poNumber: body.poNumber,
    ...(body.brandsWarnings.mieleWarning ? { mieleWarning: true as const } : {}),
    deliveryDate: day,
    deliveryServices: services.map(({ sku, title, priceCents }) => ({ sku, title, priceCents })),
    supplierDates: Object.entries(delivery.suppliers).map(([supplier, date]) => ({ supplier, date })),
    earlyNotification: body.EarlyNotification,
    requestedDeliveryContact: body.requestedDeliveryContact,
    requestedInstallationContact: body.requestedInstallationContact,
    warehouse: delivery.locality.warehouse,
    shippingCents,
    totalCents,
    taxCents: gstCents,
    pricesExGst: brand.flags.pricesExGst,
    depositCents,
    payNowCents,
    ...transferOf(params, totalCents),
  }
}

/** Where the customer sends the money; nothing for other ways to pay. */
function transferOf({ body, brand, transfers }: PlanParams, totalCents: Cents): Pick<OrderPlan, 'transfer'> {
  if (paymentKind(body.selectedPaymentOption) !== 'transfer' || totalCents === 0) return {}
  const account = transfers?.accounts[brand.country]
  if (!account || body.cashAndCarry) throw invalidOrder('This order cannot be paid by bank transfer.')
  return { transfer: { ...account, days: transfers.days } }
}

function rulesFor(priced: PricedCart, { country }: Brand) {
  const cartBrands = priced.items.map(({ product }) => product.manufacturerName)
  return {
    country,
    streetLimit: streetLimit(cartBrands, [shopKeyName, ...supplierKeys(priced)]),
    needsMieleWarning: needsMieleWarning(cartBrands),
  }
}

function rejectWrongFields(body: CheckoutRequest, rules: CheckoutRules) {
  const problems = checkoutProblems(body, rules)
  if (Object.keys(problems).length > 0) throw invalidFields(problems)
}

async function rejectUnavailable(db: Db, { items }: PricedCart, { country }: Brand) {
  const stockOf = await readStock(db, { productIds: items.map(({ product }) => product.id), country })
  for (const { isAvailable, product } of items) {
    if (!isAvailable)
      throw invalidOrder(`${product.title} cannot be bought at the moment. Please remove it to continue.`)
    const stock = stockOf(product.id)
    const ordered = items
      .filter((item) => item.product.id === product.id)
      .reduce((sum, { quantity }) => sum + quantity, 0)
    const left = stock.reduce((sum, { quantity }) => sum + quantity, 0)
    if (!canPromise(stock, ordered)) throw invalidOrder(leftText(product.title, left))
  }
}

const staffChoices = (body: CheckoutRequest, rights: CheckoutRights) => ({
  ...(body.subdivision ? { subdivision: body.subdivision } : {}),
  ...(body.salespersonCode ? { salespersonCode: body.salespersonCode } : {}),
  ...saleOf(rights, body),
  ...(body.cashAndCarry ? { cashAndCarry: true as const } : {}),
  ...(body.winningDeliveryServiceOverride ? { winningDelivery: true as const } : {}),
})

/** Returns the customer of the order: the account with the email that staff type, if there is one. */
async function customerOf(db: Db, { account, isStaff }: CheckoutRights, { email }: CheckoutRequest) {
  if (!isStaff) return account
  const known = await findAccountByEmail(db, readEmail(email) ?? '')
  // Anyone can register an address that is not theirs, so an unconfirmed account gets no orders.
  return known?.emailConfirmedAt ? known : null
}

type Promised = { day: PlainDate | null; shippingCents: Cents }

const noDay: Promised = { day: null, shippingCents: 0 }

/**
 * The promised day and its price. If the shop offers no days, it takes the order, ignores the day the page sends and
 * promises none: staff call the shopper [S2-4-32].
 */
function promisedDay(
  { schedule, suppliers, today, leadDays }: CartDelivery,
  body: CheckoutRequest,
  brand: Brand,
): Promised {
  const wished = body.deliveryDate
  if (body.cashAndCarry) return noDay
  if (schedule.state !== 'scheduled') throw invalidOrder(unavailableText)
  if (schedule.days.length === 0) return noDay
  if (schedule.days.every(({ available }) => !available)) throw invalidOrder(unavailableText)
  if (!wished && Object.keys(suppliers).length > 0) return noDay
  if (!wished) throw invalidOrder(deliveryDateText)
  // A page loaded just before midnight may still show yesterday's calendar.
  const { postcode } = body.deliveryAddress
  const earlier = scheduleOf({ today: addDays(today, -1), postcode, leadDays }, brand)
  const day = [...schedule.days, ...earlier.days].find(({ date }) => isSameDate(date, wished))
  if (!day?.available) throw invalidOrder(deliveryDateText)
  return { day: day.date, shippingCents: day.priceCents }
}

function rejectChanged({ items, cart }: PricedCart, body: CheckoutRequest, totalCents: Cents) {
  const seen = body.cart.items.map(({ productCode, sku, qty }) => `${productCode}|${sku}|${qty}`).sort()
  const here = items.map(({ line, product, quantity }) => `${line.productCode}|${product.sku}|${quantity}`).sort()
  const isSame = seen.length === here.length && seen.every((line, index) => line === here[index])
  const isSameCoupon = (body.cart.couponCode ?? null) === cart.couponCode || body.cart.couponCode === null
  if (!isSame || !isSameCoupon || toCents(body.cart.orderTotal) !== totalCents) throw invalidOrder(changedText)
}

type Paying = { totalCents: Cents; depositCents: Cents; rights: CheckoutRights; customer: AccountRow | null }

function payNow({ selectedPaymentOption }: CheckoutRequest, { rights, customer, ...amounts }: Paying): Cents {
  const option = readPaymentOption(selectedPaymentOption)
  // Where nothing is to be paid there is nothing to choose.
  if (amounts.totalCents === 0 && option === 'Default') return 0
  if (!option || !offeredIn(rights).includes(option))
    throw invalidOrder(
      rights.withoutCards
        ? 'This way of paying is not offered here. Please choose another one.'
        : 'This way of paying is not offered here. Please pay by card.',
    )
  const kind = paymentKind(selectedPaymentOption)
  const isOnAccount = kind === 'account'
  if (isOnAccount && !customer?.hasCredit)
    throw invalidOrder('This customer has no account to charge. Please choose another way to pay.')
  return kind === 'transfer' ? 0 : paymentSplit({ ...amounts, isOnAccount }).chargedCents
}

/** Zip has a minimum and a maximum amount, set by the retailer. */
async function rejectBeyondZip(
  db: Db,
  { selectedPaymentOption }: CheckoutRequest,
  { brand, payNowCents }: { brand: Brand; payNowCents: Cents },
) {
  const option = readPaymentOption(selectedPaymentOption)
  if (!option || !paymentMethod(option).limits) return
  const limits = zipLimits(await settingRows(db, brand.key))
  if (isWithin(limits, payNowCents)) return
  throw invalidOrder(`Zip pays for orders ${zipRange(limits, brand.country)}. Please choose another way to pay.`)
}

export function plannedLines({ items, rewards }: PricedCart): PlannedLine[] {
  const bought = items.map(({ line, product, unitCents, extrasCents }) => ({
    productCode: line.productCode,
    productId: product.id,
    sku: product.sku,
    title: product.title,
    quantity: line.quantity,
    unitCents,
    extrasCents,
    warrantyId: line.warrantyId,
    installId: line.installId,
    promoId: null,
  }))
  const given = rewards.map(({ product, promoId, quantity }) => ({
    productCode: `${promoId}:${product.sku}`,
    productId: product.id,
    sku: product.sku,
    title: product.title,
    quantity,
    unitCents: 0,
    extrasCents: 0,
    warrantyId: null,
    installId: null,
    promoId,
  }))
  return [...bought, ...given]
}
