import pg from 'pg'
import type { Config } from '../../config.ts'
import { errorCode, errorText, StartupError } from '../../lib/startup-error.ts'
import { type Database, launchDatabase, promiseOf } from '../launcher/launch.ts'
import type { Connection } from '../launcher/process/connection.ts'
import { selfTest } from '../launcher/self-test.ts'

type DatabaseConfig = Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'isPooled'>>
type Log = (line: string) => void

/** Opens the configured database, else the embedded one. */
export async function openDatabase(
  { databaseUrl, dataDir, isPooled = false }: DatabaseConfig,
  log: Log = console.log,
): Promise<Database> {
  return databaseUrl ? openGiven(databaseUrl, isPooled) : launchDatabase({ dataDir, log })
}

/** Red text in a terminal. */
export const red = (text: string) => (process.stdout.isTTY ? `\x1b[31m${text}\x1b[39m` : text)

/** The line on the database in use and its durability; red if orders are not safe. */
export function databaseLine({
  description,
  promises,
  problems,
}: Pick<Database, 'description' | 'promises' | 'problems'>) {
  const line = `Database: ${description}; ${promises}.`
  return problems.length === 0 ? line : red(line)
}

async function openGiven(databaseUrl: string, isPooled: boolean): Promise<Database> {
  const connection: Connection = { connectionString: databaseUrl, isPooled }
  const { version, problems } = await test(connection, databaseUrl)
  if (Number.parseInt(version, 10) < 15)
    throw new StartupError(`DATABASE_URL names a PostgreSQL ${version}: Hearth needs 15 or newer.`)
  return {
    connection,
    url: databaseUrl,
    description: `PostgreSQL ${version}, ${nameOf(databaseUrl)} (DATABASE_URL)`,
    promises: promiseOf(problems),
    problems,
    adopted: false,
    dataDir: undefined,
    stop: () => Promise.resolve(),
  }
}

async function test(connection: Connection, databaseUrl: string) {
  try {
    return await selfTest(connection)
  } catch (error) {
    throw new StartupError(`DATABASE_URL: the database ${nameOf(databaseUrl)} ${reason(error)}.`, { cause: error })
  }
}

const silent =
  'cannot be reached, no PostgreSQL responds there: check host and port, that the server runs, and that no firewall is between'

const reasons: Record<string, string> = {
  '28P01': 'refuses the user or password of the address',
  '28000': 'refuses the user of the address',
  '3D000': 'does not exist on that server: create it, or correct the address',
  ECONNREFUSED: 'cannot be reached, nothing listens there: start the server, or correct the address',
  ENOENT: 'cannot be reached, there is no such socket: start the server, or correct the address',
  ENOTFOUND: 'cannot be reached, its host name is unknown: correct the address',
  EAI_AGAIN: 'cannot be reached, its host name is unknown: correct the address',
  ETIMEDOUT: silent,
  EHOSTUNREACH: silent,
  ENETUNREACH: silent,
  ECONNRESET: silent,
}

/** What pg says when a server does not respond or hangs up has no code. */
const isSilence = (error: unknown) => /timeout expired|terminated (?:unexpectedly|due to)/.test(errorText(error))

const reason = (error: unknown) =>
  reasons[errorCode(error) ?? ''] ?? (isSilence(error) ? silent : `cannot be used (${errorText(error)})`)

/** Host and name of a database, without credentials. */
function nameOf(databaseUrl: string): string {
  const { host, port, database } = new pg.Client({ connectionString: databaseUrl })
  return host.startsWith('/') ? `${database} at ${host}` : `${database} at ${host}:${port}`
}
