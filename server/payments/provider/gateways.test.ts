import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { CheckoutRequest } from '#contract/checkout/checkout.ts'
import { hasOption } from '#domain/checkout/order-options.ts'
import { paymentOptions } from '#domain/payment/payment-methods.ts'
import { adyenServer } from '../../../tests/adyen-server.ts'
import { apiErrorOf, buyer } from '../../../tests/buyer.ts'
import { testCatalogue } from '../../../tests/buying.ts'
import { backOffice } from '../../../tests/manage.ts'
import { type Shop, testShop } from '../../../tests/test-app.ts'
import { paymentNoticesPath } from '../../checkout/payment-notices.ts'
import { configOf } from '../../config.ts'
import { paymentGateways } from '../../process/payment-providers.ts'
import { adyenGateway } from '../adyen/adyen-gateway.ts'
import { paymentsOf } from '../attempt/payments.ts'
import { reconcile, sweep } from '../attempt/sweep.ts'
import { transferGateway } from '../transfer/transfer-gateway.ts'
import type { Gateway } from './gateway.ts'
import { strandedPayments } from './gateways.ts'
import { challengeReturnPath } from './payment-means.ts'

const { Default, BankTransfer, CRAccount, PayPal } = paymentOptions
const account = { accountName: 'Hearth Retail Pty Ltd', bsb: '062-000', accountNumber: '12345678' }

let adyen: Awaited<ReturnType<typeof adyenServer>>
let shop: Shop
let owner: Awaited<ReturnType<typeof backOffice>>
let cards: Gateway
const transfers = transferGateway({ accounts: { AU: account }, days: 7 })
/** The settings of the running shop, which a test changes as a retailer does. */
const settings: { offered: Gateway[]; former: Gateway[] } = { offered: [], former: [] }

beforeAll(async () => {
  adyen = await adyenServer()
  shop = await testShop({
    gatewaysOf: (deps) => {
      cards = adyenGateway(deps, adyen.settings)
      settings.offered = [cards, transfers]
      return settings
    },
  })
  await (await testCatalogue(shop)).addProduct({ sku: 'LAMP', priceCents: 120_00, stock: 1000 })
  owner = await backOffice(shop, 'owner')
})
afterEach(() => {
  Object.assign(settings, { offered: [cards, transfers], former: [] })
  adyen.changes.length = 0
  adyen.takeWebhooks()
})
afterAll(async () => {
  await shop.close()
  await adyen.close()
})

const leaveOutAdyen = () => Object.assign(settings, { offered: [transfers], former: [cards] })
const loseAdyen = () => Object.assign(settings, { offered: [transfers], former: [] })

const cardOf = (number: string) => ({
  encryptedCardNumber: number,
  encryptedExpiryMonth: 'month',
  encryptedExpiryYear: 'year',
  encryptedSecurityCode: 'code',
})

let networks = 0

/** A shopper with a cart, from a network of its own: each may have few orders that wait. */
async function shopperWithCart() {
  const network = ++networks
  const shopper = buyer(shop, shop.visitorAt(`10.77.${network >> 8}.${network & 255}`))
  const { cartId } = await shopper.add('LAMP')
  const pay = async (option: number, card = 'visa') => {
    const changes: Partial<CheckoutRequest> = {
      selectedPaymentOption: option,
      encryptedValues: option === Default ? cardOf(card) : {},
      cardHolderName: option === Default ? 'Ada Ngata' : null,
    }
    return shopper.press(await shopper.form(changes))
  }
  const attempts = async () => {
    const { rows } = await shop.pool.query<{ reference: string; state: string; gateway: string | null }>(
      'select reference, state, gateway from payment_attempts where cart_id = $1 order by gateway',
      [cartId],
    )
    return rows
  }
  const order = async () => {
    const { rows } = await shop.pool.query<{ id: string }>('select id from orders where cart_id = $1', [cartId])
    return rows[0]?.id ?? ''
  }
  return { ...shopper, cartId, pay, attempts, order }
}

async function ordered(option: number) {
  const shopper = await shopperWithCart()
  await shopper.pay(option)
  return { ...shopper, id: await shopper.order() }
}

const refund = (id: string, amount: number) =>
  owner.api.manageOrders.refund({
    params: { id },
    body: { id: crypto.randomUUID(), amount, reason: 'Too bright' },
  })

const kinds = () => adyen.changes.map(({ kind }) => kind)

const warnings: object[] = []
function background() {
  const payments = paymentsOf({ ...shop, gateways: settings, site: { defaultBrand: 'wa', hosts: [] } })
  if (!payments) throw new Error('This shop has providers')
  const log = { warn: (fields: object) => warnings.push(fields) }
  return { sweep: () => sweep(payments, log), reconcile: () => reconcile(payments, log) }
}

