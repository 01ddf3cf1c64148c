/** Where a crash can cut an order short. Tests break a run at each of them; what follows has to come out right. */
export const recoveryPoints = [
  'validated',
  'attempt-saved',
  'provider-called',
  'answer-saved',
  'captured',
  'order-written',
  'order-saved',
  'mail-sent',
] as const
export type RecoveryPoint = (typeof recoveryPoints)[number]

export type Fault = (point: RecoveryPoint) => void | Promise<void>
