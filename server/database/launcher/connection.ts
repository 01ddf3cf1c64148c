import pg from 'pg'
import { errorCode } from '../../refusal.ts'
import { superuser } from './initdb.ts'
import { socketPort } from './socket.ts'

export type Connection = pg.ClientConfig

/** How to reach a database of our own server. All is named, so that no PG variable of the environment can interfere. */
export const ownConnection = (socketDir: string, database: string) =>
  ({
    host: socketDir,
    port: socketPort,
    user: superuser,
    password: '',
    database,
    ssl: false,
  }) satisfies Connection

/** Opens one connection, uses it and closes it. */
export async function withClient<T>(connection: Connection, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionTimeoutMillis: 10_000, ...connection })
  // A server that dies between two queries reports here; the query then fails by itself.
  client.on('error', () => {})
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end().catch(() => {})
  }
}

/** Whether the server behind this socket answers queries and works on this folder. */
export async function answersFor(socketDir: string, cluster: string): Promise<boolean> {
  if (socketDir === '') return false
  try {
    return await withClient(ownConnection(socketDir, 'postgres'), async (client) => {
      const { rows } = await client.query<{ data_directory: string }>('show data_directory')
      return rows[0]?.data_directory === cluster
    })
  } catch {
    // Nobody listens, or it is still starting or already stopping: not yet, in any case.
    return false
  }
}

/** Creates the shop's database on our own server when it is missing. */
export async function makeDatabase(socketDir: string, name: string): Promise<void> {
  await withClient(ownConnection(socketDir, 'postgres'), async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount) return
    // Copying a template flushes to disk, which may take long on a slow one.
    await client.query('set statement_timeout = 0')
    await client.query(`create database ${client.escapeIdentifier(name)}`).catch((error: unknown) => {
      if (errorCode(error) !== '42P04') throw error
    })
  })
}
