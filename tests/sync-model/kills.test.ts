import { expect, it } from 'vitest'
import { live } from './history.ts'
import { kinds, type Step } from './steps.ts'

const edit = (device: number, kind: (typeof kinds)[number], pick = 0): Step => ({
  device,
  does: 'edit',
  kind,
  tab: 0,
  pick,
  isTyping: false,
})
const wait = (ms: number): Step => ({ does: 'wait', ms })

/** Every kind of edit: sent together after offline, then singly while a colleague edits the same; a price changes. */
const steps: readonly Step[] = [
  { device: 0, does: 'go offline' },
  ...kinds.map((kind, pick) => edit(0, kind, pick % 3)),
  edit(0, 'remove-line', 1),
  { device: 0, does: 'undo' },
  edit(1, 'name'),
  edit(1, 'quantity', 1),
  { device: 1, does: 'reprice' },
  wait(3_500),
  { device: 0, does: 'go online' },
  wait(12_000),
  { device: 0, does: 'choose', mine: 0 },
  { device: 0, does: 'upgrade', kind: 'goal' },
  ...kinds
    .filter((_, pick) => pick % 2 === 0)
    .flatMap((kind, pick) => [edit(1, kind, pick), edit(0, kind, pick), wait(250)]),
  { device: 0, does: 'fates', fates: ['lost', 'hang'] },
  { ...edit(0, 'goal'), isTyping: true } as Step,
  wait(12_000),
  { device: 0, does: 'choose', mine: 1 },
]

it.each([true, false])('loses nothing when the tab is killed at any write (written: %s)', async (isWritten) => {
  let writes = 0
  for (let kills = 1; kills > 0; ) {
    writes++
    const kill: Step = { device: 0, does: 'kill', tab: 0, writes, isWritten }
    kills = (
      await live([kill, ...steps]).catch((cause: unknown) => {
        throw new Error(`Killed at write ${writes}`, { cause })
      })
    ).kills
  }
  // The history has about as many writes as requests and edits.
  expect(writes).toBeGreaterThan(2 * kinds.length)
})
