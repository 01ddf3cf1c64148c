import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { connect, type DbPool } from '../server/database/database.ts'
import { setEncryptionKeys } from '../server/database/key-encryption.ts'
import { rejectOverlappingQueries } from './one-query-at-a-time.ts'
import { asAdmin, leftover, testKey } from './template.ts'

type TestDatabase = DbPool & {
  /** For another process. */
  url: string
}

async function databaseFrom(template: string): Promise<TestDatabase> {
  rejectOverlappingQueries()
  setEncryptionKeys([testKey])
  const { connection } = inject('databaseServer')
  const name = `${leftover}${process.pid}_${randomBytes(4).toString('hex')}`
  // Copying the files needs no log of every page.
  await asAdmin(connection, (client) => client.query(`create database ${name} template ${template} strategy file_copy`))
  const { close, ...database } = connect({ ...connection, database: name }, 6)
  return {
    ...database,
    url: `postgres:///${name}?user=${connection.user}&host=${encodeURIComponent(connection.host ?? '')}`,
    close: async () => {
      await close()
      await asAdmin(connection, (client) => client.query(`drop database if exists ${name} with (force)`))
    },
  }
}

/** A separate database with the demo shop: a copy of the template, dropped when it is closed. */
export const testDatabase = () => databaseFrom(inject('databaseServer').template)

/** A database without a table. */
export const emptyDatabase = () => databaseFrom('template0')
