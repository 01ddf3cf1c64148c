import { expect, it } from 'vitest'
import { ribbonKinds, ribbonSizes, shownRibbon } from './ribbon.ts'

it('has eight kinds and two sizes [S1-2.10-10]', () => {
  expect(ribbonKinds).toEqual(['save', 'catalogue-item', 'cashback', 'win', 'new', 'bonus', 'special-offer', 'sale'])
  expect(ribbonSizes).toEqual(['sm', 'xs'])
  for (const kind of ribbonKinds) expect(shownRibbon({ type: kind }, true)?.kind).toBe(kind)
})

it('shows ribbons only in shops that have them [S1-2.10-11]', () => {
  expect(shownRibbon({ type: 'sale', text: 'Save $200' }, true)).toEqual({ kind: 'sale', text: 'Save $200' })
  expect(shownRibbon({ type: 'sale', text: 'Save $200' }, false)).toBeNull()
})

it('uses the default text for a ribbon without one, and shows none for an unknown kind', () => {
  expect(shownRibbon({ type: 'special-offer', text: '' }, true)).toEqual({
    kind: 'special-offer',
    text: 'Special offer',
  })
  expect(shownRibbon({ type: 'constructor' }, true)).toBeNull()
  expect(shownRibbon(null, true)).toBeNull()
})
