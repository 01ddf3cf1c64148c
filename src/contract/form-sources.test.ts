import { expect, it } from 'vitest'
import { formSources } from './form-sources.ts'

it('knows the nine places forms stand in, in their spelling [S1-3-29]', () => {
  expect(formSources.join(', ')).toBe(
    'Footer, Newsletter, Checkout, AskAnExpert, ProductEnquiry, CatalogueDetails, Project, PromotionRedemption, Promotion',
  )
})
