import { randomUUID } from 'node:crypto'
import { millisecondsInDay } from 'date-fns/constants'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { chargeRows, orderCharges, orderDetails } from '#domain/checkout/order-details.ts'
import { hasOption } from '#domain/checkout/order-options.ts'
import { paymentOptions } from '#domain/payment/payment-methods.ts'
import { brands } from '#themes/brands.ts'
import { apiErrorOf, buyer } from '../../../tests/buyer.ts'
import type { testCatalogue } from '../../../tests/buying.ts'
import { backOffice, type Desk, ownedShop } from '../../../tests/manage.ts'
import { type Shop, testShop } from '../../../tests/test-app.ts'
import { configOf } from '../../config.ts'
import { coupons } from '../../database/schema/carts.ts'
import { products, stock } from '../../database/schema/catalogue.ts'
import { mails } from '../../database/schema/orders.ts'
import { tx } from '../../database/transaction.ts'
import { transferGateway } from './transfer-gateway.ts'
import { cancelOverdue, receiveTransfer } from './waiting-order.ts'

const option = paymentOptions.BankTransfer
const account = { accountName: 'Hearth Retail Pty Ltd', bsb: '062-000', accountNumber: '12345678' }
const days = 7
const log = {
  warn: (fields: object) => {
    throw new Error(JSON.stringify(fields))
  },
}

const blocked = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

let shop: Shop
let owner: Desk
let addProduct: Awaited<ReturnType<typeof testCatalogue>>['addProduct']
beforeAll(async () => {
  const owned = await ownedShop({
    gatewaysOf: () => ({ offered: [transferGateway({ accounts: { AU: account }, days })] }),
  })
  ;({ shop, owner } = owned)
  addProduct = owned.catalogue.addProduct
})
afterAll(() => shop.close())

async function product(pieces = 10) {
  const sku = `TRA-${randomUUID().slice(0, 8)}`.toUpperCase()
  await addProduct({ sku, priceCents: 120_00, stock: pieces })
  return sku
}

async function piecesOf(sku: string) {
  const rows = await shop.db
    .select({ quantity: stock.quantity })
    .from(stock)
    .innerJoin(products, eq(products.id, stock.productId))
    .where(eq(products.sku, sku))
  return rows.reduce((sum, { quantity }) => sum + quantity, 0)
}

const mailsTo = async (email: string) => {
  const rows = await shop.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(mails.createdAt, mails.id)
  return rows.map(({ subject, body }) => ({ subject, body }))
}

let networks = 0

/** Orders from a network of its own: each may have few orders that wait. */
async function order({ sku, quantity = 1, coupon }: { sku?: string; quantity?: number; coupon?: string } = {}) {
  const network = ++networks
  const shopper = buyer(shop, shop.visitorAt(`10.88.${network >> 8}.${network & 255}`))
  const email = `payer-${randomUUID().slice(0, 8)}@example.com`
  const { cartId } = await shopper.add(sku ?? (await product()), quantity)
  if (coupon) await shopper.api.cart.addCoupon({ body: { couponCode: coupon } })
  await shopper.buy({ selectedPaymentOption: option, encryptedValues: {}, email })
  const confirmation = await shopper.api.checkout.confirmation({ query: { id: cartId } })
  const { rows } = await owner.api.manageOrders.list({ query: { q: email } })
  const [row] = rows
  if (!row) throw new Error('The order is not in the list')
  return { ...row, shopper, cartId, email, confirmation }
}

