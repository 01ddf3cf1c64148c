import { expect, it } from 'vitest'
import type { ProductVariation } from '#contract/project/project-parts.ts'
import { shownRrp, variationChoices } from './project-variation.ts'

const variation = (rrpOverride: number | null): ProductVariation => ({
  id: 'v',
  brand: 'Ostra',
  variationSku: 'OS-L',
  comments: '',
  productCode: 'A',
  rrpOverride,
})

it('shows the RRP of a variation instead of the product’s', () => {
  expect(shownRrp({ rrp: 1599 }, [variation(null)])).toBe(1599)
  expect(shownRrp({ rrp: 1599 }, [variation(1450)])).toBe(1450)
  expect(shownRrp({}, [])).toBeNull()
})

it('lists the SKUs of the brand, and the one chosen before', () => {
  expect(variationChoices({ OSTRA: ['OS-L'] }, { brand: 'Ostra', own: '' })).toEqual(['OS-L'])
  expect(variationChoices({ Ostra: ['OS-L'] }, { brand: 'Ostra', own: 'OS-R' })).toEqual(['OS-R', 'OS-L'])
  expect(variationChoices({}, { brand: 'Ostra', own: 'OS-R' })).toEqual([])
})
