import { describe, expect, it } from 'vitest'
import {
  details,
  lineOf,
  newFolder,
  newNote,
  oneOfEach,
  quantity,
  rename,
  rowOf,
  twoFolders,
} from '../../tests/project-edits.ts'
import type { ProjectEdit } from './project-edit.ts'
import {
  afterRefusal,
  afterTaken,
  decidedRow,
  editTitle,
  foldEdit,
  nextProjectRow,
  nextProjectTry,
  type ProjectRow,
  releasedProjectRow,
  type Taken,
  withoutRow,
} from './project-outbox.ts'

const comment = (message: string): ProjectEdit => ({ kind: 'comment', newId: `new-${message}`, message })
const sortLines = (folderId: string | null, ...products: string[]): ProjectEdit => ({
  kind: 'sort-lines',
  folderId,
  products,
})

/** What would go out after these changes were made one after the other, none of them tried. */
const sentOf = (...edits: ProjectEdit[]) =>
  edits
    .reduce<readonly ProjectRow[]>((rows, edit, at) => {
      const fold = foldEdit(rows, edit)
      return fold.appends ? [...fold.rows, rowOf(edit, String(at))] : fold.rows
    }, [])
    .map(({ edit }) => edit)

describe('taking changes together', () => {
  it('sends only what somebody ended up with', () => {
    expect(sentOf(rename('One'), rename('Two'))).toEqual([rename('Two')])
    expect(sentOf(quantity('OVEN', 2), quantity('KETTLE', 3), quantity('OVEN', 4))).toEqual([
      quantity('OVEN', 4),
      quantity('KETTLE', 3),
    ])
  })

  it('sends what was agreed on for a line in one, each as it was left', () => {
    const { terms } = oneOfEach
    const insured = { ...terms, terms: { warranty: { id: 'w5', name: '5 years', price: 20 } } }
    const { rows, appends } = foldEdit([rowOf(terms, 'a')], insured)
    expect([appends, rows.map(({ edit }) => edit)]).toEqual([
      false,
      [{ ...terms, terms: { ...terms.terms, ...insured.terms } }],
    ])
    expect(foldEdit([rowOf(terms, 'a')], oneOfEach['remove-line']).rows).toEqual([])
  })

  it('makes what is new as it was left, in one', () => {
    expect(sentOf(newNote('new-n'), { ...oneOfEach.note, id: 'new-n', notes: 'Right' })).toEqual([
      newNote('new-n', 'Right'),
    ])
    expect(sentOf(newFolder('new-f'), { ...oneOfEach.folder, id: 'new-f', title: 'Bath' })).toEqual([
      newFolder('new-f', 'Bath'),
    ])
  })

  it('keeps changes of different fields, and everything that only adds', () => {
    const all = [
      details({ interests: 'a' }),
      details({ projectGoal: 'b' }),
      comment('a'),
      comment('a'),
      newNote('new-1'),
      newNote('new-2'),
    ]
    expect(sentOf(...all)).toEqual(all)
  })

  it('takes an order into the one before it, and lets none overtake what was done since', () => {
    expect(sentOf(sortLines('F1', 'A', 'B'), sortLines('F1', 'B', 'A'))).toEqual([sortLines('F1', 'B', 'A')])
    const moved = [sortLines('F1', 'A', 'B'), sortLines('F2', 'B'), sortLines('F1', 'A')]
    expect(sentOf(...moved)).toEqual(moved)
  })

  it('sends nothing at all of what never left this device', () => {
    expect(sentOf(newNote('new-n'), { kind: 'remove-note', noteId: 'new-n' })).toEqual([])
    const made: ProjectEdit = { ...oneOfEach.variation, id: null, newId: 'new-v' }
    expect(sentOf(made, { kind: 'remove-variation', variationId: 'new-v' })).toEqual([])
  })

  it('deletes what the server knows without the changes before it', () => {
    expect(sentOf(oneOfEach.note, oneOfEach['remove-note'])).toEqual([oneOfEach['remove-note']])
    expect(sentOf(quantity('OVEN', 2), oneOfEach['remove-line'])).toEqual([oneOfEach['remove-line']])
  })

  it('leaves what was tried or waits for a person as it was: it is followed by another row', () => {
    for (const more of [{ attempts: 1 }, { state: 'refused' }, { state: 'review' }] as const) {
      const rows = [rowOf(rename('One'), '1', more), rowOf(newNote('new-n'), '2', more)]
      expect(foldEdit(rows, rename('Two'))).toEqual({ rows, appends: true })
      expect(foldEdit(rows, { kind: 'remove-note', noteId: 'new-n' })).toEqual({ rows, appends: true })
    }
  })

  it('saves a quote of what was there when it was saved the last time', () => {
    expect(sentOf(oneOfEach.quote, quantity('OVEN', 2), oneOfEach.quote).at(-1)).toEqual(oneOfEach.quote)
    expect(sentOf(quantity('OVEN', 2), oneOfEach.quote, quantity('OVEN', 3)).at(-1)).toEqual(quantity('OVEN', 3))
  })
})

