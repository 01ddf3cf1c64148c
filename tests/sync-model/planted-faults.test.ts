import fc from 'fast-check'
import { expect, it } from 'vitest'
import { faultNames } from './faults.ts'
import { live } from './history.ts'
import { history } from './steps.ts'

const runs = Number(process.env.SYNC_FAULT_HISTORIES ?? 10_000)
const seed = Number(process.env.SYNC_SEED ?? 20_261_123)

it.each(faultNames)(
  'catches a planted fault: %s',
  async (fault) => {
    const property = fc.asyncProperty(history, async (steps) => void (await live(steps, { [fault]: true })))
    const { failed, numRuns, errorInstance } = await fc.check(property, { numRuns: runs, seed, endOnFailure: true })
    console.log(`${fault}: history ${numRuns}, ${errorInstance}`)
    expect(failed).toBe(true)
  },
  600_000,
)
