import type { Close } from './components.ts'
import { type Config, loadConfig } from './config.ts'
import { checkDataFolder } from './database/launcher/machine/place.ts'
import { StartupError } from './lib/startup-error.ts'
import { checkPort } from './process/listen.ts'
import { onStopRequest } from './process/stop-request.ts'

/** Says at once what would fail only after the database is ready, or at the first upload. */
async function checkMachine(config: Config) {
  checkDataFolder(config.dataDir)
  await checkPort(config)
  if (config.ops) await checkPort({ ...config.ops, portIsChosen: true })
}

async function main() {
  const config = loadConfig()
  await checkMachine(config)
  const closing: Close[] = []
  const closeAll = async () => {
    for (let close = closing.pop(); close; close = closing.pop()) await close()
  }
  // Registered first, so that a stop during the start also stops the database.
  onStopRequest(() => void closeAll().finally(() => process.exit(0)))
  // Loaded after the checks, since it takes most of the time until the server is open.
  const { openComponents } = await import('./components.ts')
  await openComponents(config, (close) => closing.push(close)).catch(async (error: unknown) => {
    await closeAll()
    throw error
  })
}

main().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error)
  process.exit(1)
})
