import { describe, expect, it } from 'vitest'
import { emptyNotebook, type Notebook, notebookServer, notebookType } from '../../../tests/sync-notebook.ts'
import { beginAttempt, endAttempt, nextAttemptAt, nextEdits } from './attempt.ts'
import { type Edit, newEdit } from './edit.ts'
import { append, cancel, type Log, optimistic, releaseHeld, retry } from './log.ts'
import { resolve } from './resolution.ts'

const type = notebookType(notebookServer())
const newId = () => 'new'
let made = 0
const edit = (kind: string, body: unknown, more: Partial<Edit> = {}): Edit =>
  newEdit({
    id: `e${++made}`,
    kind,
    body,
    scope: 'notebook:1',
    brand: 'wa',
    account: null,
    madeAt: 0,
    version: 1,
    ...more,
  })
const set = (field: string, value: string, more?: Partial<Edit>) => edit('set', { field, value }, more)
const count = (by: number, more?: Partial<Edit>) => edit('count', { by }, more)
const note = (id: string, text: string, { isNew = true, ...more }: Partial<Edit> & { isNew?: boolean } = {}) =>
  edit('note', { id, text, isNew }, more)
const removal = (id: string, more?: Partial<Edit>) => edit('remove-note', { id }, more)

const logOf = (...edits: readonly Edit[]): Log<Notebook> => ({ base: emptyNotebook, edits })
const add = (log: Log<Notebook>, ...edits: readonly Edit[]) =>
  edits.reduce((before, next) => append(before, { edit: next, rules: type }).log, log)
const bodies = ({ edits }: Log<Notebook>) => edits.map(({ body }) => body)
const ids = ({ edits }: Log<Notebook>) => edits.map(({ id }) => id)
const attempted = { attempts: 1 } as const

describe('append', () => {
  it('coalesces edits of one field under the first key, with the version it was made on and the last time', () => {
    const first = set('a', '1', { version: 3 })
    const log = add(logOf(), first, set('b', '1'), set('a', '2', { version: 5, madeAt: 9 }))
    expect(log.edits).toMatchObject([
      { id: first.id, body: { value: '2' }, version: 3, madeAt: 9 },
      { body: { field: 'b' } },
    ])
  })

  it('keeps the version of a pending edit of the same field: what others made of it since was never seen', () => {
    const log = add(logOf(set('a', '1', { ...attempted, version: 3 })), set('a', '2', { version: 6 }), set('b', '1'))
    expect(log.edits.map(({ version }) => version)).toEqual([3, 3, 1])
  })

  it('names the edit that holds the change, and null when nothing is left to send', () => {
    const first = set('a', '1')
    expect(append(logOf(first), { edit: set('a', '2'), rules: type }).id).toBe(first.id)
    expect(append(logOf(count(2)), { edit: count(-2), rules: type })).toEqual({ log: logOf(), id: null })
  })

  it('never rewrites an edit that was attempted', () => {
    const log = add(logOf(set('a', '1', attempted), count(1, attempted)), set('a', '2'), count(-1))
    expect(bodies(log)).toEqual([{ field: 'a', value: '1' }, { by: 1 }, { field: 'a', value: '2' }, { by: -1 }])
  })

  it('sends nothing of a thing that was made and removed here', () => {
    expect(add(logOf(), note('n', 'x'), note('n', 'y', { isNew: false }), removal('n')).edits).toEqual([])
  })

  it('sends the removal of a thing that may have been made', () => {
    const log = add(logOf(note('n', 'x', attempted)), note('n', 'y', { isNew: false }), removal('n'))
    expect(log.edits.map(({ kind }) => kind)).toEqual(['note', 'remove-note'])
  })

  it('coalesces nothing into what comes before a barrier, yet one barrier into the one just before it', () => {
    const log = add(
      logOf(),
      set('a', '1'),
      edit('quote', null),
      edit('quote', null),
      set('a', '2'),
      edit('quote', null),
    )
    expect(log.edits.map(({ kind }) => kind)).toEqual(['set', 'quote', 'set', 'quote'])
  })

  it('leaves a held edit as it is, so that it can be undone', () => {
    const held = removal('n', { notBefore: 10_000 })
    const log = add(logOf(note('n', 'x')), held)
    expect(log.edits).toHaveLength(2)
    expect(cancel(log, { id: held.id, rules: type, newId })?.edits).toMatchObject([{ kind: 'note' }])
    expect(add(log, note('n', 'y', { isNew: false })).edits).toHaveLength(3)
  })

  it('replaces what waits for a person with their later edit of the same fields, and nothing else', () => {
    const stuck = logOf(
      set('a', '1', { state: 'rejected' }),
      set('b', '1', { state: 'conflict' }),
      count(1, { state: 'rejected' }),
    )
    expect(bodies(add(stuck, set('a', '2'), count(5)))).toEqual([
      { field: 'b', value: '1' },
      { by: 1 },
      { field: 'a', value: '2' },
      { by: 5 },
    ])
  })

  it('changes nothing of an edit that left fields to others: what is edited of them later is sent by itself', () => {
    const left = set('a', '1', { leaves: ['a'] })
    expect(bodies(add(logOf(left), set('a', '2')))).toEqual([left.body, { field: 'a', value: '2' }])
  })

  it('adds an edit once, however often the write is tried', () => {
    const added = count(1)
    expect(add(logOf(), added, added).edits).toEqual([added])
  })
})

