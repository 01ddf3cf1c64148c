import { paymentOptions } from '#domain/payment/payment-methods.ts'

/** What a checkout may offer, one bit each; payment methods have theirs in their own table. */
export const orderOptions = {
  ...paymentOptions,
  COD: 1,
  ConnectRemove: 8,
  DeliveryInstructions: 16,
  PaidInstalls: 32,
  SetSalesperson: 64,
  StaffOnlyOtherPaymentMethod: 128,
  UniqueRequirements: 1024,
  CashAndCarry: 4096,
  WarehouseStorageCharge: 8192,
  InstallationContact: 16384,
  WinningDeliveryServiceOverride: 32768,
} as const

export type OrderOption = keyof typeof orderOptions

/** Whether an option is on. Default has no bit and is always on. */
export function hasOption(opts: number, option: OrderOption): boolean {
  return (opts & orderOptions[option]) === orderOptions[option]
}

export function optionBits(options: readonly OrderOption[]): number {
  return options.reduce((bits, option) => bits | orderOptions[option], 0)
}
