// npm run migrate: brings the database to this version and ends, before servers start that would do it themselves. docs/deployment.md
import { loadConfig } from './config.ts'
import { connect } from './database/database.ts'
import { applyMigrations } from './database/startup/migrate.ts'
import { openDatabase } from './database/startup/open.ts'
import { StartupError } from './lib/startup-error.ts'

async function run() {
  const database = await openDatabase(loadConfig(), () => {})
  const { db, close } = connect(database.connection, 2)
  try {
    await applyMigrations(db)
    console.log(`${database.description} is at this version.`)
  } finally {
    await close()
    await database.stop()
  }
}

await run().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error)
  process.exitCode = 1
})
