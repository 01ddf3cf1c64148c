import type { CheckoutRequest } from '#contract/checkout.ts'
import { orderTotalCents } from '#domain/cart-totals.ts'
import { deliverySchedule } from '#domain/delivery-schedule.ts'
import { chosenServices, deliveryServices } from '#domain/delivery-services.ts'
import { depositProblem, depositProblemText } from '#domain/deposit.ts'
import { readEmail } from '#domain/email.ts'
import { type Cents, toCents } from '#domain/money.ts'
import { hasOption } from '#domain/order-options.ts'
import { paymentOptions, readPaymentOption } from '#domain/payment-option.ts'
import { cleanPhone } from '#domain/phone.ts'
import { addDays, isSameDate } from '#domain/plain-date.ts'
import { canPromise } from '#domain/stock-taking.ts'
import type { Brand } from '#themes/brand.ts'
import type { Db } from '../database/database.ts'
import { shopKeyName } from '../payments/keyring.ts'
import type { OrderPlan, PlannedLine } from '../payments/order-plan.ts'
import { categoryNames } from '../stores/cart-contents.ts'
import type { CartRow } from '../stores/carts.ts'
import { readStock } from '../stores/stock.ts'
import { cartAnswer } from './cart-answer.ts'
import { type CartDelivery, cartDelivery, deliveryAs, supplierKeys } from './cart-delivery.ts'
import { refuseOrder } from './checkout-body.ts'
import { refuseLockedChanges } from './checkout-customer.ts'
import { type CheckoutRights, refuseStaffOnly } from './checkout-staff.ts'
import { fieldProblems } from './order-fields.ts'
import { type PricedCart, priceCart } from './priced-cart.ts'

type Asked = { cart: CartRow; body: CheckoutRequest; brand: Brand; rights: CheckoutRights; now: Date }

const changedText = 'Your order total has changed. Please review your order and try again.'
const dateText = 'There is an error with the delivery date. Please try again or contact support.'
const unavailableText = 'Delivery is not available for this address. Please choose another one or call us.'

/** Checks an order and prices it anew from the database, in the order the specification gives; refuses with words. */
export async function planOrder(db: Db, { cart, body, brand, rights, now }: Asked): Promise<OrderPlan> {
  const priced = await priceCart(db, cart, { brand, now })
  if (priced.items.length === 0) throw refuseOrder('Your cart is empty')
  const [problem, ...more] = fieldProblems(body, {
    country: brand.country,
    cartBrands: priced.items.map(({ product }) => product.manufacturerName),
    keyNames: [shopKeyName, ...supplierKeys(priced)],
  })
  if (problem) throw refuseOrder(problem, ...more)
  await refuseUnavailable(db, priced, brand)
  refuseStaffOnly(rights, body)
  await refuseLockedChanges(db, rights.account, { body, brand })
  const usual = await cartDelivery(db, priced, { address: body.deliveryAddress, brand, now })
  if (!usual) throw refuseOrder('Please enter a valid suburb')
  const delivery = deliveryAs(body, usual, rights)
  const shippingCents = shippingOf(delivery, body, brand)
  const services = chosenServices(deliveryServices, body.deliveryServices)
  if (!services) throw refuseOrder('A chosen delivery service is not offered any more. Please choose again.')
  const totalCents = orderTotalCents({
    cartCents: priced.totals.totalCents,
    shippingCents,
    serviceCents: services.map(({ priceCents }) => priceCents),
  })
  refuseChanged(priced, body, totalCents)
  const uris = [...priced.items, ...priced.rewards].map(({ product }) => product.categoryUri)
  return {
    country: brand.country,
    lines: plannedLines(priced),
    cart: { ...cartAnswer(priced, await categoryNames(db, uris)), messages: [] },
    couponCode: priced.totals.discountCents > 0 ? (priced.coupon?.code ?? null) : null,
    ...(rights.account ? { accountId: rights.account.id } : {}),
    ...staffChoices(body),
    paymentOption: body.selectedPaymentOption,
    email: readEmail(body.email) ?? '',
    phoneNumber: cleanPhone(body.phoneNumber),
    newsletter: body.newsletter,
    deliveryAddress: body.deliveryAddress,
    billingAddress: body.billingAddress,
    poNumber: body.poNumber,
    deliveryDate: body.deliveryDate,
    deliveryServices: services.map(({ sku, title, priceCents }) => ({ sku, title, priceCents })),
    supplierDates: Object.entries(delivery.suppliers).map(([supplier, date]) => ({ supplier, date })),
    earlyNotification: body.EarlyNotification,
    requestedDeliveryContact: body.requestedDeliveryContact,
    requestedInstallationContact: body.requestedInstallationContact,
    warehouse: delivery.locality.warehouse,
    shippingCents,
    totalCents,
    payNowCents: payNow(body, totalCents, rights),
  }
}

