import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { projectExport, RowQuery } from '#contract/project/project-search.ts'
import type { Db } from '../../database/database.ts'
import { newId } from '../../database/id.ts'
import type { Deps } from '../../deps.ts'
import type { CallContext } from '../../http/request/call-context.ts'
import { HttpError, invalidField } from '../../http/request/errors.ts'
import { checkPart } from '../../http/serve.ts'
import { insertExport } from '../store/project-log.ts'
import { countRows, type ExportMark, exportRows, type RowFilter } from '../store/project-rows.ts'
import { rowFilter, rowResponse } from './project-row-response.ts'

const step = 1000

type Options = { deps: Deps; contextOf: (request: FastifyRequest, reply: FastifyReply) => CallContext }

/** Streams the response: reads at most a thousand rows at a time, in key order. */
async function* pieces(db: Db, filter: RowFilter, total: number) {
  yield '{"quotes":['
  let after: ExportMark = null
  for (;;) {
    const rows = await exportRows(db, filter, { after, limit: step })
    const last = rows.at(-1)
    if (!last) break
    const text = rows.map((row) => JSON.stringify(rowResponse(row))).join(',')
    yield after === null ? text : `,${text}`
    after = { id: last.id, folderId: last.folderId }
    if (rows.length < step) break
  }
  yield `],"totalCount":${total}}`
}

/** Streams all rows of the dashboard. Each account runs one export at a time, and each export is logged. */
export async function projectExports(app: FastifyInstance, { deps: { db, clock }, contextOf }: Options) {
  const running = new Set<string>()

  app.get(projectExport.rows.path, async (request, reply) => {
    const context = contextOf(request, reply)
    const account = await context.caller.requireStaff()
    const query = checkPart('query', RowQuery, request.query)
    if (query.limit !== undefined && query.limit !== -1) throw invalidField('limit', 'An export has no limit: give -1')
    if (!(await context.caller.seesProjects())) return { quotes: [], totalCount: 0 }
    if (running.has(account.id))
      throw new HttpError('too_many_requests', 'Your last export is still running. Wait until it is done')
    running.add(account.id)
    try {
      const now = clock()
      const { brand } = context
      const filter = await rowFilter(db, query, { brand, now, ownCode: account.staff.salespersonCode })
      const total = await countRows(db, filter)
      const of = { id: newId(now.getTime()), accountId: account.id, brand: brand.key, madeAt: now }
      await insertExport(db, { ...of, filters: { ...query }, rowCount: total })
      context.log.info({ account: account.id, rows: total }, 'projects were exported')
      const stream = Readable.from(pieces(db, filter, total))
      stream.once('close', () => running.delete(account.id))
      return await reply.type('application/json; charset=utf-8').header('cache-control', 'no-store').send(stream)
    } catch (error) {
      running.delete(account.id)
      throw error
    }
  })
}
