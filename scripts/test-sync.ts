// Runs random histories of the sync engine against its model, in parallel. --histories 200000 --seed 1 --workers 2
// --real 2000 puts the requests of so many histories to the server of the model and to the real one instead.
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    histories: { type: 'string' },
    real: { type: 'string' },
    seed: { type: 'string' },
    workers: { type: 'string' },
  },
})
const isReal = values.real !== undefined
const histories = Number(values.real ?? values.histories ?? 200_000)
const workers = Number(values.workers ?? availableParallelism())
const first = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31))
const batch = isReal ? 500 : 5_000
const file = isReal ? 'real-server' : 'histories'
const began = performance.now()
let next = 0
let failed = 0

/** Resolves with whether the batch passed. */
function run(seed: number, count: number) {
  const env = {
    ...process.env,
    [isReal ? 'SYNC_REAL_HISTORIES' : 'SYNC_HISTORIES']: String(count),
    SYNC_SEED: String(seed),
  }
  const child = spawn('vitest', ['run', `tests/sync-model/${file}.test.ts`, '--retry', '0'], { env })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => output.push(data))
  return new Promise<boolean>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      if (code !== 0) console.error(Buffer.concat(output).toString())
      resolve(code === 0)
    })
  })
}

async function work() {
  for (let from = next; from < histories; from = next) {
    const count = Math.min(batch, histories - from)
    next += count
    const seed = first + from
    const isGood = await run(seed, count)
    if (!isGood) failed++
    const seconds = Math.round((performance.now() - began) / 1000)
    console.log(`seed ${seed}: ${count} histories ${isGood ? 'passed' : 'FAILED'}, ${next} begun, ${seconds} s`)
  }
}

console.log(`${histories} histories from seed ${first}, ${workers} workers`)
await Promise.all(Array.from({ length: workers }, work))
console.log(failed === 0 ? `${histories} histories passed` : `${failed} batches failed`)
process.exitCode = failed === 0 ? 0 : 1
