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

it('keeps the reason why a file could not be stored while the panel is closed, until the file is tried again', async () => {
  expectConsole(/^attach: full$/)
  const client = new QueryClient()
  const edit = vi.fn<OpenProject['edit']>().mockRejectedValueOnce(new NotSavedError('full'))
  const panelOf = (projectId: string) => {
    // The hook uses nothing else of the context.
    const context = { projectId, project: { files: [] as unknown[] }, edit } as unknown as OpenProject
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>
        <ProjectContext value={context}>{children}</ProjectContext>
      </QueryClientProvider>
    )
    return renderHook(() => useAttach(), { wrapper })
  }
  const before = panelOf('P1')
  await act(() => before.result.current.add([new File(['%PDF-1.7'], 'plan.pdf', { type: 'application/pdf' })], null))
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
