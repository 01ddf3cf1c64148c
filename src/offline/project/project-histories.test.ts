import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Project } from '#contract/project-parts.ts'
import { uniqueId } from '#lib/unique-id.ts'
import { comment, customer, details, folder, note, quantity, rename } from '../../../tests/project-edits.ts'
import { aTablet, type Fate, putAway, sendEdit } from '../../../tests/project-tablet.ts'
import { type StaffShop, staffShop } from '../../../tests/staff.ts'
import type { ProjectEdit } from './project-edit.ts'

let shop: StaffShop
beforeAll(async () => {
  shop = await staffShop()
})
afterAll(() => shop.close())
afterEach(putAway)

const texts = ['projectName', 'projectGoal', 'interests', 'customerName', 'oven', 'kettle'] as const
type Field = (typeof texts)[number]
type Step =
  | { by: 'tablet' | 'colleague'; set: Field }
  | { by: 'tablet' | 'colleague'; adds: 'comment' | 'note' | 'folder' }
  | { tries: Fate[] }

const field = fc.constantFrom(...texts)
const by = fc.constantFrom<'tablet' | 'colleague'>('tablet', 'colleague')
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ by, set: field }) },
  {
    weight: 2,
    arbitrary: fc.record({ by, adds: fc.constantFrom<'comment' | 'note' | 'folder'>('comment', 'note', 'folder') }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ tries: fc.array(fc.constantFrom<Fate>('ok', 'lost', 'cut', 503), { maxLength: 4 }) }),
  },
)

const editOf = (name: Field, value: number): ProjectEdit => {
  if (name === 'projectName') return rename(`Value ${value}`)
  if (name === 'oven' || name === 'kettle') return quantity(name.toUpperCase(), value)
  return name === 'customerName' ? customer({ customerName: `Value ${value}` }) : details({ [name]: `Value ${value}` })
}
const additionOf = (what: 'comment' | 'note' | 'folder', value: number): ProjectEdit => {
  const text = `Value ${value}`
  if (what === 'comment') return comment(text, uniqueId())
  return what === 'note' ? note(uniqueId(), text) : folder(uniqueId(), text)
}
const numberIn = (text: string | number | undefined) => Number(String(text).replace(/\D/g, ''))
const valuesOf = ({ projectName, quoteData, cart }: Project): Record<Field, number> => {
  const pieces = (code: string) => cart.products.find(({ productCode }) => productCode === code)?.quantity
  const { projectGoal, interests, customerName } = quoteData
  const held = { projectName, projectGoal, interests, customerName, oven: pieces('OVEN'), kettle: pieces('KETTLE') }
  return Object.fromEntries(texts.map((name) => [name, numberIn(held[name])])) as Record<Field, number> // one for each
}

async function live(steps: readonly Step[]) {
  const projectId = await shop.aProject({ lines: [{ sku: 'OVEN' }, { sku: 'KETTLE' }] })
  const tablet = aTablet(shop)
  let project = await tablet.opens(projectId)
  const expected = valuesOf(project)
  const pending = new Map<Field, number>()
  const added = { tablet: [] as number[], colleague: [] as number[] }
  // No value comes twice, and each is a quantity a line can have.
  let last = 10

  const keepOurs = async () => {
    const conflicts = (await tablet.conflicts()).flatMap(({ conflicts }) => conflicts)
    if (conflicts.length > 0) await tablet.sync.resolve(projectId, new Map(conflicts.map((one) => [one.field, 'mine'])))
  }
  async function seesServer() {
    const now = await tablet.read(projectId)
    for (const [name, value] of Object.entries(valuesOf(now)) as [Field, number][]) {
      if (pending.get(name) !== value) continue
      pending.delete(name)
      expected[name] = value
    }
    return now
  }

  for (const one of steps) {
    if ('tries' in one) {
      await tablet.triesWith(...one.tries)
      await keepOurs()
      await seesServer()
      if ((await tablet.pending()).length === 0) project = await tablet.opens(projectId)
      continue
    }
    const value = ++last
    const edit = 'set' in one ? editOf(one.set, value) : additionOf(one.adds, value)
    if ('adds' in one) added[one.by].push(value)
    if (one.by === 'tablet') {
      await tablet.edits(project, edit)
      if ('set' in one) pending.set(one.set, value)
    } else {
      await sendEdit(shop.colleague, { projectId, edit })
      if ('set' in one) expected[one.set] = value
    }
  }
  do {
    await tablet.comesBack()
    await keepOurs()
  } while ((await tablet.store.list()).edits.some(({ state }) => state !== 'rejected'))
  const end = await tablet.read(projectId)
  const made = [
    ...end.staffComments.map(({ message }) => message),
    ...end.productNotes.map(({ notes }) => notes),
    ...end.folders.map(({ title }) => title),
  ].map(numberIn)
  const byNumber = (one: number, other: number) => one - other
  return {
    held: valuesOf(end),
    wanted: { ...expected, ...Object.fromEntries(pending) },
    made: made.sort(byNumber),
    added: [...added.tablet, ...added.colleague].sort(byNumber),
    refused: await tablet.rejected(),
  }
}

it('ends with what each side said last, and with everything that was added once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
      const { held, wanted, made, added, refused } = await live(steps)
      expect(held).toEqual(wanted)
      expect(made).toEqual(added)
      expect(refused).toEqual([])
    }),
    { numRuns: 8, endOnFailure: true },
  )
}, 90_000)
