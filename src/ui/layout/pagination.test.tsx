// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderUi } from '../../../tests/render-ui.tsx'
import { Pagination } from './pagination.tsx'

const to = (page: number) => `/c/fridges?page=${page}`
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

it('links each page by its own address and none beyond the last', () => {
  renderUi(<Pagination page={3} totalItems={25} perPage={10} to={to} />)
  expect(links()).toEqual([to(2), to(1), to(2), to(3)])
  expect(screen.getByRole('link', { name: 'Page 3' }).getAttribute('aria-current')).toBe('page')
  expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull()
})

it('has no previous link on the first page', () => {
  renderUi(<Pagination page={1} totalItems={25} perPage={10} to={to} />)
  expect(screen.queryByRole('link', { name: 'Previous page' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe(to(2))
})

it('is not there for one page or none', () => {
  renderUi(<Pagination page={1} totalItems={10} perPage={10} to={to} />)
  renderUi(<Pagination page={1} totalItems={0} perPage={10} to={to} />)
  expect(screen.queryByRole('navigation')).toBeNull()
})

it.each([
  { page: 1, pages: 3, phone: '1 2 3', wide: '1 2 3' },
  { page: 1, pages: 10, phone: '1 2 … 10', wide: '1 2 3 4 5 … 10' },
  { page: 5, pages: 10, phone: '1 … 4 5 6 … 10', wide: '1 … 4 5 6 … 10' },
  { page: 4, pages: 10, phone: '1 2 3 4 5 … 10', wide: '1 2 3 4 5 … 10' },
  { page: 7, pages: 10, phone: '1 … 6 7 8 9 10', wide: '1 … 6 7 8 9 10' },
  { page: 10, pages: 10, phone: '1 … 9 10', wide: '1 … 6 7 8 9 10' },
])('shows the ends and the neighbours of page $page of $pages', ({ page, pages, phone, wide }) => {
  renderUi(<Pagination page={page} totalItems={pages * 10} perPage={10} to={to} />)
  const items = screen.getAllByRole('listitem')
  const textOf = (shown: HTMLElement[]) =>
    shown
      .map((item) => item.textContent)
      .filter(Boolean)
      .join(' ')
  expect(textOf(items)).toBe(wide)
  expect(textOf(items.filter((item) => !item.hasAttribute('data-far')))).toBe(phone)
})
