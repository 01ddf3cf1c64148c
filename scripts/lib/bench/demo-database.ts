import { findAccountByEmail } from '../../../server/accounts/accounts.ts'
import type { Config } from '../../../server/config.ts'
import { connect, type Db } from '../../../server/database/database.ts'
import { prepareInstallation } from '../../../server/database/startup/installation.ts'
import { applyMigrations } from '../../../server/database/startup/migrate.ts'
import { openDatabase } from '../../../server/database/startup/open.ts'
import { protectStoredKeys } from '../../../server/database/startup/stored-keys.ts'
import type { Tx } from '../../../server/database/transaction.ts'
import { seedDemo } from '../../../server/demo/seed-demo.ts'
import { grantTokens, openSession } from '../../../server/identity/sign-in/sign-in.ts'

// Not 0: pg would send nothing then, and the server's default of a few seconds would apply.
const hour = 3_600_000
const longLimits = { statement_timeout: hour, lock_timeout: hour, idle_in_transaction_session_timeout: hour }

/** Runs `work` in a demo database while no shop uses it; an empty database is seeded first, any other is rejected. */
export async function withDemo<Result>(config: Config, now: Date, work: (db: Db) => Promise<Result>): Promise<Result> {
  const database = await openDatabase(config)
  const { db, close } = connect({ ...database.connection, ...longLimits }, 1)
  try {
    await applyMigrations(db)
    await protectStoredKeys(db, config)
    const seed = (transaction: Tx) => seedDemo(transaction, { now, log: console.log })
    await prepareInstallation(db, { demo: true, seed })
    return await work(db)
  } finally {
    await close()
    await database.stop()
  }
}

/** Signs in a member of staff; returns their bearer token, valid for more than an hour. */
export async function bearerOf(db: Db, { brand, email }: { brand: string; email: string }): Promise<string> {
  const account = await findAccountByEmail(db, email)
  if (!account) throw new Error(`The demo has no account ${email}`)
  // A token is valid for minutes from this time on: long enough for the slowest run.
  const now = new Date(Date.now() + hour)
  const { session } = await openSession(db, account, now)
  return (await grantTokens(db, { session, account, brand, nonce: 'bench', now })).accessToken
}
