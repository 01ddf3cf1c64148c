import { join } from 'node:path'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Db } from '../database.ts'
import { withStartupLock } from './startup-lock.ts'

const migrationsFolder = join(import.meta.dirname, '..', 'migrations')

/** Migrates the database to this version. */
export const applyMigrations = (db: Db): Promise<void> =>
  withStartupLock(db, (transaction) => migrate(transaction, { migrationsFolder }))
