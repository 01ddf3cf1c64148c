import type { TestProject } from 'vitest/node'
import { launchDatabase } from '../server/database/launcher/launch.ts'
import { ownTempFolder } from './leftovers.ts'
import { dropLeftovers, makeTemplate, type Server } from './template.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServer: Server
  }
}

// The test database is disposable: durability, replicas and compiled plans would only slow the run.
const fast = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  autovacuum: 'off',
  max_wal_size: '2GB',
  max_connections: '200',
  jit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
}

const withDatabase = ['pages', 'pages-alone', 'server', 'histories']

/**
 * Starts one PostgreSQL for the run, or joins that of another run, and creates the template that test files copy. Runs
 * without the projects that use it (npm run test:unit) need no PostgreSQL.
 */
export async function setup(project: TestProject) {
  if (!project.vitest.projects.some(({ name }) => withDatabase.includes(name))) return
  const temp = ownTempFolder()
  // A short grace period: after Ctrl-C this run does not stop the server itself.
  const database = await launchDatabase({ dataDir: '.data/test', settings: fast, graceMs: 1_000 })
  await dropLeftovers(database.connection)
  const template = await makeTemplate(database.connection)
  project.provide('databaseServer', { connection: { ...database.connection }, template })
  return async () => {
    await database.stop()
    await temp.close()
  }
}
