import type { Config } from '../../config.ts'
import { StartupError } from '../../lib/startup-error.ts'
import { connect, type Db, type timeLimits } from '../database.ts'
import type { Database } from '../launcher/launch.ts'
import { applyMigrations } from './migrate.ts'
import { openDatabase } from './open.ts'

/** For commands: opens the configured database, brings it to this version, and closes it after the work. */
export async function withDatabase(
  config: Config,
  work: (db: Db, database: Database) => Promise<void>,
  limits: Partial<typeof timeLimits> = {},
) {
  const database = await openDatabase(config, () => {})
  const { db, close } = connect({ ...database.connection, ...limits }, 2)
  try {
    await applyMigrations(db)
    await work(db, database)
  } finally {
    await close()
    await database.stop()
  }
}

/** Ends a command with the message of its error. */
export function failCommand(error: unknown) {
  console.error(error instanceof StartupError ? error.message : error)
  process.exitCode = 1
}
