import { type SQL, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Api } from '#contract/client.ts'
import { rowPaths, sortDirections } from '#contract/project/project-values.ts'
import { seedManyProjects } from '../../../scripts/lib/bench/many-projects.ts'
import { type Shop, testShop } from '../../../tests/test-app.ts'
import type { Db } from '../../database/database.ts'
import { countRows, type RowFilter, refreshProjectRows, rowPage } from './project-rows.ts'

let shop: Shop
let staff: Api
let filters: Record<string, RowFilter>
beforeAll(async () => {
  shop = await testShop()
  staff = await shop.signedIn('noor@hearth.example')
  await seedManyProjects(shop.db, { count: 5000, brand: 'wa', now: shop.clock() })
  const { rows } = await shop.pool.query<{ sku: string }>('select sku from project_lines order by md5(sku) limit 1')
  const all = { brand: 'wa', from: new Date('2016-01-01'), until: shop.clock(), withCulinaryBookings: true }
  filters = {
    'all time': all,
    'last 90 days': { ...all, from: new Date('2026-08-22') },
    'one salesperson': { ...all, salespersonCode: 'NH01' },
    'no bookings': { ...all, withCulinaryBookings: false },
    brand: { ...all, manufacturer: 'Norrvik' },
    category: { ...all, category: 'kitchen' },
    sku: { ...all, sku: rows[0]?.sku },
    referrer: { ...all, referrerCode: 'OAK-214' },
  }
}, 60_000)
afterAll(() => shop.close())

type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Rows Removed by Filter'?: number
  'Actual Loops': number
  'Sort Space Used'?: number
  'Sort Space Type'?: string
  Plans?: Plan[]
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** A database that records the plan of each query. */
function explaining(db: Db) {
  const plans: Plan[] = []
  const execute = async (query: SQL) => {
    const { rows } = await db.execute<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      sql`explain (analyze, costs off, timing off, format json) ${query}`,
    )
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
    if (plan) plans.push(plan)
    return db.execute(query)
  }
  return { db: { execute } as unknown as Db, plans } // rows are only read by `execute`
}

/** The most rows of each table that a query of a dashboard page reads. */
function readOf(plans: readonly Plan[]) {
  const read: Record<string, number> = {}
  for (const plan of plans)
    for (const node of nodesOf(plan)) {
      const table = node['Relation Name']
      const rows = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
      if (table) read[table] = Math.max(read[table] ?? 0, rows)
    }
  return read
}

const last = Math.floor(5000 / 13) - 1

describe('a dashboard page among 5,000 projects', () => {
  it.each(rowPaths)('reads the wide tables for its own rows only, sorted by %s with any filter', async (property) => {
    for (const [name, filter] of Object.entries(filters))
      for (const direction of sortDirections)
        for (const page of name === 'all time' ? [0, last] : [0]) {
          const { db, plans } = explaining(shop.db)
          await rowPage(db, filter, { sort: { property, direction }, page, limit: 13 })
          const { project_rows: narrow = 0, ...wide } = readOf(plans)
          expect(narrow, `${name}, ${direction}, page ${page}`).toBeLessThan(5600)
          const lines = name === 'sku' ? 200 : 0
          for (const [table, read] of Object.entries(wide)) {
            const most = table === 'projects' ? 26 : table === 'project_folders' ? 120 : lines
            expect(read, `${table}: ${name}, ${direction}, page ${page}`).toBeLessThanOrEqual(most)
          }
          const sorts = plans
            .flatMap(nodesOf)
            .filter((node) => node['Node Type'] === 'Sort' && node['Actual Loops'] > 0)
          for (const { 'Sort Space Type': space, 'Sort Space Used': kilobytes = 0 } of sorts)
            expect([space, kilobytes < 100], `${name}, ${direction}, page ${page}`).toEqual(['Memory', true])
        }
  })

  it('is the same from both ends', async () => {
    const filter = filters['all time']
    if (!filter) throw new Error('No filter')
    const sort = { property: 'projectGoal', direction: 'desc' } as const
    const total = await countRows(shop.db, filter)
    const keyOf = ({ id, folderId }: { id: string; folderId: string }) => id + folderId
    const whole: string[] = []
    for (let page = 0; page * 900 < total; page++)
      whole.push(...(await rowPage(shop.db, filter, { sort, page, limit: 900 })).rows.map(keyOf))
    expect(new Set(whole).size).toBe(total)
    for (const page of [0, 100, 200, 300, Math.ceil(total / 13) - 1, Math.ceil(total / 13)]) {
      const { rows } = await rowPage(shop.db, filter, { sort, page, limit: 13 })
      expect(rows.map(keyOf)).toEqual(whole.slice(page * 13, page * 13 + 13))
    }
  })
})

describe('dashboard rows', () => {
  const brands = (manufacturer: string) => countRows(shop.db, { ...filters['all time'], manufacturer } as RowFilter)

  it('follow renamed brands of a catalogue after a refresh', async () => {
    const before = await brands('Norrvik')
    expect(before).toBeGreaterThan(0)
    await shop.pool.query(`update products set manufacturer_name = 'Norrvik Home' where manufacturer_name = 'Norrvik'`)
    await refreshProjectRows(shop.db)
    expect([await brands('Norrvik'), await brands('norrvik home')]).toEqual([0, before])
  })

  it('are written once for a created or copied project', async () => {
    const { projectRef: projectId } = await staff.project.save({ body: { projectName: 'Made once' } })
    const query = vi.spyOn(pg.Client.prototype, 'query')
    try {
      await staff.project.save({ body: { projectName: 'Made twice' } })
      await staff.project.duplicate({ body: { projectId } })
      const texts = query.mock.calls.map(([argument]) => (argument as unknown as { text?: string }).text ?? '')
      const written = texts.filter((text) => /(?:insert into|delete from|update) "project_rows"/.test(text))
      expect(written.filter((text) => text.includes('insert into'))).toHaveLength(2)
    } finally {
      query.mockRestore()
    }
  })

  it('follow the time of a line edit, and the brands of the lines', async () => {
    const { projectRef: projectId } = await staff.project.save({ body: { projectName: 'Row' } })
    const { rows: sold } = await shop.pool.query<{ sku: string; brand: string }>(
      `select sku, manufacturer_name as brand from products join listings on listings.product_id = products.id
       where listings.brand = 'wa' and not price_upon_request order by sku limit 1`,
    )
    const { sku = '', brand = '' } = sold[0] ?? {}
    const row = async () => {
      const { rows } = await shop.pool.query(
        `select changed_at, hashtextextended($2, 0) = any(tags) as has from project_rows where project_id = $1`,
        [projectId, `m:${brand.toLowerCase()}`],
      )
      return { has: rows[0]?.has, at: rows[0]?.changed_at.toISOString() }
    }
    await staff.projectLines.add({ body: { projectId, sku } })
    expect((await row()).has).toBe(true)
    const { dateModified } = await staff.projectLines.add({ body: { projectId, sku, productCode: sku, quantity: 3 } })
    expect(await row()).toEqual({ has: true, at: dateModified })
    await staff.projectLines.remove({ params: { projectId, sku }, query: {} })
    expect((await row()).has).toBe(false)
  })

  it('exclude deleted projects', async () => {
    const before = await brands('Norrvik Home')
    await shop.pool.query(`update projects set deleted_at = now() where line_count > 0`)
    await refreshProjectRows(shop.db)
    expect([before > 0, await brands('Norrvik Home')]).toEqual([true, 0])
  })
})