describe('the checkout of a shop that is paid by bank transfer', () => {
  it('offers transfers alone, and an account to customers with credit', async () => {
    const shopper = buyer(shop)
    await shopper.add(await product())
    const { opts, withoutCards, transferDays } = await shopper.api.checkout.view()
    expect([withoutCards, transferDays, hasOption(opts, 'BankTransfer')]).toEqual([true, days, true])
    for (const other of ['PayPal', 'AfterPay', 'Zip', 'ZipInStore', 'CRAccount'] as const)
      expect(hasOption(opts, other)).toBe(false)
    const company = await shop.signedIn('bridge@hearth.example')
    expect(hasOption((await company.checkout.view()).opts, 'CRAccount')).toBe(true)
    const [card] = await shop.api.catalogue.best({ query: { size: 1 } })
    expect((await shop.api.product.bySku({ params: { sku: card?.sku ?? '' } })).payLater).toEqual([])
  })

  it('rejects cards, hosted methods, a deposit, and shops of a country without an account', async () => {
    const shopper = buyer(shop)
    await shopper.add(await product())
    for (const selectedPaymentOption of [paymentOptions.Default, paymentOptions.PayPal])
      expect(await apiErrorOf(shopper.buy({ selectedPaymentOption, encryptedValues: {} }))).toMatchObject({
        errors: ['This way of paying is not offered here. Please choose another one.'],
      })
    const partly = { selectedPaymentOption: option, encryptedValues: {}, partialPayment: 60 }
    expect((await apiErrorOf(shopper.buy(partly))).fields).toEqual({
      partialPayment: ['A bank transfer pays the whole order: leave the deposit empty'],
    })
    const { opts } = await shop.visitor('aol-nz.localhost').checkout.view()
    expect(hasOption(opts, 'BankTransfer')).toBe(false)
    const { transfer } = configOf({
      PAYMENTS: 'transfer',
      TRANSFER_ACCOUNT_NZ: 'Shop Ltd; 12-3456-7890123-00',
    }).payments
    if (!transfer) throw new Error('The account is not read')
    const { takes } = transferGateway(transfer)
    expect([takes('BankTransfer', 'NZ'), takes('BankTransfer', 'AU')]).toEqual([true, false])
  })

  it('of another provider offers no transfers', async () => {
    const usual = await testShop()
    const view = await usual.visitor().checkout.view()
    expect(hasOption(view.opts, 'BankTransfer')).toBe(false)
    expect(view).not.toHaveProperty('withoutCards')
    expect(view).not.toHaveProperty('transferDays')
    await usual.close()
  })

  it('takes few orders of a network that wait', async () => {
    const api = shop.visitorAt('10.99.0.1')
    const shopper = buyer(shop, api)
    const sku = await product(20)
    for (let count = 0; count < 5; count++) {
      await shopper.add(sku)
      await shopper.buy({ selectedPaymentOption: option, encryptedValues: {} })
    }
    await shopper.add(sku)
    expect(await apiErrorOf(shopper.buy({ selectedPaymentOption: option, encryptedValues: {} }))).toMatchObject({
      errors: ['Several of your orders wait for a bank transfer. Please pay them first, or call us.'],
    })
    expect(await piecesOf(sku)).toBe(15)
  })
})

