import { and, desc, eq, ilike, lt, or } from 'drizzle-orm'
import type { manageContract } from '#contract/manage/manage-contract.ts'
import { containing } from '../database/patterns.ts'
import { type AuditValues, auditLog } from '../database/schema/manage.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/serve.ts'
import { keysetPage, readIdMark, writeMark } from './keyset.ts'

const textOf = (value: unknown) =>
  value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value)

/** The fields that differ. */
function changesOf(before: AuditValues | null, after: AuditValues | null) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names
    .map((field) => ({ field, before: textOf(before?.[field]), after: textOf(after?.[field]) }))
    .filter((change) => change.before !== change.after)
}

export function auditHandlers({ db }: Deps): Handlers<typeof manageContract>['manageAudit'] {
  return {
    list: async ({ query: { after, limit, q } }, { brand }) => {
      const mark = readIdMark(after)
      const page = await keysetPage(
        limit,
        (count) =>
          db
            .select()
            .from(auditLog)
            .where(
              and(
                eq(auditLog.brand, brand.key),
                mark ? lt(auditLog.id, mark) : undefined,
                q
                  ? or(...[auditLog.who, auditLog.label, auditLog.action].map((column) => ilike(column, containing(q))))
                  : undefined,
              ),
            )
            .orderBy(desc(auditLog.id))
            .limit(count),
        ({ id }) => writeMark(id),
      )
      return {
        next: page.next,
        rows: page.rows.map(({ brand: shop, at, before, after: now, ...row }) => ({
          ...row,
          shop,
          at: at.toISOString(),
          changes: changesOf(before, now),
        })),
      }
    },
  }
}
