import { expect, it } from 'vitest'
import { everyEdit, newFolder, newNote, oneOfEach } from '../../tests/project-edits.ts'
import {
  fieldsOf,
  isAbout,
  isKnownEdit,
  isNewId,
  madeId,
  newIdOf,
  type ProjectEdit,
  withId,
  withoutId,
} from './project-edit.ts'

it('knows every change it can make, and no other', () => {
  expect(everyEdit.every(isKnownEdit)).toBe(true)
  const others = [{ kind: 'teleport' }, { kind: 'toString' }, { kind: 7 }, {}, 'rename', null, undefined]
  expect(others.filter(isKnownEdit)).toEqual([])
})

it('tells an id that was made here from one of the server', () => {
  expect([newIdOf('1'), '018f0000-0000-7000-8000-000000000000', ''].map(isNewId)).toEqual([true, false, false])
})

it('makes something where it has no id yet, and only changes it where it has one', () => {
  const made = [newFolder('new-f'), newNote('new-n'), { ...oneOfEach.variation, id: null, newId: 'new-v' }]
  expect([...made, oneOfEach.comment].map(madeId)).toEqual(['new-f', 'new-n', 'new-v', 'new-c'])
  const { comment: _, ...changed } = oneOfEach
  expect(Object.values(changed).filter((edit) => madeId(edit) !== null)).toEqual([])
})

it('is about the same field as another change of the same thing, and about another field otherwise', () => {
  expect(everyEdit.filter((edit) => fieldsOf(edit).length === 0)).toEqual([])
  expect(fieldsOf(oneOfEach.quantity)).toEqual(fieldsOf(oneOfEach['remove-line']))
  expect(fieldsOf(newNote('new-n'))).toEqual(fieldsOf({ kind: 'remove-note', noteId: 'new-n' }))
  expect(fieldsOf(oneOfEach.variation)).toEqual(fieldsOf(oneOfEach['remove-variation']))
  expect(fieldsOf({ ...oneOfEach.quantity, productCode: 'KETTLE' })).not.toEqual(fieldsOf(oneOfEach.quantity))
  expect(fieldsOf({ kind: 'customer', fields: { firstName: 'Bo', lastName: 'Doyle' } })).toEqual([
    'firstName',
    'lastName',
  ])
})

it('carries the id the server gave to wherever the first one stood', () => {
  const later: ProjectEdit[] = [
    { ...oneOfEach.folder, id: 'new-x' },
    { ...oneOfEach.note, id: 'new-x' },
    { ...oneOfEach.variation, id: 'new-x' },
    { ...oneOfEach['sort-lines'], folderId: 'new-x' },
    { ...oneOfEach['sort-folders'], ids: ['F1', 'new-x'] },
    { ...oneOfEach['remove-folder'], folderId: 'new-x' },
    { kind: 'remove-note', noteId: 'new-x' },
    { kind: 'remove-variation', variationId: 'new-x' },
  ]
  for (const edit of later) {
    const after = withId(edit, 'new-x', 'S1')
    expect(JSON.stringify(after)).toBe(JSON.stringify(edit).replace('new-x', 'S1'))
  }
})

it('stays as it is where another id was given', () => {
  for (const edit of everyEdit) expect(withId(edit, 'new-x', 'S1')).toEqual(edit)
})

it('means nothing without the very thing it changes, deletes or fills', () => {
  const { folder, note, variation, 'sort-lines': lines, 'remove-folder': removal } = oneOfEach
  const about = [folder, lines, removal].filter((edit) => isAbout(edit, 'F1'))
  expect(about).toEqual([folder, lines, removal])
  expect([note, oneOfEach['remove-note']].every((edit) => isAbout(edit, 'N1'))).toBe(true)
  expect([variation, oneOfEach['remove-variation']].every((edit) => isAbout(edit, 'V1'))).toBe(true)
  expect(isAbout(oneOfEach['sort-folders'], 'F1')).toBe(false)
  expect(everyEdit.filter((edit) => isAbout(edit, 'other'))).toEqual([])
})

it('names no folder any more that is not made after all', () => {
  expect(withoutId({ kind: 'sort-folders', ids: ['new-x', 'F1'] }, 'new-x')).toEqual({
    kind: 'sort-folders',
    ids: ['F1'],
  })
})
