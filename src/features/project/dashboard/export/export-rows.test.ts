import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { localDate } from '#domain/time/plain-date.ts'
import type { RowsQuery } from '#features/project/dashboard/queries.ts'
import { allColumns, shownColumns } from '#features/project/dashboard/rules/dashboard-columns.ts'
import { defaultView, searchParameters } from '#features/project/dashboard/rules/dashboard-query.ts'
import { refreshProjectRows } from '../../../../../server/project/store/project-rows.ts'
import { type StaffShop, staffShop } from '../../../../../tests/staff.ts'
import { csvOf, rowsToExport } from './export-rows.ts'

let shop: StaffShop
beforeAll(async () => {
  shop = await staffShop()
})
afterAll(() => shop.close())

/** As many copies of a project, each with a name of its own. */
async function copies(id: string, count: number) {
  await shop.db.execute(sql`
    insert into projects select (jsonb_populate_record(p, jsonb_build_object(
      'id', gen_random_uuid(), 'name', 'Kitchen ' || n, 'share_hash', null))).*
    from projects p cross join generate_series(1, ${count}) n where p.id = ${id}`)
  await refreshProjectRows(shop.db)
}

it('writes every matching row, without a limit [S3-9-06]', async () => {
  const count = async () => (await shop.api.projectSearch.rows({ query: { allTime: true, limit: 1 } })).totalCount
  const before = await count()
  await copies(await shop.aProject(), 2499)
  expect(await count()).toBe(before + 2500)
  const today = localDate(shop.clock())
  const query = searchParameters({ ...defaultView(today), allTime: true }, { today, ownCode: null }) as RowsQuery
  const { signal } = new AbortController()
  const rows = await rowsToExport({ api: shop.api, query, signal })
  const done: number[] = []
  const columns = shownColumns(allColumns)
  const file = await csvOf(rows, { columns, signal, onDone: (written) => done.push(written) })
  const lines = (await file.text()).split('\r\n')
  expect(lines.pop()).toBe('')
  expect(lines[0]).toBe(columns.map(({ title }) => title).join(','))
  expect(lines).toHaveLength(before + 2501)
  expect(done.at(-1)).toBe(before + 2500)
})

it('stops when it is cancelled', async () => {
  const stop = new AbortController()
  const rows = await rowsToExport({ api: shop.api, query: { allTime: true }, signal: stop.signal })
  const making = csvOf(rows, { columns: shownColumns(allColumns), signal: stop.signal, onDone: () => stop.abort() })
  await expect(making).rejects.toThrow()
})
