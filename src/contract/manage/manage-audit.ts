import * as z from 'zod/mini'
import { endpoint } from '../protocol/endpoint.ts'
import { keysetPage, keysetQuery } from './keyset.ts'

const entry = z.object({
  id: z.string(),
  at: z.string(),
  who: z.string(),
  /** The shop in which it was done. */
  shop: z.string(),
  action: z.string(),
  subject: z.string(),
  subjectId: z.string(),
  /** What it was called at that time. */
  label: z.string(),
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
})
export type AuditEntry = z.infer<typeof entry>

export const manageAudit = {
  list: endpoint({
    method: 'GET',
    path: '/manage/api/audit',
    summary: 'Everything that staff changed in this shop, the newest first',
    query: z.object(keysetQuery),
    response: keysetPage(entry),
    roles: ['owner'],
    added: true,
  }),
}
