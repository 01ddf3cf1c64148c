import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { connect, type DbPool } from '../server/database/database.ts'
import { asAdmin, leftover } from './template.ts'

/** A database of one's own, with the demo shop in it: a copy of the template, dropped when closed. */
export async function testDatabase(): Promise<DbPool> {
  const { connection, template } = inject('databaseServer')
  const name = `${leftover}${process.pid}_${randomBytes(4).toString('hex')}`
  await asAdmin(connection, (client) => client.query(`create database ${name} template ${template}`))
  const { db, pool, close } = connect({ ...connection, database: name }, 6)
  return {
    db,
    pool,
    close: async () => {
      await close()
      await asAdmin(connection, (client) => client.query(`drop database if exists ${name} with (force)`))
    },
  }
}
