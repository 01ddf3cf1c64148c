import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { applyMigrations } from '../server/database/startup/migrate.ts'
import { dayOf } from '../server/demo/catalogue/days.ts'
import { catalogueVersion } from '../server/demo/catalogue/seed.ts'
import { emptyDatabase } from './database.ts'

type Database = Awaited<ReturnType<typeof emptyDatabase>>
type Rows = Record<string, string[]>

const databases: Database[] = []
const servers: ChildProcess[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) server.kill('SIGKILL')
  for (const { close } of databases.splice(0)) await close()
}, 60_000)

async function open() {
  const database = await emptyDatabase()
  databases.push(database)
  return database
}

/** A database with this version's tables, filled by SQL as a retailer would; no server has started on it. */
async function retailerDatabase() {
  const database = await open()
  await applyMigrations(database.db)
  await database.pool.query(readFileSync('tests/retailer-shop.sql', 'utf8'))
  return database
}

async function allRows({ pool }: Database): Promise<Rows> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const found = tables.map(async ({ name }) => {
    const { rows } = await pool.query<{ row: string }>(`select to_jsonb(one)::text as row from ${name} one order by 1`)
    return [name, rows.map(({ row }) => row)] as const
  })
  return Object.fromEntries(await Promise.all(found))
}

type Settings = Record<string, string>
type Ended = { isOpen: boolean; output: string }

/** Runs the start script in a process until the shop is open or the start has failed; then stops it. */
async function start({ url }: Database, settings: Settings = {}, flags: string[] = []): Promise<Ended> {
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_ENV: 'development', // pages from the sources: the unit tests run before the build
    DATABASE_URL: url,
    DATA_DIR: '.data/test',
    PORT: '0',
    LOG_LEVEL: 'warn',
    SHUTDOWN_DRAIN_MS: '0',
    NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'), // half a second less at each start
    ...settings,
  }
  const server = spawn(process.execPath, [...flags, 'server/main.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  servers.push(server)
  const gone = once(server, 'exit')
  let output = ''
  const isOpen = await new Promise<boolean>((resolve) => {
    void gone.then(() => resolve(false))
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (text) => {
        output += text
        if (output.includes('Ctrl-C ends it.')) resolve(true)
      })
  })
  server.kill('SIGTERM')
  await gone
  return { isOpen, output }
}

/** Adds the seed state that an earlier version wrote with its demo data. */
const seededBy = ({ pool }: Database, version: string) =>
  pool.query('insert into seed_state (id, version, seeded_on) values (1, $1, $2)', [version, dayOf(new Date())])

const current = catalogueVersion()

describe("a retailer's database", () => {
  const later = ['--import', './tests/thirty-days-later.ts']
  const cases: [string, { seeded?: string; settings?: Settings; flags?: string[] }][] = [
    ['of another version of the demo', { seeded: `old.${current.split('.')[1]}` }],
    ['of another image library', { seeded: `${current.split('.')[0]}.00000000` }],
    ['thirty days later', { seeded: current, flags: later }],
    ['with the payment sandbox', { settings: { SANDBOX: 'on' } }],
  ]

  it.each(cases)(
    'keeps every row at a start %s',
    async (_case, { seeded, settings = {}, flags = [] }) => {
      const database = await retailerDatabase()
      if (seeded) await seededBy(database, seeded)
      const before = await allRows(database)
      const { isOpen, output } = await start(database, settings, flags)
      expect(isOpen, output).toBe(true)
      const after = await allRows(database)
      // The row that marks the owner of the data, and the key the sandbox signs with.
      const installation = ['{"id": 1, "kind": "retailer"}']
      const expected = { ...before, 'public.installation': installation }
      expect(after).toEqual(settings.SANDBOX ? { ...expected, 'sandbox.secrets': after['sandbox.secrets'] } : expected)
    },
    60_000,
  )

  it('rejects an explicit DEMO=on in one sentence and changes nothing, before and after its first start', async () => {
    const database = await retailerDatabase()
    const before = await allRows(database)
    const first = await start(database, { DEMO: 'on' })
    expect(first.isOpen).toBe(false)
    expect(first.output.trim()).toBe(
      "DEMO is on, but the database holds data that is not the demo's (table accounts); nothing was changed. Set DEMO=off to open the shop with that data, or give the demo an empty database.",
    )
    expect(await allRows(database)).toEqual(before)
    expect((await start(database)).isOpen).toBe(true)
    const marked = await allRows(database)
    const second = await start(database, { DEMO: 'on' })
    expect(second).toMatchObject({ isOpen: false })
    expect(second.output).toMatch(/^DEMO is on, but the database is a retailer's; nothing was changed\./)
    expect(await allRows(database)).toEqual(marked)
  }, 90_000)

  it('lists remaining coupons and accounts of the demo, and the statements that delete them', async () => {
    const database = await retailerDatabase()
    const { output } = await start(database)
    const statements = [...output.matchAll(/: ((?:delete|update) .*;)$/gm)].map(([, statement]) => String(statement))
    expect(statements).toHaveLength(2)
    for (const statement of statements) await database.pool.query(statement)
    const after = await allRows(database)
    expect(after['public.coupons']?.join()).toContain('KETTLE5')
    expect(after['public.coupons']).toHaveLength(1)
    expect((await start(database)).output).not.toMatch(/of the demo/)
    expect(await allRows(database)).toEqual(after)
  }, 90_000)
})

describe('an empty database', () => {
  it('is opened by two servers in parallel, which seed the demo once', async () => {
    const database = await open()
    const both = await Promise.all([start(database, { DEMO: 'on' }), start(database, { DEMO: 'on' })])
    expect(
      both.map(({ isOpen }) => isOpen),
      both.map(({ output }) => output).join('\n'),
    ).toEqual([true, true])
    expect(both.filter(({ output }) => /Demo data: \d+ products/.test(output))).toHaveLength(1)
    const { rows } = await database.pool.query(
      `select (select kind from installation), (select count(*)::int from coupons) as coupons, (select count(*)::int from orders) as orders`,
    )
    expect(rows[0]).toEqual({ kind: 'demo', coupons: 3, orders: 18 })
  }, 120_000)

  it('becomes a shop without demo data when DEMO is not set', async () => {
    const database = await open()
    const { isOpen, output } = await start(database)
    expect(isOpen, output).toBe(true)
    expect(output).toContain('Nothing is for sale yet: the database has no products.')
    expect(output).toContain('The back office has no owner yet')
    expect(output).not.toMatch(/Test cards|Sign in with/)
    const rows = await allRows(database)
    const filled = Object.keys(rows).filter((name) => rows[name]?.length && !name.startsWith('drizzle.'))
    expect(filled.toSorted()).toEqual(['public.installation', 'public.variant_tests'])
  }, 60_000)
})
