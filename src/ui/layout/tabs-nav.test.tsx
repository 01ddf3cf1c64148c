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

it('marks the first tab again after a jump to the top, which crosses no section', async () => {
  let report: (entries: { target: Element | null; isIntersecting: boolean }[]) => void = () => {}
  class Observer {
    observe = vi.fn()
    disconnect = vi.fn()
    constructor(callback: typeof report) {
      report = callback
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  renderUi(
    <>
      <TabsNav tabs={tabs} label="Sections" />
      <section id="features" />
      <section id="specifications" />
    </>,
  )
  const [features, specifications] = tabs.map(({ uri }) => document.getElementById(uri))
  const marked = () => screen.getAllByRole('link').find((link) => link.hasAttribute('aria-current'))?.textContent
  await vi.waitFor(() => {
    report([{ target: specifications ?? null, isIntersecting: true }])
    expect(marked()).toBe('Specifications')
  })
  vi.spyOn(features as HTMLElement, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, innerHeight, 100, 100))
  report([{ target: specifications ?? null, isIntersecting: false }])
  await vi.waitFor(() => expect(marked()).toBe('Features'))
  vi.unstubAllGlobals()
})