describe('a shop with a provider of cards and bank transfers', () => {
  it('offers the methods of both, with the key of the cards and the days of the transfer', async () => {
    const shopper = await shopperWithCart()
    const view = await shopper.api.checkout.view()
    expect(view).not.toHaveProperty('withoutCards')
    for (const option of ['PayPal', 'AfterPay', 'Zip', 'BankTransfer'] as const)
      expect([option, hasOption(view.opts, option)]).toEqual([option, true])
    expect([Object.keys(view.x509EncryptionKeys), view.transferDays]).toEqual([['adyen'], 7])
    const [card] = await shop.api.catalogue.best({ query: { size: 1 } })
    const { payLater = [] } = await shop.api.product.bySku({ params: { sku: card?.sku ?? '' } })
    expect(payLater.map(({ name }) => name)).toContain('Afterpay')
  })

  it('offers staff no method that none of its providers takes', async () => {
    const staff = await shop.signedIn('noor@hearth.example')
    const { opts } = await staff.checkout.view()
    expect([hasOption(opts, 'ZipInStore'), hasOption(opts, 'CRAccount')]).toEqual([false, true])
  })

  it('offers cards alone in a country without an account for transfers', async () => {
    const view = await shop.visitor('aol-nz.localhost').checkout.view()
    expect([hasOption(view.opts, 'PayPal'), hasOption(view.opts, 'BankTransfer')]).toEqual([true, false])
    expect(view).not.toHaveProperty('transferDays')
  })

  it('remembers the provider of each payment, and refunds through it', async () => {
    const byCard = await ordered(Default)
    const byTransfer = await ordered(BankTransfer)
    expect(await byCard.attempts()).toMatchObject([{ gateway: 'adyen', state: 'completed' }])
    expect(await byTransfer.attempts()).toMatchObject([{ gateway: 'transfer', state: 'completed' }])
    await owner.api.manageOrders.receive({ params: { id: byTransfer.id } })
    expect(kinds()).toEqual(['captures'])
    expect(await refund(byTransfer.id, 20)).toMatchObject({ payment: 'Bank transfer', refundable: 100 })
    expect(kinds()).toEqual(['captures'])
    expect(await refund(byCard.id, 20)).toMatchObject({ payment: 'Card, through Adyen', refundable: 100 })
    expect(adyen.changes.at(-1)).toMatchObject({ kind: 'refunds', cents: 2000 })
  })

  it('stores no provider for an order on account', async () => {
    const company = await shop.signedIn('bridge@hearth.example')
    const shopper = buyer(shop, company)
    const { cartId } = await shopper.add('LAMP')
    await shopper.buy({ selectedPaymentOption: CRAccount, encryptedValues: {} })
    const { rows } = await shop.pool.query('select gateway from payment_attempts where cart_id = $1', [cartId])
    expect(rows).toEqual([{ gateway: null }])
  })

  it('cancels a payment that was left at the bank when the shopper then pays by transfer', async () => {
    const shopper = await shopperWithCart()
    await shopper.pay(Default, 'challenge')
    await shopper.pay(BankTransfer)
    expect(await shopper.attempts()).toMatchObject([
      { gateway: 'adyen', state: 'cancelled' },
      { gateway: 'transfer', state: 'completed' },
    ])
    expect(kinds()).toEqual(['cancel'])
  })

  it('compares the charges of a provider while another is down', async () => {
    const shopper = await shopperWithCart()
    await shopper.pay(PayPal)
    const [attempt] = await shopper.attempts()
    adyen.approve(attempt?.reference ?? '')
    for (const message of adyen.takeWebhooks())
      await shop.inject({ method: 'POST', url: paymentNoticesPath, payload: message })
    await shop.idle()
    await shop.pool.query(`update payment_attempts set state = 'expired' where cart_id = $1`, [shopper.cartId])
    const down = { ...transfers, chargedSince: () => Promise.reject(new Error('The bank is closed')) }
    settings.offered = [down, cards]
    await background().reconcile()
    expect(await shopper.attempts()).toMatchObject([{ state: 'refunding' }])
    expect(warnings).toContainEqual(expect.objectContaining({ gateway: 'transfer' }))
    await background().sweep()
    expect(await shopper.attempts()).toMatchObject([{ state: 'refunded' }])
  })

  it('refunds a payment from before the provider was stored through the one that took its method', async () => {
    const { id, cartId } = await ordered(Default)
    await shop.pool.query('update payment_attempts set gateway = null where cart_id = $1', [cartId])
    settings.offered = [shop.sandbox.gateway, cards]
    expect(await refund(id, 120)).toMatchObject({ refundable: 0 })
    expect(adyen.changes.at(-1)).toMatchObject({ kind: 'refunds', cents: 12_000 })
  })
})

