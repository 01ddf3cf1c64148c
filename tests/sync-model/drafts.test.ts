import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Database } from '#offline/database.ts'
import { createDraftStore } from '#offline/project/stored/draft-store.ts'
import { createClock } from './clock.ts'
import { ModelError } from './model.ts'

const runs = Number(process.env.SYNC_DRAFT_HISTORIES ?? 300)
const seed = Number(process.env.SYNC_SEED ?? 20_261_123)
const fields = ['comment', 'note'] as const
/** Each request to the storage takes at most this long; a text is stored after a pause of 400 ms. */
const slowestMs = 300
const storedMs = 400 + 10 * slowestMs

type Step =
  | { readonly does: 'type' | 'send'; readonly field: (typeof fields)[number] }
  | { readonly does: 'wait'; readonly ms: number }
  | { readonly does: 'kill' }

const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ does: fc.constantFrom('type', 'send'), field: fc.constantFrom(...fields) }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('wait'), ms: fc.constantFrom(50, 399, 450, 5_000) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('kill') }) },
) as fc.Arbitrary<Step> // each has the type of its own constant
const delays = fc.array(fc.nat({ max: slowestMs }), { minLength: 1 })

type Life = { isDead: boolean }
type Written = { readonly text: string; readonly writtenAt: number }

async function live(steps: readonly Step[], slow: readonly number[]) {
  const clock = createClock()
  const restore = clock.install()
  const rows = new Map<string, unknown>()
  let uses = 0
  const delay = () => clock.after(slow[uses++ % slow.length] ?? 0)
  let last = Promise.resolve()
  /** The table of drafts, which handles requests in order; nothing of a killed page continues. */
  function tableOf(life: Life) {
    const inTurn = <T>(work: () => T) => {
      const turn = last.then(delay).then(() => (life.isDead ? undefined : work()))
      last = turn.then(() => undefined)
      return turn
    }
    const table = {
      get: (key: string[]) => inTurn(() => rows.get(key.join())),
      put: (row: { brand: string; key: string }) => inTurn(() => void rows.set(`${row.brand},${row.key}`, row)),
      delete: (key: string[]) => inTurn(() => void rows.delete(key.join())),
    }
    return { kept: table } as unknown as Database // drafts use no other table
  }
  function openPage() {
    const life: Life = { isDead: false }
    const account = () => delay().then(() => 'noor')
    return { life, store: createDraftStore({ brand: 'wa', account, database: tableOf(life) }) }
  }
  let page = openPage()
  let texts = 0
  const written = new Map<string, readonly Written[]>()
  const write = (field: string, text: string) => {
    page.store.write(field, text)
    written.set(field, [...(written.get(field) ?? []), { text, writtenAt: clock.now() }])
  }
  async function restart() {
    const died = clock.now()
    page.life.isDead = true
    page = openPage()
    for (const field of fields) void page.store.load(field)
    await clock.pass(storedMs)
    for (const field of fields) {
      const all = written.get(field) ?? []
      const settled = all.findLastIndex(
        ({ writtenAt }, place) => (all[place + 1]?.writtenAt ?? died) - writtenAt >= storedMs,
      )
      const due = [all[settled]?.text ?? '', ...all.slice(settled + 1).map(({ text }) => text)]
      const text = page.store.read(field)
      if (!due.includes(text)) throw new ModelError(`${field}: “${text}” is restored, not “${due.join('” or “')}”`)
      written.set(field, [{ text, writtenAt: died }])
    }
  }
  try {
    for (const nextStep of steps) {
      if (nextStep.does === 'wait') await clock.pass(nextStep.ms)
      else if (nextStep.does === 'kill') await restart()
      else write(nextStep.field, nextStep.does === 'send' ? '' : `Text ${++texts}`)
    }
    await clock.pass(storedMs)
    await restart()
  } finally {
    restore()
  }
}

it('restores typed text that was not sent when the page is killed', { retry: 0, timeout: 600_000 }, async () => {
  const property = fc.asyncProperty(fc.array(step, { maxLength: 20 }), delays, live)
  await expect(fc.assert(property, { numRuns: runs, seed })).resolves.toBeUndefined()
})
