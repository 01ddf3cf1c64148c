// npm run refresh: updates the tables derived from products, listings and stock, after those were changed by SQL.
import { loadConfig } from '../server/config.ts'
import { refreshListings } from '../server/database/derived/listed-stock.ts'
import { announceChange } from '../server/database/shop-changes.ts'
import { failCommand, withDatabase } from '../server/database/startup/command.ts'
import { withStartupLock } from '../server/database/startup/startup-lock.ts'
import { refreshProjectRows } from '../server/project/store/project-rows.ts'

async function run() {
  await withDatabase(loadConfig(), async (db) => {
    await withStartupLock(db, async (tx) => {
      await refreshListings(tx)
      await refreshProjectRows(tx)
      await announceChange(tx)
    })
    console.log('Search, stock and the dashboard now follow what the tables hold.')
  })
}

await run().catch(failCommand)
