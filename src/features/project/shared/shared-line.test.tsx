// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import type { SharedProject } from '#contract/project/project-quote.ts'
import { renderUi } from '../../../../tests/render-ui.tsx'
import type { SharedLine as Line } from './shared-folders.ts'
import { SharedLine } from './shared-line.tsx'

const oven = { productCode: 'OVEN', sku: 'OVEN', title: 'Oven', quantity: 2, wasPrice: null, lockedPrice: null }
const shared = { productNotes: [], productVariations: [], heldUntil: null } as unknown as SharedProject // what a line reads

const words = (prices: Pick<Line, 'price' | 'lineTotal' | 'wasPrice'>) =>
  renderUi(<SharedLine line={{ ...oven, ...prices } as Line} shared={shared} isChosen onChoose={() => {}} />).container
    .textContent

it('has no amount for a product without a price, and the amount of one that was reduced to nothing', () => {
  expect(words({ price: 100, lineTotal: 200, wasPrice: null })).toContain('$200.002 × $100.00')
  const unpriced = words({ price: 0, lineTotal: 0, wasPrice: null })
  expect(unpriced).toContain('Price on request')
  expect(unpriced).not.toContain('$')
  expect(words({ price: 0, lineTotal: 0, wasPrice: 89 })).toContain('$0.002 × $0.00Was $89.00 each')
})