describe('an order by bank transfer', () => {
  it('holds the stock, and shows account and reference on confirmation, mail and invoice', async () => {
    const sku = await product()
    const { confirmation, email, number, isUnpaid } = await order({ sku, quantity: 2 })
    expect(isUnpaid).toBe(true)
    expect(await piecesOf(sku)).toBe(8)
    expect(confirmation).toMatchObject({
      ...{ paymentMethod: 'BankTransfer', paid: 0, remaining: 240 },
      transfer: { ...account, reference: number, payBy: [2026, 11, 27] },
    })
    const [section] = orderDetails(confirmation, brands.wa)
    expect(section).toEqual({
      title: 'Pay by bank transfer',
      rows: [
        { name: 'Amount', value: '$240' },
        { name: 'Account name', value: account.accountName },
        { name: 'BSB', value: account.bsb },
        { name: 'Account number', value: account.accountNumber },
        { name: 'Reference', value: number },
        { name: 'Pay by', value: '27 Nov 2026' },
      ],
    })
    // New Zealand has no BSB.
    const transfer = { accountName: 'Hearth Retail Ltd', accountNumber: '12-3456-7890123-00', reference: number }
    const inNewZealand = {
      ...confirmation,
      transfer: { ...transfer, payBy: [2026, 11, 27] as [number, number, number] },
    }
    expect(orderDetails(inNewZealand, brands['aol-nz'])[0]?.rows.slice(1, 4)).toEqual([
      { name: 'Account name', value: transfer.accountName },
      { name: 'Account number', value: transfer.accountNumber },
      { name: 'Reference', value: number },
    ])
    expect(chargeRows(orderCharges(confirmation, brands.wa)).map(({ name }) => name)).not.toContain('On your account')
    const [mail] = await mailsTo(email)
    for (const text of [account.accountName, account.bsb, account.accountNumber, `Reference: ${number}`])
      expect(mail?.body).toContain(text)
  })

  it('is in the account of its customer with the same details', async () => {
    const ada = await shop.signedIn('ada@hearth.example')
    const shopper = buyer(shop, ada)
    const { cartId } = await shopper.add(await product())
    await shopper.buy({ selectedPaymentOption: option, encryptedValues: {} })
    const { accountOrderId = '', orderNumber } = await ada.checkout.confirmation({ query: { id: cartId } })
    const invoice = await ada.account.invoice({ params: { id: accountOrderId } })
    expect(invoice.transfer).toMatchObject({ ...account, reference: orderNumber })
    await owner.api.manageOrders.receive({ params: { id: accountOrderId } })
    const paid = await ada.account.invoice({ params: { id: accountOrderId } })
    expect(paid).toMatchObject({ paid: 120, remaining: 0, paymentMethod: 'BankTransfer' })
    expect(paid).not.toHaveProperty('transfer')
  })

  it('cannot be packed before staff record the money, once, by their role', async () => {
    const { id, number, email, shopper, cartId } = await order()
    const detail = await owner.api.manageOrders.view({ params: { id } })
    expect(detail).toMatchObject({ payBy: '2026-11-27', next: ['cancelled'], isByTransfer: true, refundable: 0 })
    const pack = () => owner.api.manageOrders.setState({ params: { id }, body: { state: 'packed' } })
    expect(await apiErrorOf(pack())).toMatchObject({ status: 409 })
    const store = await backOffice(shop, 'store')
    expect(await apiErrorOf(store.api.manageOrders.receive({ params: { id } }))).toMatchObject({ status: 403 })

    const paid = await owner.api.manageOrders.receive({ params: { id } })
    expect(paid).toMatchObject({ paid: 120, payBy: null, isUnpaid: false, refundable: 120 })
    expect(await apiErrorOf(owner.api.manageOrders.receive({ params: { id } }))).toMatchObject({ status: 409 })
    expect((await pack()).state).toBe('packed')
    expect((await shopper.api.checkout.confirmation({ query: { id: cartId } })).transfer).toBeUndefined()
    const subjects = (await mailsTo(email)).map(({ subject }) => subject)
    expect(subjects).toContain(`We have your payment for order ${number}`)
    const { rows } = await owner.api.manageAudit.list({ query: { q: number } })
    expect(rows.map(({ action }) => action)).toContain('recorded a transfer')
  })

  it('is refunded by record only, in parts, up to what was paid', async () => {
    const { id } = await order()
    await owner.api.manageOrders.receive({ params: { id } })
    const refund = (amount: number) =>
      owner.api.manageOrders.refund({ params: { id }, body: { id: randomUUID(), amount, reason: 'Too late' } })
    expect(await refund(20)).toMatchObject({ refundable: 100, refunds: [{ amount: 20, state: 'done' }] })
    expect((await apiErrorOf(refund(101))).status).toBe(400)
  })

  it('gives stock and coupon back when staff cancel it, and mails the customer', async () => {
    const sku = await product()
    const code = `T-${randomUUID().slice(0, 8)}`.toUpperCase()
    await owner.api.manageCoupons.create({
      body: {
        ...{ code, kind: 'percent', value: 10, minimum: 0, startsAt: null, endsAt: null, maxUses: 1 },
        ...{ skus: [], categories: [], manufacturers: [] },
      },
    })
    const usesOf = async () => (await shop.db.select().from(coupons).where(eq(coupons.code, code)))[0]?.uses
    const { id, number, email } = await order({ sku, quantity: 3, coupon: code })
    expect([await piecesOf(sku), await usesOf()]).toEqual([7, 1])
    const cancelled = await owner.api.manageOrders.setState({ params: { id }, body: { state: 'cancelled' } })
    expect(cancelled).toMatchObject({ state: 'cancelled', isUnpaid: false, paid: 0 })
    expect([await piecesOf(sku), await usesOf()]).toEqual([10, 0])
    expect((await mailsTo(email)).map(({ subject }) => subject)).toContain(`Your order ${number} is cancelled`)
    expect(await apiErrorOf(owner.api.manageOrders.receive({ params: { id } }))).toMatchObject({ status: 409 })
  })

  it('is cancelled by itself a day after its last day, and a paid one is not', async () => {
    const [sku, kept] = [await product(), await product()]
    const [late, paid] = [await order({ sku }), await order({ sku: kept })]
    await owner.api.manageOrders.receive({ params: { id: paid.id } })
    const stateOf = async (id: string) => (await owner.api.manageOrders.view({ params: { id } })).state
    const start = shop.clock()
    const now = (ms: number) => ({ db: shop.db, clock: () => new Date(start.getTime() + ms) })
    await cancelOverdue(now((days + 1) * millisecondsInDay - 60_000), log)
    expect([await stateOf(late.id), await piecesOf(sku)]).toEqual(['ordered', 9])
    await cancelOverdue(now((days + 1) * millisecondsInDay + 60_000), log)
    expect([await stateOf(late.id), await piecesOf(sku)]).toEqual(['cancelled', 10])
    expect([await stateOf(paid.id), await piecesOf(kept)]).toEqual(['ordered', 9])
    await cancelOverdue(now((days + 2) * millisecondsInDay), log)
    expect(await piecesOf(sku)).toBe(10)
  })

  it('stays when its money is recorded while overdue orders are cancelled', async () => {
    const sku = await product()
    const { id, email } = await order({ sku })
    const now = new Date(shop.clock().getTime() + (days + 2) * millisecondsInDay)
    const cancelling = await tx(shop.db, async (transaction) => {
      await receiveTransfer(transaction, { id }, now)
      const running = cancelOverdue({ db: shop.db, clock: () => now }, log)
      // It has read the order, and waits for its lock.
      await vi.waitUntil(async () => (await shop.pool.query(blocked)).rowCount, 5000)
      return { running }
    })
    await cancelling.running
    expect((await owner.api.manageOrders.view({ params: { id } })).state).toBe('ordered')
    expect(await piecesOf(sku)).toBe(9)
    expect((await mailsTo(email)).map(({ subject }) => subject)).not.toContainEqual(expect.stringMatching(/cancelled$/))
  })

  it('gives its stock back only if it is not paid, when money and cancellation come at once', async () => {
    const sku = await product()
    const { id } = await order({ sku })
    const [received] = await Promise.allSettled([
      owner.api.manageOrders.receive({ params: { id } }),
      owner.api.manageOrders.setState({ params: { id }, body: { state: 'cancelled' } }),
    ])
    const { paid } = await owner.api.manageOrders.view({ params: { id } })
    expect([paid, await piecesOf(sku)]).toEqual(received.status === 'fulfilled' ? [120, 9] : [0, 10])
  })

  it('costs no transfer when nothing is to be paid', async () => {
    const sku = `FREE-${randomUUID().slice(0, 8)}`.toUpperCase()
    await addProduct({ sku, priceCents: 0, stock: 3 })
    const shopper = buyer(shop)
    const { cartId } = await shopper.add(sku)
    await shopper.buy({ encryptedValues: {} })
    const confirmation = await shopper.api.checkout.confirmation({ query: { id: cartId } })
    expect(confirmation).toMatchObject({ paymentMethod: 'None', remaining: 0 })
  })
})
