import { paymentMethod } from '#domain/payment/payment-methods.ts'
import type { Gateway } from '../provider/gateway.ts'

export type TransferOptions = NonNullable<Gateway['transfers']>

const notCharged = () => Promise.reject(new Error('A bank transfer is not charged by the shop'))

/**
 * Payment by bank transfer: there is no provider to ask. The order is placed at once and waits; staff record the money in
 * the back office (manage/orders.ts), and send it back from their bank.
 */
export const transferGateway = (transfers: TransferOptions): Gateway => ({
  name: 'transfer',
  takes: (option, country) => paymentMethod(option).kind === 'transfer' && transfers.accounts[country] !== undefined,
  transfers,
  charge: notCharged,
  openHosted: notCharged,
  askDevice: notCharged,
  capture: notCharged,
  find: async () => ({ state: 'none' }),
  close: async () => ({ state: 'voided' }),
  refund: async () => undefined,
  chargedSince: async () => [],
  readReturn: async () => null,
  readToken: async () => null,
})
