import type { Provider } from '#contract/checkout/checkout.ts'

/** Equal payments, the first with the order. */
export type Instalments = { readonly count: number; readonly every: 'week' | 'fortnight' }

type Method = {
  /** Its code in selectedPaymentOption and in tracking, and its bit among the order options. */
  bit: number
  /** For shoppers: at the checkout and on their order. */
  name: string
  /** Its name in the data of an order. */
  record: string
  /** Accepted cards, or the provider: the names of their marks (public/signs/payments.svg). */
  badges: readonly string[]
  /** Staff are also offered what customers with credit are. */
  offeredTo: 'everyone' | 'credit' | 'staff'
  /** The shopper owes the provider: in equal payments, or as long as the provider agrees with the shopper. */
  payLater?: Instalments | 'open'
  /** The setting with the smallest and largest amount it pays for. */
  limits?: 'ZipConfig'
  /** The setting with the retailer's own note. */
  disclaimer?: 'PaypalDisclaimer'
}

/** Paid on the page of a provider. */
type HostedMethod = Method & {
  kind: 'hosted'
  provider: Provider
  /** Domains of its pages, with their subdomains. */
  hosts: readonly string[]
  returnQuery: {
    /** The parameter that names the payment. */
    token: string
    /** What the sandbox sends with an approval, in the provider's order: an empty token holds its place. */
    approved: Readonly<Record<string, string>>
    /** What says that the shopper cancelled, besides `status=CANCELLED`. Null: the parameter is missing. */
    cancelled: Readonly<Record<string, string | null>>
  }
}

/**
 * `device`: the customer approves on a phone, which shows a code. `account`: nothing is paid now. `transfer`: the customer
 * sends the money by their bank after ordering.
 */
type OwnMethod = Method & { kind: 'card' | 'device' | 'account' | 'transfer' }

/** Every way to pay, in the order of the checkout page. */
export const paymentMethods = {
  Default: {
    kind: 'card',
    bit: 0,
    name: 'Card',
    record: 'CreditCard',
    badges: ['visa', 'mastercard', 'amex'],
    offeredTo: 'everyone',
  },
  ZipInStore: {
    kind: 'device',
    bit: 512,
    name: 'Zip in store',
    record: 'ZipInStore',
    badges: ['zip'],
    offeredTo: 'staff',
    limits: 'ZipConfig',
  },
  PayPal: {
    kind: 'hosted',
    bit: 2,
    name: 'PayPal',
    record: 'PayPal',
    badges: ['paypal'],
    offeredTo: 'everyone',
    disclaimer: 'PaypalDisclaimer',
    provider: 'paypal',
    hosts: ['paypal.com'],
    returnQuery: { token: 'token', approved: { token: '', PayerID: 'SANDBOXPAYER' }, cancelled: { PayerID: null } },
  },
  AfterPay: {
    kind: 'hosted',
    bit: 2048,
    name: 'Afterpay',
    record: 'AfterPay',
    badges: ['afterpay'],
    offeredTo: 'everyone',
    payLater: { count: 4, every: 'fortnight' },
    provider: 'afterpay',
    hosts: ['afterpay.com'],
    returnQuery: { token: 'orderToken', approved: { status: 'SUCCESS' }, cancelled: { status: 'CANCELLED' } },
  },
  Zip: {
    kind: 'hosted',
    bit: 256,
    name: 'Zip',
    record: 'Zip',
    badges: ['zip'],
    offeredTo: 'everyone',
    payLater: 'open',
    limits: 'ZipConfig',
    provider: 'zip',
    hosts: ['zip.co', 'zipmoney.com.au'],
    returnQuery: { token: 'checkoutId', approved: { result: 'approved' }, cancelled: { result: 'cancelled' } },
  },
  BankTransfer: {
    kind: 'transfer',
    bit: 65_536,
    name: 'Bank transfer',
    record: 'BankTransfer',
    badges: [],
    offeredTo: 'everyone',
  },
  CRAccount: {
    kind: 'account',
    bit: 4,
    name: 'Account',
    record: 'None',
    badges: [],
    offeredTo: 'credit',
  },
} as const satisfies Record<string, HostedMethod | OwnMethod>

type Methods = typeof paymentMethods
export type PaymentOption = keyof Methods
export type PaymentKind = Methods[PaymentOption]['kind']
export type PaymentRecord = Methods[PaymentOption]['record']

// Object.keys forgets that these are the keys of the table.
export const allPaymentOptions = Object.keys(paymentMethods) as PaymentOption[]

/** The method of an option, without the details of its own. */
export const paymentMethod = (option: PaymentOption): HostedMethod | OwnMethod => paymentMethods[option]

/** The code of each method in selectedPaymentOption. */
export const paymentOptions = Object.fromEntries(
  allPaymentOptions.map((option) => [option, paymentMethods[option].bit]),
) as { readonly [Option in PaymentOption]: Methods[Option]['bit'] } // made of the same keys

/** Domains of pages of services between the shop and banks or providers. */
export const paymentServiceHosts = ['adyen.com']

type Hosted = Extract<Methods[PaymentOption], { kind: 'hosted' }>
type ByProvider = { readonly [Name in Hosted['provider']]: HostedMethod }

/** Hosted methods by provider. */
const byProvider = Object.fromEntries(
  Object.values<HostedMethod | OwnMethod>(paymentMethods).flatMap((method) =>
    method.kind === 'hosted' ? [[method.provider, method]] : [],
  ),
) as ByProvider // each provider of the type is in the table

export const hostedMethod = (provider: Provider): HostedMethod => byProvider[provider]

export const providers = Object.keys(byProvider) as Provider[] // the keys of ByProvider
