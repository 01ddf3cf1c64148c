import { whenIdle } from '#lib/boot/idle.ts'
import { onDemand } from '#lib/boot/on-demand.tsx'

/** The ways to pay that every shopper is offered. */
export const PaymentMarks = onDemand(
  () => import('./payment-mark-row.tsx').then((module) => module.PaymentMarkRow),
  <div style={{ height: 28 }} />,
  whenIdle,
)
