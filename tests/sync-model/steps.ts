import fc from 'fast-check'
import { type Fate, fates } from './fate.ts'

export const kinds = [
  'name',
  'goal',
  'interests',
  'goal and interests',
  'customer',
  'add-line',
  'quantity',
  'price',
  'move-line',
  'move two lines',
  'remove-line',
  'new-folder',
  'rename-folder',
  'move-folder',
  'remove-folder',
  'new-note',
  'note',
  'remove-note',
  'new-variation',
  'variation',
  'remove-variation',
  'comment',
] as const
export type Kind = (typeof kinds)[number]

/** `reprice`: the price of added products changes. */
type Bare = 'reprice' | 'go offline' | 'go online' | 'second tab' | 'load' | 'undo'
type OnDevice = { readonly device: number }
export type Step =
  | (OnDevice & { does: 'edit'; kind: Kind; tab: number; pick: number; isTyping: boolean })
  | (OnDevice & { does: Bare })
  | (OnDevice & { does: 'upgrade'; kind: 'name' | 'goal' })
  | (OnDevice & { does: 'fates'; fates: readonly Fate[] })
  | (OnDevice & { does: 'kill'; tab: number; writes: number; isWritten: boolean })
  | (OnDevice & { does: 'choose'; mine: number })
  | { does: 'wait'; ms: number }

const device = fc.constantFrom(0, 1, 2)
const pick = fc.nat({ max: 7 })
const tab = fc.nat({ max: 1 })
const bare = (does: Bare) => fc.record({ device, does: fc.constant(does) })

export const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 20,
    arbitrary: fc.record({
      device,
      does: fc.constant('edit' as const),
      kind: fc.constantFrom(...kinds),
      tab,
      pick,
      isTyping: fc.nat({ max: 5 }).map((roll) => roll === 5),
    }),
  },
  { weight: 1, arbitrary: bare('reprice') },
  { weight: 3, arbitrary: bare('go offline') },
  { weight: 3, arbitrary: bare('go online') },
  { weight: 1, arbitrary: bare('second tab') },
  { weight: 2, arbitrary: bare('load') },
  { weight: 2, arbitrary: bare('undo') },
  {
    weight: 1,
    arbitrary: fc.record({ device, does: fc.constant('upgrade' as const), kind: fc.constantFrom('name', 'goal') }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      device,
      does: fc.constant('fates' as const),
      fates: fc.array(fc.constantFrom(...fates), { minLength: 1, maxLength: 3 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      device,
      does: fc.constant('kill' as const),
      tab,
      writes: fc.nat({ max: 4 }),
      isWritten: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ device, does: fc.constant('choose' as const), mine: fc.nat({ max: 3 }) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('wait' as const),
      ms: fc.constantFrom(150, 250, 3_500, 12_000, 30_000, 60_000),
    }),
  },
) as fc.Arbitrary<Step> // each has the type of its own constant

const anySteps = fc.array(step, { minLength: 1, maxLength: 24 })

/** One person edits a field on two devices, and the older edit is sent last; random steps rarely do that. */
const ownLast = fc
  .record({ kind: fc.constantFrom(...kinds), pick, ms: fc.constantFrom(30_000, 60_000) })
  .map(({ kind, pick: nth, ms }): Step[] => {
    const edit = { does: 'edit', kind, pick: nth, tab: 0, isTyping: false } as const
    return [
      { device: 0, does: 'go offline' },
      { ...edit, device: 0 },
      { does: 'wait', ms },
      { ...edit, device: 2 },
      { does: 'wait', ms: 3_500 },
      { device: 0, does: 'go online' },
    ]
  })

export const history: fc.Arbitrary<Step[]> = fc.oneof(
  { weight: 15, arbitrary: anySteps },
  { weight: 1, arbitrary: fc.tuple(ownLast, anySteps).map((both) => both.flat()) },
)