describe('attempts', () => {
  const attempt = { type, now: 1000, random: 0, isWatched: false } as const

  it('are counted before they are made, and only for what is pending', () => {
    const log = logOf(set('a', '1'), set('b', '1', { state: 'rejected' }))
    expect(beginAttempt(log, log.edits[0]?.id ?? '')?.edit.attempts).toBe(1)
    expect(beginAttempt(log, log.edits[1]?.id ?? '')).toBeNull()
    expect(beginAttempt(log, 'gone')).toBeNull()
  })

  it('wait 1 to 2 s after the first failure and never longer than 60 s', () => {
    const delay = (attempts: number, random: number) => {
      const sentEdit = set('a', '1', { attempts })
      const outcome = { is: 'unanswered', status: null } as const
      return (
        (endAttempt(logOf(sentEdit), { ...attempt, id: sentEdit.id, outcome, random }).edits[0]?.notBefore ?? 0) - 1000
      )
    }
    expect([delay(1, 0), delay(1, 1), delay(2, 1), delay(3, 1)]).toEqual([1000, 2000, 4000, 8000])
    expect([delay(40, 0), delay(40, 1)]).toEqual([30_000, 60_000])
  })

  it('store the base with the response of the server', () => {
    const sentEdit = count(2, attempted)
    const outcome = { is: 'accepted', result: { ...emptyNotebook, count: 2 } } as const
    expect(endAttempt(logOf(sentEdit), { ...attempt, id: sentEdit.id, outcome })).toEqual({
      base: { ...emptyNotebook, count: 2 },
      edits: [],
    })
  })

  it('lead later edits to the new version, but past the edits of others only those of the same fields', () => {
    const sentEdit = set('a', '1', attempted)
    const log = logOf(sentEdit, set('a', '2'), set('b', '1'))
    const versions = (isMerged: boolean) =>
      endAttempt(log, { ...attempt, id: sentEdit.id, outcome: { is: 'accepted', version: 7, isMerged } }).edits.map(
        ({ version }) => version,
      )
    expect([versions(false), versions(true)]).toEqual([
      [7, 7],
      [7, 1],
    ])
  })

  it('lead no edit on of a field that was left to it', () => {
    const sentEdit = set('a', '1', { ...attempted, version: 4, leaves: ['a'] })
    const ending = { ...attempt, id: sentEdit.id, outcome: { is: 'accepted', version: 7 } } as const
    const after = endAttempt(logOf(sentEdit, set('a', '2', { ...attempted, version: 1 })), ending)
    expect(after.edits).toMatchObject([{ version: 1 }])
  })

  it('store a rejection with its reason, unless a page waits for the outcome', () => {
    const sentEdit = count(1, attempted)
    const ending = { ...attempt, id: sentEdit.id, outcome: { is: 'rejected', reason: 'Sold out' } } as const
    expect(endAttempt(logOf(sentEdit), ending).edits).toMatchObject([
      { state: 'rejected', reason: 'Sold out', id: sentEdit.id },
    ])
    expect(endAttempt(logOf(sentEdit), { ...ending, isWatched: true }).edits).toEqual([])
  })

  it('store a rejection that its field shows, also where a page waits for the outcome', () => {
    const sentEdit = set('a', '1', attempted)
    const ending = {
      ...attempt,
      id: sentEdit.id,
      outcome: { is: 'rejected', reason: 'Too long' },
      isWatched: true,
    } as const
    expect(endAttempt(logOf(sentEdit), ending).edits).toMatchObject([
      { state: 'rejected', reason: 'Too long', id: sentEdit.id },
    ])
  })

  it('ask about no value that was replaced while the request was under way', () => {
    const sentEdit = set('a', '1', attempted)
    const later = set('a', '2')
    const outcome = { is: 'conflict', conflicts: [{ field: 'a', mine: '1' }], version: 9 } as const
    expect(endAttempt(logOf(sentEdit, later), { ...attempt, id: sentEdit.id, outcome, random: 0 }).edits).toEqual([
      later,
    ])
    const made = note('n', 'x', attempted)
    const log = logOf(made, note('n', 'y', { isNew: false }))
    expect(endAttempt(log, { ...attempt, id: made.id, outcome, random: 0 }).edits).toMatchObject([
      { state: 'conflict' },
      { state: 'pending' },
    ])
  })

  it('let a rejected edit go again under its key', () => {
    const rejected = set('a', '1', { ...attempted, state: 'rejected', reason: 'no' })
    expect(retry(logOf(rejected), rejected.id).edits).toMatchObject([
      { id: rejected.id, state: 'pending', reason: null, attempts: 1 },
    ])
  })
})

