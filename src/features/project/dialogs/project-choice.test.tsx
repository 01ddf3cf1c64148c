// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import type { MinimalProject } from '#contract/project/project.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import { type App, AppProvider } from '#lib/app.tsx'
import { type OpenProject, ProjectContext } from '#offline/project/project-context.ts'
import { renderUi } from '../../../../tests/render-ui.tsx'
import { ProjectChoice } from './project-choice.tsx'

const laundry = { projectId: '2', projectName: 'Laundry', status: 'Open', productCount: 3, quoteId: null }

/** The list without a text fails. */
const minimal = async ({ query }: { query: { text?: string } }) => {
  if (!query.text) throw new ApiError(500, { code: 'unexpected', message: '' })
  return { projects: [laundry] }
}

function Choice() {
  const [chosen, setChosen] = useState<MinimalProject | null>(null)
  return <ProjectChoice label="To" chosen={chosen} onChoose={setChosen} />
}

it('shows no error of the list beside a project that a search has found', async () => {
  const app = { api: { project: { minimal } } } as unknown as App
  const project = { projectId: '1', isOffline: false } as OpenProject
  renderUi(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <AppProvider app={app}>
        <ProjectContext value={project}>
          <Choice />
        </ProjectContext>
      </AppProvider>
    </QueryClientProvider>,
  )
  const field = screen.getByRole('combobox', { name: 'To' })
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  const user = userEvent.setup()
  await user.type(field, 'Laun')
  await user.click(await screen.findByRole('option', { name: /^Laundry/ }))
  expect(screen.getByText('Open · 3 products')).toBeTruthy()
  expect(field.getAttribute('aria-invalid')).not.toBe('true')
})
