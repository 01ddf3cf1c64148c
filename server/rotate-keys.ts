// npm run keys:rotate: encrypts the secrets in the database with the first key of KEY_ENCRYPTION_KEY. docs/deployment.md
import { loadConfig } from './config.ts'
import { connect } from './database/database.ts'
import { applyMigrations } from './database/startup/migrate.ts'
import { openDatabase } from './database/startup/open.ts'
import { protectStoredKeys, rotationText } from './database/startup/stored-keys.ts'
import { StartupError } from './lib/startup-error.ts'

async function run() {
  const config = loadConfig()
  const database = await openDatabase(config, () => {})
  const { db, close } = connect(database.connection, 2)
  try {
    await applyMigrations(db)
    console.log(rotationText(await protectStoredKeys(db, config)))
  } finally {
    await close()
    await database.stop()
  }
}

await run().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error)
  process.exitCode = 1
})