describe('an accepted edit', () => {
  it('overtakes an earlier edit of the same field that waits for a person', () => {
    const log = logOf(
      set('a', '1', { state: 'conflict' }),
      set('b', '1', { state: 'rejected' }),
      set('a', '2', attempted),
    )
    const accepted = { id: log.edits[2]?.id ?? '', outcome: { is: 'accepted', version: 7 }, type } as const
    const left = endAttempt(log, { ...accepted, now: 0, random: 0, isWatched: false })
    expect(bodies(left)).toEqual([{ field: 'b', value: '1' }])
  })
})

describe('order', () => {
  const soon = { now: 50, isForced: false, most: 1 } as const

  it('sends the oldest first and lets nothing overtake it', () => {
    const log = logOf(set('a', '1', { ...attempted, notBefore: 100 }), set('b', '1'))
    expect(nextEdits(log, type, soon)).toEqual([])
    expect(nextEdits(log, type, { ...soon, isForced: true })[0]?.body).toMatchObject({ field: 'a' })
    expect(nextAttemptAt(log, type)).toBe(100)
  })

  it('does not send a held edit before its time, however it is pressed for', () => {
    const log = logOf(removal('n', { notBefore: 100 }), set('a', '1'))
    expect(nextEdits(log, type, { ...soon, isForced: true })).toEqual([])
    expect(nextEdits(releaseHeld(log), type, soon)[0]?.kind).toBe('remove-note')
  })

  it('holds back what needs things that another scope has yet to make', () => {
    const log = { ...logOf(note('n', 'y', { isNew: false }), set('a', '1')), missing: ['note:n'] }
    expect(nextEdits(log, type, soon)[0]?.kind).toBe('set')
    expect(nextEdits({ ...log, missing: ['*'] }, type, soon)).toEqual([])
    expect(nextAttemptAt({ ...log, missing: ['*'] }, type)).toBeNull()
  })

  it('passes what waits for a person, but not with what depends on it', () => {
    const log = logOf(note('n', 'x', { state: 'rejected' }), note('n', 'y', { isNew: false }), set('a', '1'))
    expect(nextEdits(log, type, soon)[0]?.kind).toBe('set')
    expect(nextEdits(logOf(edit('create', null, { state: 'rejected' }), set('a', '1')), type, soon)).toEqual([])
  })
})

