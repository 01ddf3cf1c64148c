import type { contract } from '#contract/contract.ts'
import { suburbText } from '#domain/checkout/address.ts'
import { orderOptions } from '#domain/checkout/order-options.ts'
import { unauthorisedText } from '#domain/errors/http-error-text.ts'
import { attemptStatus, isOpenAttempt } from '#domain/payment/attempt-states.ts'
import type { PaymentOption } from '#domain/payment/payment-methods.ts'
import type { Brand } from '#themes/brand.ts'
import { cartDelivery, deliveryAs, supplierKeys } from '../cart/cart-delivery.ts'
import { cartResponse, emptyResponse, ownedBy } from '../cart/cart-response.ts'
import { priceCart } from '../cart/priced-cart.ts'
import { categoryNames } from '../cart/store/cart-contents.ts'
import { type CartRow, findOpenCart, findOwnCart, rememberPlace } from '../cart/store/carts.ts'
import type { Deps } from '../deps.ts'
import { networkHash } from '../http/caller/network-hash.ts'
import type { CallContext } from '../http/request/call-context.ts'
import { HttpError, notFound } from '../http/request/errors.ts'
import type { Handlers } from '../http/serve.ts'
import { customerTypeOf, isGuestOrder, orderSummary } from '../orders/confirmation-response.ts'
import { orderFileAddresses } from '../orders/invoice-address.ts'
import { orderProgress, orderRefunds } from '../orders/order-progress.ts'
import { refundsOf } from '../orders/store/order-refunds.ts'
import { stepsOf } from '../orders/store/order-steps.ts'
import { findOwnOrder } from '../orders/store/orders.ts'
import { type Payments, settleForGood } from '../payments/attempt/settle.ts'
import { gatewayFor, payableOptions } from '../payments/provider/gateways.ts'
import { createKeyring, shopKeyName } from '../payments/provider/keyring.ts'
import { findLatestAttempt } from '../payments/store/attempts.ts'
import { availabilityResponse, isSlow, slowCarrierMs } from './availability-response.ts'
import { invalidOrder } from './checkout-body.ts'
import { checkoutCustomer } from './checkout-customer.ts'
import { asCollected, checkoutRights } from './checkout-staff.ts'
import { submitOrder } from './order-submission.ts'
import { paymentReturns } from './payment-return.ts'

