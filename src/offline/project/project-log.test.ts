import { describe, expect, it } from 'vitest'
import type { Project } from '#contract/project/project-parts.ts'
import {
  comment,
  details,
  folder,
  moveFolder,
  moveLine,
  note,
  oneOfEach,
  quantity,
  removeFolder,
  removeLine,
  removeNote,
  removeVariation,
  rename,
  status,
  storedEdit,
  terms,
  variation,
} from '../../../tests/project-edits.ts'
import { endAttempt, nextEdits } from '../sync/attempt.ts'
import type { Edit } from '../sync/edit.ts'
import { append, cancel, type Log } from '../sync/log.ts'
import { resolve } from '../sync/resolution.ts'
import { editOf, type ProjectEdit } from './project-edit.ts'
import { projectType } from './project-scope.ts'

const rules = projectType
const logOf = (...edits: readonly Edit[]): Log<Project> => ({ base: null, edits })
const change = ({ kind, body }: Edit) => ({ kind, body })

/** What is left to send after these edits in order, none of them attempted. */
const sentOf = (...edits: ProjectEdit[]) =>
  edits
    .reduce<Log<Project>>(
      (log, edit, index) => append(log, { edit: storedEdit(edit, String(index)), rules }).log,
      logOf(),
    )
    .edits.map(change)

describe('coalescing', () => {
  it('sends only the final values', () => {
    expect(sentOf(rename('One'), rename('Two'))).toEqual([rename('Two')])
    expect(sentOf(quantity('OVEN', 2), quantity('KETTLE', 3), quantity('OVEN', 4))).toEqual([
      quantity('OVEN', 4),
      quantity('KETTLE', 3),
    ])
    expect(sentOf(status('Pending'), status('Won'))).toEqual([status('Won')])
  })

  it('sends what was agreed on for a line in one, each as it was left', () => {
    const insured = terms({ warranty: { id: 'w5', name: '5 years', price: 20 } })
    const { agreed } = oneOfEach.terms.body.terms
    expect(sentOf(oneOfEach.terms, insured)).toEqual([terms({ agreed, ...insured.body.terms })])
    expect(sentOf(oneOfEach.terms, removeLine('OVEN'))).toEqual([removeLine('OVEN')])
  })

  it('makes what is new as it was left, in one', () => {
    expect(sentOf(note('N9'), note('N9', 'Right', false))).toEqual([note('N9', 'Right')])
    expect(sentOf(folder('F9'), folder('F9', 'Bath', false))).toEqual([folder('F9', 'Bath')])
    expect(sentOf(variation('V9'), variation('V9', { isNew: false, comments: 'Late' }))).toEqual([
      variation('V9', { comments: 'Late' }),
    ])
  })

  it('sends one edit per field, and everything that only adds', () => {
    const all = [
      details({ interests: 'a' }),
      details({ projectGoal: 'b' }),
      comment('a', 'C1'),
      comment('a', 'C2'),
      note('N8'),
      note('N9'),
    ]
    expect(sentOf(...all)).toEqual(all)
    expect(sentOf(...all, details({ interests: 'c' }))[0]).toEqual(details({ interests: 'c' }))
  })

  it('sends the last place of a line, and never before the folder it is in is made', () => {
    expect(sentOf(moveLine('OVEN', 'F1', 'a1'), moveLine('OVEN', 'F1', 'a2'))).toEqual([moveLine('OVEN', 'F1', 'a2')])
    const all = [moveLine('OVEN', 'F1', 'a1'), folder('F9'), moveLine('OVEN', 'F9', 'a0')]
    expect(sentOf(...all)).toEqual(all)
    const others = [moveLine('OVEN', 'F1', 'a1'), moveLine('KETTLE', 'F1', 'a2')]
    expect(sentOf(...others)).toEqual(others)
    expect(sentOf(moveFolder('F1', 'a1'), moveFolder('F2', 'a2'), moveFolder('F1', 'a3'))).toEqual([
      moveFolder('F1', 'a3'),
      moveFolder('F2', 'a2'),
    ])
  })

  it('sends nothing at all of what never left this device', () => {
    expect(sentOf(note('N9'), removeNote('N9'))).toEqual([])
    expect(sentOf(variation('V9'), removeVariation('V9'))).toEqual([])
  })

  it('deletes what the server knows without the edits before it', () => {
    expect(sentOf(oneOfEach.note, removeNote('N1'))).toEqual([removeNote('N1')])
    expect(sentOf(quantity('OVEN', 2), removeLine('OVEN'))).toEqual([removeLine('OVEN')])
  })

  it('saves a quote of what was there when it was saved the last time', () => {
    const { quote } = oneOfEach
    expect(sentOf(quote, quantity('OVEN', 2), quote).at(-1)).toEqual(quote)
    expect(sentOf(quantity('OVEN', 2), quote, quantity('OVEN', 3))).toEqual([
      quantity('OVEN', 2),
      quote,
      quantity('OVEN', 3),
    ])
    expect(sentOf(quote, quote)).toEqual([quote])
  })

  it('only follows what was attempted', () => {
    const log = logOf(storedEdit(rename('One'), '1', { attempts: 1 }), storedEdit(note('N9'), '2', { attempts: 1 }))
    const renamed = append(log, { edit: storedEdit(rename('Two'), '3'), rules }).log
    expect(renamed.edits.map(({ id }) => id)).toEqual(['1', '2', '3'])
    const removed = append(log, { edit: storedEdit(removeNote('N9'), '3'), rules }).log
    expect(removed.edits.map(({ id }) => id)).toEqual(['1', '2', '3'])
  })

  it('keeps the version of the first edit of a field, on which the other side is compared', () => {
    const log = logOf(storedEdit(rename('One'), '1', { version: 3 }))
    const coalesced = append(log, { edit: storedEdit(rename('Two'), '2', { version: 7 }), rules }).log
    expect(coalesced.edits).toMatchObject([{ id: '1', version: 3 }])
  })
})

