import { expect, it } from 'vitest'
import { hasProjectToggle, type PageContext, togglesOf } from './toggles.ts'

const words = (page: Partial<PageContext>) =>
  togglesOf({ pageType: 'generic', sku: null, projectId: null, ...page }).map(({ word }) => word)

it('has a panel for what the page is about, and the stats everywhere', () => {
  expect(words({})).toEqual(['Stats'])
  expect(words({ pageType: 'product', sku: 'NV-1' })).toEqual(['Product', 'Stats'])
  expect(words({ pageType: 'project', projectId: 'p1' })).toEqual(['Project', 'Stats'])
  expect(words({ pageType: 'performanceDashboard' })).toEqual(['Stats'])
})

it('has none for a page that names nothing yet', () => {
  expect(words({ pageType: 'product' })).toEqual(['Stats'])
  expect(words({ pageType: 'project' })).toEqual(['Stats'])
})

it('toggles between project and dashboard on their own pages only', () => {
  expect((['project', 'performanceDashboard', 'product', 'generic'] as const).map(hasProjectToggle)).toEqual([
    true,
    true,
    false,
    false,
  ])
})
