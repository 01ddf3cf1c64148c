import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { errorCode } from '../refusal.ts'
import type { Db } from './database.ts'
import { type Tx, tx } from './transaction.ts'

const migrationsFolder = join(import.meta.dirname, 'migrations')

/** Waits until nobody else migrates: the row belongs to one transaction at a time. */
async function takeTurn(transaction: Tx) {
  await transaction.execute(sql`create schema if not exists drizzle`)
  await transaction.execute(sql`create table if not exists drizzle.turn (id integer primary key)`)
  await transaction.execute(sql`insert into drizzle.turn (id) values (1) on conflict do nothing`)
  await transaction.execute(sql`select id from drizzle.turn for update`)
}

// Of two that make the table of turns at once, one is told that it is there already.
const madeByAnother = new Set(['23505', '42P06', '42P07'])

function isMadeByAnother(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return madeByAnother.has(errorCode(error) ?? '') || isMadeByAnother(error.cause)
}

/** Brings the database to this version, all or nothing; several servers that start at once do it one after another. */
export async function applyMigrations(db: Db, tries = 3): Promise<void> {
  try {
    await tx(db, async (transaction) => {
      // A large shop takes longer than any request may, and the next server waits for this one.
      await transaction.execute(sql`set local statement_timeout = 0`)
      await transaction.execute(sql`set local lock_timeout = 0`)
      await transaction.execute(sql`set local idle_in_transaction_session_timeout = 0`)
      await takeTurn(transaction)
      await migrate(transaction, { migrationsFolder })
    })
  } catch (error) {
    if (tries <= 1 || !isMadeByAnother(error)) throw error
    await applyMigrations(db, tries - 1)
  }
}
