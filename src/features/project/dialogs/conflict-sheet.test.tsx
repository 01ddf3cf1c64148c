// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Conflict } from '#contract/protocol/project-conflict.ts'
import type { FieldValue } from '#domain/project/project-fields.ts'
import { quoteDataKeys } from '#domain/project/project-response.ts'
import type { OwnConflict } from '#features/project/rules/project-conflict.ts'
import { projectType } from '#offline/project/project-scope.ts'
import { everyEdit } from '../../../../tests/project-edits.ts'
import { renderUi } from '../../../../tests/render-ui.tsx'
import { ConflictSheet } from './conflict-sheet.tsx'

afterEach(cleanup)

const who = { changedBy: 'Noor Haddad', changedAt: '2026-11-20T02:00:00.000Z' }
const titles: Readonly<Record<string, string>> = {
  project: 'Test kitchen',
  line: 'Wall oven',
  folder: 'Laundry',
  note: 'Hinges on the left',
  variation: 'Wall oven in black',
}
const kindOf = (field: string) => /^\w+/.exec(field)?.[0] ?? ''

/** Two values of every field that a kind of edit sets, as in the API. */
const values: Readonly<Record<string, readonly [FieldValue, FieldValue]>> = {
  quantity: [1, 2],
  price: [null, { price: 99, reason: 'goodwill', competitor: null, competitorUrl: null }],
  warranty: [null, { id: 'w5', name: 'Five years' }],
  install: [null, { id: 'in', name: 'Installed and tested' }],
  place: [
    { folderId: null, folder: null, position: 'a0', after: null },
    { folderId: '018f0000-0000-7000-8000-000000000000', folder: 'Laundry', position: 'a1V', after: 'Kettle' },
  ],
  position: [
    { position: 'a0', after: null },
    { position: 'a1V', after: 'Kitchen' },
  ],
  rrp: [null, 1299.5],
  projectStart: ['', '2026-12-18'],
  showCulinaryBookings: [false, true],
}
const valuesOf = (field: string) => values[field.slice(field.lastIndexOf('.') + 1)] ?? ['Before', 'After']

const id = '018f0000-0000-7000-8000-00000000000a'
const withIds = (field: string) => field.replace(/:(F|N|V|R)\d/, `:${id}`).replace(':OVEN', ':WX-TS2EBS/B.1')

const touched = [
  ...everyEdit.flatMap(({ kind, body }) => projectType.kinds.find(({ name }) => name === kind)?.touches(body) ?? []),
  ...quoteDataKeys.map((name) => `project.${name}`),
].filter((field) => field !== 'quote' && !field.startsWith('reminder:'))
const fields = [...new Set(touched)].map(withIds)

/** Every type of conflict for every field and thing that an edit can concern. */
const conflicts: readonly Conflict[] = fields.flatMap((field): Conflict[] => {
  const title = titles[kindOf(field)] ?? ''
  if (!field.endsWith('.1') && /\.\w+$/.test(field)) {
    const [base, mine] = valuesOf(field)
    const shape = { type: 'field', field, title, base, mine, theirs: base, ...who } as const
    return [
      { ...shape, isOwn: false },
      { ...shape, isOwn: true },
    ]
  }
  const since = [
    { what: 'added', field: 'line:WX-TS2EBS', title: 'Kettle', ...who },
    { what: 'added', field: `note:${id}`, title: 'Hinges on the left', ...who },
    { what: 'changed', field: 'line:WX-TS2EBS.quantity', title: 'Wall oven', ...who },
    { what: 'changed', field: `note:${id}.text`, title: 'Hinges on the left', ...who },
    { what: 'changed', field: `variation:${id}.rrp`, title: 'Wall oven in black', ...who },
  ] as const
  return [
    { type: 'removal', field, title, since: [...since] },
    { type: 'gone', field, title, ...who },
  ]
})

const shown = (...own: readonly OwnConflict[]) => {
  const onDecide = vi.fn()
  renderUi(<ConflictSheet conflicts={own} onDecide={onDecide} onLater={() => {}} />)
  return { onDecide, dialog: screen.getByRole('dialog') }
}

