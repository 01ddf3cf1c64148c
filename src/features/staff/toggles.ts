import type { PageType } from '#domain/catalogue/page-types.ts'
import type { AdminPanel, PanelKind } from './panel-address.ts'

/** What the page under the toolbar is about. */
export type PageContext = { pageType: PageType; sku: string | null; projectId: string | null }

type PanelToggle = {
  word: string
  kind: PanelKind
  /** Page types that have it; `all` for every page. */
  on: readonly PageType[] | 'all'
  /** Null where the page names nothing to show. */
  panel: (page: PageContext) => AdminPanel | null
}

/** The toggles that open a panel, by page type [S1-2.7-01]. */
export const panelToggles: readonly PanelToggle[] = [
  {
    word: 'Product',
    kind: 'product',
    on: ['product'],
    panel: ({ sku }) => (sku === null ? null : { kind: 'product', sku }),
  },
  {
    word: 'Project',
    kind: 'project',
    on: ['project'],
    panel: ({ projectId }) => (projectId === null ? null : { kind: 'project', projectId }),
  },
  { word: 'Stats', kind: 'performance', on: 'all', panel: () => ({ kind: 'performance' }) },
]

/** The toggle between project and dashboard is on their own pages only; on means the dashboard [S1-4-18]. */
export const hasProjectToggle = (pageType: PageType) => pageType === 'project' || pageType === 'performanceDashboard'

export const togglesOf = (page: PageContext) =>
  panelToggles.flatMap(({ word, kind, on, panel }) => {
    const opens = on === 'all' || on.includes(page.pageType) ? panel(page) : null
    return opens ? [{ word, kind, opens }] : []
  })