export function checkoutHandlers(
  { db, clock, space, wait }: Deps,
  payments: Payments | null,
): Handlers<typeof contract>['checkout'] {
  const keyring = createKeyring(db, clock)

  const priced = (cart: CartRow, { brand }: CallContext) => priceCart(db, cart, { brand, now: clock() })

  async function ownCart({ visitor, brand }: CallContext, cartId: string): Promise<CartRow | null> {
    const visitorId = await visitor.find()
    return visitorId ? findOwnCart(db, { visitorId, brand: brand.key }, cartId) : null
  }

  async function cartView(context: CallContext) {
    const visitorId = await context.visitor.find()
    const openCart = visitorId && (await findOpenCart(db, { visitorId, brand: context.brand.key }))
    if (!openCart) return { cart: { ...emptyResponse, ...(await ownedBy(context)) }, keyNames: [shopKeyName] }
    const contents = await priced(openCart, context)
    const uris = [...contents.items, ...contents.rewards].map(({ product }) => product.categoryUri)
    const cart = cartResponse(contents, await categoryNames(db, uris))
    return { cart, keyNames: [shopKeyName, ...supplierKeys(contents)] }
  }

  const gateways = payments?.gateways
  const providerOf = (option: PaymentOption, { country }: Brand) =>
    gateways && gatewayFor(gateways, { option, country })

  /** The keys of the provider of cards replace the shop's own, which then decrypts no card. */
  async function encryptionKeys(names: readonly string[], brand: Brand) {
    const cardKeys = providerOf('Default', brand)?.cardKeys
    const own = cardKeys ? names.filter((name) => name !== shopKeyName) : names
    return { ...(await keyring.certificates(own)), ...cardKeys }
  }

  const rightsOf = async ({ caller, brand }: CallContext) =>
    checkoutRights(db, { account: await caller.find(), brand, payable: payableOptions(gateways, brand.country) })

  /** What a customer filled in must not become an order of a guest, or of another account. */
  async function requireAccount({ caller, session }: CallContext, accountId: string | undefined) {
    if (!accountId) return
    const [account, own] = await Promise.all([caller.find(), session.find()])
    // The session decides whose cart it is.
    if (account?.id !== accountId || (own && own.accountId !== accountId))
      throw new HttpError('unauthorised', unauthorisedText)
  }

  return {
    ...paymentReturns({ db }, payments),

    view: async (_input, context) => {
      const { cart, keyNames } = await cartView(context)
      const transfers = providerOf('BankTransfer', context.brand)?.transfers
      const { store, stores, salesPeople, opts, withoutCards, account, isStaff } = await rightsOf(context)
      // Staff order for a customer, so their own details must not prefill the form.
      const customer = isStaff ? null : await checkoutCustomer(db, account, context.brand)
      return {
        ...(account ? { accountId: account.id } : {}),
        customer,
        store,
        stores,
        salesPeople,
        opts,
        ...(withoutCards ? { withoutCards } : {}),
        ...(transfers ? { transferDays: transfers.days } : {}),
        partialPaymentPercentage: null,
        x509EncryptionKeys: await encryptionKeys(keyNames, context.brand),
        paymentMethod: orderOptions.Default,
        isOptingIntoNewsletter: !isStaff && (account?.preferences.newsletter ?? false),
        // Shows a locked billing address, which the shopper cannot change.
        isBillingAddressSameAsShipping: !customer?.locked,
        guestEmail: cart.email ?? null,
        cart,
      }
    },

    availability: async ({ body: request }, context) => {
      const { brand } = context
      await requireAccount(context, request.accountId)
      const rights = await rightsOf(context)
      const body = asCollected(request, rights)
      const { suburb, state, postcode } = body.deliveryAddress
      const cart = await ownCart(context, body.cartId)
      if (!cart) throw invalidOrder('Your cart is empty')
      const contents = await priced(cart, context)
      const delivery = await cartDelivery(db, contents, { address: body.deliveryAddress, brand, now: clock() })
      if (!delivery) throw invalidOrder(suburbText)
      await rememberPlace(db, cart.id, { suburb, state, postcode, country: brand.country })
      if (isSlow(postcode, brand.country)) await wait?.(slowCarrierMs)
      if (delivery.schedule.state === 'failed') throw new HttpError('unexpected', 'The carrier did not answer')
      return availabilityResponse({ priced: contents, delivery: deliveryAs(body, delivery, rights), brand })
    },

    submit: async ({ body }, context) => {
      const { brand, idempotencyKey: key, origin, ip, userAgent } = context
      await requireAccount(context, body.accountId)
      const rights = await rightsOf(context)
      const cart = await ownCart(context, body.cartId)
      if (!cart) throw invalidOrder('Your cart is empty')
      if (!payments || payments.gateways.offered.length === 0)
        throw invalidOrder('We cannot take payments at the moment. Please call us to order.')
      const network = await networkHash(db, { ip, now: clock() })
      const order = {
        cart,
        body: asCollected(body, rights),
        brand,
        key,
        network,
        caller: { ip, userAgent },
        rights,
        origin,
      }
      return submitOrder({ clock, payments, keyring, ...(space ? { space } : {}) }, order)
    },

    cancel: async ({ body }, context) => {
      const cart = await ownCart(context, body.cartId)
      if (!cart) throw notFound()
      if (cart.state === 'ordered') return { status: 'Approved', orderCompleted: true }
      const latest = await findLatestAttempt(db, cart.id, body.selectedPaymentOption)
      if (!latest || !payments) return { status: 'Unknown' }
      const ended = isOpenAttempt(latest.state) ? await settleForGood(payments, latest, 'cancelled') : latest
      const status = attemptStatus(ended.state)
      return ended.state === 'completed' ? { status, orderCompleted: true } : { status }
    },

    confirmation: async ({ query }, { visitor, caller, brand }) => {
      const visitorId = await visitor.find()
      const order = visitorId && (await findOwnOrder(db, visitorId, query.id))
      if (!order || order.brand !== brand.key) throw notFound()
      const account = await caller.find()
      const [files, steps, refunds] = await Promise.all([
        orderFileAddresses(db, clock()),
        stepsOf(db, [order.id]),
        refundsOf(db, [order.id]),
      ])
      return {
        ...orderSummary(order),
        ...orderRefunds(refunds),
        ...orderProgress(order, steps, files),
        invoiceUrl: files.invoice(order.id),
        ...(account && account.id === order.accountId ? { accountOrderId: order.id } : {}),
        ...(!account && isGuestOrder(order) ? { isGuestOrder: true } : {}),
        ...(await customerTypeOf(db, order)),
      }
    },
  }
}
