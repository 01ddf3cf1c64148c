import { expect, it } from 'vitest'
import { clashVersion, readClashes } from './project-clash.ts'

const who = { changedBy: 'Wiremu', changedAt: '2026-11-20T02:00:00Z' }

it('reads what clashes, in words', () => {
  const conflict = {
    type: 'field',
    field: 'project.showCulinaryBookings',
    title: 'Harbour Street',
    base: false,
    mine: true,
    theirs: '',
    isOwn: false,
    ...who,
  }
  const problem = { code: 'conflict', message: '', version: 7, conflicts: [conflict] }
  const { field } = conflict
  expect(readClashes(problem)).toEqual([
    { field, label: 'Culinary bookings', base: 'No', mine: 'Yes', theirs: 'Nothing', ...who },
  ])
  expect(clashVersion(problem)).toBe(7)
  expect(readClashes({ message: 'This item was deleted by Wiremu' })).toEqual([])
})

it('lets a removal of what others changed be chosen again', () => {
  const since = [
    { what: 'added', field: 'line:OVEN', title: 'Wall oven', ...who },
    { what: 'changed', field: 'line:KETTLE.quantity', title: 'Kettle', ...who },
  ]
  const gone = { type: 'gone', field: 'line:FRIDGE', title: 'Fridge', ...who }
  const removal = { type: 'removal', field: 'folder:f', title: 'Laundry', since }
  expect(readClashes({ conflicts: [removal, gone] })).toEqual([
    {
      field: 'folder:f',
      label: 'Deletion of Laundry',
      base: '',
      mine: 'Delete it',
      theirs: 'Do not delete it: added Wall oven, changed Quantity of Kettle',
      ...who,
    },
  ])
})
