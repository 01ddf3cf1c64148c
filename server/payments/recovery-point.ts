/** Points where a crash can interrupt an order. Tests simulate a crash at each; the recovery has to be correct. */
export const recoveryPoints = [
  'validated',
  'attempt-saved',
  'provider-called',
  'answer-saved',
  'captured',
  'order-written',
  'order-saved',
  'mail-sent',
  'webhook-sent',
] as const
export type RecoveryPoint = (typeof recoveryPoints)[number]

export type Fault = (point: RecoveryPoint) => void | Promise<void>
