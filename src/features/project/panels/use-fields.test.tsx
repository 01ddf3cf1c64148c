// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type OpenProject, ProjectContext } from '#offline/project/project-context.ts'
import { storedEdit } from '../../../../tests/project-edits.ts'
import { useFields } from './use-fields.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  edits = []
  vi.useRealTimers()
})

let edits: OpenProject['edits'] = []
const wrapper = ({ children }: { children: ReactNode }) => (
  // Fields use nothing else of the context.
  <ProjectContext value={{ edits, unsaved: new Map() } as unknown as OpenProject}>{children}</ProjectContext>
)

function aPanel(known = { name: 'Priya', goal: '' }) {
  const save = vi.fn(async (_key: 'name' | 'goal', _text: string, _isTyping: boolean) => undefined)
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
  expect(save.mock.calls).toEqual([['goal', 'Seats', true]])
  act(() => fields().type('goal', 'Seats for six'))
  act(() => fields().commit('goal'))
  act(() => fields().commit('goal'))
  await settle(1000)
  expect(save.mock.calls.slice(1)).toEqual([['goal', 'Seats for six', false]])
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

it('saves what was typed when the panel is closed', async () => {
  const { fields, save, unmount } = aPanel()
  act(() => fields().type('goal', 'Seats'))
  unmount()
  await settle()
  expect(save.mock.calls).toEqual([['goal', 'Seats', false]])
})