describe('cancelling', () => {
  it('cancels what depends on what is made, and nothing else', () => {
    const log = logOf(
      storedEdit(folder('F9'), '1'),
      storedEdit(folder('F9', 'Bath', false), '2', { attempts: 1 }),
      storedEdit(moveLine('OVEN', 'F9', 'a0'), '3'),
      storedEdit(removeFolder('F9'), '4'),
      storedEdit(rename('Two'), '5'),
    )
    expect(cancel(log, { id: '1', rules, newId: () => 'new' })?.edits.map(({ id }) => id)).toEqual(['2', '5'])
  })

  it('cancels everything of a project that was created here', () => {
    const log = logOf(storedEdit(oneOfEach.create, '1'), storedEdit(rename('Two'), '2'))
    expect(cancel(log, { id: '1', rules, newId: () => 'new' })).toEqual({ base: null, edits: [] })
  })
})

describe('what goes out when', () => {
  const now = { now: 0, isForced: false, most: 50 }
  const idsOf = (log: Log<Project>, moment = now) => nextEdits(log, rules, moment).map(({ id }) => id)

  it('holds back what depends on what was rejected, and sends the rest', () => {
    const log = logOf(
      storedEdit(folder('F9'), '1', { state: 'rejected' }),
      storedEdit(moveLine('OVEN', 'F9', 'a0'), '2'),
      storedEdit(comment('a'), '3'),
    )
    expect(idsOf(log)).toEqual(['3'])
  })

  it('sends nothing of a project before it is created', () => {
    const log = logOf(storedEdit(oneOfEach.create, '1', { state: 'rejected' }), storedEdit(comment('a'), '2'))
    expect(idsOf(log)).toEqual([])
  })

  it('sends together what is about other fields, so many at most', () => {
    const log = logOf(
      storedEdit(rename('One'), '1'),
      storedEdit(quantity('OVEN', 2), '2'),
      storedEdit(quantity('KETTLE', 2), '3'),
      storedEdit(comment('a'), '4'),
    )
    expect(idsOf(log)).toEqual(['1', '2', '3', '4'])
    expect(idsOf(log, { ...now, most: 3 })).toEqual(['1', '2', '3'])
  })

  it.each<[string, ProjectEdit, ProjectEdit]>([
    ['the same field', quantity('OVEN', 2), quantity('OVEN', 3)],
    ['a field of what is removed', quantity('OVEN', 2), removeLine('OVEN')],
    ['what the other makes', folder('F9'), moveLine('OVEN', 'F9', 'a0')],
    ['a quote of what was changed', rename('One'), oneOfEach.quote],
  ])('sends apart: %s', (_, first, second) => {
    const rest = storedEdit(comment('a'), '3')
    expect(idsOf(logOf(storedEdit(first, '1'), storedEdit(second, '2'), rest))).toEqual(['1'])
  })

  it('sends nothing along that can still be undone, nor what comes after it', () => {
    const held = { ...storedEdit(removeLine('OVEN'), '2'), notBefore: 10_000 }
    const log = logOf(storedEdit(rename('One'), '1'), held, storedEdit(comment('a'), '3'))
    expect(idsOf(log, { ...now, isForced: true })).toEqual(['1'])
  })
})

