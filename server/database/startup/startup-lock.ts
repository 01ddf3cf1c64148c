import { sql } from 'drizzle-orm'
import { errorCode } from '../../lib/startup-error.ts'
import type { Db } from '../database.ts'
import { type Tx, tx } from '../transaction.ts'

// Errors of a concurrent creation: the schema, the table, its row type or its catalogue row exists.
const createdByAnother = new Set(['23505', '42P06', '42P07', '42710'])

function isCreatedByAnother(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return createdByAnother.has(errorCode(error) ?? '') || isCreatedByAnother(error.cause)
}

async function createLock(db: Db, tries = 5): Promise<void> {
  try {
    await db.execute(sql`create schema if not exists drizzle`)
    await db.execute(sql`create table if not exists drizzle.turn (id integer primary key)`)
    await db.execute(sql`insert into drizzle.turn (id) values (1) on conflict do nothing`)
  } catch (error) {
    if (tries <= 1 || !isCreatedByAnother(error)) throw error
    await createLock(db, tries - 1)
  }
}

/**
 * Runs startup work in one transaction, exclusively among servers and without a timeout: a large shop takes longer than
 * any request, and other servers wait.
 */
export async function withStartupLock<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  await createLock(db)
  return tx(db, async (transaction) => {
    await transaction.execute(sql`set local statement_timeout = 0`)
    await transaction.execute(sql`set local lock_timeout = 0`)
    await transaction.execute(sql`set local idle_in_transaction_session_timeout = 0`)
    // A row lock, not an advisory one: it works with every pooler and ends with the transaction.
    await transaction.execute(sql`select id from drizzle.turn for update`)
    return work(transaction)
  })
}
