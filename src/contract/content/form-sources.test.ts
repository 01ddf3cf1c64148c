import { expect, it } from 'vitest'
import { formSources } from './form-sources.ts'

it('has the nine form sources in the specified spelling [S1-3-29]', () => {
  expect(formSources.join(', ')).toBe(
    'Footer, Newsletter, Checkout, AskAnExpert, ProductEnquiry, CatalogueDetails, Project, PromotionRedemption, Promotion',
  )
})
