import { addressReport } from './address-report.ts'
import { buildApp } from './app.ts'
import { loadConfig } from './config.ts'
import { applyMigrations, connect } from './database/database.ts'
import { openDatabase } from './database/open.ts'
import { seedWhenNeeded } from './database/seed/seed.ts'
import { listen } from './listen.ts'
import { Refusal } from './refusal.ts'
import { builtRenderer, developmentRenderer } from './render/renderer.ts'
import { onStopRequest } from './stop-request.ts'

const clock = () => new Date()

async function main() {
  const config = loadConfig()
  const database = await openDatabase(config)
  const pool = connect(database.connection)
  try {
    await applyMigrations(pool.db)
    await seedWhenNeeded(pool.db, clock())
    const isDevelopment = process.env['NODE_ENV'] === 'development'
    const app = await buildApp({
      db: pool.db,
      clock,
      site: { defaultBrand: config.brand, hosts: config.hosts },
      limits: config.limits,
      renderer: isDevelopment ? developmentRenderer : builtRenderer,
      logger: { level: config.logLevel },
      database,
    })
    onStopRequest(() => void close())
    async function close() {
      await app.close()
      await pool.close()
      await database.stop()
      process.exit(0)
    }
    const port = await listen(app, config)
    console.log(addressReport({ config, port, wantedPort: config.port, database }))
  } catch (error) {
    await pool.close()
    await database.stop()
    throw error
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Refusal ? error.message : error)
  process.exit(1)
})
