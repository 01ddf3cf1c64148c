import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type StaffShop, staffShop } from '../staff.ts'
import { differences } from './device.ts'
import { live } from './history.ts'
import { type Result, realProject, resultOf } from './real-server.ts'
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
  const resent = { ...call, caller: { ...caller, key } }
  if (how === 'old version') return onVersion(resent, 1)
  if (how === 'no version') return onVersion(resent, undefined)
  if (how === 'other device') return { ...resent, caller: { ...resent.caller, device: `${caller.device} two` } }
  if (how === 'older') return { ...resent, caller: { ...resent.caller, ageMs: caller.ageMs + 300_000 } }
  return { ...resent, caller: { ...resent.caller, account: caller.account === 'noor' ? 'wiremu' : 'noor' } }
}

/** The requests of a history, with variations between them. */
function withTwists(calls: readonly Call[], changes: readonly Twist[]): Call[] {
  const all = [...calls]
  for (const [index, { how, of, after }] of changes.entries()) {
    const place = of % all.length
    const call = all[place]
    if (!call) continue
    const target = Math.min(all.length, place + 1 + after)
    all.splice(target, 0, {
      ...twisted(call, how, `10000000-0000-4000-9000-${String(index).padStart(12, '0')}`),
      receivedAt: all[target - 1]?.receivedAt ?? call.receivedAt,
    })
  }
  return all
}

const counts = new Map<string, number>()

async function compare(calls: readonly Call[]) {
  const [first] = calls
  if (!first) return
  let now = first.receivedAt
  const model = createServer({ now: () => now, faults: {} })
  const real = await realProject(shop, first.receivedAt)
  expect(differences(await real.values(), model.values())).toEqual([])
  for (const call of calls) {
    now = call.receivedAt
    let expected: Result
    try {
      const { version, id, isMerged } = model.call(call.name, call.input, call.caller).response
      expected = { status: 200, version, id, isMerged }
    } catch (cause) {
      expected = resultOf(cause)
    }
    const came = await real.call(call)
    const kind = `${call.name} ${expected.status}`
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
    expect({ call, ...came }).toEqual({ call, ...expected })
  }
  expect(differences(await real.values(), model.values())).toEqual([])
}

it('responds like the server of the model, and ends with the same project', {
  timeout: Number.POSITIVE_INFINITY,
  retry: 0,
}, async () => {
  const property = fc.asyncProperty(steps, changes, async (randomSteps, more) =>
    compare(withTwists((await live(randomSteps)).calls, more)),
  )
  await fc.assert(property, { numRuns: runs, seed })
  console.log(`${runs} histories from seed ${seed}`, Object.fromEntries(counts))
  // Every endpoint was called, with success and with a conflict.
  const [names, statuses] = [0, 1].map((part) => new Set([...counts.keys()].map((kind) => kind.split(' ')[part])))
  expect(names?.size).toBe(14)
  expect([...(statuses ?? [])]).toEqual(expect.arrayContaining(['200', '409']))
})
