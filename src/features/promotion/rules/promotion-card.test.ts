import { expect, it } from 'vitest'
import { Promotion } from '#contract/catalogue/promotion.ts'
import { promotionCard } from './promotion-card.ts'

const picture = { path: '/images/1/kettle', alt: 'Kettle', width: 1200, height: 1200, color: '#eee' }
const full: Promotion = {
  path: '/promotion/kettle',
  title: 'A kettle with any fridge',
  description: 'It rides along.',
  startDate: '2026-11-01',
  endDate: '2026-12-28',
  brand: 'Norrvik',
  thumbnailImg: picture,
  ribbon: 'bonus',
  featured: true,
  categories: [{ name: 'Fridges', uri: 'kitchen/fridges' }],
  products: ['NV-FD610S'],
  redemption: true,
  redemptionEndDate: '2027-01-31',
  childHasActiveRedemption: true,
  rewardLabel: 'Bonus',
}

it('reads a promotion without losing anything [S1-3-13]', () => {
  expect(Promotion.parse(full)).toEqual(full)
})

it('keeps six fields of a promotion beside a cart [S1-3-14]', () => {
  expect(promotionCard(full)).toEqual({
    link: '/promotion/kettle',
    title: 'A kettle with any fridge',
    expiryDate: '2026-12-28',
    thumbImg: picture,
    redemption: true,
    rewardLabel: 'Bonus',
  })
})
