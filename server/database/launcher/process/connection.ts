import pg from 'pg'
import { errorCode } from '../../../lib/startup-error.ts'
import { superuser } from '../install/initdb.ts'
import { socketPort } from '../machine/socket.ts'

export type Connection = pg.ClientConfig & {
  /** Behind a pooler in transaction mode: each transaction may run on another connection to the server. */
  isPooled?: boolean
}

/** Connection options of the embedded server. All are explicit, so that no PG variable of the environment applies. */
export const ownConnection = (socketDir: string, database: string) =>
  ({
    host: socketDir,
    port: socketPort,
    user: superuser,
    password: '',
    database,
    ssl: false,
  }) satisfies Connection

/** Opens a connection for one callback and closes it. */
export async function withClient<T>(connection: Connection, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionTimeoutMillis: 10_000, ...connection })
  // A server that dies between queries emits this error; the next query rejects anyway.
  client.on('error', () => {})
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end().catch(() => {})
  }
}

/** Whether the server on this socket responds and serves this data folder. */
export async function isReachable(socketDir: string, cluster: string): Promise<boolean> {
  if (socketDir === '') return false
  try {
    return await withClient(ownConnection(socketDir, 'postgres'), async (client) => {
      const { rows } = await client.query<{ data_directory: string }>('show data_directory')
      return rows[0]?.data_directory === cluster
    })
  } catch {
    // No server listens, or it is starting or stopping.
    return false
  }
}

/** Creates the shop's database on the embedded server if it does not exist. */
export async function makeDatabase(socketDir: string, name: string): Promise<void> {
  await withClient(ownConnection(socketDir, 'postgres'), async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount) return
    // Copying the template syncs to disk, which may be slow.
    await client.query('set statement_timeout = 0')
    await client.query(`create database ${client.escapeIdentifier(name)}`).catch((error: unknown) => {
      if (errorCode(error) !== '42P04') throw error
    })
  })
}