describe('taking back', () => {
  it('takes what means nothing without it back too, and names it nowhere', () => {
    const rows = [
      rowOf(newFolder('new-f'), '1'),
      rowOf({ ...oneOfEach.folder, id: 'new-f' }, '2', { attempts: 1 }),
      rowOf(sortLines('new-f', 'OVEN'), '3'),
      rowOf({ kind: 'sort-folders', ids: ['new-f', 'F1'] }, '4'),
      rowOf(rename('Two'), '5'),
    ]
    expect(withoutRow(rows, '1')?.map(({ id, edit }) => [id, edit])).toEqual([
      ['4', { kind: 'sort-folders', ids: ['F1'] }],
      ['5', rename('Two')],
    ])
  })

  it('cannot be done with what may have arrived, yet with what was refused', () => {
    expect(withoutRow([rowOf(rename('One'), '1', { attempts: 1 })], '1')).toBeNull()
    expect(withoutRow([rowOf(rename('One'), '1', { attempts: 1, state: 'refused' })], '1')).toEqual([])
    expect(withoutRow([rowOf(rename('One'), '1', { attempts: 1, state: 'review' })], '1')).toEqual([])
  })

  it('leaves all as it is where there is no such row', () => {
    const rows = [rowOf(rename('One'), '1')]
    expect(withoutRow(rows, '2')).toBe(rows)
  })
})

describe('what goes out when', () => {
  const at = { projectId: 'P2' }

  it('is the oldest of each project: nothing overtakes there, and no project waits for another', () => {
    const failed = rowOf(rename('1'), '1', { notBefore: 50, attempts: 1 })
    const rows = [failed, rowOf(comment('2'), '2'), rowOf(rename('3'), '3', at)]
    expect(nextProjectRow(rows, 0)?.id).toBe('3')
    expect(nextProjectRow(rows, 50)?.id).toBe('1')
    expect(nextProjectRow(rows, 0, true)?.id).toBe('1')
    expect(nextProjectTry(rows)).toBe(0)
  })

  it('is not a removal that can still be taken back, whoever asks', () => {
    const rows = [rowOf({ kind: 'remove-line', productCode: 'OVEN' }, '1', { notBefore: 50 })]
    expect([nextProjectRow(rows, 0), nextProjectRow(rows, 0, true)]).toEqual([null, null])
    expect([nextProjectRow(rows, 50)?.id, nextProjectTry(rows)]).toEqual(['1', 50])
  })

  it('is not what waits for a person, and what follows it goes on', () => {
    const rows = [rowOf(rename('1'), '1', { state: 'refused' }), rowOf(comment('2'), '2', { state: 'review' })]
    expect([nextProjectRow(rows, 0), nextProjectTry(rows)]).toEqual([null, null])
    expect(nextProjectRow([...rows, rowOf(comment('3'), '3')], 0)?.id).toBe('3')
  })
})

describe('what follows one that was taken', () => {
  const taken = (more: Partial<Taken> = {}): Taken => ({ id: null, version: 6, isMerged: false, ...more })
  const versions = (rows: readonly ProjectRow[]) => rows.map(({ id, version }) => [id, version])

  it('goes on from the version it left, in its own project only', () => {
    const one = rowOf(rename('One'), '1')
    const rows = [one, rowOf(comment('a'), '2'), rowOf(rename('Other'), '3', { projectId: 'P2' })]
    expect(versions(afterTaken(rows, one, taken()))).toEqual([
      ['2', 6],
      ['3', 5],
    ])
  })

  it('tells of clashes from where it was made when others changed something too, but for the same field', () => {
    const one = rowOf(rename('One'), '1', { attempts: 1 })
    const rows = [one, rowOf(rename('Two'), '2'), rowOf(oneOfEach.status, '3')]
    expect(versions(afterTaken(rows, one, taken({ version: 9, isMerged: true })))).toEqual([
      ['2', 9],
      ['3', 5],
    ])
  })

  it('has the id the server gave to what was made', () => {
    const one = rowOf(newFolder('new-f'), '1')
    const rows = [
      one,
      rowOf(sortLines('new-f', 'OVEN'), '2'),
      rowOf({ kind: 'sort-folders', ids: ['new-f', 'F1'] }, '3', { state: 'refused' }),
    ]
    expect(afterTaken(rows, one, taken({ id: 'S1', isMerged: true })).map(({ edit }) => edit)).toEqual([
      sortLines('S1', 'OVEN'),
      { kind: 'sort-folders', ids: ['S1', 'F1'] },
    ])
  })

  it('wins over everything still where it was to, and waits for a person still where it did', () => {
    const one = rowOf(rename('One'), '1')
    const rows = [
      one,
      rowOf(oneOfEach.status, '2', { version: undefined }),
      rowOf(oneOfEach.status, '3', { state: 'review' }),
    ]
    expect(afterTaken(rows, one, taken())).toEqual(rows.slice(1))
  })

  it('stays where it is when the project itself is as it was', () => {
    const one = rowOf(oneOfEach.reminder, '1')
    expect(versions(afterTaken([one, rowOf(rename('One'), '2')], one, taken({ version: null })))).toEqual([['2', 5]])
  })

  it('tells of a clash over the order of another folder', () => {
    const one = rowOf(sortLines('F1', 'A', 'B'), '1')
    const rows = [one, rowOf(sortLines('F2', 'D', 'C'), '2')]
    expect(versions(afterTaken(rows, one, taken({ version: 9, isMerged: true })))).toEqual([['2', 5]])
  })
})

