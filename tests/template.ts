import { createHash, randomBytes } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { connect } from '../server/database/database.ts'
import { setEncryptionKeys } from '../server/database/key-encryption.ts'
import { applyMigrations } from '../server/database/startup/migrate.ts'
import { seedIfOutdated } from '../server/demo/catalogue/seed.ts'
import { seedAccountData } from '../server/demo/seed-account-data.ts'
import { seedAccounts } from '../server/demo/seed-accounts.ts'
import { seedProjects } from '../server/demo/seed-projects.ts'

export type Server = { connection: pg.PoolConfig; template: string }

/** The time of all tests: a Friday, 13:00 in Sydney. */
export const testNow = '2026-11-20T02:00:00Z'

const sources = [
  'server/database/migrations/*.sql',
  'server/demo/catalogue/**/*',
  'themes/**/brand.ts',
  'server/demo/seed-account*.ts',
  'server/demo/seed-project*.ts',
  'server/demo/seed-trade.ts',
  'server/database/key-encryption.ts',
  'server/images/masters/index.json',
]

/** The name contains a hash, so that the template is created again only when its sources change. */
function templateName() {
  const hash = createHash('sha256').update(testNow)
  const files = sources.flatMap((pattern) => globSync(pattern)).sort()
  for (const file of files) if (/\.\w+$/.test(file)) hash.update(file).update(readFileSync(file))
  return `hearth_template_${hash.digest('hex').slice(0, 12)}`
}

export async function asAdmin<T>(connection: pg.PoolConfig, work: (client: pg.Client) => Promise<T>) {
  // Copying a database takes seconds on a busy machine.
  const client = new pg.Client({ ...connection, database: 'postgres', statement_timeout: 0 })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const exists = async (client: pg.Client, name: string) =>
  (await client.query('select 1 from pg_database where datname = $1', [name])).rowCount === 1

/**
 * A migrated and seeded database to copy from. Two runs may create it in parallel: the second to finish drops its own.
 */
export async function makeTemplate(connection: pg.PoolConfig): Promise<string> {
  const template = templateName()
  return asAdmin(connection, async (client) => {
    if (await exists(client, template)) return template
    const making = `${leftover}${process.pid}_${randomBytes(4).toString('hex')}`
    await client.query(`create database ${making}`)
    await fill({ ...connection, database: making })
    const renamed = await client
      .query(`alter database ${making} rename to ${template}`)
      .catch((error: unknown) => error)
    if (!(await exists(client, template))) throw renamed
    await client.query(`drop database if exists ${making}`)
    await dropOldTemplates(client)
    return template
  })
}

/** The encryption key of test databases. */
export const testKey = Buffer.alloc(32, 7)

async function fill(connection: pg.PoolConfig) {
  setEncryptionKeys([testKey])
  const { db, pool, close } = connect({ ...connection, statement_timeout: 0 })
  try {
    await applyMigrations(db)
    await seedIfOutdated(db, new Date(testNow))
    await seedAccounts(db, new Date(testNow))
    await seedAccountData(db, new Date(testNow))
    await seedProjects(db, new Date(testNow))
    // Seeding wrote them more than once. Every test file copies the database.
    await pool.query('vacuum (full) listing_bits, word_bits')
    await pool.query('analyze')
  } finally {
    await close()
  }
}

// Another run may still copy from the previous one.
async function dropOldTemplates(client: pg.Client) {
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database where datname like 'hearth\\_template\\_%' order by oid desc offset 3`,
  )
  for (const { datname } of rows) await client.query(`drop database if exists ${datname}`)
}

export const leftover = 'hearth_test_'

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Drops the databases of runs that were killed. */
export async function dropLeftovers(connection: pg.PoolConfig) {
  await asAdmin(connection, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      `select datname from pg_database where datname like 'hearth\\_test\\_%'`,
    )
    for (const { datname } of rows)
      if (!isAlive(Number(datname.split('_')[2]))) await client.query(`drop database if exists ${datname} with (force)`)
  })
}
