// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderUi } from '../../../tests/render-ui.tsx'
import { TabsNav } from './tabs-nav.tsx'

const tabs = [
  { title: 'Features', uri: 'features', display: true },
  { title: 'Specifications', uri: 'specifications', display: true },
  { title: 'Reviews', uri: 'reviews', display: false },
]

it('shows the enabled tabs, scrolls to the section and marks its tab', () => {
  const onGo = vi.fn()
  renderUi(
    <>
      <TabsNav tabs={tabs} label="Sections" onGo={onGo} />
      <section id="specifications" />
    </>,
  )
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual(['Features', 'Specifications'])
  fireEvent.click(screen.getByRole('link', { name: 'Specifications' }))
  expect(onGo).toHaveBeenCalledExactlyOnceWith(document.getElementById('specifications'))
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'true'])
})