describe('an attempt that failed', () => {
  const now = { now: 1000, random: 1 }
  const tried = rowOf(rename('One'), '1', { attempts: 1 })
  const clash = {
    field: 'project.projectName',
    base: 'Was',
    mine: 'One',
    theirs: 'Theirs',
    changedBy: 'Wiremu Tane',
    changedAt: '',
  }

  it('is tried again where no answer came or the server is in trouble', () => {
    for (const status of [null, 500, 503, 429, 408])
      expect(afterRefusal(tried, { status, reason: 'No', clashing: null }, now)).toEqual({ ...tried, notBefore: 3000 })
  })

  it('is told to a person with the reason, and goes out again as it was', () => {
    const refused = afterRefusal(tried, { status: 409, reason: 'This item was deleted', clashing: null }, now)
    expect(refused).toMatchObject({ state: 'refused', reason: 'This item was deleted' })
    expect(releasedProjectRow(refused)).toEqual(tried)
  })

  it('shows both values of a field that was changed on both sides', () => {
    const clashing = { clashes: [clash], version: 8 }
    const review = afterRefusal(tried, { status: 409, reason: '', clashing }, now)
    expect(review).toMatchObject({ state: 'review', clashes: [clash], version: 8 })
  })

  const both = rowOf(details({ projectGoal: 'Mine', interests: 'Mine' }), '1', {
    state: 'review',
    attempts: 1,
    version: 8,
    clashes: [
      { ...clash, field: 'project.projectGoal' },
      { ...clash, field: 'project.interests' },
    ],
  })

  it('goes out under another key with what was kept, and leaves the rest to the others', () => {
    expect(decidedRow(both, '2', new Set())).toMatchObject({
      id: '2',
      state: 'waiting',
      attempts: 0,
      version: 8,
      leaves: [],
      clashes: [],
    })
    expect(decidedRow(both, '2', new Set(['project.interests']))).toMatchObject({
      id: '2',
      leaves: ['project.interests'],
      clashes: [],
    })
  })

  it('is over where nothing of it is kept', () => {
    expect(decidedRow(both, '2', new Set(['project.interests', 'project.projectGoal']))).toBeNull()
  })

  it('still says what nobody else changed, where the others keep every field that clashed', () => {
    const one = { ...both, clashes: both.clashes.slice(0, 1) }
    expect(decidedRow(one, '2', new Set(['project.projectGoal']))).toMatchObject({ leaves: ['project.projectGoal'] })
  })
})

describe('the words for a change', () => {
  const project = { ...twoFolders(), cart: { products: [{ ...lineOf('OVEN'), title: 'Aria oven' }] } }
  const title = (edit: ProjectEdit) => editTitle(edit, project)

  it('name things as people do', () => {
    expect(title(quantity('OVEN', 1))).toBe('Aria oven: 1 piece')
    expect(title(quantity('GONE', 2))).toBe('GONE: 2 pieces')
    expect(title(oneOfEach.folder)).toBe('Folder Kitchen: Laundry')
    expect(title(oneOfEach.note)).toBe('Note on Aria oven: Left hinge')
    expect(title(sortLines(null, 'OVEN'))).toBe('Order of lines in No folder')
    expect(title(details({ projectGoal: '', showCulinaryBookings: true }))).toBe(
      'Project goal: Nothing, Culinary bookings: Yes',
    )
  })

  it('are there for every change', () => {
    expect(
      Object.values(oneOfEach)
        .map(title)
        .filter((text) => !/^[A-Z]/.test(text)),
    ).toEqual([])
  })
})
