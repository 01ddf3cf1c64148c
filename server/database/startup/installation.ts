import { sql } from 'drizzle-orm'
import { StartupError } from '../../lib/startup-error.ts'
import type { Db } from '../database.ts'
import { listings } from '../schema/catalogue.ts'
import { type InstallationKind, installation } from '../schema/installation.ts'
import type { Tx } from '../transaction.ts'
import { withStartupLock } from './startup-lock.ts'

// Tables that migrations fill.
const ownTables = new Set(['public.installation', 'public.variant_tests'])

/** The name of any table with rows, including tables of other programs; null in an empty database. */
async function filledTable(tx: Tx): Promise<string | null> {
  const { rows: tables } = await tx.execute<{ schema: string; name: string }>(
    sql`select schemaname as schema, tablename as name from pg_tables
        where schemaname not in ('pg_catalog', 'information_schema', 'drizzle') order by 1, 2`,
  )
  for (const { schema, name } of tables) {
    if (ownTables.has(`${schema}.${name}`)) continue
    const { rows } = await tx.execute(sql`select 1 from ${sql.identifier(schema)}.${sql.identifier(name)} limit 1`)
    if (rows.length > 0) return name
  }
  return null
}

/** Whether no shop has any product. */
export const isEmptyShop = async (db: Db) => (await db.select().from(listings).limit(1)).length === 0

const kindOf = async (tx: Tx) => (await tx.select().from(installation))[0]?.kind

/** Whether the database holds demo or retailer data: stored once, by its content and the mode of the first start. */
async function claim(tx: Tx, demo: boolean): Promise<InstallationKind> {
  const known = await kindOf(tx)
  if (known) return known
  const filled = demo ? await filledTable(tx) : null
  if (filled !== null)
    throw new StartupError(
      `DEMO is on, but the database holds data that is not the demo's (table ${filled}); nothing was changed. Set DEMO=off to open the shop with that data, or give the demo an empty database.`,
    )
  const kind = demo ? 'demo' : 'retailer'
  await tx.insert(installation).values({ id: 1, kind })
  return kind
}

type Options = {
  demo: boolean
  /** Seeds or updates the demo data; never called for a retailer's database. */
  seed: (tx: Tx) => Promise<void>
}

/** Prepares the database at startup. Rejects a demo start on a retailer's database and the reverse. */
export const prepareInstallation = (db: Db, { demo, seed }: Options): Promise<void> =>
  withStartupLock(db, async (tx) => {
    const kind = await claim(tx, demo)
    if (kind === 'demo' && !demo)
      throw new StartupError(
        'DEMO is off, but the database is a demo: its products are invented, and its accounts have a password that everybody knows. Set DEMO=on to show it, or give the shop an empty database (DATABASE_URL, or another DATA_DIR).',
      )
    if (kind === 'retailer' && demo)
      throw new StartupError(
        "DEMO is on, but the database is a retailer's; nothing was changed. Set DEMO=off to open the shop, or give the demo an empty database (DATABASE_URL, or another DATA_DIR).",
      )
    if (kind === 'demo') await seed(tx)
  })
