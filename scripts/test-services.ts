// npm run test:services: what needs programs that npm does not bring: the container image, and the drill with PostgreSQL, PgBouncer and haproxy.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { findPrograms } from './lib/drill/programs.ts'
import { testImage } from './lib/services/image.ts'

const counts = { passed: 0, failed: 0, skipped: 0 }

const pass = (text: string) => {
  counts.passed++
  console.log(`  ✓ ${text}`)
}
const fail = (error: unknown) => {
  counts.failed++
  console.error(`  ✗ ${error instanceof Error ? error.message : String(error)}`)
}
const skip = (reason: string) => {
  counts.skipped++
  console.log(`  – skipped: ${reason}`)
}

async function image() {
  console.log('The container image')
  try {
    const outcome = await testImage((text) => console.log(`  ${text}`))
    if ('skipped' in outcome) skip(outcome.skipped)
    else for (const check of outcome.checks) pass(check)
  } catch (error) {
    fail(error)
  }
}

async function drill() {
  console.log('The drill')
  try {
    findPrograms()
  } catch (error) {
    return skip((error as Error).message)
  }
  const child = spawn(process.execPath, ['scripts/drill.ts'], { stdio: 'inherit' })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code === 0) pass('two servers, a replica, a pooler and a balancer lose no order while each is broken')
  else fail(`the drill ended with ${code}`)
}

await image()
await drill()
console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)
process.exitCode = counts.failed === 0 ? 0 : 1
