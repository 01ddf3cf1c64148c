// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { renderUi } from '../../../tests/render-ui.tsx'
import { ArticleCards } from './article-card.tsx'

const fact = (name: string, value: string) => ({ name, value })

it.each([
  [[fact('Room', '9 m²'), fact('Idea', 'Narrow machines')], '9 m² · Narrow machines'],
  [[fact('Time', '25 minutes'), fact('Serves', '6')], '25 minutes · Serves\u00a06'],
  [[fact('Room', '9 m²')], '9 m²'],
])('names the second fact of a card where it is a figure: %j', (facts, words) => {
  const about = { title: 'One', description: 'About it.', picture: null, facts }
  const card = { ...about, kind: 'inspiration' as const, uri: 'one', chapter: '', publishedOn: '2026-11-20' }
  renderUi(
    <MemoryRouter>
      <ArticleCards cards={[card]} linkTo={(uri) => `/blog/${uri}`} headingLevel={2} />
    </MemoryRouter>,
  )
  expect(screen.getByText('About it.').nextSibling?.textContent).toBe(words)
})

it.each([
  [1, 1],
  [2, 2],
  [3, 0],
  [4, 4],
  [5, 2],
  [6, 0],
])('leaves no hole in the rows of %i cards: %i are wide', (count, wide) => {
  const card = {
    title: 'One',
    description: 'About it.',
    picture: null,
    facts: [],
    chapter: '',
    publishedOn: '2026-11-20',
  }
  const cards = Array.from({ length: count }, (_, index) => ({ ...card, kind: 'blog' as const, uri: `${index}` }))
  const { container } = renderUi(
    <MemoryRouter>
      <ArticleCards cards={cards} linkTo={(uri) => `/blog/${uri}`} headingLevel={2} />
    </MemoryRouter>,
  )
  expect(container.querySelectorAll('[data-wide]')).toHaveLength(wide)
})
