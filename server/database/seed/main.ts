import { connect } from '../database.ts'
import { seed } from './seed.ts'

const connection = process.env.DATABASE_URL
if (!connection) {
  console.error(
    'Set DATABASE_URL to the database that gets the demo data. What it holds in the demo tables is replaced.',
  )
  process.exit(1)
}
const { db, close } = connect({ connectionString: connection, statement_timeout: 60_000 }, 1)
try {
  await seed(db, { today: new Date(), log: console.log })
} finally {
  await close()
}
