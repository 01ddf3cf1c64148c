import { expect, it } from 'vitest'
import { clashVersion, fieldName, readClashes } from './project-clash.ts'

it('reads what clashes, in words', () => {
  const conflict = {
    field: 'showCulinaryBookings',
    base: false,
    mine: true,
    theirs: '',
    changedBy: 'Wiremu',
    changedAt: 'x',
  }
  const problem = { code: 'conflict', message: '', version: 7, conflicts: [conflict] }
  expect(readClashes(problem)).toEqual([{ ...conflict, base: 'No', mine: 'Yes', theirs: 'Nothing' }])
  expect(clashVersion(problem)).toBe(7)
  expect(readClashes({ message: 'This item was deleted by Wiremu' })).toEqual([])
})

it('names fields as people do', () => {
  expect(fieldName('projectGoal')).toBe('Project goal')
  expect(fieldName('contactNumber')).toBe('Phone')
})
