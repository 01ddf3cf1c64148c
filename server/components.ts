import { setTimeout as sleep } from 'node:timers/promises'
import { Registry } from 'prom-client'
import { hasOwner } from './accounts/staff-roles.ts'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import { sellerNotes } from './content/seller.ts'
import { connect, type Db } from './database/database.ts'
import { freeSpace } from './database/launcher/machine/disk.ts'
import { openReplica } from './database/replica/replica.ts'
import { watchChanges } from './database/shop-changes.ts'
import { isEmptyShop, prepareInstallation } from './database/startup/installation.ts'
import { applyMigrations } from './database/startup/migrate.ts'
import { openDatabase } from './database/startup/open.ts'
import { missingRoleSettings } from './database/startup/role-settings.ts'
import { protectStoredKeys } from './database/startup/stored-keys.ts'
import { demoLeftovers } from './demo/leftovers.ts'
import { demoAccounts, demoPassword } from './demo/seed-accounts.ts'
import { seedDemo } from './demo/seed-demo.ts'
import { type Deps, usualMemoryMs } from './deps.ts'
import { createFileStore } from './files/file-stores.ts'
import { startBackground } from './jobs/background.ts'
import { createMailer } from './mail/mailers.ts'
import { buildOps } from './observability/ops.ts'
import { type Gateways, strandedPayments } from './payments/provider/gateways.ts'
import { createSandbox } from './payments/sandbox/sandbox.ts'
import { addressReport } from './process/address-report.ts'
import { drain } from './process/drain.ts'
import { buildJobsApp } from './process/jobs-app.ts'
import { listen } from './process/listen.ts'
import { paymentGateways } from './process/payment-providers.ts'
import { builtRenderer, developmentRenderer } from './render/renderer.ts'

export type Close = () => Promise<unknown> | undefined

const clock = () => new Date()

const emptyShop =
  'Nothing is for sale yet: the database has no products. Add the first in the back office, which leads through it, or import a catalogue (docs/how-to/import-a-catalogue.md).'

const retailerNotes = async (db: Db, { isPooled }: Config, gateways: Gateways) => [
  ...(isPooled ? await missingRoleSettings(db) : []),
  ...((await isEmptyShop(db)) ? [emptyShop] : []),
  ...(await sellerNotes(db)),
  ...(await demoLeftovers(db)),
  ...(await strandedPayments(db, gateways)),
]

/** Starts the components in order and registers how to close each; they close in reverse order. */
export async function openComponents(config: Config, whenClosing: (close: Close) => void) {
  // Loaded only where it is set, before what it traces.
  const tracing = config.tracing
    ? (await import('./observability/tracing/otlp-tracer.ts')).startTracing(config.tracing)
    : undefined
  whenClosing(() => tracing?.close())
  const database = await openDatabase(config)
  whenClosing(database.stop)
  const pool = connect(database.connection)
  whenClosing(pool.close)
  const sandboxPool = connect(database.connection, 3)
  whenClosing(sandboxPool.close)
  await applyMigrations(pool.db)
  await protectStoredKeys(pool.db, config)
  await prepareInstallation(pool.db, {
    demo: config.demo,
    seed: (tx) => seedDemo(tx, { now: clock(), log: console.log }),
  })
  const sandbox = config.sandbox ? await createSandbox({ db: sandboxPool.db, clock }) : undefined
  whenClosing(() => sandbox?.close())
  const gateways = await paymentGateways(config, { db: pool.db, clock, sandbox: sandbox?.gateway })
  const folder = database.dataDir
  const space = folder && {
    allowsOrders: async () => (await freeSpace(folder)).allowsCheckouts,
    allowsWrites: async () => (await freeSpace(folder)).allowsWrites,
  }
  const problems = async () => {
    const isFull = space && !(await space.allowsWrites())
    return [...database.problems, ...(isFull ? [`less than 200 MB are free on the disk of ${folder}`] : [])]
  }
  const changes = watchChanges(pool.db)
  whenClosing(async () => changes.close())
  const registry = new Registry()
  // Before what else listens to changes.
  const replica =
    config.replicaUrl && config.roles.web
      ? openReplica(
          { connectionString: config.replicaUrl, isPooled: config.isPooled },
          { primary: pool, changes, registry },
        )
      : undefined
  whenClosing(() => replica?.close())
  const leaving = new AbortController()
  const deps: Deps = {
    db: pool.db,
    ...(replica ? { reads: replica.reads } : {}),
    clock,
    site: config.site,
    registry,
    mailer: await createMailer(config),
    files: await createFileStore(config),
    wait: (ms) => sleep(ms),
    rememberMs: usualMemoryMs,
    changes,
    webhookNetworks: config.webhookNetworks,
    cmsUrl: config.cmsUrl,
    retention: config.retention,
    ...(space ? { space } : {}),
    gateways,
  }
  const shared = { registry, problems, leaving: leaving.signal, logger: { level: config.logLevel } }
  const buildShop = () =>
    buildApp({
      ...deps,
      ...shared,
      ...(sandbox ? { sandbox } : {}),
      limits: config.limits,
      pageCache: config.pageCache,
      consent: config.consent,
      oidc: config.oidc,
      staffProvider: config.staffOidc,
      chatScript: config.chatScript,
      features: config.features,
      maps: config.maps,
      tracking: config.tracking,
      environment: config.environment,
      serviceWorker: config.serviceWorker,
      dataDir: config.dataDir,
      renderer: process.env.NODE_ENV === 'development' ? developmentRenderer : builtRenderer,
      database: { ...database, isReachable: pool.isReachable },
      trustProxy: config.trustProxy,
      securityContacts: config.securityContacts,
      maxEventLoopDelayMs: 1_000,
    })
  const { isReachable } = pool
  const app = config.roles.web ? await buildShop() : await buildJobsApp({ ...shared, isReachable })
  tracing?.logTo(app.log)
  replica?.start(app.log)
  if (config.roles.jobs) whenClosing(startBackground(deps, app.log))
  whenClosing(() => drain(app, { ...config, leaving }))
  if (config.ops) {
    const ops = buildOps({ registry, database: database.description, problems })
    whenClosing(() => ops.close())
    await listen(ops, { ...config.ops, portIsChosen: true })
  }
  const port = await listen(app, config)
  // The starter restarts the server only after it was open once.
  process.send?.('open')
  const demo = config.demo ? { password: demoPassword, accounts: demoAccounts } : null
  const lacksOwner = !config.demo && !config.staffOidc && !(await hasOwner(pool.db))
  const notes = config.demo ? [] : await retailerNotes(pool.db, config, gateways)
  console.log(addressReport({ config, port, requestedPort: config.port, database, demo, lacksOwner, notes }))
}