describe('cancel', () => {
  it('takes what depends on the edit with it', () => {
    const [made, unrelated] = [note('n', 'x', { state: 'rejected', ...attempted }), set('a', '1')]
    expect(
      ids(
        cancel(logOf(made, note('n', 'y', { isNew: false }), unrelated), { id: made.id, rules: type, newId }) ??
          logOf(),
      ),
    ).toEqual([unrelated.id])
  })

  it('takes everything with the creation of the scope', () => {
    const create = edit('create', null)
    expect(cancel(logOf(create, set('a', '1')), { id: create.id, rules: type, newId })).toEqual({
      base: null,
      edits: [],
    })
  })

  it('replaces what may have arrived by what undoes it, in its place and without what depends on it', () => {
    const undoable = type.kinds.map((kind) =>
      kind.name === 'note' ? { ...kind, undoneBy: () => ({ kind: 'remove-note', body: { id: 'n' } }) } : kind,
    )
    const rules = { kinds: undoable }
    const [made, unrelated] = [note('n', 'x', attempted), set('a', '1')]
    const log = cancel(logOf(made, note('n', 'y', { isNew: false }), unrelated), { id: made.id, rules, newId })
    expect(log?.edits).toMatchObject([{ id: 'new', kind: 'remove-note', attempts: 0 }, { id: unrelated.id }])
    // Never attempted or rejected, it is not on the server: nothing is left to send.
    for (const more of [{}, { ...attempted, state: 'rejected' as const }]) {
      const unsent = note('n', 'x', more)
      expect(cancel(logOf(unsent), { id: unsent.id, rules, newId })?.edits).toEqual([])
    }
  })

  it('cancels nothing that may have arrived or was sent meanwhile', () => {
    expect(cancel(logOf(), { id: 'e0', rules: type, newId })).toBeNull()
    const sentEdit = set('a', '1', attempted)
    expect(cancel(logOf(sentEdit), { id: sentEdit.id, rules: type, newId })).toBeNull()
  })
})

describe('resolve', () => {
  const inConflict = set('a', 'mine', {
    ...attempted,
    state: 'conflict',
    version: 9,
    conflicts: [{ field: 'a', theirs: 'x' }],
  })
  const choose = (choice: 'mine' | 'theirs') =>
    resolve(logOf(inConflict, set('b', '1')), { choices: new Map([['a', choice]]), newId: () => 'new', rules: type })
      .edits

  it('sends mine on top of theirs under a new key, in its place', () => {
    expect(choose('mine')).toMatchObject([
      { id: 'new', state: 'pending', attempts: 0, version: 9, conflicts: [], leaves: [] },
      { body: { field: 'b' } },
    ])
  })

  it('drops an edit of which nothing is mine', () => {
    expect(choose('theirs')).toMatchObject([{ body: { field: 'b' } }])
    const gone = note('n.1', 'x', { isNew: false, state: 'conflict', conflicts: [{ field: 'note:n.1' }] })
    const choices = new Map([['note:n.1', 'theirs']] as const)
    expect(resolve(logOf(gone), { choices, newId: () => 'new', rules: type }).edits).toEqual([])
  })

  it('waits until all of its fields are chosen', () => {
    const log = logOf(inConflict)
    expect(resolve(log, { choices: new Map(), newId: () => 'new', rules: type }).edits).toEqual(log.edits)
  })
})

it('shows the base with every pending edit, and none that waits for a person', () => {
  const edits = [
    set('a', '1'),
    count(2, attempted),
    count(5, { state: 'rejected' }),
    set('b', 'x', { state: 'conflict' }),
  ]
  expect(optimistic(emptyNotebook, { edits, type })).toEqual({ ...emptyNotebook, fields: { a: '1' }, count: 2 })
})
