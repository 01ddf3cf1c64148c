import { describe, expect, it } from 'vitest'
import type { FieldValue } from '#domain/project/project-fields.ts'
import {
  type EditOrigin,
  type FieldRecord,
  knewOf,
  mergeFields,
  removalConflict,
  unseenChanges,
} from './merge-fields.ts'

const changedAt = '2026-11-20T02:00:00Z'
const record = (field: string, before: FieldValue, more: Partial<FieldRecord> = {}): FieldRecord => ({
  field,
  before,
  changedBy: 'Noor',
  changedAt,
  isOwn: false,
  isSeen: false,
  ...more,
})
const merge = (values: { mine: FieldValue; theirs: FieldValue }, ...records: readonly FieldRecord[]) => {
  const { merged, conflicts } = mergeFields([{ field: 'name', title: 'Kitchen', ...values }], unseenChanges(records))
  return { merged: merged.length, conflicts: conflicts.map(({ base, mine, theirs }) => [base, mine, theirs]) }
}

describe('knewOf', () => {
  const editOrigin = (accountId: string | null, deviceId: string | null, minutes: number): EditOrigin => ({
    accountId,
    deviceId,
    madeAt: new Date(minutes * 60_000),
  })
  it.each([
    ['on the same device', editOrigin('noor', 'tablet', 1), editOrigin('noor', 'tablet', 2), true],
    ['later on another device', editOrigin('noor', 'tablet', 3), editOrigin('noor', 'laptop', 2), true],
    ['earlier on another device', editOrigin('noor', 'tablet', 1), editOrigin('noor', 'laptop', 2), false],
    ['earlier on a device that is not known', editOrigin('noor', 'tablet', 1), editOrigin('noor', null, 2), false],
    ['by somebody else on the same device', editOrigin('noor', 'tablet', 3), editOrigin('wiremu', 'tablet', 2), false],
    ['by the shop itself', editOrigin(null, null, 3), editOrigin(null, null, 2), false],
  ])('compares an edit with a change made %s', (_what, edit, change, knew) => {
    expect(knewOf(edit, change)).toBe(knew)
  })
})

describe('mergeFields', () => {
  it('saves what only this side changed', () => {
    expect(merge({ mine: 'b', theirs: 'a' })).toEqual({ merged: 1, conflicts: [] })
  })
  it('leaves what only the other side changed', () => {
    expect(merge({ mine: 'a', theirs: 'b' }, record('name', 'a'))).toEqual({ merged: 0, conflicts: [] })
  })
  it('saves nothing when both sides agree, in any order of the keys', () => {
    expect(merge({ mine: 'b', theirs: 'b' }, record('name', 'a'))).toEqual({ merged: 0, conflicts: [] })
    const [mine, theirs] = [
      { id: 'w5', name: '5 years' },
      { name: '5 years', id: 'w5' },
    ]
    expect(merge({ mine, theirs })).toEqual({ merged: 0, conflicts: [] })
  })
  it('shows all three values where both sides changed a field and disagree', () => {
    expect(merge({ mine: 'c', theirs: 'b' }, record('name', 'a'))).toEqual({ merged: 0, conflicts: [['a', 'c', 'b']] })
  })
  it('begins with the value its author saw last', () => {
    const own = record('name', 'a', { isOwn: true, isSeen: true })
    expect(merge({ mine: 'a', theirs: 'b' }, own)).toEqual({ merged: 1, conflicts: [] })
    expect(merge({ mine: 'a', theirs: 'c' }, own, record('name', 'b')).conflicts).toEqual([['b', 'a', 'c']])
    expect(merge({ mine: 'd', theirs: 'c' }, record('name', 'a'), own)).toEqual({ merged: 1, conflicts: [] })
  })
  it('judges each field by itself, and says who changed it and when', () => {
    const changes = [
      { field: 'goal', title: 'Kitchen', mine: 'b', theirs: 'a' },
      { field: 'name', title: 'Kitchen', mine: 'c', theirs: 'b' },
    ]
    const { merged, conflicts } = mergeFields(changes, unseenChanges([record('name', 'a')]))
    expect(merged).toEqual([changes[0]])
    expect(conflicts).toEqual([{ type: 'field', ...changes[1], base: 'a', changedBy: 'Noor', changedAt, isOwn: false }])
  })
})

describe('removalConflict', () => {
  const line = { thing: 'line:OVEN.B', title: 'Wall oven' } as const
  const since = (...records: readonly FieldRecord[]) =>
    removalConflict(line, [line], unseenChanges(records))?.since.map(({ what, field }) => [what, field]) ?? null

  it('allows a removal without unseen changes', () => {
    expect(since()).toBeNull()
    expect(since(record('line:OVEN.quantity', 1), record('project.comments', ''))).toBeNull()
    expect(since(record('line:OVEN.B.quantity', 1, { isSeen: true }))).toBeNull()
  })
  it('names every field that another user changed', () => {
    expect(since(record('line:OVEN.B.quantity', 1), record('line:OVEN.B.price', null))).toEqual([
      ['changed', 'line:OVEN.B.quantity'],
      ['changed', 'line:OVEN.B.price'],
    ])
  })
  it('names an added item once, even when its fields changed too', () => {
    expect(since(record('line:OVEN.B', null), record('line:OVEN.B.quantity', 1))).toEqual([['added', 'line:OVEN.B']])
  })
  it('counts what was moved into a folder as added to it', () => {
    const stake = { ...line, folderId: 'f', fields: ['place'] }
    const moved = (folderId: string | null) =>
      removalConflict(
        { thing: 'folder:f', title: 'Bath' },
        [stake],
        unseenChanges([record('line:OVEN.B.place', { folderId, position: 'a0' }), record('line:OVEN.B.quantity', 1)]),
      )?.since.map(({ what, field }) => [what, field])
    expect(moved(null)).toEqual([['added', 'line:OVEN.B']])
    expect(moved('f')).toEqual([['changed', 'line:OVEN.B.place']])
  })
  it('names an item moved into a folder once, even when its fields changed too', () => {
    const records = [record('line:OVEN.B.quantity', 1), record('line:OVEN.B.place', { folderId: null, position: 'a0' })]
    const stake = { ...line, folderId: 'f' }
    const conflict = removalConflict({ thing: 'folder:f', title: 'Bath' }, [stake], unseenChanges(records))
    expect(conflict?.since.map(({ what, field }) => [what, field])).toEqual([['added', 'line:OVEN.B']])
  })
})