function textsIn(node: Node): string[] {
  return node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : [...node.childNodes].flatMap(textsIn)
}

// An id, a path, JSON or `camelCase`; upper-case initials such as RRP are allowed.
const technical = /[0-9a-f]{8}-|[/[\]{}<>]|\b[a-z]+[A-Z]|undefined|null|WX-/

describe('ConflictSheet', () => {
  it('has every kind of thing and all three shapes in its cases', () => {
    expect(new Set(conflicts.map(({ type }) => type))).toEqual(new Set(['field', 'removal', 'gone']))
    expect(new Set(fields.map(kindOf))).toEqual(new Set(Object.keys(titles)))
    expect(fields.length).toBeGreaterThan(30)
  })

  it.each(conflicts.map((conflict) => [conflict.type, conflict.field, conflict] as const))(
    'puts a %s conflict of %s in words, with nothing technical in it',
    (_type, _field, conflict) => {
      const { dialog } = shown(conflict)
      const text = textsIn(dialog).join(' ')
      expect(text).not.toMatch(technical)
      expect(text).toContain('Noor Haddad')
    },
  )

  it('asks before deleting a folder that a colleague added to', async () => {
    const user = userEvent.setup()
    const since = [{ what: 'added' as const, field: 'line:WX', title: 'Wall oven', ...who }]
    const { dialog, onDecide } = shown({ type: 'removal', field: 'folder:F', title: 'Laundry', since })
    expect(dialog.textContent).toContain('Noor Haddad added Wall oven to Laundry.')
    await user.click(within(dialog).getByRole('radio', { name: /Delete anyway/ }))
    await user.click(within(dialog).getByRole('button', { name: 'Use these choices' }))
    expect(onDecide).toHaveBeenCalledWith(new Map([['folder:F', 'mine']]))
    expect(within(dialog).getByRole('radio', { name: /Keep the folder/ })).toBeTruthy()
  })

  it('leaves nothing to choose where the thing is gone, and goes on', async () => {
    const user = userEvent.setup()
    const { dialog, onDecide } = shown({ type: 'gone', field: 'line:WX', title: 'Wall oven', ...who })
    await user.click(within(dialog).getByRole('button', { name: 'Use these choices' }))
    expect(onDecide).toHaveBeenCalledWith(new Map([['line:WX', 'theirs']]))
  })

  it('keeps a note of a line that is gone as a comment, or drops it', async () => {
    const user = userEvent.setup()
    const { dialog, onDecide } = shown({
      type: 'gone',
      field: 'line:WX',
      title: 'Wall oven',
      note: 'Hinge left',
      ...who,
    })
    expect(dialog.textContent).toContain('Noor Haddad deleted the line, so your note has nowhere to go.')
    expect(within(dialog).getByRole('radio', { name: /Discard the note/ })).toBeTruthy()
    await user.click(within(dialog).getByRole('radio', { name: /Keep “Hinge left” as a comment on the project/ }))
    await user.click(within(dialog).getByRole('button', { name: 'Use these choices' }))
    expect(onDecide).toHaveBeenCalledWith(new Map([['line:WX', 'mine']]))
  })

  it('shows money as money, a place by its folder and a choice by its name', () => {
    const field = (name: string, mine: FieldValue): Conflict => ({
      ...{
        type: 'field',
        field: `line:WX.${name}`,
        title: 'Wall oven',
        base: null,
        theirs: null,
        isOwn: false,
        ...who,
      },
      mine,
    })
    const rrp = { ...field('rrp', 1299.5), field: 'variation:V.rrp' }
    const { dialog } = shown(
      rrp,
      field('place', values.place?.[1] ?? null),
      field('warranty', values.warranty?.[1] ?? null),
    )
    for (const text of ['$1,299.50', 'Laundry, after Kettle', 'Five years']) expect(dialog.textContent).toContain(text)
  })
})
