import { describe, expect, it } from 'vitest'
import type { Outline } from '#contract/project/project.ts'
import { goodsIn, productsOf, targetFoldersIn, ticked, transferNeeds, withPieces } from './transfer-choice.ts'

const oven = { productCode: 'OVEN', title: 'Oven', quantity: 3 }
const kettle = { productCode: 'KETTLE', title: 'Kettle', quantity: 1 }
const outline: Outline = {
  projectId: 'p1',
  projectName: 'Kitchen',
  folders: [{ id: 'f1', title: 'Bench', products: [oven] }],
  products: [kettle],
}

describe('what is moved to another project', () => {
  it('reads lines and folders of an outline, lines without a folder last', () => {
    expect(goodsIn(outline)).toEqual([oven, kettle])
    expect(targetFoldersIn(outline)).toEqual([
      { id: 'f1', title: 'Bench', count: 1 },
      { id: null, title: 'No folder', count: 1 },
    ])
  })
  it('is ticked with all pieces, then fewer, but at least one and never more than there are', () => {
    const all = ticked(new Map(), oven, true)
    expect(all.get('OVEN')).toBe(3)
    expect([2, 0, 9, Number.NaN].map((pieces) => withPieces(all, oven, pieces).get('OVEN'))).toEqual([2, 1, 3, 1])
    expect(ticked(all, oven, false).size).toBe(0)
  })
  it('keeps the order of the project', () => {
    const chosen = ticked(ticked(new Map(), kettle, true), oven, true)
    expect(productsOf([oven, kettle], chosen)).toEqual([
      { productCode: 'OVEN', quantity: 3 },
      { productCode: 'KETTLE', quantity: 1 },
    ])
  })
  it('is no more than a colleague has left of it', () => {
    const chosen = ticked(new Map(), oven, true)
    expect(productsOf([{ ...oven, quantity: 2 }], chosen)).toEqual([{ productCode: 'OVEN', quantity: 2 }])
    expect(productsOf([kettle], chosen)).toEqual([])
  })
  it('says what is still needed', () => {
    expect(transferNeeds({ hasOther: false, count: 2 })).toBe('Choose the other project first')
    expect(transferNeeds({ hasOther: true, count: 0 })).toBe('Tick a product first')
    expect(transferNeeds({ hasOther: true, count: 1 })).toBeNull()
  })
})
