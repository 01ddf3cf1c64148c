import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type StaffShop, staffShop } from '../staff.ts'
import { differences } from './device.ts'
import { live } from './history.ts'
import { type Answer, answerOf, realProject } from './real-server.ts'
import { type Call, createServer } from './server.ts'
import { step } from './steps.ts'

const runs = Number(process.env.SYNC_REAL_HISTORIES ?? 15)
const seed = Number(process.env.SYNC_SEED ?? 20_261_123)

let shop: StaffShop
beforeAll(async () => {
  shop = await staffShop()
})
afterAll(() => shop.close())

const twists = ['again', 'old version', 'no version', 'other device', 'colleague', 'older'] as const
/** A repeated request, or nearly the same request from another device or account. */
type Twist = { readonly how: (typeof twists)[number]; readonly of: number; readonly after: number }
const twist: fc.Arbitrary<Twist> = fc.record({
  how: fc.constantFrom(...twists),
  of: fc.nat(),
  after: fc.nat({ max: 6 }),
})

// Short histories have few conflicts.
const steps = fc.array(step, { minLength: 8, maxLength: 24, size: 'max' })
const changes = fc.array(twist, { minLength: 4, maxLength: 16, size: 'max' })

const onVersion = ({ input, ...call }: Call, version: number | undefined): Call => {
  const part = input.query && 'projectId' in input.query ? 'query' : input.body ? 'body' : 'query'
  const { version: _left, ...rest } = input[part] ?? {}
  return { ...call, input: { ...input, [part]: version === undefined ? rest : { ...rest, version } } }
}

function twisted(call: Call, how: Twist['how'], key: string): Call {
  const { caller } = call
  if (how === 'again') return call
  const other = { ...call, caller: { ...caller, key } }
  if (how === 'old version') return onVersion(other, 1)
  if (how === 'no version') return onVersion(other, undefined)
  if (how === 'other device') return { ...other, caller: { ...other.caller, device: `${caller.device} two` } }
  if (how === 'older') return { ...other, caller: { ...other.caller, ageMs: caller.ageMs + 300_000 } }
  return { ...other, caller: { ...other.caller, account: caller.account === 'noor' ? 'wiremu' : 'noor' } }
}

/** The requests of a history, with variations between them. */
function withTwists(calls: readonly Call[], changes: readonly Twist[]): Call[] {
  const all = [...calls]
  for (const [index, { how, of, after }] of changes.entries()) {
    const place = of % all.length
    const call = all[place]
    if (!call) continue
    const at = Math.min(all.length, place + 1 + after)
    all.splice(at, 0, {
      ...twisted(call, how, `10000000-0000-4000-9000-${String(index).padStart(12, '0')}`),
      at: all[at - 1]?.at ?? call.at,
    })
  }
  return all
}

const answers = new Map<string, number>()

async function compare(calls: readonly Call[]) {
  const [first] = calls
  if (!first) return
  let now = first.at
  const model = createServer({ now: () => now, faults: {} })
  const real = await realProject(shop, first.at)
  expect(differences(await real.values(), model.values())).toEqual([])
  for (const call of calls) {
    now = call.at
    let answer: Answer
    try {
      const { version, id, isMerged } = model.call(call.name, call.input, call.caller).answer
      answer = { status: 200, version, id, isMerged }
    } catch (cause) {
      answer = answerOf(cause)
    }
    const came = await real.call(call)
    const kind = `${call.name} ${answer.status}`
    answers.set(kind, (answers.get(kind) ?? 0) + 1)
    expect({ call, ...came }).toEqual({ call, ...answer })
  }
  expect(differences(await real.values(), model.values())).toEqual([])
}

it('responds like the server of the model, and ends with the same project', {
  timeout: Number.POSITIVE_INFINITY,
  retry: 0,
}, async () => {
  const property = fc.asyncProperty(steps, changes, async (one, more) =>
    compare(withTwists((await live(one)).calls, more)),
  )
  await fc.assert(property, { numRuns: runs, seed })
  console.log(`${runs} histories from seed ${seed}`, Object.fromEntries(answers))
  // Every endpoint was called, with success and with a conflict.
  const [names, statuses] = [0, 1].map((part) => new Set([...answers.keys()].map((one) => one.split(' ')[part])))
  expect(names?.size).toBe(14)
  expect([...(statuses ?? [])]).toEqual(expect.arrayContaining(['200', '409']))
})
