import { sql } from 'drizzle-orm'
import type { Db } from '../database.ts'
import { type Tx, tx } from '../transaction.ts'

// Servers that begin together may all create it; the errors of those that were later are caught in the database, whose
// log would have them otherwise. By then the first has made all of it.
const createTurn = sql`do $$ begin
  create schema if not exists drizzle;
  create table if not exists drizzle.turn (id integer primary key);
exception when unique_violation or duplicate_schema or duplicate_table or duplicate_object then null;
end $$`

/**
 * Runs startup work in one transaction, exclusively among servers and without a timeout: a large shop takes longer than
 * any request, and other servers wait.
 */
export async function withStartupLock<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  await db.execute(createTurn)
  await db.execute(sql`insert into drizzle.turn (id) values (1) on conflict do nothing`)
  return tx(db, async (transaction) => {
    await transaction.execute(sql`set local statement_timeout = 0`)
    await transaction.execute(sql`set local lock_timeout = 0`)
    await transaction.execute(sql`set local idle_in_transaction_session_timeout = 0`)
    // A row lock, not an advisory one: it works with every pooler and ends with the transaction.
    await transaction.execute(sql`select id from drizzle.turn for update`)
    return work(transaction)
  })
}
