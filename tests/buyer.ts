import { CompactEncrypt, importX509 } from 'jose'
import type { CheckoutRequest } from '#contract/checkout/checkout.ts'
import type { Api } from '#contract/client.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import { testPlaces } from './places.ts'
import type { Shop } from './test-app.ts'

export const cards = {
  visa: '4111111111111111',
  mastercard: '5555555555554444',
  amex: '378282246310005',
  declined: '4000000000000002',
  noFunds: '4000000000009995',
  doNotHonour: '4000000000000341',
  expired: '4000000000000069',
  wrongCvc: '4000000000000127',
  fraud: '4100000000000019',
  challenge: '4000000000003220',
  challengeDeclined: '4000008400001629',
  frictionless: '4000000000003055',
  invalid: '4000000000000408',
  errorBefore: '4000000000000119',
  answerLost: '4000000000000507',
  slow: '4000000000000606',
} as const

/** An encrypted card, as the page sends it. */
export async function sealed(pem: string, card: object, kid = 'default') {
  const key = await importX509(pem, 'RSA-OAEP-256')
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(card)))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid })
    .encrypt(key)
}

type Suburb = { suburb: string; postcode: string }
/** The Monday after the date of the tests: free delivery in Sydney. */
export const monday: PlainDate = [2026, 11, 23]
export const saturday: PlainDate = [2026, 11, 21]

/** A form without personal data, address or cart. */
export const nobody = {
  newsletter: true,
  phoneNumber: '0412 345 678',
  partialPayment: null,
  billingAddress: null,
  poNumber: '',
  EarlyNotification: false,
  requestedDeliveryContact: '',
  requestedInstallationContact: '',
  deliveryServices: [],
  subdivision: null,
  salespersonCode: null,
  selectedPaymentOption: 0,
  devicePaymentCode: null,
  brandsWarnings: { mieleWarning: false },
  winningDeliveryServiceOverride: false,
  fraudCheckToken: null,
  supplierDeliveryDates: [],
  browserInfo: { screenHeight: 900, screenWidth: 1440 },
  cardDetails: null,
  paymentReference: null,
}

export const addressIn = ({ suburb, postcode }: Suburb) => ({
  firstName: 'Ada',
  lastName: 'Ngata',
  companyName: '',
  address: '1 Boxhill Rd',
  suburb,
  state: 'NSW',
  postcode,
  country: 'AU',
  deliveryInstructions: '',
})

/** A client of one browser that buys: fills the form as the page does and submits it. */
export function buyer(shop: Pick<Shop, 'visitor'>, api: Api = shop.visitor()) {
  async function form(changes: Partial<CheckoutRequest> & { card?: string } = {}): Promise<CheckoutRequest> {
    const { card = cards.visa, encryptedValues, ...rest } = changes
    const { cart, x509EncryptionKeys } = await api.checkout.view()
    const details = { cardNo: card, expiryDate: '05/30', cvv: '123' }
    return {
      ...nobody,
      cartId: cart.cartId,
      email: 'ada@example.com',
      deliveryAddress: addressIn(testPlaces.sydney),
      deliveryDate: monday,
      cardHolderName: 'Ada Ngata',
      encryptedValues: encryptedValues ?? { default: await sealed(x509EncryptionKeys.default ?? '', details) },
      cart: {
        items: cart.products.map(({ sku, productCode, quantity, category }) => ({
          qty: quantity,
          sku,
          productCode,
          category,
          unitId: null,
          warrantyId: null,
          installId: null,
        })),
        orderTotal: cart.orderTotal,
        couponCode: cart.couponCode ?? null,
      },
      ...rest,
    }
  }
  const press = (body: CheckoutRequest, key?: string) =>
    api.checkout.submit({ body }, key ? { headers: { 'idempotency-key': key } } : {})
  return {
    api,
    form,
    press,
    add: (sku: string, quantity = 1) => api.cart.addProduct({ body: { sku, quantity } }),
    buy: async (changes: Parameters<typeof form>[0] = {}, key?: string) => press(await form(changes), key),
  }
}

export type Buyer = ReturnType<typeof buyer>

/** The error of a failed request, as the app sees it. */
export async function apiErrorOf(call: Promise<unknown>) {
  const thrown = await call.then(
    () => new Error('The call was not refused'),
    (error: unknown) => error,
  )
  if (!(thrown instanceof ApiError)) throw thrown
  return { status: thrown.status, ...thrown.problem }
}
