import { expect, it } from 'vitest'
import { type Meanwhile, mergeFields } from './merge-fields.ts'

const since = (base: Meanwhile['base']): Meanwhile => ({ base, changedBy: 'Noor', changedAt: '2026-11-20T02:00:00Z' })
const merge = (field: { mine: Meanwhile['base']; theirs: Meanwhile['base'] }, meanwhile: Meanwhile | null) => {
  const { taken, conflicts } = mergeFields([{ field: 'name', ...field }], () => meanwhile)
  return { taken: taken.length, conflicts: conflicts.map(({ base, mine, theirs }) => [base, mine, theirs]) }
}

it('takes what only this side changed', () => {
  expect(merge({ mine: 'b', theirs: 'a' }, null)).toEqual({ taken: 1, conflicts: [] })
})
it('keeps what only the other side changed', () => {
  expect(merge({ mine: 'a', theirs: 'b' }, since('a'))).toEqual({ taken: 0, conflicts: [] })
})
it('takes nothing where both say the same', () => {
  expect(merge({ mine: 'b', theirs: 'b' }, since('a'))).toEqual({ taken: 0, conflicts: [] })
  expect(merge({ mine: ['x', 'y'], theirs: ['x', 'y'] }, null)).toEqual({ taken: 0, conflicts: [] })
})
it('shows all three values where both sides changed a field and disagree', () => {
  expect(merge({ mine: 'c', theirs: 'b' }, since('a'))).toEqual({ taken: 0, conflicts: [['a', 'c', 'b']] })
  expect(merge({ mine: ['y', 'x'], theirs: ['x', 'z'] }, since(['x', 'y'])).conflicts).toHaveLength(1)
})
it('judges each field by itself, and says who changed it and when', () => {
  const changes = [
    { field: 'goal', mine: 'b', theirs: 'a' },
    { field: 'name', mine: 'c', theirs: 'b' },
  ]
  const { taken, conflicts } = mergeFields(changes, (field) => (field === 'name' ? since('a') : null))
  expect(taken).toEqual([changes[0]])
  expect(conflicts).toEqual([
    { field: 'name', base: 'a', mine: 'c', theirs: 'b', changedBy: 'Noor', changedAt: '2026-11-20T02:00:00Z' },
  ])
})
