import fc from 'fast-check'
import { expect, it } from 'vitest'
import { live } from './history.ts'
import { history } from './steps.ts'

const runs = Number(process.env.SYNC_HISTORIES ?? 1_000)
// The seed is fixed, so only a code change can make this fail; npm run test:sync uses new seeds.
const seed = Number(process.env.SYNC_SEED ?? 20_261_123)

it('keeps every edit once and in order, and shows every true conflict once', {
  timeout: Number.POSITIVE_INFINITY,
  retry: 0,
}, async () => {
  console.log(`${runs} histories from seed ${seed}`)
  await expect(
    fc.assert(
      fc.asyncProperty(history, async (steps) => void (await live(steps))),
      { numRuns: runs, seed },
    ),
  ).resolves.toBeUndefined()
})