describe('what follows an accepted edit', () => {
  const accepted = (log: Log<Project>, id: string, result: { id: string | null }, version = 6) =>
    endAttempt(log, {
      id,
      outcome: { is: 'accepted', result, version },
      type: projectType,
      now: 0,
      random: 0,
      isWatched: false,
    }).edits

  it('uses the id that the server assigned when an older release sent it without one', () => {
    const log = logOf(
      storedEdit(folder('F9'), '1', { attempts: 2 }),
      storedEdit(moveLine('OVEN', 'F9', 'a0'), '2'),
      storedEdit(folder('F9', 'Bath', false), '3'),
    )
    const [moved, renamed] = accepted(log, '1', { id: 'S1' })
    expect([moved && change(moved), renamed && change(renamed)]).toEqual([
      moveLine('OVEN', 'S1', 'a0'),
      folder('S1', 'Bath', false),
    ])
  })

  it('goes to the project the server created for an older release', () => {
    const log = logOf(storedEdit(oneOfEach.create, '1', { attempts: 2 }), storedEdit(rename('Two'), '2'))
    expect(accepted(log, '1', { id: 'S1' })).toMatchObject([{ scope: 'project:S1', version: 6 }])
  })

  it('keeps its id and its project otherwise', () => {
    const log = logOf(storedEdit(folder('F9'), '1'), storedEdit(moveLine('OVEN', 'F9', 'a0'), '2'))
    expect(accepted(log, '1', { id: 'F9' })).toMatchObject([{ scope: 'project:P1', ...moveLine('OVEN', 'F9', 'a0') }])
  })
})

describe('deciding a conflict', () => {
  const both = storedEdit(details({ projectGoal: 'Mine', interests: 'Mine' }), '1', {
    state: 'conflict',
    attempts: 1,
    version: 8,
    conflicts: [{ field: 'project.projectGoal' }, { field: 'project.interests' }],
  })
  const decide = (edit: Edit, choices: Record<string, 'mine' | 'theirs'>) =>
    resolve(logOf(edit), { choices: new Map(Object.entries(choices)), newId: () => '2', rules }).edits

  it('sends values chosen as mine under another key, and leaves the rest to the others', () => {
    expect(decide(both, { 'project.projectGoal': 'mine', 'project.interests': 'theirs' })).toMatchObject([
      { id: '2', state: 'pending', attempts: 0, version: 8, leaves: ['project.interests'], conflicts: [] },
    ])
  })

  it('drops an edit without a value chosen as mine, and one of a deleted thing', () => {
    expect(decide(both, { 'project.projectGoal': 'theirs', 'project.interests': 'theirs' })).toEqual([])
    const gone = { state: 'conflict', conflicts: [{ field: 'line:OVEN' }] } as const
    expect(decide(storedEdit(quantity('OVEN', 3), '1', gone), { 'line:OVEN': 'theirs' })).toEqual([])
  })

  it('sends a removal again on the version of the response, or drops it', () => {
    const removal = storedEdit(removeFolder('F1', true), '1', {
      state: 'conflict',
      version: 9,
      conflicts: [{ field: 'folder:F1' }],
    })
    expect(decide(removal, { 'folder:F1': 'mine' })).toMatchObject([{ id: '2', state: 'pending', version: 9 }])
    expect(decide(removal, { 'folder:F1': 'theirs' })).toEqual([])
  })

  it('is asked about every field the edit touches', () => {
    const made = variation('V1', { isNew: false })
    const touched = projectType.kinds.find(({ name }) => name === 'variation')?.touches(made.body)
    expect(touched).toEqual(['variation:V1.brand', 'variation:V1.sku', 'variation:V1.comments', 'variation:V1.rrp'])
    expect(editOf(storedEdit(made, '1'), 'variation')?.body.id).toBe('V1')
  })
})
