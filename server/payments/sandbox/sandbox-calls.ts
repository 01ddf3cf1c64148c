import { z } from 'zod'
import type { Db } from '../../database/database.ts'

export type SandboxOptions = {
  db: Db
  clock: () => Date
  wait: (ms: number) => Promise<void>
  /** What the shop proves itself with, and what returns are signed with. */
  secret: string
}

/** Later than this after the press an approval would surprise. */
export const approvalWindowMs = 90_000

/** What every call for money says. */
export const OrderedBody = z.object({
  reference: z.string(),
  merchantOrder: z.string(),
  amountCents: z.int().positive(),
  currency: z.string(),
  issuedAt: z.coerce.date(),
})
export const ByReference = z.object({ reference: z.string() })
