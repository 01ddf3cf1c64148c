// npm run migrate: brings the database to this version and ends, before servers start that would do it themselves. docs/deployment.md
import { loadConfig } from './config.ts'
import { failCommand, withDatabase } from './database/startup/command.ts'

async function run() {
  await withDatabase(loadConfig(), async (_db, { description }) => console.log(`${description} is at this version.`))
}

await run().catch(failCommand)
