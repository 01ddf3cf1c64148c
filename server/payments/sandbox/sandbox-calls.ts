import { z } from 'zod'
import type { Db } from '../../database/database.ts'

export type SandboxOptions = {
  db: Db
  clock: () => Date
  wait: (ms: number) => Promise<void>
  /** Authenticates the shop and signs returns. */
  secret: string
}

/** Time after the submission in which a charge is accepted. */
export const approvalWindowMs = 90_000

/** The common body of payment requests. */
export const OrderedBody = z.object({
  reference: z.string(),
  merchantOrder: z.string(),
  amountCents: z.int().positive(),
  currency: z.string(),
  issuedAt: z.coerce.date(),
})
export const ByReference = z.object({ reference: z.string() })
