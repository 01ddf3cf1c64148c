// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NotSavedError } from '#offline/database-faults.ts'
import { type OpenProject, ProjectContext } from '#offline/project/project-context.ts'
import { storedEdit } from '../../../../tests/project-edits.ts'
import type { HowSaved } from './project-changes.ts'
import { useFields } from './use-fields.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  edits = []
  version = 1
  unsaved.clear()
  vi.useRealTimers()
})

let edits: OpenProject['edits'] = []
let version = 1
const unsaved: OpenProject['unsaved'] = new Map()
const wrapper = ({ children }: { children: ReactNode }) => (
  // Fields use nothing else of the context.
  <ProjectContext value={{ edits, unsaved, project: { version } } as unknown as OpenProject}>{children}</ProjectContext>
)

function aPanel(known = { name: 'Priya', goal: '' }) {
  const save = vi.fn(async (_key: 'name' | 'goal', _text: string, _how: HowSaved) => undefined)
  const { result, rerender, unmount } = renderHook(({ values }) => useFields({ known: values, save }), {
    wrapper,
    initialProps: { values: known },
  })
  return {
    save,
    unmount,
    fields: () => result.current,
    becomes: (values: typeof known) => rerender({ values }),
  }
}

const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))

it('does not change a field the person is in, and saves nothing when it is left untouched', async () => {
  const { fields, becomes, save } = aPanel()
  act(() => fields().enter('name'))
  becomes({ name: 'Priya Raman', goal: '' })
  expect(fields().valueOf('name')).toBe('Priya')
  act(() => fields().commit('name'))
  await settle()
  expect([fields().valueOf('name'), fields().stateOf('name')]).toEqual(['Priya Raman', null])
  expect(save).not.toHaveBeenCalled()
})

it('follows the project in a field without focus', () => {
  const { fields, becomes } = aPanel()
  act(() => fields().enter('goal'))
  becomes({ name: 'Priya Raman', goal: '' })
  expect(fields().valueOf('name')).toBe('Priya Raman')
})

it('stores what is typed after 400 ms as typing, and saves it once when Enter is pressed and the field is left', async () => {
  const { fields, save } = aPanel()
  act(() => fields().enter('goal'))
  for (const text of ['S', 'Se', 'Seats ']) act(() => fields().type('goal', text))
  await settle(399)
  expect(save).not.toHaveBeenCalled()
  await settle(1)
  expect(save.mock.calls).toEqual([['goal', 'Seats', expect.objectContaining({ isTyping: true })]])
  act(() => fields().type('goal', 'Seats for six'))
  act(() => fields().commit('goal'))
  act(() => fields().commit('goal'))
  await settle(1000)
  expect(save.mock.calls.slice(1)).toEqual([['goal', 'Seats for six', expect.objectContaining({ isTyping: false })]])
})

it('keeps the text of a field that could not be saved, and saves it when the field is left again', async () => {
  const { fields, save } = aPanel()
  save.mockRejectedValueOnce(new Error('no'))
  act(() => fields().type('goal', 'Seats'))
  act(() => fields().commit('goal'))
  await settle()
  expect([fields().valueOf('goal'), fields().stateOf('goal')]).toEqual(['Seats', 'failed'])
  act(() => fields().commit('goal'))
  await settle()
  expect(save).toHaveBeenCalledTimes(2)
  expect(fields().stateOf('goal')).toBe('saved')
})

it('shows that a field in conflict needs the person, and never that it was saved', async () => {
  const { fields, becomes } = aPanel()
  act(() => fields().type('goal', 'Seats'))
  act(() => fields().commit('goal'))
  await settle()
  expect(fields().stateOf('goal')).toBe('saved')
  const edit = storedEdit({ kind: 'details', body: { fields: { goal: 'Seats' } as object } }, 'e1', {
    state: 'conflict',
  })
  edits = [{ edit, projectId: 'P1', projectName: '', text: '', isSending: false, percent: null, isCancellable: true }]
  becomes({ name: 'Priya', goal: '' })
  expect(fields().stateOf('goal')).toBe('needs-you')
})

it('shows the chosen value of a conflict in the field that got the focus back, also once it was sent', () => {
  const { fields, becomes } = aPanel({ name: 'Priya', goal: 'Theirs' })
  act(() => fields().enter('goal'))
  const edit = storedEdit({ kind: 'details', body: { fields: { goal: 'Mine' } as object } }, 'e1')
  edits = [{ edit, projectId: 'P1', projectName: '', text: '', isSending: true, percent: null, isCancellable: true }]
  becomes({ name: 'Priya', goal: 'Mine' })
  expect(fields().valueOf('goal')).toBe('Mine')
  edits = []
  becomes({ name: 'Priya', goal: 'Mine' })
  expect(fields().valueOf('goal')).toBe('Mine')
})

it('saves what was typed when the panel is closed', async () => {
  const { fields, save, unmount } = aPanel()
  act(() => fields().type('goal', 'Seats'))
  unmount()
  await settle()
  expect(save.mock.calls).toEqual([['goal', 'Seats', expect.objectContaining({ isTyping: false })]])
})

const isSeen = (seenVersion: number) => expect.objectContaining({ seen: { version: seenVersion, madeAt: Date.now() } })

it('saves what is typed on the version that was shown when the field was entered', async () => {
  const { fields, save, becomes } = aPanel()
  act(() => fields().enter('name'))
  version = 2
  becomes({ name: 'Priya Raman', goal: '' })
  act(() => fields().type('name', 'Priya R'))
  act(() => fields().commit('name'))
  await settle()
  expect(save.mock.calls).toEqual([['name', 'Priya R', isSeen(1)]])
})

const full = () => new NotSavedError('This device is full')

it('sends a text that found no space again without a press, on the version it was typed on', async () => {
  const { fields, save, becomes } = aPanel()
  save.mockRejectedValueOnce(full()).mockRejectedValueOnce(full())
  act(() => fields().enter('goal'))
  act(() => fields().type('goal', 'Seats'))
  const seen = isSeen(1)
  act(() => fields().commit('goal'))
  await settle(500)
  version = 2
  becomes({ name: 'Priya', goal: 'Theirs' })
  unsaved.get('goal')?.send()
  await settle(500)
  expect([fields().stateOf('goal'), unsaved.size]).toEqual(['failed', 1])
  unsaved.get('goal')?.send()
  await settle()
  expect([fields().stateOf('goal'), unsaved.size]).toEqual(['saved', 0])
  expect(fields().valueOf('goal')).toBe('Theirs')
  expect(save.mock.calls).toEqual(Array.from({ length: 3 }, () => ['goal', 'Seats', seen]))
  expect(save.mock.calls.map(([, , how]) => how.isAutomatic)).toEqual([false, true, true])
})

it('sends a text without space from a panel that is closed, and shows it as saved in one opened again', async () => {
  const first = aPanel()
  first.save.mockRejectedValue(full())
  act(() => first.fields().type('goal', 'Seats'))
  act(() => first.fields().commit('goal'))
  await settle()
  first.unmount()
  await settle()
  expect(unsaved.get('goal')?.text).toBe('Seats')
  first.save.mockClear()
  unsaved.get('goal')?.send()
  await settle()
  expect(first.save).toHaveBeenCalledOnce()

  const next = aPanel()
  expect(next.fields().stateOf('goal')).toBe('failed')
  unsaved.get('goal')?.send()
  await settle()
  expect([next.fields().stateOf('goal'), unsaved.size]).toEqual(['saved', 0])
})
