import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { addressReport } from './address-report.ts'
import { buildApp } from './app.ts'
import { type Config, loadConfig } from './config.ts'
import { connect } from './database/database.ts'
import { freeSpace } from './database/launcher/disk.ts'
import { applyMigrations } from './database/migrate.ts'
import { openDatabase } from './database/open.ts'
import { seedWhenNeeded } from './database/seed/seed.ts'
import { seedAccountData } from './database/seed-account-data.ts'
import { seedAccounts } from './database/seed-accounts.ts'
import { seedCoupons } from './database/seed-coupons.ts'
import { seedOrders } from './database/seed-orders.ts'
import { seedProjects } from './database/seed-projects.ts'
import { seedVariantTests } from './database/seed-variant-tests.ts'
import { type Deps, usualMemoryMs } from './deps.ts'
import { drain } from './drain.ts'
import { startBackground } from './jobs/background.ts'
import { fileMailer } from './jobs/file-mailer.ts'
import { listen } from './listen.ts'
import { createSandbox } from './payments/sandbox/sandbox.ts'
import { Refusal } from './refusal.ts'
import { builtRenderer, developmentRenderer } from './render/renderer.ts'
import { onStopRequest } from './stop-request.ts'

type Close = () => Promise<unknown> | undefined

const clock = () => new Date()

/** Opens the shop part by part; each part says how it is closed again, last opened first. */
async function open(config: Config, whenClosing: (close: Close) => void) {
  const database = await openDatabase(config)
  whenClosing(database.stop)
  const pool = connect(database.connection)
  whenClosing(pool.close)
  const sandboxPool = connect(database.connection, 3)
  whenClosing(sandboxPool.close)
  await applyMigrations(pool.db)
  await seedWhenNeeded(pool.db, clock())
  await seedCoupons(pool.db)
  await seedVariantTests(pool.db)
  // Their password is known to everybody.
  if (config.sandbox) {
    await seedAccounts(pool.db, clock())
    await seedAccountData(pool.db, clock())
    await seedOrders(pool.db, clock())
    await seedProjects(pool.db, clock())
  }
  const sandbox = config.sandbox ? await createSandbox({ db: sandboxPool.db, clock }) : undefined
  whenClosing(() => sandbox?.close())
  const folder = database.dataDir
  const deps: Deps = {
    db: pool.db,
    clock,
    site: { defaultBrand: config.brand, hosts: config.hosts },
    mailer: fileMailer(join(config.dataDir, 'mail')),
    wait: (ms) => sleep(ms),
    rememberMs: usualMemoryMs,
    cmsUrl: config.cmsUrl,
    ...(folder ? { space: { allowsOrders: async () => (await freeSpace(folder)).allowsCheckouts } } : {}),
    ...(sandbox ? { gateway: sandbox.gateway } : {}),
  }
  const app = await buildApp({
    ...deps,
    ...(sandbox ? { sandbox } : {}),
    limits: config.limits,
    pageCache: config.pageCache,
    chatScript: config.chatScript,
    maps: config.maps,
    tracking: config.tracking,
    environment: config.environment,
    serviceWorker: config.serviceWorker,
    dataDir: config.dataDir,
    renderer: process.env.NODE_ENV === 'development' ? developmentRenderer : builtRenderer,
    logger: { level: config.logLevel },
    database,
  })
  whenClosing(startBackground(deps, app.log))
  whenClosing(() => drain(app, config.drainMs))
  const port = await listen(app, config)
  console.log(addressReport({ config, port, wantedPort: config.port, database }))
}

async function main() {
  const config = loadConfig()
  const closing: Close[] = []
  const closeAll = async () => {
    for (let close = closing.pop(); close; close = closing.pop()) await close()
  }
  // Before anything is opened: a stop while the shop is still opening must not leave its database behind.
  onStopRequest(() => void closeAll().finally(() => process.exit(0)))
  await open(config, (close) => closing.push(close)).catch(async (error: unknown) => {
    await closeAll()
    throw error
  })
}

main().catch((error: unknown) => {
  console.error(error instanceof Refusal ? error.message : error)
  process.exit(1)
})
