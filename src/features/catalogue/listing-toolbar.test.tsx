// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Listing } from '#contract/catalogue/catalogue.ts'
import { renderUi } from '../../../tests/render-ui.tsx'
import { ListingToolbar } from './listing-toolbar.tsx'

const ignore = () => undefined

it.each([
  [12, 12, '12 products'],
  [3, 12, '3 of 12 products'],
  [1, 1, '1 product'],
])('counts %i of %i as "%s"', (totalCount, unfilteredCount, words) => {
  const listing: Listing = {
    products: [],
    totalCount,
    unfilteredCount,
    page: 1,
    size: 24,
    sort: 'popular',
    facets: [],
    promoted: [],
  }
  renderUi(
    <ListingToolbar
      listing={listing}
      filter={undefined}
      isSearch={false}
      chosen={0}
      view="grid"
      onSort={ignore}
      onView={ignore}
      onFilter={ignore}
      onRefine={ignore}
    />,
  )
  expect(screen.getByRole('status').textContent).toBe(words)
})
