// npm run seed:projects -- 100000: adds this number of projects to one shop of the demo in DATABASE_URL or DATA_DIR. An
// empty database is seeded first; that of a retailer is rejected. --brand wa
import { parseArgs } from 'node:util'
import { isBrandKey } from '#themes/brand.ts'
import { loadConfig } from '../server/config.ts'
import { StartupError } from '../server/lib/startup-error.ts'
import { addProjects } from './lib/bench/many-projects.ts'

const { values, positionals } = parseArgs({ options: { brand: { type: 'string' } }, allowPositionals: true })

async function main() {
  const { brand = 'wa' } = values
  const count = Number(positionals[0])
  if (!Number.isInteger(count) || count < 1 || count > 1_000_000)
    throw new StartupError('Say how many projects to add, from 1 to 1000000: npm run seed:projects -- 100000')
  if (!isBrandKey(brand)) throw new StartupError(`There is no shop ${brand}`)
  const started = performance.now()
  const total = await addProjects(loadConfig(), { count, brand, now: new Date() })
  console.log(`${brand} has ${total} projects; this took ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

try {
  await main()
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
