import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { positionsBetween } from '#domain/project/position.ts'
import { emptyDatabase } from '../../tests/database.ts'
import { projectLinesOf } from '../project/store/project-lines.ts'
import { foldersOf } from '../project/store/project-parts.ts'
import { newId } from './id.ts'
import { applyMigrations } from './startup/migrate.ts'

const lastBefore = '0025_network-limits'

/** The database before positions: the migrations up to that one. */
async function migrateBefore(db: Parameters<typeof applyMigrations>[0]) {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  await cp(join(import.meta.dirname, 'migrations'), folder, { recursive: true })
  const path = join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: { tag: string }[] }
  const last = journal.entries.findIndex(({ tag }) => tag === lastBefore)
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }))
  await migrate(db, { migrationsFolder: folder })
  await rm(folder, { recursive: true })
}

type Old = { id: string; folders: string[]; lines: { code: string; folder: string | null }[] }

const [projectId, folderCount, lineCount] = [newId(), 70, 500]
let database: Awaited<ReturnType<typeof emptyDatabase>>
let before: Old

async function oldProject({ pool }: typeof database): Promise<Old> {
  await pool.query(
    `insert into projects (id, brand, name, status, quote_data, contacts, version, content_version, line_count, created_at, changed_at, changed_by, quote_version, emailed_to)
     values ($1, 'wa', 'Old', 'Open', '{}', '{}', 9, 9, $2, now(), now(), 'Noor', 0, '{}')`,
    [projectId, lineCount],
  )
  const folders = Array.from({ length: folderCount }, () => newId())
  // The ids have a different order, and some rows share a position.
  for (const [place, id] of folders.entries())
    await pool.query(
      `insert into project_folders (id, project_id, title, position, made_version) values ($1, $2, 'Folder', $3, 1)`,
      [id, projectId, Math.floor(((place * 37) % folderCount) / 2)],
    )
  for (let number = 0; number < lineCount; number++)
    await pool.query(
      `insert into project_lines (project_id, product_code, product_id, sku, folder_id, position, quantity, added_at) values ($1, $2, $3, 'SKU', $4, $5, 1, now())`,
      [
        projectId,
        `SKU-${number}`,
        newId(),
        number % 8 === 0 ? null : folders[number % folderCount],
        (number * 263) % 400,
      ],
    )
  const order = await pool.query('select id from project_folders order by position, id')
  const lines = await pool.query(
    'select product_code as code, folder_id as folder from project_lines order by position, product_code',
  )
  return { id: projectId, folders: order.rows.map(({ id }) => id), lines: lines.rows }
}

const field = (name: string, value: unknown, version: number) => [projectId, name, version, JSON.stringify({ value })]

beforeAll(async () => {
  database = await emptyDatabase()
  await migrateBefore(database.db)
  before = await oldProject(database)
  const id = newId()
  const rows = [
    field('projectGoal', 'Kitchen', 2),
    field('line/A/B.C/quantity', 1, 3),
    field('line/OVEN/warrantyId', '5 years', 3),
    field(`note/${id}`, 'Left', 4),
    field(`variation/${id}/rrpCents`, 129950, 5),
    field(`variation/${id}/rrpCents`, null, 6),
    field('order/none', ['OVEN'], 7),
    field('folderOrder', [id], 7),
  ]
  for (const row of rows)
    await database.pool.query(
      `insert into project_fields (project_id, field, version, before, changed_by, changed_at) values ($1, $2, $3, $4, 'Noor', now())`,
      row,
    )
  await database.pool.query(
    `insert into project_log (id, project_id, version, made_at, "user", action, target, field, from_text, to_text, item_id)
     values ($1, $2, 8, now(), 'Wiremu', 'added', 'Wall oven', 'product', '', '', 'OVEN')`,
    [newId(), projectId],
  )
  await applyMigrations(database.db)
}, 60_000)
afterAll(() => database.close())

describe('the migration of orders to positions', () => {
  it('preserves the order of folders and lines', async () => {
    expect((await foldersOf(database.db, projectId)).map(({ id }) => id)).toEqual(before.folders)
    const lines = await projectLinesOf(database.db, projectId)
    expect(lines.map(({ productCode, folderId }) => ({ code: productCode, folder: folderId }))).toEqual(before.lines)
  })
  it('creates the positions that the app would', async () => {
    const positions = async (table: string) => {
      const { rows } = await database.pool.query<{ position: string }>(
        `select position from ${table} order by position`,
      )
      return rows.map(({ position }) => position)
    }
    expect(await positions('project_lines')).toEqual(positionsBetween(null, null, lineCount))
    expect(await positions('project_folders')).toEqual(positionsBetween(null, null, folderCount))
  })
  it('names recorded fields as conflicts do, and records additions', async () => {
    const { rows } = await database.pool.query(
      'select field, before, version from project_fields order by version, field',
    )
    expect(rows.map(({ field: name, before: { value } }) => [name.replace(/:[0-9a-f-]{36}/, ':id'), value])).toEqual([
      ['project.projectGoal', 'Kitchen'],
      ['line:A/B.C.quantity', 1],
      ['line:OVEN.warranty', '5 years'],
      ['note:id.text', 'Left'],
      ['variation:id.rrp', 1299.5],
      ['variation:id.rrp', null],
      ['line:OVEN', null],
    ])
  })
})
