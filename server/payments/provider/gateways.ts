import type { Country } from '#domain/location/country.ts'
import { allPaymentOptions, type PaymentOption, paymentMethod } from '#domain/payment/payment-methods.ts'
import { paymentKind, readPaymentOption } from '#domain/payment/payment-option.ts'
import type { Db } from '../../database/database.ts'
import type { GatewayName } from '../../database/schema/payments.ts'
import { type AttemptRow, countUnsettled } from '../store/attempts.ts'
import type { Gateway } from './gateway.ts'

/** The payment providers of the settings. */
export type Gateways = {
  /** They take new payments: each way to pay goes to the first that takes it. */
  offered: readonly Gateway[]
  /** They only finish and refund what was paid through them. */
  former?: readonly Gateway[]
}

export const allGateways = ({ offered, former = [] }: Gateways): readonly Gateway[] => [...offered, ...former]

/** Names for staff. */
export const gatewayTitles: Readonly<Record<GatewayName, string>> = {
  sandbox: 'the sandbox',
  adyen: 'Adyen',
  transfer: 'the bank',
}

/** The provider of new payments by a method; null for payments on account, and where none takes the method. */
export const gatewayFor = (
  { offered }: Gateways,
  { option, country }: { option: PaymentOption; country: Country },
): Gateway | null => offered.find((gateway) => gateway.takes(option, country)) ?? null

/** What orders in a country can be paid by. Without a provider the page offers all, and the order is rejected. */
export function payableOptions(gateways: Gateways | undefined, country: Country): readonly PaymentOption[] {
  const isOpen = gateways !== undefined && gateways.offered.length > 0
  return allPaymentOptions.filter((option) => {
    const { kind } = paymentMethod(option)
    if (kind === 'account') return true
    return isOpen ? gatewayFor(gateways, { option, country }) !== null : kind !== 'transfer'
  })
}

export type MadePayment = Pick<AttemptRow, 'gateway' | 'option' | 'reference'> & {
  plan: Pick<AttemptRow['plan'], 'country'>
}

/** The provider that a payment was made with; null when it is not set up any more. */
export async function findGateway(gateways: Gateways, payment: MadePayment): Promise<Gateway | null> {
  const all = allGateways(gateways)
  const name = payment.gateway ?? (paymentKind(payment.option) === 'transfer' ? 'transfer' : null)
  if (name !== null) return all.find((gateway) => gateway.name === name) ?? null
  // Made before the name was stored: by the one that takes its method, or that knows it.
  const option = readPaymentOption(payment.option)
  const able = all.filter((gateway) => option && gateway.takes(option, payment.plan.country))
  if (able.length < 2) return able[0] ?? null
  for (const gateway of able) if ((await gateway.find(payment.reference)).state !== 'none') return gateway
  return able[0] ?? null
}

/** As `findGateway`; throws where there is none, since the outcome of the payment is then unknown. */
export async function gatewayOf(gateways: Gateways, payment: MadePayment): Promise<Gateway> {
  const gateway = await findGateway(gateways, payment)
  if (gateway) return gateway
  throw new Error(`A payment was made through ${payment.gateway}, which is not set up: put its settings back`)
}

/** What to tell a retailer who left out the settings of a provider whose payments are not finished. */
export async function strandedPayments(db: Db, gateways: Gateways): Promise<string[]> {
  const known = allGateways(gateways).map(({ name }) => name)
  return (await countUnsettled(db, known)).map(
    ({ gateway, count }) =>
      `${count} open ${count === 1 ? 'payment was' : 'payments were'} made through ${gatewayTitles[gateway]}, which is not set up: put its settings back until they are finished.`,
  )
}