describe('a provider that PAYMENTS does not name any more', () => {
  it('is offered to no one', async () => {
    leaveOutAdyen()
    const shopper = await shopperWithCart()
    expect(await shopper.api.checkout.view()).toMatchObject({ withoutCards: true })
    expect(await apiErrorOf(shopper.pay(PayPal))).toMatchObject({ status: 400 })
  })

  it('still finishes its payments at the return and by its messages, and refunds them', async () => {
    const [atBank, lost] = [await shopperWithCart(), await shopperWithCart()]
    await atBank.pay(Default, 'challenge')
    await lost.pay(PayPal)
    leaveOutAdyen()
    const [payment] = await atBank.attempts()
    const query = new URLSearchParams({
      reference: payment?.reference ?? '',
      redirectResult: `${payment?.reference}:authorised`,
    })
    const back = await shop.inject({ url: `${challengeReturnPath}?${query}` })
    expect(back.headers.location).toBe(`/customer/confirmation?id=${atBank.cartId}`)
    adyen.approve((await lost.attempts())[0]?.reference ?? '')
    for (const payload of adyen.takeWebhooks()) await shop.inject({ method: 'POST', url: paymentNoticesPath, payload })
    await shop.idle()
    expect(await lost.attempts()).toMatchObject([{ state: 'completed' }])
    expect(await refund(await lost.order(), 120)).toMatchObject({ refundable: 0 })
  })

  it('closes what its shoppers left, by the sweep', async () => {
    const shopper = await shopperWithCart()
    await shopper.pay(PayPal)
    leaveOutAdyen()
    await shop.pool.query(
      `update payment_attempts set created_at = created_at - interval '2 hours', check_at = created_at where cart_id = $1`,
      [shopper.cartId],
    )
    await background().sweep()
    expect(await shopper.attempts()).toMatchObject([{ state: 'expired' }])
    expect(kinds()).toEqual(['cancel'])
  })
})

describe('a provider whose settings are gone', () => {
  it('leaves its payments open, and is named at the start and by the sweep', async () => {
    const shopper = await shopperWithCart()
    await shopper.pay(PayPal)
    await shop.pool.query('update payment_attempts set check_at = created_at where cart_id = $1', [shopper.cartId])
    expect(await strandedPayments(shop.db, settings)).toEqual([])
    loseAdyen()
    await background().sweep()
    expect(await shopper.attempts()).toMatchObject([{ state: 'pending' }])
    expect(await strandedPayments(shop.db, settings)).toEqual([
      expect.stringMatching(/^\d+ open payments? (?:was|were) made through Adyen, which is not set up: /),
    ])
  })

  it('refunds nothing, and says through whom the order was paid', async () => {
    const { id } = await ordered(Default)
    loseAdyen()
    expect((await apiErrorOf(refund(id, 120))).fields).toEqual({
      amount: [
        'This order was paid through Adyen, which this shop does not use any more. Send the money back in the pages of the provider, or have its settings put back',
      ],
    })
    expect(await owner.api.manageOrders.view({ params: { id } })).toMatchObject({ refundable: 120, refunds: [] })
  })
})

describe('the providers of the settings', () => {
  const env = {
    ADYEN_API_KEY: 'key',
    ADYEN_MERCHANT_ACCOUNT: 'ShopAU',
    ADYEN_HMAC_KEY: 'A1'.repeat(32),
    ADYEN_CARD_KEY: `10001|${'A1'.repeat(256)}`,
    TRANSFER_ACCOUNT_AU: 'Shop; 062000; 12345678',
  }
  const namesOf = async (changes: NodeJS.ProcessEnv, sandbox?: Gateway) => {
    const { offered, former = [] } = await paymentGateways(configOf(changes), { ...shop, sandbox })
    return [offered, former].map((list) => list.map(({ name }) => name).join())
  }

  it('are those that PAYMENTS names, and of the others those that are set up', async () => {
    expect(await namesOf({ ...env, PAYMENTS: 'adyen,transfer' })).toEqual(['adyen,transfer', ''])
    expect(await namesOf({ ...env, PAYMENTS: 'transfer' })).toEqual(['transfer', 'adyen'])
    expect(await namesOf({ SANDBOX: 'off' })).toEqual(['', 'transfer'])
    expect(await namesOf({ ...env, PAYMENTS: 'transfer', SANDBOX: 'on' }, shop.sandbox.gateway)).toEqual([
      'sandbox,transfer',
      'adyen',
    ])
  })
})
