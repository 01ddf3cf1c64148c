// npm run refresh: updates the tables derived from products, listings and stock, after those were changed by SQL.
import { loadConfig } from '../server/config.ts'
import { connect } from '../server/database/database.ts'
import { refreshListings } from '../server/database/derived/listed-stock.ts'
import { announceChange } from '../server/database/shop-changes.ts'
import { applyMigrations } from '../server/database/startup/migrate.ts'
import { openDatabase } from '../server/database/startup/open.ts'
import { withStartupLock } from '../server/database/startup/startup-lock.ts'
import { refreshProjectRows } from '../server/project/store/project-rows.ts'

const database = await openDatabase(loadConfig())
const { db, close } = connect(database.connection, 1)
try {
  await applyMigrations(db)
  await withStartupLock(db, async (tx) => {
    await refreshListings(tx)
    await refreshProjectRows(tx)
    await announceChange(tx)
  })
  console.log('Search, stock and the dashboard now follow what the tables hold.')
} finally {
  await close()
  await database.stop()
}
