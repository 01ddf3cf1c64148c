import { join } from 'node:path'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Db } from '../database.ts'
import type { Tx } from '../transaction.ts'
import { withStartupLock } from './startup-lock.ts'

const migrationsFolder = join(import.meta.dirname, '..', 'migrations')

/** The migrator begins a transaction of its own, of which PostgreSQL warns within another: it becomes a savepoint. */
function withSavepoints(transaction: Tx): Tx {
  // Drizzle's types leave it out.
  const { session } = transaction as unknown as { session: object }
  const nested = Object.assign(Object.create(session), { transaction: transaction.transaction.bind(transaction) })
  return Object.assign(Object.create(transaction), { session: nested })
}

/** Migrates the database to this version. */
export const applyMigrations = (db: Db): Promise<void> =>
  withStartupLock(db, (transaction) => migrate(withSavepoints(transaction), { migrationsFolder }))
