// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { type App, AppProvider } from '#lib/app.tsx'
import { brand } from '#themes/wa/brand.ts'
import { renderUi } from '../../../tests/render-ui.tsx'
import { AccountWaiting } from './account-waiting.tsx'

const app: Partial<App> = { brand }

it('has a title, which the frame announces after a navigation', () => {
  renderUi(
    <AppProvider app={app as App /* a title needs no more of it */}>
      <MemoryRouter>
        <AccountWaiting />
      </MemoryRouter>
    </AppProvider>,
  )
  expect(document.title).toMatch(/^Account/)
})
