// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { NotSavedError } from '#offline/database-faults.ts'
import { type OpenProject, ProjectContext } from '#offline/project/project-context.ts'
import { expectConsole } from '../../../../../tests/console-guard.ts'
import { useAttach } from './use-attach.ts'

afterEach(cleanup)

/** The files panel of a project; `edit` stores a file on this device. */
function panels() {
  const client = new QueryClient()
  const unsaved: OpenProject['unsaved'] = new Map()
  const edit = vi.fn<OpenProject['edit']>().mockRejectedValueOnce(new NotSavedError('full'))
  const panelOf = (projectId: string) => {
    // The hook uses nothing else of the context.
    const context = { projectId, project: { files: [] as unknown[] }, unsaved, edit } as unknown as OpenProject
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>
        <ProjectContext value={context}>{children}</ProjectContext>
      </QueryClientProvider>
    )
    return renderHook(() => useAttach(), { wrapper })
  }
  return { edit, unsaved, panelOf }
}

const plan = () => new File(['%PDF-1.7'], 'plan.pdf', { type: 'application/pdf' })

it('keeps the reason why a file could not be stored while the panel is closed, until the file is tried again', async () => {
  expectConsole(/^attach: full$/)
  const { edit, panelOf } = panels()
  const before = panelOf('P1')
  await act(() => before.result.current.add([plan()], null))
  before.unmount()

  const { result } = panelOf('P1')
  expect(result.current.unstored).toMatchObject([
    { file: { name: 'plan.pdf' }, problem: expect.stringMatching(/^There is not enough space on this tablet/) },
  ])
  expect(panelOf('P2').result.current.unstored).toEqual([])
  edit.mockResolvedValueOnce(undefined)
  await act(async () => {
    const [failed] = result.current.unstored
    if (failed) result.current.retry(failed)
  })
  await vi.waitFor(() => expect(edit).toHaveBeenCalledTimes(2))
  await vi.waitFor(() => expect(result.current.unstored).toEqual([]))
})

it('tries a file again when there may be space, once, without another message, also while the panel is closed', async () => {
  expectConsole(/^attach: full$/)
  const { edit, unsaved, panelOf } = panels()
  const panel = panelOf('P1')
  await act(() => panel.result.current.add([plan()], null))
  await vi.waitFor(() => expect(unsaved.size).toBe(1))
  const [shown] = panel.result.current.unstored
  const mayHaveSpace = () => act(async () => [...unsaved.values()].map(({ send }) => send()))
  edit.mockRejectedValueOnce(new NotSavedError('full'))
  await mayHaveSpace()
  await vi.waitFor(() => expect(edit).toHaveBeenCalledTimes(2))
  expect(panel.result.current.unstored).toEqual([shown])
  await vi.waitFor(() => expect(unsaved.size).toBe(1))
  panel.unmount()
  edit.mockResolvedValue(undefined)
  await mayHaveSpace()
  await mayHaveSpace()
  await vi.waitFor(() => expect(panelOf('P1').result.current.unstored).toEqual([]))
  expect([edit.mock.calls.length, unsaved.size]).toEqual([3, 0])
})

it('does not send a file that was removed', async () => {
  expectConsole(/^attach: full$/)
  const { unsaved, panelOf } = panels()
  const { result } = panelOf('P1')
  await act(() => result.current.add([plan()], null))
  await vi.waitFor(() => expect(unsaved.size).toBe(1))
  act(() => result.current.drop(result.current.unstored[0]?.id ?? ''))
  expect(unsaved.size).toBe(0)
})