async function refuseUnavailable(db: Db, { items }: PricedCart, { country }: Brand) {
  const shelvesOf = await readStock(db, { productIds: items.map(({ product }) => product.id), country })
  for (const { isAvailable, product } of items) {
    if (!isAvailable) throw refuseOrder(`${product.title} cannot be bought at the moment. Please remove it to go on.`)
    const shelves = shelvesOf(product.id)
    const wanted = items
      .filter((item) => item.product.id === product.id)
      .reduce((sum, { quantity }) => sum + quantity, 0)
    const left = shelves.reduce((sum, { quantity }) => sum + quantity, 0)
    if (!canPromise(shelves, wanted)) throw refuseOrder(`Only ${left} of ${product.title} are left.`)
  }
}

const staffChoices = (body: CheckoutRequest) => ({
  ...(body.subdivision ? { subdivision: body.subdivision } : {}),
  ...(body.salespersonCode ? { salespersonCode: body.salespersonCode } : {}),
  ...(body.cashAndCarry ? { cashAndCarry: true as const } : {}),
  ...(body.winningDeliveryServiceOverride ? { winningDelivery: true as const } : {}),
})

/** The price of the chosen day. Without days the order is taken and the shopper called, so any day will do. */
function shippingOf(
  { schedule, suppliers, today, leadDays }: CartDelivery,
  body: CheckoutRequest,
  brand: Brand,
): Cents {
  const wished = body.deliveryDate
  if (body.cashAndCarry) return 0
  if (schedule.state !== 'scheduled') throw refuseOrder(unavailableText)
  if (schedule.days.length === 0) return 0
  if (schedule.days.every(({ available }) => !available)) throw refuseOrder(unavailableText)
  if (!wished && Object.keys(suppliers).length > 0) return 0
  if (!wished) throw refuseOrder(dateText)
  // A page from just before midnight may still hold yesterday's calendar.
  const { postcode } = body.deliveryAddress
  const earlier = deliverySchedule({ today: addDays(today, -1), postcode, country: brand.country, leadDays })
  const day = [...schedule.days, ...earlier.days].find(({ date }) => isSameDate(date, wished))
  if (!day?.available) throw refuseOrder(dateText)
  return day.priceCents
}

function refuseChanged({ items, cart }: PricedCart, body: CheckoutRequest, totalCents: Cents) {
  const seen = body.cart.items.map(({ productCode, sku, qty }) => `${productCode}|${sku}|${qty}`).sort()
  const here = items.map(({ line, product, quantity }) => `${line.productCode}|${product.sku}|${quantity}`).sort()
  const isSame = seen.length === here.length && seen.every((line, at) => line === here[at])
  const isSameCoupon = (body.cart.couponCode ?? null) === cart.couponCode || body.cart.couponCode === null
  if (!isSame || !isSameCoupon || toCents(body.cart.orderTotal) !== totalCents) throw refuseOrder(changedText)
}

function payNow(
  { partialPayment, selectedPaymentOption }: CheckoutRequest,
  totalCents: Cents,
  { opts }: CheckoutRights,
): Cents {
  const depositCents = toCents(partialPayment ?? 0)
  const order = { totalCents, percentage: null }
  const problem = depositProblem(depositCents, order)
  if (problem) throw refuseOrder(depositProblemText(problem, order))
  const option = readPaymentOption(selectedPaymentOption)
  if (!option || !hasOption(opts, option))
    throw refuseOrder('This way of paying is not offered here. Please pay by card.')
  if (selectedPaymentOption === paymentOptions.CRAccount) return 0
  return depositCents || totalCents
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
