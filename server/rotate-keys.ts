// npm run keys:rotate: encrypts the secrets in the database with the first key of KEY_ENCRYPTION_KEY. docs/deployment.md
import { loadConfig } from './config.ts'
import { failCommand, withDatabase } from './database/startup/command.ts'
import { protectStoredKeys, rotationText } from './database/startup/stored-keys.ts'

async function run() {
  const config = loadConfig()
  await withDatabase(config, async (db) => console.log(rotationText(await protectStoredKeys(db, config))))
}

await run().catch(failCommand)
