import { z } from 'zod'
import type { CheckoutAddress, Provider } from '#contract/checkout/checkout.ts'
import type { Buying, CardBrowser, Charge, EncryptedCard, HostedPayment, Ordered } from '../provider/gateway.ts'

/** The parts of Adyen's Checkout API, version 72, that the shop uses. */
export const PaymentResult = z.object({
  resultCode: z.string().optional(),
  pspReference: z.string().optional(),
  merchantReference: z.string().optional(),
  refusalReason: z.string().optional(),
  amount: z.object({ currency: z.string(), value: z.number() }).optional(),
  action: z.object({ type: z.string(), url: z.string().optional(), method: z.string().optional() }).optional(),
})
export type PaymentResult = z.infer<typeof PaymentResult>

/** The response to a capture, cancellation or refund: it is carried out later. */
export const Received = z.object({ pspReference: z.string(), status: z.literal('received') })

export const ServiceError = z.object({
  status: z.number().optional(),
  errorCode: z.string().optional(),
  errorType: z.string().optional(),
})

export const cardFields = [
  'encryptedCardNumber',
  'encryptedExpiryMonth',
  'encryptedExpiryYear',
  'encryptedSecurityCode',
] as const

/** Adyen's names of hosted methods; the others are not available with it. */
const methodTypes: Readonly<Partial<Record<Provider, string>>> = {
  paypal: 'paypal',
  afterpay: 'afterpaytouch',
  zip: 'zip',
}
export const takesMethod = (method: Provider) => methodTypes[method] !== undefined

export const isEncrypted = (card: Charge['card']): card is EncryptedCard => 'fields' in card

type Merchant = { merchantAccount: string }

export const cardRequest = (charge: Charge & { card: EncryptedCard }, merchant: Merchant) => ({
  ...paymentRequest(charge, merchant),
  paymentMethod: {
    type: 'scheme',
    holderName: charge.card.holder,
    ...Object.fromEntries(cardFields.map((name) => [name, charge.card.fields[name] ?? ''])),
  },
  // 3-D Secure on the bank's page: needs no script of the provider in the checkout.
  authenticationData: { threeDSRequestData: { nativeThreeDS: 'disabled' } },
  redirectFromIssuerMethod: 'GET',
  redirectToIssuerMethod: 'GET',
  browserInfo: browserInfo(charge.browser, charge.order),
  shopperIP: charge.browser.ip,
})

export const hostedRequest = (payment: HostedPayment, merchant: Merchant) => ({
  ...paymentRequest(payment, merchant),
  paymentMethod: { type: methodTypes[payment.method] },
  redirectFromIssuerMethod: 'GET',
})

/** Reserves the amount; the shop captures it once the order is certain. */
function paymentRequest(
  { reference, merchantOrder, amountCents, currency, order, returnPath }: Ordered & { returnPath: string },
  { merchantAccount }: Merchant,
) {
  const { origin = '', country, email, phoneNumber, deliveryAddress, billingAddress } = order
  const { firstName, lastName } = billingAddress ?? deliveryAddress
  return {
    merchantAccount,
    reference,
    merchantOrderReference: merchantOrder,
    amount: { currency, value: amountCents },
    returnUrl: `${origin}${returnPath}?reference=${encodeURIComponent(reference)}`,
    channel: 'Web',
    origin,
    countryCode: country,
    shopperLocale: `en-${country}`,
    shopperInteraction: 'Ecommerce',
    shopperEmail: email,
    shopperName: { firstName, lastName },
    telephoneNumber: phoneNumber,
    billingAddress: addressOf(billingAddress ?? deliveryAddress, order),
    deliveryAddress: addressOf(deliveryAddress, order),
    lineItems: lineItems(order, amountCents),
    additionalData: { manualCapture: 'true' },
  }
}

function addressOf({ address, suburb, state, postcode }: CheckoutAddress, { country }: Buying) {
  const [, houseNumberOrName = 'N/A', street = address] = /^(\S*\d\S*)\s+(.+)$/.exec(address) ?? []
  return {
    houseNumberOrName,
    street,
    city: suburb,
    postalCode: postcode,
    country,
    ...(state ? { stateOrProvince: state } : {}),
  }
}

/** The lines of the order, or one line where discounts, deposits or tax make their sum another one. */
function lineItems({ lines, shippingCents }: Buying, amountCents: number) {
  const goods = lines.map(({ sku, title, quantity, unitCents, extrasCents }) => ({
    id: sku,
    description: title,
    quantity,
    amountIncludingTax: unitCents + extrasCents,
  }))
  const delivery = { id: 'delivery', description: 'Delivery', quantity: 1, amountIncludingTax: shippingCents }
  const items = shippingCents > 0 ? [...goods, delivery] : goods
  const sum = items.reduce((total, { quantity, amountIncludingTax }) => total + quantity * amountIncludingTax, 0)
  if (sum === amountCents) return items
  return [{ id: 'order', description: 'Order', quantity: 1, amountIncludingTax: amountCents }]
}

const timeZoneMinutes = { AU: -600, NZ: -720 } as const

/** The page sends the size of the screen only; the rest are the values of a usual browser. */
const browserInfo = ({ userAgent, screenHeight, screenWidth }: CardBrowser, { country }: Buying) => ({
  userAgent,
  screenHeight,
  screenWidth,
  acceptHeader: '*/*',
  colorDepth: 24,
  javaEnabled: false,
  javaScriptEnabled: true,
  language: `en-${country}`,
  timeZoneOffset: timeZoneMinutes[country],
})
